import { outOfTime, pausedAt, resumedAt } from '@bretwalda/protocol';
import type { Database, Query } from '../db/database.ts';
import { tell } from '../table/event.ts';
import { Problem } from '../table/problem.ts';
import { close, dueOf, openAbsence, propose } from '../table/proposal-store.ts';
import { seatChanges, wasPlayed } from '../table/seats.ts';
import type { Person } from '../table/tables.ts';
import { lockTimed, runClocks, type Timed, writeClocks } from './write.ts';

export interface AbsencesParts {
  readonly database: Database;
  readonly now: () => number;
  /** Somebody may not be at a table any more: what the others have agreed on need not wait for them. */
  readonly someoneLeft: (id: string) => Promise<void>;
}

/** After a failure; clocks are looked at every second. */
const AGAIN_MS = 30_000;

/**
 * Somebody is away. Whatever the table agreed on, the game goes on for the others: a computer plays the seat until its
 * player returns, or somebody else takes it, or the others decide.
 */
export class Absences {
  private readonly database: Database;
  private readonly now: () => number;
  private readonly someoneLeft: AbsencesParts['someoneLeft'];

  constructor({ database, now, someoneLeft }: AbsencesParts) {
    this.database = database;
    this.now = now;
    this.someoneLeft = someoneLeft;
  }

  /** Deals with all tables where somebody is out of time, also where one of them fails; says how many there were. */
  async sweep(limit = 20): Promise<number> {
    const late = await this.database.query<{ id: string }>(
      `select id from game where deadline <= $1 and status = 'running' order by deadline limit $2`,
      [new Date(this.now()), limit],
    );
    const failed: unknown[] = [];
    for (const { id } of late)
      try {
        await this.database.transaction((query) => this.expire(query, id));
        await this.someoneLeft(id);
      } catch (error) {
        failed.push(error);
        await this.putOff(id);
      }
    if (failed.length > 0) throw failed[0];
    return late.length;
  }

  /** What fails is tried again later, behind what may not. */
  private putOff(id: string): Promise<unknown> {
    return this.database.query('update game set deadline = $2 where id = $1 and deadline <= $3', [
      id,
      new Date(this.now() + AGAIN_MS),
      new Date(this.now()),
    ]);
  }

  private async expire(query: Query, id: string): Promise<void> {
    const timed = await lockTimed(query, id);
    if (timed?.status !== 'running' || !timed.clocks) return;
    const late = outOfTime(timed.clocks, this.now());
    for (const seat of late) await this.out(query, id, seat, timed);
    if (late.length > 0) await runClocks(query, id, this.now());
  }

  private async out(query: Query, id: string, seat: number, timed: Timed): Promise<void> {
    const { agreed, seats } = timed;
    const { name = '', userId = null } = seats[seat] ?? {};
    // The others are asked already, and have let the clocks run again meanwhile.
    if (await openAbsence(query, id, seat)) return this.pause(query, id);
    await tell(query, id, 'out-of-time', { seat, name });
    if (agreed.absence === 'bot') return this.standIn(query, id, seat, timed);
    if (agreed.absence === 'replacement') {
      const nobody = { userId: null, name: '', bot: null };
      await seatChanges(query, id, seat, nobody, 'out-of-time', userId);
      return void (await tell(query, id, 'replacement-wanted', { seat, name }));
    }
    // Nobody's clock runs while the others decide what becomes of the seat; whoever is on vacation does not hold them up.
    const others = seats.flatMap((one, i) =>
      i !== seat && one.userId !== null && one.bot === null && one.vacationSince === null ? [i] : [],
    );
    if (others.length === 0 || userId === null) return this.standIn(query, id, seat, timed);
    await this.pause(query, id);
    const due = dueOf('absent', agreed, this.now());
    await propose(query, id, { kind: 'absent', body: { seat, name }, seat: null, asked: others, due });
  }

  private async pause(query: Query, id: string): Promise<void> {
    const timed = await lockTimed(query, id);
    if (timed?.clocks) await writeClocks(query, id, pausedAt(timed.clocks, this.now()));
  }

  private async standIn(query: Query, id: string, seat: number, { agreed, seats }: Timed): Promise<void> {
    const { name = '', userId = null } = seats[seat] ?? {};
    await seatChanges(query, id, seat, { userId, name, bot: agreed.standIn }, 'out-of-time');
    await tell(query, id, 'stand-in', { seat, name, level: agreed.standIn });
  }

  /** A player is back in the seat that a computer played meanwhile. */
  async comeBack(person: Person, id: string): Promise<void> {
    await this.database.transaction(async (query) => {
      const timed = await lockTimed(query, id);
      const seat = timed?.seats.findIndex(({ userId }) => userId === person.id) ?? -1;
      if (!timed || seat < 0) throw new Problem('not-a-member');
      await this.isBack(query, id, seat, timed, person);
    });
  }

  /** Whoever plays a seat is back there, in the transaction that writes what they play. */
  async playsOn(query: Query, id: string, seat: number): Promise<void> {
    const timed = await lockTimed(query, id);
    const { userId, name } = timed?.seats[seat] ?? {};
    if (timed?.status !== 'running' || userId == null || name === undefined) return;
    await this.isBack(query, id, seat, timed, { id: userId, name });
  }

  private async isBack(query: Query, id: string, seat: number, timed: Timed, { id: userId, name }: Person) {
    const wasAwaited = await this.settleAbsence(query, id, seat);
    if (timed.seats[seat]?.bot === null && !wasAwaited) return;
    await seatChanges(query, id, seat, { userId, name, bot: null }, 'came-back');
    await this.refill(query, id, seat);
    await tell(query, id, 'came-back', { seat, name });
    await runClocks(query, id, this.now());
  }

  /** Somebody takes a seat that was given up in a game that goes on. */
  async takeOver(person: Person, id: string, seat: number): Promise<void> {
    await this.database.transaction(async (query) => {
      const timed = await lockTimed(query, id);
      if (timed?.status !== 'running') throw new Problem('not-running');
      if (timed.seats.some(({ userId }) => userId === person.id)) throw new Problem('not-allowed');
      const wanted = timed.seats[seat];
      if (!wanted || wanted.userId !== null) throw new Problem('seat-taken');
      if (!(await wasPlayed(query, id, seat))) throw new Problem('seat-taken'); // the table wants a computer there
      // The others need not decide any more whether a computer shall play it.
      const absence = await openAbsence(query, id, seat);
      if (absence) await close(query, absence, 'withdrawn');
      await seatChanges(query, id, seat, { userId: person.id, name: person.name, bot: null }, 'replaced');
      await this.refill(query, id, seat);
      await tell(query, id, 'taken-over', { seat, name: person.name });
      await runClocks(query, id, this.now());
    });
  }

  /** A player gives a seat up for good: a computer plays it, and somebody else may take it. */
  async giveUp(person: Person, id: string): Promise<void> {
    await this.database.transaction(async (query) => {
      const timed = await lockTimed(query, id);
      if (timed?.status !== 'running') throw new Problem('not-running');
      const seat = timed.seats.findIndex(({ userId }) => userId === person.id);
      if (seat < 0) throw new Problem('not-a-member');
      await this.settleAbsence(query, id, seat);
      await seatChanges(query, id, seat, { userId: null, name: '', bot: timed.agreed.standIn }, 'left');
      await tell(query, id, 'gave-up', { seat, name: person.name, level: timed.agreed.standIn });
      await runClocks(query, id, this.now());
    });
    await this.someoneLeft(id);
  }

  /** What becomes of a seat need not be decided by the others any more. False: they were not asked. */
  private async settleAbsence(query: Query, id: string, seat: number): Promise<boolean> {
    const absence = await openAbsence(query, id, seat);
    if (!absence) return false;
    await close(query, absence, 'withdrawn');
    const timed = await lockTimed(query, id);
    if (timed?.clocks) await writeClocks(query, id, resumedAt(timed.clocks, this.now()));
    return true;
  }

  /** Whoever comes back, or comes new, gets a full bank to look around. */
  private async refill(query: Query, id: string, seat: number): Promise<void> {
    const timed = await lockTimed(query, id);
    if (!timed?.clocks || !timed.agreed.clock) return;
    const { bank } = timed.agreed.clock;
    const left = timed.clocks.left.map((time, i) => (i === seat ? Math.max(time, bank) : time));
    const since = timed.clocks.since.map((begun, i) => (i === seat ? null : begun));
    await writeClocks(query, id, { ...timed.clocks, left, since });
  }
}
