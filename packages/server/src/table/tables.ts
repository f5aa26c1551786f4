import { randomBytes } from 'node:crypto';
import { checkConfig, decision, RULES_VERSION, type ScenarioId, startGame } from '@bretwalda/engine';
import { isScenario, scenario } from '@bretwalda/engine/data';
import {
  clocksAfter,
  commitmentTo,
  deadlineOf,
  type NewTable,
  newClocks,
  reminderOf,
  type TableInfo,
} from '@bretwalda/protocol';
import { type BotLevel, type Player, people, type TableConfig } from '@bretwalda/table';
import type { Database, Query } from '../db/database.ts';
import { placeOf } from '../game/place.ts';
import { tell } from './event.ts';
import { Problem } from './problem.ts';
import { randomId } from './random-id.ts';
import { infoOf, readInfos, readSeats, readTable, type SeatRow, type TableRow } from './read.ts';
import { seatsBegin } from './seats.ts';

/** Who asks: a guest or somebody with an account. */
export interface Person {
  readonly id: string;
  readonly name: string;
}

/** Somebody in a seat. */
export interface Sitting {
  readonly userId: string;
  readonly name: string;
}

export interface TablesParts {
  readonly database: Database;
  readonly now: () => number;
}

/** Where players gather, and how a game begins. */
export class Tables {
  private readonly database: Database;
  private readonly now: () => number;

  constructor({ database, now }: TablesParts) {
    this.database = database;
    this.now = now;
  }

  async create(person: Person, wanted: NewTable): Promise<TableInfo> {
    const { id } = await this.database.transaction((query) =>
      this.set(query, person.id, wanted, sittingAt(wanted, person)),
    );
    return this.info(id, person.id);
  }

  /** A table whose players are known already, within a transaction: it begins at once. */
  async begin(query: Query, wanted: NewTable, sitting: readonly Sitting[]): Promise<string> {
    return (await this.set(query, sitting[0]?.userId ?? '', wanted, sitting)).id;
  }

  private async set(
    query: Query,
    createdBy: string,
    wanted: NewTable,
    sitting: readonly (Sitting | null)[],
  ): Promise<{ readonly id: string; readonly invitation: string }> {
    const [id, invitation] = [randomId(10), randomId(20)];
    const secret = randomBytes(32).toString('hex');
    const [config, agreed] = [configOf(wanted), wanted.agreed].map((part) => JSON.stringify(part));
    await query(
      `insert into game (id, config, agreed, invitation, is_public, created_by, secret, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [id, config, agreed, invitation, wanted.isPublic, createdBy, secret, new Date(this.now())],
    );
    for (const [seat, one] of wanted.seats.entries())
      await query('insert into seat (game_id, seat, user_id, name, bot) values ($1, $2, $3, $4, $5)', [
        id,
        seat,
        sitting[seat]?.userId ?? null,
        sitting[seat]?.name ?? '',
        one.kind === 'bot' ? one.level : null,
      ]);
    await tell(query, id, 'gathered', {});
    await this.beginIfFull(query, id);
    return { id, invitation };
  }

  async info(id: string, userId: string | null): Promise<TableInfo> {
    const { query } = this.database;
    const table = await readTable(query, id);
    if (!table) throw new Problem('no-such-table');
    return infoOf(table, await readSeats(query, id), userId);
  }

  private infos(rows: readonly { readonly id: string }[], userId: string | null): Promise<TableInfo[]> {
    return readInfos(
      this.database.query,
      rows.map(({ id }) => id),
      userId,
    );
  }

  /** Tables that anybody may join. */
  async open(userId: string | null, limit = 50): Promise<readonly TableInfo[]> {
    const { query } = this.database;
    const rows = await query<{ id: string }>(
      `select id from game where status = 'gathering' and is_public order by created_at desc limit $1`,
      [limit],
    );
    return this.infos(rows, userId);
  }

  /** The games of a player, those in which a move is due first. */
  async mine(userId: string): Promise<readonly TableInfo[]> {
    const { query } = this.database;
    const rows = await query<{ id: string }>(
      `select game.id from game join seat on seat.game_id = game.id and seat.user_id = $1
       group by game.id
       order by status = 'running' and bool_or(seat.seat = any (deciders)) desc,
         status = 'running' desc, status = 'gathering' desc, coalesce(ended_at, started_at, created_at) desc
       limit 200`,
      [userId],
    );
    return this.infos(rows, userId);
  }

  /** Takes a free seat. Whoever sits elsewhere at the table moves. */
  async join(person: Person, id: string, seat: number, diceSeed = ''): Promise<TableInfo> {
    await this.change(id, async (query, _table, seats) => {
      const wanted = seats.find((one) => one.seat === seat);
      if (!wanted || wanted.bot !== null) throw new Problem('seat-taken');
      if (wanted.userId !== null && wanted.userId !== person.id) throw new Problem('seat-taken');
      const before = seats.find(({ userId }) => userId === person.id)?.seat;
      await query(
        `update seat set user_id = null, name = '', dice_seed = '' where game_id = $1 and user_id = $2`,
        [id, person.id],
      );
      await query(
        'update seat set user_id = $3, name = $4, dice_seed = $5 where game_id = $1 and seat = $2',
        [id, seat, person.id, person.name, diceSeed],
      );
      if (before === seat) return; // only the seed is new
      const from = before === undefined ? {} : { from: before };
      await tell(query, id, 'joined', { seat, name: person.name, ...from });
      await this.beginIfFull(query, id);
    });
    return this.info(id, person.id);
  }

  /** Gets up before the game begins. An empty table goes away. */
  async leave(person: Person, id: string): Promise<void> {
    await this.change(id, async (query, _table, seats) => {
      const mine = seats.find(({ userId }) => userId === person.id);
      if (!mine) throw new Problem('not-a-member');
      await query(
        `update seat set user_id = null, name = '', dice_seed = '' where game_id = $1 and seat = $2`,
        [id, mine.seat],
      );
      await tell(query, id, 'left', { seat: mine.seat, name: mine.name });
      if (!seats.some(({ userId }) => userId !== null && userId !== person.id))
        await query(`update game set status = 'ended', ended_at = now() where id = $1`, [id]);
    });
  }

  /** A computer for a free seat, or a free seat instead of a computer. Anybody at the table may say so. */
  async setBot(person: Person, id: string, seat: number, level: BotLevel | null): Promise<TableInfo> {
    await this.change(id, async (query, _table, seats) => {
      if (!seats.some(({ userId }) => userId === person.id)) throw new Problem('not-a-member');
      const wanted = seats.find((one) => one.seat === seat);
      if (!wanted || wanted.userId !== null) throw new Problem('seat-taken');
      await query('update seat set bot = $3 where game_id = $1 and seat = $2', [id, seat, level]);
      await tell(query, id, 'bot', { seat, level });
      await this.beginIfFull(query, id);
    });
    return this.info(id, person.id);
  }

  /** The same players again, each one seat further. Whoever asks next comes to the same table. */
  async rematch(person: Person, id: string): Promise<TableInfo> {
    const next = await this.database.transaction(async (query) => {
      const table = await readTable(query, id, true);
      const seats = await readSeats(query, id);
      if (!table || !seats.some(({ userId }) => userId === person.id)) throw new Problem('not-a-member');
      if (table.status !== 'over' && table.status !== 'ended') throw new Problem('not-allowed');
      const asked = await query<{ id: string; invitation: string }>(
        `select game.id, game.invitation from event join game on game.id = event.body ->> 'table'
         where event.game_id = $1 and event.kind = 'rematch' and not (status = 'ended' and started_at is null)`,
        [id],
      );
      if (asked[0]) return asked[0];
      const wanted = rematchOf(table, seats, person.id);
      const { invitation, ...made } = await this.set(query, person.id, wanted, sittingAt(wanted, person));
      const players = seats.map(({ seat }) => seat);
      await tell(query, id, 'rematch', { by: person.name, table: made.id, invitation }, players);
      return { ...made, invitation };
    });
    return { ...(await this.info(next.id, person.id)), invitation: next.invitation };
  }

  /** Work on a table that still gathers; nobody else changes it meanwhile. */
  private change(
    id: string,
    work: (query: Query, table: TableRow, seats: readonly SeatRow[]) => Promise<void>,
  ): Promise<void> {
    return this.database.transaction(async (query) => {
      const table = await readTable(query, id, true);
      if (!table) throw new Problem('no-such-table');
      if (table.status !== 'gathering') throw new Problem('not-gathering');
      await work(query, table, await readSeats(query, id));
    });
  }

  /** A game begins when every seat is taken. It never waits for whoever made the table. */
  private async beginIfFull(query: Query, id: string): Promise<void> {
    const seats = await readSeats(query, id);
    const table = await readTable(query, id);
    if (!table || !seats.every(({ userId, bot }) => userId !== null || bot !== null)) return;
    const config: TableConfig = { ...table.config, players: seats.map(playerOf) };
    const { state } = startGame(config);
    const deciders = [...new Set(decision(state).map(({ seat }) => seat))];
    const { round, nation } = placeOf(state);
    const now = this.now();
    const { clock } = table.agreed;
    const running = deciders.filter((seat) => seats[seat]?.bot === null);
    const clocks = clock && clocksAfter(newClocks(clock, seats.length), clock, running, now);
    const [deadline, reminder] = [deadlineOf(clocks), reminderOf(clocks)];
    await query(
      `update game set status = 'running', config = $2, deciders = $3, clocks = $4, deadline = $5, started_at = $6,
         round = $7, nation = $8, remind_at = $9
       where id = $1`,
      [
        id,
        JSON.stringify(config),
        deciders,
        clocks && JSON.stringify(clocks),
        deadline === null ? null : new Date(deadline),
        new Date(now),
        round,
        nation,
        reminder === null ? null : new Date(reminder),
      ],
    );
    await seatsBegin(query, id);
    const seeds = seats.map(({ diceSeed }) => diceSeed);
    await tell(query, id, 'began', { commitment: commitmentTo(table.secret), seeds });
  }
}

function configOf({ scenario: id, options, seats }: NewTable): TableConfig {
  const found = isScenario(id) ? scenario(id) : undefined;
  if (!found || found.groups.length !== seats.length) throw new Problem('bad-request', { what: 'scenario' });
  const config = { scenario: id as ScenarioId, options, version: RULES_VERSION };
  const violation = checkConfig(config);
  if (violation) throw new Problem('bad-request', { violation });
  return { ...config, players: people(id as ScenarioId) } as TableConfig;
}

const sittingAt = ({ seats }: NewTable, { id, name }: Person): readonly (Sitting | null)[] => {
  const mine = seats.findIndex(({ kind }) => kind === 'me');
  return seats.map((_, seat) => (seat === mine ? { userId: id, name } : null));
};

/** Everybody moves one seat on; whoever asks sits down, the others are awaited. */
function rematchOf({ config, agreed }: TableRow, seats: readonly SeatRow[], asking: string): NewTable {
  const rotated = seats.map((_, i) => seats[(i + seats.length - 1) % seats.length] as SeatRow);
  return {
    scenario: config.scenario,
    options: { ...config.options },
    seats: rotated.map(({ userId, bot }) =>
      userId === asking
        ? { kind: 'me' }
        : userId === null && bot !== null
          ? { kind: 'bot', level: bot }
          : { kind: 'open' },
    ),
    isPublic: false,
    agreed,
  };
}

const playerOf = ({ userId, name, bot }: SeatRow): Player =>
  userId === null
    ? { kind: 'computer', name: bot ?? 'squire', level: (bot ?? 'squire') as BotLevel }
    : { kind: 'person', name };
