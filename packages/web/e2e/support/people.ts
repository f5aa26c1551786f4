import { type Action, decision, defaultAction, legalActions, type Seat, seededDice } from '@bretwalda/engine';
import { type GameConnection, type NewTable, newTableSchema } from '@bretwalda/protocol';
import type { BrowserContext, Page } from '@playwright/test';
import { Visitor } from '../../../server/test/support/visitor.ts';
import { withSettings } from './game.ts';

/** Whoever has this name runs the servers of the tests. */
export const OPERATOR = 'Reeve of the Shire';

/** Tests of a worker share their server, where every name is somebody's. */
let people = 0;
const unique = (name: string): string => `${name} ${process.pid}-${++people}`;

/** Somebody with a browser and, for what a test does not click, a way to the server behind it; one cookie for both. */
export class Person {
  readonly visitor: Visitor;
  readonly context: BrowserContext;

  private constructor(visitor: Visitor, context: BrowserContext) {
    this.visitor = visitor;
    this.context = context;
  }

  static async come(url: string, context: BrowserContext, name: string): Promise<Person> {
    const visitor = new Visitor(url.replace(/\/$/, ''));
    await visitor.accounts.signUp({ name: unique(name), password: 'a password of a test' });
    return Person.with(visitor, context);
  }

  /** Whoever runs the server; several tests may need them. */
  static async operator(url: string, context: BrowserContext): Promise<Person> {
    const visitor = new Visitor(url.replace(/\/$/, ''));
    const password = 'a password of a test';
    const { accounts } = visitor;
    await accounts
      .signUp({ name: OPERATOR, password })
      .catch(() => accounts.signIn({ who: OPERATOR, password }));
    return Person.with(visitor, context);
  }

  private static async with(visitor: Visitor, context: BrowserContext): Promise<Person> {
    const { url } = visitor;
    await context.addCookies([...visitor.cookies].map(([name, value]) => ({ name, value, url })));
    return new Person(visitor, context);
  }

  /** The same person on another device. */
  on(context: BrowserContext): Promise<Person> {
    return Person.with(this.visitor, context);
  }

  /** A page of the game, without what only takes time. */
  async watch(
    id: string,
    { link = '', language = 'en' as 'en' | 'it', motion = 'off', dice = 'skip' } = {},
  ): Promise<Page> {
    const page = await this.context.newPage();
    await withSettings(page, {
      language,
      motion,
      dice,
      sound: false,
      events: false,
      confirmIdle: false,
    });
    await page.goto(`./#/online/table/${id}${link && `/${link}`}`);
    return page;
  }
}

/** A table with people in its first seats, which has begun; the other seats as told. */
export async function beginTable(
  players: readonly Person[],
  wanted: Partial<Omit<NewTable, 'seats' | 'agreed'>> & {
    readonly agreed?: Partial<NewTable['agreed']>;
    readonly bots?: number;
  } = {},
): Promise<string> {
  const [first, ...others] = players;
  if (!first) throw new Error('Nobody sits down.');
  const { bots = 0, agreed, ...more } = wanted;
  const table = newTableSchema.parse({
    scenario: 'two-early',
    agreed: { rated: false, standIn: 'squire', ...agreed },
    ...more,
    seats: [
      { kind: 'me' },
      ...others.map(() => ({ kind: 'open' })),
      ...Array.from({ length: bots }, () => ({ kind: 'bot', level: 'squire' })),
    ],
  });
  const { id, invitation } = await first.visitor.api.table.create.mutate(table);
  for (const [i, { visitor }] of others.entries())
    await visitor.api.table.join.mutate({ id, seat: i + 1, ...(invitation && { invitation }) });
  return id;
}

/** Plays for people through the server, mostly what is done for somebody who does not answer, until something holds. */
export async function playFor(
  players: readonly Person[],
  id: string,
  until: (game: GameConnection['game']) => boolean,
): Promise<void> {
  const connections = await Promise.all(players.map(({ visitor }) => visitor.connect(id)));
  const chance = seededDice(11);
  try {
    const [any] = connections as [GameConnection];
    while (!until(any.game)) {
      const { state, revision } = any.game.snapshot();
      const seat = decision(state)[0]?.seat;
      const player = connections.find((one) => one.seat === seat);
      if (!player || seat === undefined) {
        await next(any.game, revision);
        continue;
      }
      await caughtUp(player.game, revision);
      const action = someAction(
        player.game.snapshot().state,
        seat,
        chance.roll(4) === 1 ? chance : undefined,
      );
      const answer = await player.game.submit([action], revision, seat);
      if (answer.kind !== 'ok' && answer.kind !== 'stale') throw new Error(JSON.stringify(answer));
      await caughtUp(any.game, answer.revision);
    }
  } finally {
    for (const one of connections) one.close();
  }
}

function someAction(
  state: Parameters<typeof legalActions>[0],
  seat: Seat,
  chance: ReturnType<typeof seededDice> | undefined,
): Action {
  const legal = legalActions(state, seat);
  const some = chance && legal[chance.roll(legal.length) - 1];
  return some ?? defaultAction(state) ?? (legal[0] as Action);
}

/** Waits until a game has come so far. */
export const caughtUp = async (game: GameConnection['game'], revision: number): Promise<void> => {
  while (game.revision < revision) await next(game, game.revision);
};

/** A game that goes on, or whoever waits gives up. */
const next = (game: GameConnection['game'], from: number): Promise<void> =>
  new Promise((done, failed) => {
    const timer = setTimeout(() => failed(new Error('Nothing happens in this game.')), 30_000);
    const stop = game.subscribe(from, () => {
      clearTimeout(timer);
      queueMicrotask(() => stop());
      done();
    });
  });
