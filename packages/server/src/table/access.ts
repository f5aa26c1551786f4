import { timingSafeEqual } from 'node:crypto';
import type { Seat } from '@bretwalda/engine';
import type { TableStatus } from '@bretwalda/protocol';
import type { Query } from '../db/database.ts';

/** How somebody may see a game. */
export interface Access {
  /** With the eyes of which seat; null: as one who looks on. */
  readonly viewer: Seat | null;
  readonly status: TableStatus;
}

interface AccessRow {
  readonly status: TableStatus;
  readonly invitation: string;
  readonly isPublic: boolean;
  readonly isCreator: boolean;
  /** They have played here: whoever was out of time may see what becomes of the seat, and take it again. */
  readonly hasPlayed: boolean;
  readonly seats: readonly Seat[];
}

const READ = `
  select status, invitation, is_public as "isPublic", coalesce(created_by = $2, false) as "isCreator",
    exists (select from tenure where tenure.game_id = game.id and tenure.user_id = $2) as "hasPlayed",
    array(select seat from seat where game_id = game.id and user_id = $2 order by seat) as seats
  from game where id = $1`;

/** Undefined: there is no such game for them. */
export async function accessTo(
  query: Query,
  id: string,
  userId: string | null,
  { invitation, seat }: { readonly invitation?: string | undefined; readonly seat?: number | undefined },
): Promise<Access | undefined> {
  const [row] = await query<AccessRow>(READ, [id, userId], 'access');
  if (!row) return undefined;
  const { status, seats } = row;
  const own = seat === undefined ? seats[0] : seats.find((one) => one === seat);
  if (own !== undefined) return { viewer: own, status };
  const isLetIn =
    seats.length > 0 || row.isPublic || row.isCreator || row.hasPlayed || isSame(invitation, row.invitation);
  return isLetIn ? { viewer: null, status } : undefined;
}

/** Whether a seat is played by somebody. */
export async function playsSeat(query: Query, id: string, seat: number, userId: string): Promise<boolean> {
  const rows = await query(
    'select 1 from seat where game_id = $1 and seat = $2 and user_id = $3',
    [id, seat, userId],
    'plays-seat',
  );
  return rows.length > 0;
}

function isSame(given: string | undefined, wanted: string): boolean {
  const [a, b] = [Buffer.from(given ?? ''), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}
