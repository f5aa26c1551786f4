import type { Entry, GameState } from '@bretwalda/engine';
import type { Agreed, Clocks } from '@bretwalda/protocol';
import type { TableConfig } from '@bretwalda/table';
import type { Query } from '../db/database.ts';
import type { PlaceInGame } from './place.ts';

/** What the database keeps of a game's journal: one row for each submission or undo, never changed. */

export interface PlayedBody {
  /** The number of entries before it. */
  readonly start: number;
  readonly entries: readonly Entry[];
  /** The votes of a secret ballot that it brought to an end. */
  readonly revealed: readonly Entry[];
}

export interface UndoneBody {
  readonly length: number;
  /** The seats that agreed, where the rules alone would not allow it. */
  readonly consent?: readonly number[];
}

export type JournalRow = { readonly seq: number; readonly revision: number } & (
  | { readonly kind: 'played'; readonly body: PlayedBody }
  | { readonly kind: 'undone'; readonly body: UndoneBody }
);

export interface StoredSeat {
  readonly user: string | null;
  readonly bot: string | null;
  readonly diceSeed: string;
  /** Its player is on vacation. */
  readonly away: boolean;
}

/** What is known of a game beside its journal. */
export interface StoredGame {
  readonly config: TableConfig;
  readonly agreed: Agreed;
  readonly status: string;
  readonly secret: string;
  readonly clocks: Clocks | null;
  readonly touched: number;
  readonly seats: readonly StoredSeat[];
}

export interface StoredSnapshot {
  readonly revision: number;
  readonly length: number;
  readonly rolls: number;
  readonly state: GameState;
}

export async function readGame(query: Query, id: string): Promise<StoredGame | undefined> {
  const [row] = await query<StoredGame>(
    `select config, agreed, status, secret, clocks, touched,
       (select json_agg(json_build_object('user', user_id, 'bot', bot, 'diceSeed', dice_seed,
         'away', vacation_since is not null) order by seat)
        from seat where game_id = game.id) as seats
     from game where id = $1`,
    [id],
    'read-game',
  );
  return row;
}

/** The rows of the journal after a revision. */
export const readRows = (query: Query, id: string, after: number): Promise<JournalRow[]> =>
  query<JournalRow>(
    `select seq, revision, kind, body from event where game_id = $1 and revision > $2 order by revision`,
    [id, after],
    'read-rows',
  );

export async function readSnapshot(query: Query, id: string): Promise<StoredSnapshot | undefined> {
  const [row] = await query<StoredSnapshot>(
    'select revision, length, rolls, state from snapshot where game_id = $1 order by revision desc limit 1',
    [id],
    'read-snapshot',
  );
  return row;
}

/** What a game is after one more row. */
export interface Moment extends PlaceInGame {
  /** By the clock that decides who is out of time, which may not be that of the database. */
  readonly at: Date;
  readonly length: number;
  readonly rolls: number;
  readonly deciders: readonly number[];
  readonly status: string;
  readonly clocks: Clocks | null;
  readonly deadline: Date | null;
  readonly remindAt: Date | null;
  readonly result: unknown;
}

const APPEND = `
  with g as (
    update game set revision = revision + 1, seq = seq + 1, length = $3, rolls = $4, deciders = $5, status = $6,
      clocks = $7, deadline = $8, remind_at = $13, round = $14, nation = $15, result = $9,
      ended_at = case when $6 = 'over' then $18 else ended_at end
    where id = $1 and revision = $2 and touched = $12 and status = 'running'
      and ($16::text is null or exists (select from seat where game_id = $1 and seat = $17 and user_id = $16))
    returning seq, revision
  ), e as (
    insert into event (game_id, seq, at, kind, revision, body) select $1, seq, $18, $10, revision, $11 from g
  ), o as (
    insert into outbox (game_id, seq, kind) select $1, seq, $10 from g
  )
  select seq, revision from g`;

/** A person who plays a seat; it must be theirs at that moment. */
export interface Mover {
  readonly userId: string;
  readonly seat: number;
}

/**
 * Writes the row that follows a revision, with all that hangs on it, in one transaction. Undefined: that row is
 * written already, or something at the table has changed meanwhile, and nothing is done. Whoever needs it must be told
 * afterwards (`Bell`).
 */
export async function append(
  query: Query,
  id: string,
  at: number,
  kind: JournalRow['kind'],
  body: PlayedBody | UndoneBody,
  touched: number,
  moment: Moment,
  mover?: Mover,
): Promise<{ readonly seq: number; readonly revision: number } | undefined> {
  const { length, rolls, deciders, round, nation, status, clocks, deadline, remindAt, result } = moment;
  const values = [
    id,
    at,
    length,
    rolls,
    deciders,
    status,
    json(clocks),
    deadline,
    json(result),
    kind,
    json(body),
    touched,
    remindAt,
    round,
    nation,
    mover?.userId ?? null,
    mover?.seat ?? null,
    moment.at,
  ];
  const [row] = await query<{ seq: number; revision: number }>(APPEND, values, 'append');
  return row;
}

const json = (value: unknown): string | null => (value == null ? null : JSON.stringify(value));
