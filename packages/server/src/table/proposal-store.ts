import { type Agreed, LONG_SILENCE } from '@bretwalda/protocol';
import type { Query } from '../db/database.ts';
import { tell } from './event.ts';
import { Problem } from './problem.ts';
import { randomId } from './random-id.ts';

/** What players decide together: something beyond the rules' barrier, an end, a pause, what becomes of a seat. */
export const PROPOSALS = ['undo', 'end', 'pause', 'resume', 'absent'] as const;
export type ProposalKind = (typeof PROPOSALS)[number];

export interface Proposed {
  readonly kind: ProposalKind;
  readonly body: Readonly<Record<string, unknown>>;
  /** Who proposes it; null: the server does. */
  readonly seat: number | null;
  readonly asked: readonly number[];
  /** When those who have answered decide alone; null: everybody is waited for. */
  readonly due: Date | null;
}

/** The game waits for the answers to these. */
const HOLDS_UP: ReadonlySet<ProposalKind> = new Set(['absent', 'resume']);

/** Nobody holds up a game by silence: a question that it waits for lasts as long as a full bank, or without one for days. */
export const dueOf = (kind: ProposalKind, { clock }: Agreed, now: number): Date | null =>
  HOLDS_UP.has(kind) ? new Date(now + (clock?.bank ?? LONG_SILENCE)) : null;

export interface ProposalRow extends Proposed {
  readonly id: string;
  readonly gameId: string;
  readonly agreed: readonly number[];
  readonly refused: readonly number[];
  readonly status: 'open' | 'done' | 'refused' | 'withdrawn';
}

const COLUMNS = 'id, game_id as "gameId", kind, body, seat, asked, agreed, refused, status, due';

/** One of a kind at a time; what becomes of one seat and of another are different questions. */
export async function propose(query: Query, gameId: string, proposed: Proposed): Promise<string> {
  const { kind, body, seat, asked, due } = proposed;
  const open = (await openProposals(query, gameId)).filter((one) => one.kind === kind);
  if (open.some((one) => kind !== 'absent' || one.body.seat === body.seat))
    throw new Problem('not-allowed', { reason: 'already-proposed' });
  const id = randomId(12);
  await query(
    'insert into proposal (id, game_id, kind, body, seat, asked, agreed, due) values ($1, $2, $3, $4, $5, $6, $7, $8)',
    [id, gameId, kind, JSON.stringify(body), seat, asked, seat === null ? [] : [seat], due],
  );
  await tell(query, gameId, 'proposed', { id, kind, seat, asked, body, due });
  return id;
}

export async function readProposal(query: Query, id: string, lock = false): Promise<ProposalRow | undefined> {
  const [row] = await query<ProposalRow>(
    `select ${COLUMNS} from proposal where id = $1${lock ? ' for update' : ''}`,
    [id],
  );
  return row;
}

/** Whoever needs its game, too, locks that first. */
export const lockProposal = (query: Query, id: string): Promise<ProposalRow | undefined> =>
  readProposal(query, id, true);

/** The others are still asked what becomes of a seat. */
export const openAbsence = async (
  query: Query,
  gameId: string,
  seat: number,
): Promise<ProposalRow | undefined> =>
  (await openProposals(query, gameId)).find(({ kind, body }) => kind === 'absent' && body.seat === seat);

export async function close(
  query: Query,
  { id, gameId, kind }: ProposalRow,
  status: Exclude<ProposalRow['status'], 'open'>,
): Promise<void> {
  await query('update proposal set status = $2 where id = $1', [id, status]);
  await tell(query, gameId, 'settled', { id, kind, agreed: status === 'done' });
}

export const openProposals = (query: Query, gameId: string): Promise<ProposalRow[]> =>
  query<ProposalRow>(`select ${COLUMNS} from proposal where game_id = $1 and status = 'open' order by at`, [
    gameId,
  ]);
