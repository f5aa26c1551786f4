import { areaId, type Nation, NOBODY, nationId } from '@bretwalda/engine';
import { battleOdds } from '../odds/index.ts';
import type { Reason } from '../reasons.ts';
import type { Ground } from './ground.ts';
import type { Move } from './marshal.ts';

/** Puts a move of a plan into a reason: what for, against whom, at which odds. */
export function reasonFor(ground: Ground, move: Move): Reason {
  const { o, nation, s } = ground;
  const { to, leader } = move;
  const armies = move.marches.reduce((n, m) => n + m.count, 0);
  const entry = o.entry(nation, to);
  const next = o.nextPoints(nation, to);
  const points = entry > 0 ? entry : next.points;
  const round = entry > 0 || next.points === 0 ? null : next.round;
  const area = areaId(to);
  const holder = s.holder[to] as Nation;
  if (holder === nation) {
    const threat = o.strongestThreat(nation, to);
    return {
      code: 'guard',
      area,
      armies,
      against: threat === NOBODY ? null : nationId(threat),
      points,
      round,
    };
  }
  const enemy = ground.isEnemy(to);
  const { force } = move;
  const win = enemy ? battleOdds(ground.battle(to, force.infantry, force.cavalry, force.leader)).win : 1;
  return { code: 'take', area, armies, leader, from: enemy ? nationId(holder) : null, win, points, round };
}
