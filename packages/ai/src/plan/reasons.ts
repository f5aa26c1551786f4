import { type Area, areaId, NOBODY, nationId } from '@bretwalda/engine';
import { holderOf } from '@bretwalda/engine/queries';
import { battleOdds } from '../odds/index.ts';
import type { Origin, Reason } from '../reasons.ts';
import type { AreaValues } from './area-values.ts';
import { spoils } from './spoils.ts';
import type { Move } from './turn-planner.ts';

/** All moves of a plan to one place as one reason: where from, what for, against whom, at what odds. */
export function reasonFor(values: AreaValues, moves: readonly Move[]): Reason {
  const { o, nation, s } = values;
  const { to, force } = moves.at(-1) as Move;
  const origins = originsOf(moves);
  const armies = origins.reduce((sum, origin) => sum + origin.armies, 0);
  const entry = o.entry(nation, to);
  const next = o.nextPoints(nation, to);
  const points = entry > 0 ? entry : next.points;
  const round = entry > 0 || next.points === 0 ? null : next.round;
  const sent = { area: areaId(to), armies, origins, points, round };
  const holder = holderOf(s, to);
  if (holder === nation) {
    const threat = o.strongestThreat(nation, to);
    return { code: 'guard', ...sent, against: threat === NOBODY ? null : nationId(threat) };
  }
  const leader = moves.some((move) => move.leader);
  if (!values.isEnemy(to)) return { code: 'take', ...sent, leader, from: null, win: 1, bounty: 0 };
  const odds = battleOdds(values.battle(to, force.infantry, force.cavalry, force.leader));
  const bounty = spoils(s, to, 'attacker', odds);
  return { code: 'take', ...sent, leader, from: nationId(holder), win: odds.win, bounty };
}

function originsOf(moves: readonly Move[]): Origin[] {
  const armies = new Map<Area, number>();
  for (const { group, count } of moves.flatMap(({ marches }) => marches))
    armies.set(group.at, (armies.get(group.at) ?? 0) + count);
  return Array.from(armies, ([area, n]) => ({ area: areaId(area), armies: n }));
}
