import type { ScenarioId } from '@bretwalda/engine';
import { isScenario, scenario } from '@bretwalda/engine/data';
import type { GameResult } from '@bretwalda/protocol';
import type { Database, Query } from '../db/database.ts';
import { Problem } from '../table/problem.ts';
import { readRatings, shown } from './rating.ts';

export interface Profile {
  readonly id: string;
  readonly name: string;
  /** Null: no rated game yet. */
  readonly rating: {
    /** What somebody is worth almost for sure: that much below what is likely. */
    readonly value: number;
    readonly likely: number;
    readonly games: number;
  } | null;
  readonly finished: number;
  readonly wins: number;
  readonly sides: readonly SideRecord[];
  /** How reliable somebody is: how often time ran out, in how many turns, and how long an answer takes at the median. */
  readonly timeOuts: number;
  readonly answers: number;
  readonly medianAnswerMs: number | null;
}

/** What somebody has done with one side of a scenario. */
export interface SideRecord {
  readonly scenario: string;
  readonly side: number;
  readonly games: number;
  /** Alone or together with others. */
  readonly wins: number;
  /** The mean. */
  readonly points: number;
}

interface Finished {
  readonly seat: number;
  readonly result: GameResult;
  readonly scenario: string;
}

/** What everybody may know of a player. */
export async function profileOf({ query }: Database, userId: string): Promise<Profile> {
  const [person] = await query<{ name: string }>('select name from person where id = $1', [userId]);
  if (!person) throw new Problem('not-found');
  const rating = (await readRatings(query, [userId])).get(userId);
  const finished = await query<Finished>(
    `select seat.seat, game.result, game.config ->> 'scenario' as scenario
     from seat join game on game.id = seat.game_id
     where seat.user_id = $1 and game.status in ('over', 'ended') and game.result is not null and game.started_at is not null`,
    [userId],
  );
  return {
    id: userId,
    name: person.name,
    rating:
      rating && rating.games > 0
        ? { value: shown(rating), likely: Math.round(100 * rating.mu), games: rating.games }
        : null,
    finished: finished.length,
    wins: finished.filter(({ seat, result }) => result.winners.some((winner) => winner === seat)).length,
    sides: sidesOf(finished),
    ...(await reliabilityOf(query, userId)),
  };
}

function sidesOf(finished: readonly Finished[]): readonly SideRecord[] {
  const found = new Map<string, SideRecord>();
  for (const { seat, result, scenario: id } of finished) {
    const own = result.players.find((one) => one.seat === seat);
    const side = own && isScenario(id) ? sideOf(id as ScenarioId, own.nations) : -1;
    if (!own || side < 0) continue;
    const before = found.get(`${id} ${side}`) ?? { scenario: id, side, games: 0, wins: 0, points: 0 };
    const games = before.games + 1;
    const won = result.winners.includes(own.seat) ? 1 : 0;
    const points = (before.points * before.games + own.points) / games;
    found.set(`${id} ${side}`, { ...before, games, wins: before.wins + won, points });
  }
  return [...found.values()].sort((a, b) => a.scenario.localeCompare(b.scenario) || a.side - b.side);
}

const sideOf = (id: ScenarioId, nations: readonly string[]): number =>
  scenario(id).groups.findIndex((group) => group.some((nation) => nation === nations[0]));

async function reliabilityOf(
  query: Query,
  userId: string,
): Promise<Pick<Profile, 'timeOuts' | 'answers' | 'medianAnswerMs'>> {
  const [counts] = await query<{ timeOuts: number; answers: number; median: number | null }>(
    `with own as (
       select e.game_id, e.at, e.body, lag(e.at) over (partition by e.game_id order by e.seq) as before
       from event e join seat on seat.game_id = e.game_id and seat.user_id = $1
       where e.kind = 'played')
     select
       (select count(*)::int from tenure where user_id = $1 and why = 'out-of-time') as "timeOuts",
       count(*)::int as answers,
       percentile_cont(0.5) within group (order by extract(epoch from at - before) * 1000) as median
     from own join seat on seat.game_id = own.game_id and seat.user_id = $1
     where (body -> 'entries' -> 0 ->> 'seat')::int = seat.seat and before is not null`,
    [userId],
  );
  return {
    timeOuts: counts?.timeOuts ?? 0,
    answers: counts?.answers ?? 0,
    medianAnswerMs: counts?.median == null ? null : Math.round(counts.median),
  };
}
