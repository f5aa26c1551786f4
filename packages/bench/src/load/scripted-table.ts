import {
  type Action,
  apply,
  type Dice,
  decision,
  type Entry,
  type GameState,
  legalActions,
  scriptedDice,
  startGame,
} from '@bretwalda/engine';
import type { Opened, SeenEvent } from '@bretwalda/protocol';
import type { PlayedRow, Submitted } from '@bretwalda/table';
import { textOfAction } from './figures.ts';
import type { Person } from './wire.ts';

/** What went wrong, by kind. */
export type Faults = Record<string, number>;

/** What a table tells about its actions. */
export interface Watch {
  /** An action has reached all players of its table; milliseconds since it was sent. */
  readonly arrived: (ms: number) => void;
  readonly fault: (what: string) => void;
}

/** An action on its way. */
interface Flight {
  readonly action: string;
  readonly sent: number;
  readonly revision: number;
  /** How many players have it. */
  seen: number;
  isAnswered: boolean;
  readonly done: () => void;
}

/** One player with the page of the game open. */
interface Looker {
  readonly person: Person;
  seq: number;
  revision: number;
  stop: () => void;
}

/**
 * A table whose players choose among the legal actions at random. One state stands for what all of them see; each of
 * their streams is checked number by number, and every action against what was sent.
 */
export class ScriptedTable {
  private readonly id: string;
  private readonly persons: readonly Person[];
  private readonly watch: Watch;
  private lookers: Looker[] = [];
  private state: GameState | undefined;
  private flight: Flight | undefined;
  private isClosing = false;
  /** What was played, as it was sent. */
  private readonly played: string[] = [];

  private constructor(id: string, persons: readonly Person[], watch: Watch) {
    this.id = id;
    this.persons = persons;
    this.watch = watch;
  }

  /** A game that has begun; nobody looks at it yet. */
  static async gather(persons: readonly Person[], scenario: string, watch: Watch): Promise<ScriptedTable> {
    const seats = persons.map((_, seat) => ({ kind: seat === 0 ? 'me' : 'open' }));
    const [first, ...others] = persons as [Person, ...Person[]];
    const { id, invitation } = await first.request<{ id: string; invitation: string }>('table.create', {
      scenario,
      seats,
    });
    for (const [i, other] of others.entries())
      await other.request('table.join', { id, seat: i + 1, invitation });
    return new ScriptedTable(id, persons, watch);
  }

  /** All players open the game and stay with it. */
  async open(): Promise<void> {
    for (const person of this.persons) {
      const { opening } = await person.ask<Opened>('game.open', { id: this.id });
      this.state ??= startGame(opening.config).state;
      const looker: Looker = { person, seq: opening.seq, revision: 0, stop: () => {} };
      looker.stop = await person.follow(
        { id: this.id, after: opening.seq },
        (data) => this.receive(looker, JSON.parse(data) as SeenEvent),
        (why) => this.isClosing || this.watch.fault(why),
      );
      this.lookers.push(looker);
    }
  }

  get count(): number {
    return this.played.length;
  }

  get isWaiting(): boolean {
    return this.flight !== undefined;
  }

  get isOver(): boolean {
    return this.state?.pending === null;
  }

  /** Whoever is asked does something that is legal; it is done when all have seen it. */
  act(chance: Dice): Promise<void> {
    return new Promise((done) => {
      this.send(chance, done).catch((error: Error) => {
        this.watch.fault(error.message);
        done(); // and the table waits for ever
      });
    });
  }

  private async send(chance: Dice, done: () => void): Promise<void> {
    const state = this.state as GameState;
    const seat = decision(state)[0]?.seat;
    const legal = legalActions(state, seat);
    const action = legal[chance.roll(legal.length) - 1] as Action;
    const at = this.played.length;
    const flight: Flight = {
      action: textOfAction(action),
      sent: performance.now(),
      revision: at + 1,
      seen: 0,
      isAnswered: false,
      done,
    };
    this.flight = flight;
    const who = this.persons[seat as number] as Person;
    const answer = await who.request<Submitted>('game.submit', { id: this.id, seat, at, actions: [action] });
    if (answer.kind !== 'ok' || answer.revision !== at + 1) throw new Error(`answered ${answer.kind}`);
    flight.isAnswered = true;
    this.land(flight);
  }

  private receive(looker: Looker, { seq, kind, body }: SeenEvent): void {
    if (seq !== looker.seq + 1) this.watch.fault(seq <= looker.seq ? 'doubled' : 'lost');
    looker.seq = seq;
    if (kind !== 'game') return;
    const row = body as PlayedRow;
    const { flight } = this;
    if (row.kind !== 'played' || row.revision !== looker.revision + 1 || row.revision !== flight?.revision)
      return this.watch.fault('out of order');
    looker.revision = row.revision;
    if (row.steps.length !== 1 || textOfAction(row.steps[0]?.entry.action ?? {}) !== flight.action)
      this.watch.fault('another action');
    if (flight.seen++ === 0) this.play(row.steps[0]?.entry as Entry);
    if (flight.seen < this.lookers.length) return;
    this.watch.arrived(performance.now() - flight.sent);
    this.land(flight);
  }

  private play({ action, rolls, seat }: Entry): void {
    this.played.push(textOfAction(action));
    this.state = apply(this.state as GameState, action, scriptedDice(rolls), seat).state;
  }

  /** Answered, and seen by all: the next may follow. */
  private land(flight: Flight): void {
    if (!flight.isAnswered || flight.seen < this.lookers.length) return;
    this.flight = undefined;
    flight.done();
  }

  /** What was acknowledged stands in the journal, all of it, once, in this order. */
  async check(): Promise<void> {
    if (this.flight) this.watch.fault('never arrived');
    const person = this.persons.at(-1) as Person;
    const { opening } = await person.ask<Opened>('game.open', { id: this.id });
    const found = opening.steps.map(({ entry }) => textOfAction(entry.action ?? {}));
    if (found.length < this.played.length) this.watch.fault('lost from the journal');
    else if (found.length > this.played.length) this.watch.fault('doubled in the journal');
    else if (found.some((action, i) => action !== this.played[i]))
      this.watch.fault('journal in another order');
  }

  close(): void {
    this.isClosing = true;
    for (const { stop } of this.lookers) stop();
    this.lookers = [];
  }
}
