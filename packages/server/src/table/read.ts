import type { NationId } from '@bretwalda/engine';
import type { Agreed, Clocks, GameResult, TableInfo, TableStatus, Vacation } from '@bretwalda/protocol';
import { commitmentTo } from '@bretwalda/protocol';
import type { TableConfig } from '@bretwalda/table';
import type { Query } from '../db/database.ts';

export interface TableRow {
  readonly id: string;
  readonly config: TableConfig;
  readonly agreed: Agreed;
  readonly status: TableStatus;
  readonly invitation: string;
  readonly isPublic: boolean;
  readonly createdBy: string;
  readonly secret: string;
  readonly deciders: readonly number[];
  readonly clocks: Clocks | null;
  readonly round: number | null;
  readonly nation: NationId | null;
  readonly result: GameResult | null;
  readonly createdAt: Date;
  readonly startedAt: Date | null;
  /** When something was last played; null: nothing was. */
  readonly lastAt: Date | null;
  readonly endedAt: Date | null;
}

export interface SeatRow {
  readonly seat: number;
  readonly userId: string | null;
  readonly name: string;
  readonly bot: string | null;
  readonly diceSeed: string;
  readonly vacation: number;
  readonly vacationUntil: Date | null;
}

const TABLE = `id, config, agreed, status, invitation, is_public as "isPublic", created_by as "createdBy", secret,
  deciders, clocks, round, nation, result,
  created_at as "createdAt", started_at as "startedAt", ended_at as "endedAt",
  (select at from event where event.game_id = game.id and event.revision = game.revision) as "lastAt"`;

/** A table; `lock` keeps everybody else from changing it until the transaction ends. */
export async function readTable(query: Query, id: string, lock = false): Promise<TableRow | undefined> {
  const [row] = await query<TableRow>(`select ${TABLE} from game where id = $1${lock ? ' for update' : ''}`, [
    id,
  ]);
  return row;
}

const SEAT =
  'seat, user_id as "userId", name, bot, dice_seed as "diceSeed", vacation, vacation_until as "vacationUntil"';

export const readSeats = (query: Query, id: string): Promise<SeatRow[]> =>
  query<SeatRow>(`select ${SEAT} from seat where game_id = $1 order by seat`, [id]);

/** Several tables as somebody may see them, in the same order. */
export async function readInfos(
  query: Query,
  ids: readonly string[],
  userId: string | null,
): Promise<TableInfo[]> {
  if (ids.length === 0) return [];
  const tables = await query<TableRow>(`select ${TABLE} from game where id = any ($1)`, [ids]);
  const seats = await query<SeatRow & { readonly gameId: string }>(
    `select game_id as "gameId", ${SEAT} from seat where game_id = any ($1) order by seat`,
    [ids],
  );
  return ids.flatMap((id) => {
    const table = tables.find((one) => one.id === id);
    return table
      ? [
          infoOf(
            table,
            seats.filter(({ gameId }) => gameId === id),
            userId,
          ),
        ]
      : [];
  });
}

/** A table as somebody may see it. */
export function infoOf(table: TableRow, seats: readonly SeatRow[], userId: string | null): TableInfo {
  const own = userId === null ? undefined : seats.find((seat) => seat.userId === userId);
  const { id, config, agreed, status, isPublic, createdAt, startedAt, lastAt, endedAt } = table;
  const { deciders, clocks, round, nation, result } = table;
  return {
    id,
    status,
    scenario: config.scenario,
    options: { ...config.options },
    agreed,
    isPublic,
    invitation: own || userId === table.createdBy ? table.invitation : null,
    seats: seats.map(({ seat, userId: player, name, bot, vacation, vacationUntil }) => ({
      seat,
      name,
      kind: player !== null ? 'person' : bot !== null ? 'bot' : 'open',
      bot,
      isYou: player !== null && player === userId,
      player,
      vacation: player === null ? null : vacationOf(agreed, vacation, vacationUntil),
    })),
    commitment: commitmentTo(table.secret),
    diceSeed: own?.diceSeed ?? null,
    deciders,
    clocks,
    round,
    nation,
    result,
    createdAt: createdAt.toISOString(),
    startedAt: startedAt?.toISOString() ?? null,
    lastAt: (lastAt ?? startedAt)?.toISOString() ?? null,
    endedAt: endedAt?.toISOString() ?? null,
  };
}

const vacationOf = (agreed: Agreed, taken: number, until: Date | null): Vacation => ({
  until: until?.toISOString() ?? null,
  left: Math.max(0, agreed.vacation - taken),
});
