import { type Action, type Dice, decision, legalActions, type Seat } from '@bretwalda/engine';
import type { GameConnection } from '@bretwalda/protocol';
import type { Ledger } from './ledger.ts';
import { pause } from './until.ts';
import type { Visitor } from './visitor.ts';

export interface FatefulParts {
  readonly people: readonly Visitor[];
  readonly scenario: string;
  /** `p`: the next of the people, `b`: a computer. */
  readonly seats: string;
  readonly ledger: Ledger;
  readonly chance: Dice;
}

/** People who go on playing at random whatever happens to their server; after one game they begin the next. */
export class FatefulTable {
  private readonly parts: FatefulParts;
  private connections: readonly (GameConnection | undefined)[] = [];
  private id = '';
  private isStopped = false;
  private running: Promise<void> = Promise.resolve();
  /** Of the games before this one. */
  private past = 0;
  games = 0;
  failure: unknown;

  constructor(parts: FatefulParts) {
    this.parts = parts;
  }

  /** All that was ever written here, as far as its players have seen. */
  get revisions(): number {
    return this.past + (this.watched?.game.revision ?? 0);
  }

  get where(): string {
    const state = this.watched?.game.snapshot().state;
    const asked = state && decision(state).map(({ seat, kind }) => `${kind} of ${seat}`);
    return `${this.parts.scenario} ${this.id} at ${this.watched?.game.revision} (${this.watched?.state}): ${asked}`;
  }

  private get watched(): GameConnection | undefined {
    return this.connections.find(Boolean);
  }

  start(): void {
    this.running = this.play().catch((error: unknown) => {
      this.failure = error;
    });
  }

  stop(): void {
    this.isStopped = true;
    for (const one of this.connections) one?.close();
  }

  private async play(): Promise<void> {
    while (!this.isStopped) {
      await this.begin();
      while (!this.isStopped && (await this.step()));
      if (!this.isStopped) this.leave();
    }
  }

  private leave(): void {
    this.past = this.revisions;
    for (const one of this.connections) one?.close();
    this.connections = [];
  }

  private async begin(): Promise<void> {
    const { people, scenario, seats, ledger } = this.parts;
    const players: (Visitor | undefined)[] = [];
    let next = 0;
    for (const kind of seats) players.push(kind === 'p' ? people[next++] : undefined);
    const [first] = players.filter((one) => one !== undefined);
    if (!first) throw new Error('nobody plays');
    const kinds = players.map((one) =>
      one === first
        ? { kind: 'me' as const }
        : one
          ? { kind: 'open' as const }
          : { kind: 'bot' as const, level: 'squire' },
    );
    const table = await this.insist(() => first.api.table.create.mutate({ scenario, seats: kinds }));
    this.id = table.id;
    ledger.begun(table.id);
    this.games++;
    for (const [seat, one] of players.entries())
      if (one && one !== first) await this.insist(() => this.join(one, seat, table.invitation ?? ''));
    this.connections = await Promise.all(
      players.map((one) => one && this.insist(() => one.connect(table.id, { retryAfter: 50 }))),
    );
  }

  /** Whoever sits there already has been heard before the server died. */
  private async join(visitor: Visitor, seat: number, invitation: string): Promise<void> {
    const { id } = this;
    const info = await visitor.api.table.info.query({ id, invitation });
    if (info.seats[seat]?.isYou) return;
    await visitor.api.table.join.mutate({ id, seat, invitation });
  }

  private async insist<T>(ask: () => Promise<T>): Promise<T> {
    for (let tries = 0; ; tries++) {
      try {
        return await ask();
      } catch (error) {
        if (tries > 200 || this.isStopped) throw error;
        await pause(50);
      }
    }
  }

  /** False: the game is over. */
  private async step(): Promise<boolean> {
    const { ledger, chance } = this.parts;
    const { state } = (this.watched as GameConnection).game.snapshot();
    if (state.step === 'over') return false;
    const asked = decision(state).find(({ seat }) => this.connections[seat]);
    if (!asked) {
      await pause(5);
      return true;
    }
    const { game } = this.connections[asked.seat] as GameConnection;
    const { state: seen, revision } = game.snapshot();
    const seat = asked.seat as Seat;
    if (!decision(seen).some((one) => one.seat === seat)) {
      await pause(2);
      return true;
    }
    const legal = legalActions(seen, seat);
    const action = legal[chance.roll(legal.length) - 1] as Action;
    try {
      const answer = await game.submit([action], revision, seat);
      if (answer.kind === 'ok')
        ledger.acknowledge({ game: this.id, revision: answer.revision, seat, action });
    } catch {
      ledger.unanswered++;
      await pause(50);
    }
    return true;
  }

  /** All agree that it is over. */
  async finish(): Promise<void> {
    this.isStopped = true;
    await this.running;
    this.isStopped = false;
    const { id } = this;
    const [first, ...others] = this.parts.people;
    const here = this.parts.seats.includes('pp') ? others : [];
    if (!first || (await this.insist(() => first.api.table.info.query({ id }))).status !== 'running') return;
    const proposal = await first.api.table.propose.mutate({ id, kind: 'end' });
    for (const one of here) await one.api.table.answer.mutate({ proposal, yes: true });
  }
}
