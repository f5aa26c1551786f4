import { lockTimed, runClocks } from '../clock/write.ts';
import type { Query } from '../db/database.ts';
import { tell } from '../table/event.ts';
import { seatChanges } from '../table/seats.ts';
import type { Called } from './people.ts';

/** Where somebody's id stands in the database. `accounts.test.ts` looks whether a table is missing here. */
interface Belonging {
  readonly table: string;
  readonly column: string;
  /** The columns that with this one make a row the only one of its kind. */
  readonly beside?: readonly string[];
  /** What becomes of it when the account is deleted: it goes too, or it stays without a name. */
  readonly goes: boolean;
}

export const BELONGINGS: readonly Belonging[] = [
  { table: 'seat', column: 'user_id', goes: false },
  { table: 'game', column: 'created_by', goes: false },
  { table: 'tenure', column: 'user_id', goes: false },
  { table: 'standing_order', column: 'user_id', goes: true },
  { table: 'prepared_order', column: 'user_id', goes: true },
  { table: 'note', column: 'user_id', beside: ['game_id'], goes: true },
  { table: 'presence', column: 'user_id', beside: ['game_id'], goes: true },
  { table: 'notice', column: 'user_id', goes: true },
  { table: 'notice_way', column: 'user_id', goes: true },
  { table: 'block', column: 'user_id', beside: ['blocked'], goes: true },
  { table: 'block', column: 'blocked', beside: ['user_id'], goes: true },
  // Whoever is muted stays so, also under another name.
  { table: 'mute', column: 'user_id', beside: [], goes: true },
  { table: 'mute', column: 'by', goes: false },
  { table: 'report', column: 'by', goes: false },
  { table: 'report', column: 'user_id', goes: false },
  { table: 'cup', column: 'created_by', goes: false },
  { table: 'cup_player', column: 'user_id', beside: ['cup_id'], goes: false },
  { table: 'rating', column: 'key', beside: [], goes: true },
];

export async function moveAll(query: Query, from: string, to: Called): Promise<void> {
  await renameIn(query, from, to.name);
  await talkOf(query, from, { player: to.id });
  await standUpTwice(query, from, to.id);
  for (const { table, column, beside } of BELONGINGS) {
    // Where the account has its own already, that stays.
    const known =
      beside === undefined
        ? ''
        : `and not exists (select from "${table}" other where other."${column}" = $2
             ${beside.map((name) => `and other."${name}" = "${table}"."${name}"`).join(' ')})`;
    await query(`update "${table}" set "${column}" = $2 where "${column}" = $1 ${known}`, [from, to.id]);
    if (beside !== undefined) await query(`delete from "${table}" where "${column}" = $1`, [from]);
  }
}

/** Who said something stands in what was said. */
async function talkOf(query: Query, userId: string, change: object): Promise<void> {
  await query(`update event set body = body || $2::jsonb where kind = 'talk' and body ->> 'player' = $1`, [
    userId,
    JSON.stringify(change),
  ]);
}

/** Nobody gathers at a table twice: of two seats that were a guest's and an account's, the guest's is free again. */
async function standUpTwice(query: Query, from: string, to: string): Promise<void> {
  await query(
    `update seat set user_id = null, name = '', dice_seed = '' from game
     where game.id = seat.game_id and game.status = 'gathering' and seat.user_id = $1
       and exists (select from seat other where other.game_id = seat.game_id and other.user_id = $2)`,
    [from, to],
  );
}

interface OwnSeat {
  readonly id: string;
  readonly seat: number;
  readonly status: string;
}

/** The seats of a person, with their games locked. */
const seatsOf = (query: Query, userId: string): Promise<OwnSeat[]> =>
  query<OwnSeat>(
    `select game.id, seat.seat, game.status from seat join game on game.id = seat.game_id
     where seat.user_id = $1 order by game.id, seat.seat for update of game`,
    [userId],
  );

const RENAME = `update game set config = jsonb_set(config, array['players', $2::text, 'name'], to_jsonb($3::text))
  where id = $1 and config #> array['players', $2::text] is not null`;

/** Wherever the name of a player stands beside what is played. */
export async function renameIn(query: Query, userId: string, name: string): Promise<void> {
  for (const { id, seat } of await seatsOf(query, userId)) await query(RENAME, [id, seat, name]);
  for (const table of ['seat', 'tenure', 'cup_player'])
    await query(`update ${table} set name = $2 where user_id = $1`, [userId, name]);
}

/** Seats are left to computers, and the name is gone from wherever it stood. */
export async function leaveAll(query: Query, userId: string, now: number): Promise<void> {
  const [person] = await query<{ name: string }>('select name from person where id = $1', [userId]);
  const seats = await seatsOf(query, userId);
  await renameIn(query, userId, '');
  await talkOf(query, userId, { name: '', player: null });
  for (const { id, seat, status } of seats) {
    await query(
      `update event set body = body || '{"name": ""}' where game_id = $1 and revision is null and body->>'name' = $2`,
      [id, person?.name ?? ''],
    );
    if (status === 'running') await giveUp(query, id, seat, now);
    else await query('update seat set user_id = null where game_id = $1 and seat = $2', [id, seat]);
    if (status === 'gathering') await tell(query, id, 'left', { seat, name: '' });
  }
  for (const { table, column, goes } of BELONGINGS)
    if (goes) await query(`delete from "${table}" where "${column}" = $1`, [userId]);
}

async function giveUp(query: Query, id: string, seat: number, now: number): Promise<void> {
  const timed = await lockTimed(query, id);
  const level = timed?.agreed.standIn ?? 'thane';
  await seatChanges(query, id, seat, { userId: null, name: '', bot: level }, 'left');
  await tell(query, id, 'gave-up', { seat, name: '', level });
  await runClocks(query, id, now);
}
