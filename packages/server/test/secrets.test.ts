import { HIDDEN_VOTE, NO_VOTE } from '@bretwalda/engine';
import { variantsOf } from '@bretwalda/engine/data';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestServer } from './support/server.ts';
import type { Visitor } from './support/visitor.ts';
import { WholeGame } from './support/whole-game.ts';
import { Witness } from './support/witness.ts';

/** Everything that is sent to every client in whole games is written down and searched for what they must not know. */

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start({
    env: { LIMIT_REQUESTS: '1000000', LIMIT_REQUESTS_OF_ADDRESS: '1000000' },
  });
});
afterAll(() => server.stop());

interface Played {
  readonly game: WholeGame;
  /** By seat; the last one only looks on. */
  readonly witnesses: readonly Witness[];
}

async function played(
  parts: Omit<Parameters<typeof WholeGame.begin>[0], 'servers' | 'onVisitor'>,
): Promise<Played> {
  const witnesses: Witness[] = [];
  const onVisitor = (visitor: Visitor, seat: number) =>
    void witnesses.push(new Witness(visitor, seat < 0 ? 'the onlooker' : `seat ${seat}`));
  const game = await WholeGame.begin({ servers: [server], onVisitor, ...parts });
  await game.play();
  return { game, witnesses };
}

/** The votes of others in secret ballots, wherever a client was sent a state or an entry. */
interface Ballots {
  hidden: number;
  readonly leaks: unknown[];
}

interface Vote {
  readonly kind?: unknown;
  readonly secret?: unknown;
  readonly votes?: readonly number[];
  readonly voters?: readonly number[];
}

/** Looks through everything that was sent, also within lists and within what others are within. */
function lookAt(value: unknown, own: number, ballots: Ballots): void {
  if (typeof value !== 'object' || value === null) return;
  const { pending, owner } = value as { pending?: Vote; owner?: readonly number[] };
  if (pending?.kind === 'vote' && pending.secret === true && owner)
    for (const [i, vote] of (pending.votes ?? []).entries()) {
      if (owner[pending.voters?.[i] ?? -1] === own || vote === NO_VOTE) continue;
      if (vote === HIDDEN_VOTE) ballots.hidden++;
      else ballots.leaks.push(pending);
    }
  for (const part of Object.values(value)) lookAt(part, own, ballots);
}

interface Row {
  readonly kind: string;
  /** When the server wrote it. */
  readonly at: string;
  readonly body: {
    readonly revision: number;
    readonly steps?: readonly { readonly entry: Entry }[];
    readonly revealed?: readonly Entry[];
  };
}
interface Entry {
  readonly seq: number;
  readonly seat: number;
  readonly action: { readonly type: string } | null;
}

/** The entries that were sent with an event, and those that it opens. */
function* rowsIn(value: unknown): Generator<Row> {
  if (typeof value !== 'object' || value === null) return;
  const { kind, body } = value as Partial<Row>;
  if (kind === 'game' && typeof body?.revision === 'number') yield value as Row;
  else for (const part of Object.values(value)) yield* rowsIn(part);
}

/** Whole games take their time on a machine with much else to do. */
const PATIENT = { timeout: 600_000 };

describe('a whole game', PATIENT, () => {
  it('tells nobody the secret of its dice before it is over, and nobody what others do for themselves', async () => {
    const kept = {
      note: 'a note that Ann keeps for herself',
      whisper: 'something that only seat one may hear',
      aloud: 'something that the players say aloud',
      order: '37.25',
    };
    let secret = '';
    const { game, witnesses } = await played({
      scenario: 'short-3',
      seats: 'ppp',
      seed: 11,
      diceSeeds: ['', 'seed of the second', 'seed of the third'],
      options: { ballot: 'secret' },
      onBegun: async ({ id, people }) => {
        const [ann, ben] = people as [Visitor, Visitor];
        await ann.api.talk.keepNote.mutate({ id, words: kept.note });
        await ann.api.talk.say.mutate({ id, words: kept.whisper, to: [1] });
        await ben.api.talk.say.mutate({ id, words: kept.aloud, to: null });
        await ann.api.orders.give.mutate({
          id,
          order: { kind: 'retreat', body: { standUpTo: Number(kept.order), to: [] } },
        });
        const [row] = await server.database.query<{ secret: string }>(
          'select secret from game where id = $1',
          [id],
        );
        secret = row?.secret ?? '';
      },
    });
    const { id, people } = game;
    const [ann, ben, cat, onlooker] = witnesses as [Witness, Witness, Witness, Witness];
    await (people[0] as Visitor).api.talk.note.query({ id });
    await (people[0] as Visitor).api.orders.mine.query({ id });
    for (const one of people) {
      await one?.api.table.events.query({ id });
      await one?.api.table.mine.query();
    }
    const looking = { id, invitation: game.invitation };
    await onlooker.visitor.api.table.events.query(looking);
    await onlooker.visitor.api.table.info.query(looking);
    expect(game.isOver).toBe(true);
    for (const witness of witnesses) {
      witness.knowsNot(secret, 'the secret of the dice');
      witness.knows('seed of the second'); // all seeds are published when the game begins
    }
    for (const other of [ben, cat, onlooker]) {
      other.knowsNot(kept.note, 'a note');
      other.knowsNot(kept.order, 'a standing order');
    }
    for (const other of [cat, onlooker]) other.knowsNot(kept.whisper, 'what was said to somebody else');
    onlooker.knowsNot(kept.aloud, 'the talk of players');
    for (const words of [kept.note, kept.order, kept.whisper]) ann.knows(words);
    for (const player of [ann, ben, cat]) player.knows(kept.aloud);
    for (const one of witnesses)
      for (const other of witnesses)
        for (const [name, value] of one === other ? [] : other.visitor.cookies)
          one.knowsNot(value, `the cookie ${name} of ${other.name}`);
    await (people[0] as Visitor).api.archive.dice.query({ id });
    ann.knows(secret); // now that it is over; the search finds what is there
    game.close();
  });

  it('tells nobody the votes of others before a secret ballot is over (BRET-7)', async () => {
    const { game, witnesses } = await played({
      scenario: 'short-3',
      seats: 'pbp',
      seed: 5,
      options: { ballot: 'secret' },
      isRough: true,
    });
    expect(game.isOver).toBe(true);
    // Whoever hears of a vote late may hear what it was: what counts is when the ballot was opened.
    const opened = new Map<number, number>();
    for (const witness of witnesses)
      for (const { message } of witness.messages())
        for (const { at, body } of rowsIn(message))
          for (const { seq } of body.revealed ?? []) opened.set(seq, Date.parse(at));
    expect(opened.size).toBeGreaterThan(0);
    let hidden = 0;
    for (const witness of witnesses) {
      const own = Number(/\d+/.exec(witness.name)?.[0] ?? -1);
      const ballots: Ballots = { hidden: 0, leaks: [] };
      for (const { message, at } of witness.messages()) {
        lookAt(message, own, ballots);
        for (const { body } of rowsIn(message))
          for (const { entry } of body.steps ?? [])
            if (entry.seat !== own && at < (opened.get(entry.seq) ?? 0) && entry.action !== null)
              ballots.leaks.push([witness.name, entry]);
      }
      expect(ballots.leaks).toEqual([]);
      hidden += ballots.hidden;
    }
    expect(hidden).toBeGreaterThan(0);
    game.close();
  });

  it('tells nobody a seed before all are there: whoever comes last cannot choose the dice', async () => {
    const [ann, ben, cat] = [await server.guest(), await server.guest(), await server.guest()];
    const witness = new Witness(cat as Visitor, 'the last one');
    const { id, invitation } = await ann.api.table.create.mutate({
      scenario: 'short-3',
      seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
    });
    const link = { id, invitation: invitation ?? '' };
    await ben.api.table.join.mutate({ ...link, seat: 1, diceSeed: 'what Ben has added' });
    await cat.api.table.info.query(link);
    await cat.api.table.events.query(link);
    witness.knowsNot('what Ben has added', 'a seed');
    await cat.api.table.join.mutate({ ...link, seat: 2, diceSeed: 'what Cat has added' });
    await cat.api.table.events.query({ id });
    witness.knows('what Ben has added');
  });

  it('does not tell the link of a public table to whoever only looks on', async () => {
    const { game, witnesses } = await played({
      scenario: 'two-early',
      seats: 'pp',
      seed: 3,
      isPublic: true,
      most: 10,
    });
    const stranger = server.visitor();
    const witness = new Witness(stranger, 'a stranger');
    const connection = await stranger.connect(game.id);
    await stranger.api.table.open.query();
    await stranger.api.table.info.query({ id: game.id });
    await stranger.api.table.events.query({ id: game.id });
    witness.knowsNot(game.invitation, 'the link');
    witnesses[0]?.knows(game.invitation);
    connection.close();
    game.close();
  });
});

describe('hidden scores (RUL-144)', PATIENT, () => {
  it('are in nothing that is sent before the game is over', async () => {
    expect(variantsOf('second-edition').map(({ id }) => id)).toContain('hidden-scores');
    const { game, witnesses } = await played({
      scenario: 'two-early',
      seats: 'pp',
      seed: 8,
      options: { variants: ['hidden-scores'] },
    });
    expect(game.isOver).toBe(true);
    for (const { game: link } of game.connections.flatMap((one) => one ?? [])) {
      const { states } = link.snapshot();
      expect(states.at(-1)?.ledger.length).toBeGreaterThan(0);
    }
    for (const witness of witnesses)
      for (const { message } of witness.messages())
        expect(JSON.stringify(message)).not.toContain('"ledger":[{');
    game.close();
  });
});
