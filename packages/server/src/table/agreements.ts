import { areScoresOpen } from '@bretwalda/engine/queries';
import {
  type EndBy,
  type GameResult,
  LONG_SILENCE,
  pausedAt,
  resultBy,
  resumedAt,
} from '@bretwalda/protocol';
import { lockTimed, runClocks, type Timed, writeClocks } from '../clock/write.ts';
import type { Database, Query } from '../db/database.ts';
import type { Games } from '../game/games.ts';
import { tell } from './event.ts';
import { Problem } from './problem.ts';
import {
  close,
  dueOf,
  lockProposal,
  openProposals,
  type ProposalKind,
  type ProposalRow,
  type Proposed,
  propose,
  readProposal,
} from './proposal-store.ts';
import { readTable } from './read.ts';
import { seatChanges } from './seats.ts';
import type { Person } from './tables.ts';

export interface AgreementsParts {
  readonly database: Database;
  readonly games: Games;
  readonly now: () => number;
}

/** What somebody proposes to the others. */
export type Wanted =
  | { readonly kind: 'undo'; readonly to: number }
  | { readonly kind: 'end'; readonly by: EndBy }
  /** A computer for a seat that nobody plays, or whose player has been silent for long at a table without a clock. */
  | { readonly kind: 'absent'; readonly seat: number }
  | { readonly kind: 'pause' | 'resume' };

/** Who must agree: everybody, or more than half. Computers agree to everything. */
const NEEDS: Readonly<Record<ProposalKind, 'all' | 'most'>> = {
  undo: 'all',
  end: 'all',
  pause: 'most',
  resume: 'most',
  absent: 'most',
};

const TRIES = 10;
/** After a failure; votes are looked at every second. */
const AGAIN_MS = 30_000;

interface Prepared {
  readonly undo: Awaited<ReturnType<Games['prepareUndo']>> | undefined;
  readonly end: Partial<GameResult> | undefined;
}

/** What the people at a table decide together. */
export class Agreements {
  private readonly parts: AgreementsParts;

  constructor(parts: AgreementsParts) {
    this.parts = parts;
  }

  async propose(person: Person, id: string, wanted: Wanted): Promise<string> {
    const { kind } = wanted;
    const common = await this.bodyOf(id, wanted);
    const proposal = await this.parts.database.transaction(async (query) => {
      const { timed, seat } = await this.member(query, person, id);
      const body =
        kind === 'absent' ? await absentAt(query, id, timed, wanted.seat, this.parts.now()) : common;
      const due = dueOf(kind, timed.agreed, this.parts.now());
      const asked = askedAt(timed, kind, seat).filter((one) => kind !== 'absent' || one !== wanted.seat);
      return propose(query, id, { kind, body, seat, asked, due });
    });
    await this.settle(proposal);
    return proposal;
  }

  /** An end names the points that it would be by, unless nobody may see them before (RUL-144). */
  private async bodyOf(id: string, wanted: Wanted): Promise<Proposed['body']> {
    if (wanted.kind === 'undo') return { length: wanted.to };
    if (wanted.kind !== 'end') return {};
    const { by } = wanted;
    const state = await this.parts.games.state(id);
    if (!state) throw new Problem('not-running');
    return areScoresOpen(state) ? { ...resultBy(state, by) } : { by };
  }

  /** What was proposed; points that were hidden are counted now. */
  private async endOf({ gameId, body }: ProposalRow): Promise<Partial<GameResult> | undefined> {
    if (body.players) return body;
    const state = await this.parts.games.state(gameId);
    return state && resultBy(state, body.by === 'projected' ? 'projected' : 'present');
  }

  async answer(person: Person, proposal: string, yes: boolean): Promise<void> {
    await this.parts.database.transaction(async (query) => {
      const known = await readProposal(query, proposal);
      if (!known) throw new Problem('bad-request', { what: 'proposal' });
      const { seat } = await this.member(query, person, known.gameId);
      const row = await lockProposal(query, proposal);
      if (row?.status !== 'open' || !row.asked.includes(seat)) throw new Problem('not-allowed');
      const agreed = [...row.agreed.filter((one) => one !== seat), ...(yes ? [seat] : [])];
      const refused = [...row.refused.filter((one) => one !== seat), ...(yes ? [] : [seat])];
      await query('update proposal set agreed = $2, refused = $3 where id = $1', [proposal, agreed, refused]);
      await tell(query, row.gameId, 'answered', { id: proposal, seat, yes });
    });
    await this.settle(proposal);
  }

  async open(id: string): Promise<readonly ProposalRow[]> {
    return openProposals(this.parts.database.query, id);
  }

  private async member(query: Query, person: Person, id: string): Promise<{ timed: Timed; seat: number }> {
    const timed = await lockTimed(query, id);
    const seat = timed?.seats.findIndex(({ userId, bot }) => userId === person.id && bot === null) ?? -1;
    if (!timed || seat < 0) throw new Problem('not-a-member');
    if (timed.status !== 'running') throw new Problem('not-running');
    return { timed, seat };
  }

  /** Who is asked has changed: what the others have agreed to does not wait for somebody who has left. */
  async settleAll(id: string): Promise<void> {
    for (const proposal of await this.open(id)) await this.settle(proposal.id);
  }

  /** Settles what has waited long enough for those who say nothing, also where one of them fails; says how many there were. */
  async sweep(limit = 20): Promise<number> {
    const { database, now } = this.parts;
    const late = await database.query<{ id: string }>(
      `select id from proposal where due <= $1 and status = 'open' order by due limit $2`,
      [new Date(now()), limit],
    );
    const failed: unknown[] = [];
    for (const { id } of late)
      try {
        await this.settle(id);
      } catch (error) {
        failed.push(error);
        // It is tried again later, behind what may not fail.
        await database.query('update proposal set due = $2 where id = $1', [id, new Date(now() + AGAIN_MS)]);
      }
    if (failed.length > 0) throw failed[0];
    return late.length;
  }

  /** Carries out what enough have agreed to, and drops what cannot be agreed on any more. */
  private async settle(proposal: string): Promise<void> {
    for (let tries = 1; ; tries++)
      try {
        return await this.trySettle(proposal);
      } catch (error) {
        // The game went on between working out and writing.
        if (!(error instanceof Problem && error.code === 'stale') || tries >= TRIES) throw error;
      }
  }

  private async trySettle(proposal: string): Promise<void> {
    const { database, games } = this.parts;
    const seen = await readProposal(database.query, proposal);
    // What is agreed on is worked out before anything is locked.
    const undo =
      seen?.kind === 'undo' ? await games.prepareUndo(seen.gameId, Number(seen.body.length)) : undefined;
    const end = seen?.kind === 'end' ? await this.endOf(seen) : undefined;
    const gone = await database.transaction(async (query) => {
      const timed = seen && (await lockTimed(query, seen.gameId)); // the game before the proposal, as everywhere
      const row = await lockProposal(query, proposal);
      if (!timed || row?.status !== 'open') return undefined;
      const isOfUse =
        timed.status === 'running' &&
        (row.kind !== 'undo' || undo !== undefined) &&
        (!isSilence(row.body) || (await standsStill(query, row.gameId, this.parts.now())));
      const verdict = isOfUse ? verdictOf(row, personsAt(timed), this.parts.now()) : false;
      if (verdict === undefined) return undefined;
      await close(query, row, verdict ? 'done' : 'refused');
      if (row.kind === 'absent') await this.absent(query, row, verdict);
      else if (verdict) await this.carryOut(query, row, { undo, end });
      return row.gameId;
    });
    if (gone !== undefined) games.forget(gone);
  }

  private async carryOut(
    query: Query,
    { gameId, kind, agreed }: ProposalRow,
    { undo, end }: Prepared,
  ): Promise<void> {
    const { games, now } = this.parts;
    if (kind === 'undo') {
      if (!undo || !(await games.writeUndo(query, gameId, undo, agreed))) throw new Problem('stale');
    } else if (kind === 'end') await this.end(query, gameId, { ...end, agreed });
    else {
      const timed = await lockTimed(query, gameId);
      if (!timed?.clocks) return;
      const clocks = kind === 'pause' ? pausedAt(timed.clocks, now()) : resumedAt(timed.clocks, now());
      await writeClocks(query, gameId, clocks);
      await tell(query, gameId, kind === 'pause' ? 'paused' : 'resumed', {});
    }
  }

  private async end(query: Query, id: string, result: Partial<GameResult>): Promise<void> {
    await query(
      `update game set status = 'ended', ended_at = now(), result = $2, clocks = null, deadline = null,
         remind_at = null, deciders = '{}', touched = touched + 1 where id = $1`,
      [id, JSON.stringify(result)],
    );
    await tell(query, id, 'ended', result);
  }

  private async absent(
    query: Query,
    { gameId, body, seat: by }: ProposalRow,
    computer: boolean,
  ): Promise<void> {
    const seat = Number(body.seat);
    const timed = await lockTimed(query, gameId);
    const { userId = null, name = String(body.name ?? '') } = timed?.seats[seat] ?? {};
    // Somebody may have taken the seat meanwhile.
    if (!timed || (by !== null && userId !== (body.player ?? null))) return;
    if (computer) {
      await seatChanges(query, gameId, seat, { userId, name, bot: timed.agreed.standIn }, 'out-of-time');
      await tell(query, gameId, 'stand-in', { seat, name, level: timed.agreed.standIn });
    }
    if (!timed.clocks || !timed.agreed.clock) return;
    const { bank } = timed.agreed.clock;
    const left = timed.clocks.left.map((time, i) => (i === seat ? Math.max(time, bank) : time));
    await writeClocks(query, gameId, resumedAt({ ...timed.clocks, left }, this.parts.now()));
    await runClocks(query, gameId, this.parts.now());
  }
}

/** A seat that nobody plays, or nobody any more, though the game waits for it: the others may agree on a computer. */
async function absentAt(
  query: Query,
  id: string,
  { seats, agreed, deciders }: Timed,
  seat: number,
  now: number,
): Promise<Proposed['body']> {
  const wanted = seats[seat];
  if (!wanted || wanted.bot !== null) throw new Problem('not-allowed');
  if (wanted.userId !== null) {
    // A clock would find out by itself who is away.
    const isSilent = agreed.clock === null && deciders.includes(seat) && (await standsStill(query, id, now));
    if (!isSilent) throw new Problem('not-allowed');
    return { seat, name: wanted.name, player: wanted.userId };
  }
  const [left] = await query<{ name: string }>(
    `select body ->> 'name' as name from event
     where game_id = $1 and kind = 'replacement-wanted' and (body ->> 'seat')::int = $2 order by seq desc limit 1`,
    [id, seat],
  );
  return { seat, name: left?.name ?? '' };
}

const isSilence = (body: Proposed['body']): boolean => body.player !== undefined;

/** Nothing has been played for long. */
async function standsStill(query: Query, id: string, now: number): Promise<boolean> {
  const table = await readTable(query, id);
  const last = table?.lastAt ?? table?.startedAt;
  return last != null && last.getTime() <= now - LONG_SILENCE;
}

/** True, false, or undefined: not yet. Whoever was asked and has left since is not waited for. */
function verdictOf(row: ProposalRow, here: readonly number[], now: number): boolean | undefined {
  const [asked, agreed, refused] = [row.asked, row.agreed, row.refused].map(
    (seats) => seats.filter((seat) => here.includes(seat)).length,
  ) as [number, number, number];
  // A seat about which nobody is left to decide is played by a computer.
  if (asked === 0) return row.kind === 'absent';
  const needed = NEEDS[row.kind] === 'all' ? asked : Math.floor(asked / 2) + 1;
  if (agreed >= needed) return true;
  if (asked - refused < needed) return false;
  if (row.due === null || row.due.getTime() > now) return undefined;
  // Silence holds nobody up: those who have spoken decide, and if they are of two minds, the game goes on.
  return agreed >= refused;
}

/** All people at the table; where most of them are enough, those on vacation do not hold up the others. */
const askedAt = ({ seats }: Timed, kind: ProposalKind, by: number): number[] =>
  seats.flatMap(({ userId, bot, vacationSince }, seat) => {
    const isAway = vacationSince !== null && NEEDS[kind] === 'most' && seat !== by;
    return userId !== null && bot === null && !isAway ? [seat] : [];
  });

const personsAt = ({ seats }: Timed): number[] =>
  seats.flatMap(({ userId, bot }, seat) => (userId !== null && bot === null ? [seat] : []));
