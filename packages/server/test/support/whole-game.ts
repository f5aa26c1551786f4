import { decision, parseSave, type Seat, seededDice } from '@bretwalda/engine';
import { type GameConnection, type NewTable, verifyDice } from '@bretwalda/protocol';
import { expect } from 'vitest';
import { plain } from '../support.ts';
import { someActions } from './player.ts';
import type { TestServer } from './server.ts';
import { until } from './until.ts';
import type { Visitor } from './visitor.ts';

export interface WholeGameParts {
  /** One or more servers on one database; people come to them in turn. */
  readonly servers: readonly TestServer[];
  readonly scenario: string;
  readonly options?: NewTable['options'];
  /** `p`: a person, `b`: a computer. */
  readonly seats: string;
  readonly seed: number;
  /** The game is left after so many submissions. */
  readonly most?: number;
  /** Lines are cut now and then. */
  readonly isRough?: boolean;
  readonly agreed?: Partial<NewTable['agreed']>;
  readonly isPublic?: boolean;
  readonly onBegun?: (game: WholeGame) => Promise<void>;
  readonly diceSeeds?: readonly string[];
  readonly onVisitor?: (visitor: Visitor, seat: number) => void;
}

/** A game of people who play at random over the network, and of computers. */
export class WholeGame {
  readonly id: string;
  readonly invitation: string;
  readonly people: readonly (Visitor | undefined)[];
  readonly connections: readonly (GameConnection | undefined)[];
  readonly onlooker: GameConnection;
  submissions = 0;
  private readonly parts: WholeGameParts;

  private constructor(
    parts: WholeGameParts,
    table: { readonly id: string; readonly invitation: string },
    people: readonly (Visitor | undefined)[],
    connections: readonly (GameConnection | undefined)[],
    onlooker: GameConnection,
  ) {
    this.parts = parts;
    this.id = table.id;
    this.invitation = table.invitation;
    this.people = people;
    this.connections = connections;
    this.onlooker = onlooker;
  }

  static async begin(parts: WholeGameParts): Promise<WholeGame> {
    const { servers, scenario, options = {}, seats, agreed = {}, isPublic = false, diceSeeds = [] } = parts;
    const people: (Visitor | undefined)[] = [];
    for (const [seat, kind] of [...seats].entries()) {
      const visitor = kind === 'p' ? await servers[seat % servers.length]?.guest() : undefined;
      if (visitor) parts.onVisitor?.(visitor, seat);
      people.push(visitor);
    }
    const first = people.findIndex(Boolean);
    const host = people[first] as Visitor;
    const wanted = people.map((one, seat) =>
      seat === first
        ? { kind: 'me' as const }
        : one
          ? { kind: 'open' as const }
          : { kind: 'bot' as const, level: 'squire' },
    );
    const made = await host.api.table.create.mutate({ scenario, options, seats: wanted, agreed, isPublic });
    const table = { id: made.id, invitation: made.invitation ?? '' };
    for (const [seat, one] of people.entries())
      if (one && one !== host) {
        const diceSeed = diceSeeds[seat] ?? `seed of seat ${seat}`;
        await one.api.table.join.mutate({ ...table, seat, diceSeed });
      }
    const connect = (one: Visitor | undefined) => one?.connect(table.id, { retryAfter: 30 });
    const connections = await Promise.all(people.map(connect));
    const visitor = (servers.at(-1) as TestServer).visitor();
    parts.onVisitor?.(visitor, -1);
    const onlooker = await visitor.connect(table, { retryAfter: 30 });
    const game = new WholeGame(parts, table, people, connections, onlooker);
    await parts.onBegun?.(game);
    return game;
  }

  get isOver(): boolean {
    return this.watched.game.snapshot().state.step === 'over';
  }

  private get watched(): GameConnection {
    return this.connections.find(Boolean) as GameConnection;
  }

  /** Until it is over, or long enough. */
  async play(): Promise<void> {
    const chance = seededDice(this.parts.seed);
    const { most = Number.POSITIVE_INFINITY, isRough } = this.parts;
    while (!this.isOver && this.submissions < most) {
      const { state } = this.watched.game.snapshot();
      const asked = decision(state).find(({ seat }) => this.connections[seat]);
      if (!asked) {
        const { revision } = this.watched.game;
        await until(() => this.watched.game.revision > revision, 'the computers');
        continue;
      }
      await this.act(asked.seat as Seat, chance);
      if (isRough && chance.roll(25) === 1) this.people[asked.seat]?.cut();
    }
    await this.settle();
  }

  private async act(seat: Seat, chance: ReturnType<typeof seededDice>): Promise<void> {
    const { game } = this.connections[seat] as GameConnection;
    await until(() => game.revision >= this.watched.game.revision, 'a player to see it');
    const { state, revision } = game.snapshot();
    if (!decision(state).some((asked) => asked.seat === seat)) return;
    const answer = await game.submit(someActions(state, seat, chance), revision, seat);
    if (answer.kind === 'ok') this.submissions++;
    else if (answer.kind !== 'stale') throw new Error(`${this.parts.scenario}: ${JSON.stringify(answer)}`);
    const seen = game.revision;
    await until(() => this.watched.game.revision >= seen, 'all to see it');
  }

  /** Everybody has seen everything. */
  private async settle(): Promise<void> {
    const all = [...this.connections, this.onlooker].filter((one) => one !== undefined);
    await until(async () => {
      const present = await this.parts.servers[0]?.services.world.games.present(this.id);
      return all.every(({ game }) => game.revision === present?.revision);
    }, 'everybody to see everything');
  }

  /** All see the same game, now and when they open it again; once it is over, its dice are right and its file opens. */
  async prove(): Promise<void> {
    const [first] = this.people.filter((one) => one !== undefined);
    if (!first) throw new Error('nobody played');
    const late = await first.connect(this.id);
    const journal = plain(late.game.snapshot().journal);
    const all = [...this.connections, this.onlooker].filter((one) => one !== undefined);
    if (this.isOver)
      for (const { game } of all) {
        expect(plain(game.snapshot().journal)).toEqual(journal);
        expect(plain(game.snapshot().state)).toEqual(plain(late.game.snapshot().state));
      }
    else
      await until(
        () => all.every(({ game }) => game.revision === late.game.revision), // computers may play on
        'all to see the same',
      );
    late.close();
    if (!this.isOver) return;
    const { id } = this;
    expect((await first.api.table.info.query({ id })).status).toBe('over');
    const verdict = verifyDice((await first.api.archive.dice.query({ id })) as never);
    const rolls = all[0]?.game.snapshot().journal.reduce((sum, entry) => sum + entry.rolls.length, 0);
    expect(verdict).toEqual({ ok: true, rolls });
    const file = await first.api.archive.save.query({ id });
    const imported = await first.api.archive.import.mutate({ file });
    expect(contentsOf(await first.api.archive.save.query({ id: imported }))).toEqual(contentsOf(file));
  }

  close(): void {
    for (const one of [...this.connections, this.onlooker]) one?.close();
  }
}

/** What a file says, in whatever order its fields stand. */
function contentsOf(file: string): unknown {
  const saved = parseSave(file);
  if (!saved.ok) throw new Error(JSON.stringify(saved.violation));
  return saved.value;
}
