import type { SeenEvent, Told } from '@bretwalda/protocol';
import type { Query } from '../db/database.ts';

const MOST = 1000;

/** A seat while somebody sat there: after one number and up to another. */
export interface Stay {
  readonly seat: number;
  readonly after: number;
  readonly until: number;
}

/** What is said to a seat is meant for whoever sits there at that time; they take it along when they move. */
export type Hearing = readonly Stay[];

/** What whoever sits in a seat now may hear: a successor does not hear what was said before. */
export async function hearingAt(query: Query, id: string, seat: number): Promise<Hearing> {
  const rows = await query<{ seq: number; seat: number; from: number | null }>(
    `select seq, (body ->> 'seat')::int as seat, (body ->> 'from')::int as "from" from event
     where game_id = $1 and kind in ('joined', 'taken-over') order by seq desc`,
    [id],
    'hearing-at',
  );
  const stays: Stay[] = [];
  let at: { seat: number; until: number } | undefined = { seat, until: Number.POSITIVE_INFINITY };
  for (const row of rows) {
    if (row.seat !== at.seat) continue;
    stays.push({ ...at, after: row.seq });
    if (row.from === null) return stays;
    at = { seat: row.from, until: row.seq };
  }
  return [...stays, { ...at, after: 0 }];
}

/** Whether something was told to everybody, or to somebody who hears. */
export const saidTo = (
  { seq, audience }: { readonly seq: number; readonly audience: readonly number[] | null },
  hearing: Hearing,
): boolean =>
  audience === null ||
  hearing.some(({ seat, after, until }) => audience.includes(seat) && seq > after && seq <= until);

type ToldRow = Omit<SeenEvent, 'at'> & { readonly at: Date; readonly audience: readonly number[] | null };

/** The latest of what was told at a table beside the moves, or the latest before some number, as somebody may hear it. */
export async function toldAt(
  query: Query,
  id: string,
  viewer: number | null,
  before: number | null = null,
): Promise<Told> {
  const hearing = viewer === null ? [] : await hearingAt(query, id, viewer);
  const rows = await query<ToldRow>(
    `select seq, at, kind, audience, body from event
     where game_id = $1 and revision is null and (audience is null or audience && $2::int[])
       and ($4::int is null or seq < $4)
     order by seq desc limit $3`,
    [id, [...new Set(hearing.map(({ seat }) => seat))], MOST, before],
    'told-at',
  );
  const events = rows
    .filter((row) => saidTo(row, hearing))
    .reverse()
    .map(({ at, audience: _, ...told }): SeenEvent => ({ ...told, at: at.toISOString() }));
  return { events, earlier: rows.length < MOST ? null : (rows.at(-1)?.seq ?? null) };
}
