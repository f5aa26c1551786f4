import { checkConfig, type ScenarioId } from '@bretwalda/engine';
import { isScenario, scenario } from '@bretwalda/engine/data';
import type { Agreed, GameResult, NewTable, TableStatus } from '@bretwalda/protocol';
import type { Database, Query } from '../db/database.ts';
import { Problem } from '../table/problem.ts';
import { randomId } from '../table/random-id.ts';
import type { Person, Tables } from '../table/tables.ts';
import { cycleOf, type Standing, standings } from './schedule.ts';

export interface NewCup {
  readonly title: string;
  readonly scenario: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly agreed: Agreed;
  readonly cycles: number;
}

export type CupStatus = 'gathering' | 'running' | 'over';

/** A cup in a list. */
export interface CupSummary {
  readonly id: string;
  readonly title: string;
  readonly scenario: string;
  readonly status: CupStatus;
  readonly players: number;
  readonly games: number;
  readonly finished: number;
  readonly isYours: boolean;
}

export interface CupGame {
  readonly id: string;
  /** By side, the number of the player. */
  readonly players: readonly number[];
  readonly status: TableStatus;
  /** By side; null: it is not over. */
  readonly points: readonly number[] | null;
  readonly winners: readonly number[];
}

export interface CupInfo {
  readonly id: string;
  readonly title: string;
  readonly scenario: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly agreed: Agreed;
  readonly cycles: number;
  readonly status: CupStatus;
  readonly players: readonly CupPlayer[];
  /** The number of whoever may begin it. */
  readonly host: number;
  readonly games: readonly CupGame[];
  readonly standings: readonly Standing[];
}

export interface CupPlayer {
  readonly userId: string;
  readonly name: string;
  readonly isYou: boolean;
}

interface CupRow {
  readonly id: string;
  readonly title: string;
  readonly body: NewCup;
  readonly status: CupStatus;
  readonly createdBy: string;
}

interface PlayerRow {
  readonly userId: string;
  readonly name: string;
  /** Their account is there. */
  readonly isThere: boolean;
}

export const MOST_PLAYERS = 16;
const MOST_GATHERING = 5;
const MOST_LISTED = 100;

const CUP = 'select id, title, body, status, created_by as "createdBy" from cup where id = $1';
const PLAYERS = `select user_id as "userId", cup_player.name, person.id is not null as "isThere"
  from cup_player left join person on person.id = user_id where cup_id = $1 order by joined_at, user_id`;

/** Whoever made the cup begins it; if they are gone, whoever has waited longest. */
const hostOf = (cup: CupRow, players: readonly PlayerRow[]): number => {
  const maker = players.findIndex(({ userId, isThere }) => isThere && userId === cup.createdBy);
  return maker >= 0 ? maker : players.findIndex(({ isThere }) => isThere);
};

/** Round robins in which everybody plays every side equally often. */
export class Cups {
  private readonly database: Database;
  private readonly tables: Tables;

  constructor(database: Database, tables: Tables) {
    this.database = database;
    this.tables = tables;
  }

  async create(person: Person, cup: NewCup): Promise<CupInfo> {
    const problem = isScenario(cup.scenario)
      ? checkConfig({ scenario: cup.scenario as ScenarioId, options: cup.options })
      : true;
    if (problem) throw new Problem('bad-request', { what: 'scenario' });
    // Without one, somebody who stays away would hold up the cup for ever.
    if (!cup.agreed.clock) throw new Problem('not-allowed', { reason: 'cup-needs-clock' });
    const id = randomId(10);
    await this.database.transaction(async (query) => {
      const rows = await query(
        `insert into cup (id, title, body, created_by) select $1, $2, $3, $4
         where (select count(*) from cup where created_by = $4 and status = 'gathering') < $5 returning id`,
        [id, cup.title, JSON.stringify(cup), person.id, MOST_GATHERING],
      );
      if (rows.length === 0) throw new Problem('not-allowed', { reason: 'too-many-cups' });
      await query('insert into cup_player (cup_id, user_id, name) values ($1, $2, $3)', [
        id,
        person.id,
        person.name,
      ]);
    });
    return this.info(id, person.id);
  }

  async join(person: Person, id: string): Promise<CupInfo> {
    await this.gathering(id, async (query) => {
      const players = await query<PlayerRow>(PLAYERS, [id]);
      if (players.length >= MOST_PLAYERS) throw new Problem('not-allowed', { reason: 'cup-is-full' });
      await query(
        'insert into cup_player (cup_id, user_id, name) values ($1, $2, $3) on conflict do nothing',
        [id, person.id, person.name],
      );
    });
    return this.info(id, person.id);
  }

  /** Before it begins. Without players there is no cup. */
  async leave(person: Person, id: string): Promise<void> {
    await this.gathering(id, async (query) => {
      const gone = await query(
        'delete from cup_player where cup_id = $1 and user_id = $2 returning user_id',
        [id, person.id],
      );
      if (gone.length === 0) throw new Problem('not-allowed', { reason: 'not-in-cup' });
      await query('delete from cup where id = $1 and not exists (select from cup_player where cup_id = $1)', [
        id,
      ]);
    });
  }

  /** All games begin at once. */
  async begin(person: Person, id: string): Promise<CupInfo> {
    await this.gathering(id, async (query, cup) => {
      const all = await query<PlayerRow>(PLAYERS, [id]);
      if (all[hostOf(cup, all)]?.userId !== person.id)
        throw new Problem('not-allowed', { reason: 'not-the-host' });
      const players = all.filter(({ isThere }) => isThere);
      const sides = scenario(cup.body.scenario).groups.length;
      if (players.length < sides) throw new Problem('not-allowed', { reason: 'too-few-players', sides });
      await query('delete from cup_player where cup_id = $1 and user_id <> all ($2)', [
        id,
        players.map(({ userId }) => userId),
      ]);
      for (let cycle = 0; cycle < cup.body.cycles; cycle++)
        for (const [i, seats] of cycleOf(players.length, sides, cycle).entries()) {
          const wanted = tableOf(cup, i + 1 + cycle * players.length);
          const sitting = seats.map((player) => players[player] as PlayerRow);
          const table = await this.tables.begin(query, wanted, sitting);
          await query('insert into cup_game (cup_id, game_id, players) values ($1, $2, $3)', [
            id,
            table,
            seats,
          ]);
        }
      await query(`update cup set status = 'running' where id = $1`, [id]);
    });
    return this.info(id, person.id);
  }

  /** Work on a cup that has not begun; nobody else changes it meanwhile. */
  private gathering(id: string, work: (query: Query, cup: CupRow) => Promise<void>): Promise<void> {
    return this.database.transaction(async (query) => {
      const [cup] = await query<CupRow>(`${CUP} for update`, [id]);
      if (!cup) throw new Problem('not-found');
      if (cup.status !== 'gathering') throw new Problem('not-gathering');
      await work(query, cup);
    });
  }

  async info(id: string, viewer: string | null): Promise<CupInfo> {
    const { query } = this.database;
    const [cup] = await query<CupRow>(CUP, [id]);
    if (!cup) throw new Problem('not-found');
    const players = await query<PlayerRow>(PLAYERS, [id]);
    const rows = await query<Omit<CupGame, 'points' | 'winners'> & { result: GameResult | null }>(
      `select game.id, cup_game.players, game.status, game.result from cup_game join game on game.id = cup_game.game_id
       where cup_id = $1 order by game.created_at, length(game.agreed ->> 'title'), game.agreed ->> 'title'`,
      [id],
    );
    const games = rows.map(({ result, ...game }) => ({
      ...game,
      points: result && pointsBySeat(result),
      winners: result ? [...result.winners] : [],
    }));
    const finished = games.flatMap(({ players: seats, points, winners }) =>
      points ? [{ players: seats, points, winners }] : [],
    );
    const isOver = games.length > 0 && finished.length === games.length;
    const { scenario: played, options, agreed, cycles } = cup.body;
    return {
      id,
      title: cup.title,
      scenario: played,
      options,
      agreed,
      cycles,
      status: isOver ? 'over' : cup.status,
      players: players.map(({ userId, name }) => ({ userId, name, isYou: userId === viewer })),
      host: hostOf(cup, players),
      games,
      standings: standings(players.length, finished),
    };
  }

  /** The latest first. */
  all(viewer: string | null): Promise<CupSummary[]> {
    return this.database.query<CupSummary>(
      `select cup.id, title, body ->> 'scenario' as scenario, players, games, finished, "isYours",
         case when games > 0 and games = finished then 'over' else status end as status
       from cup
         cross join lateral (select count(*)::int as players, coalesce(bool_or(user_id = $1), false) as "isYours"
           from cup_player where cup_id = cup.id) own
         cross join lateral (select count(*)::int as games, count(result)::int as finished
           from cup_game join game on game.id = cup_game.game_id where cup_id = cup.id) played
       order by created_at desc, cup.id limit ${MOST_LISTED}`,
      [viewer],
    );
  }
}

const pointsBySeat = ({ players }: GameResult): number[] => {
  const points = new Array<number>(players.length).fill(0);
  for (const { seat, points: own } of players) points[seat] = own;
  return points;
};

/** Sides are as the schedule says, whatever the options of the cup. */
const tableOf = ({ title, body }: CupRow, number: number): NewTable => ({
  scenario: body.scenario,
  options: { ...body.options, sides: 'fixed' },
  seats: scenario(body.scenario).groups.map(() => ({ kind: 'open' }) as const),
  isPublic: true,
  agreed: { ...body.agreed, title: `${title} ${number}` },
});
