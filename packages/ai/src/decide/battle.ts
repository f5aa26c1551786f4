import {
  type Action,
  type ActionOf,
  type Area,
  areaId,
  areaOf,
  type GameState,
  landId,
  type Nation,
  NOWHERE,
} from '@bretwalda/engine';
import {
  armyBounty,
  burhFallsFirst,
  cavalryIn,
  contestedAreas,
  forceIn,
  fortBounty,
  hasStrongInfantry,
  infantryIn,
  isSheltered,
  leaderBounty,
  leaderIn,
} from '@bretwalda/engine/queries';
import { battleOdds, carriedIn, oddsIn } from '../odds/index.ts';
import { AreaValues } from '../plan/area-values.ts';
import { spoils } from '../plan/spoils.ts';
import type { Reason } from '../reasons.ts';
import type { Forecast } from '../value/forecast.ts';
import { leaderLoss } from '../value/leaders.ts';
import type { Stakes } from '../value/stakes.ts';
import { type Answer, bestOf } from './answer.ts';
import { change } from './pieces.ts';

/** The best odds first: each area won leaves the other defenders fewer places to retreat to. */
export function nextBattle(s: GameState): Answer {
  let best = NOWHERE;
  let bestWin = -1;
  for (const area of contestedAreas(s)) {
    const { win } = oddsIn(s, area);
    if (win > bestWin) {
      best = area;
      bestWin = win;
    }
  }
  const area = landId(best);
  const why = (): Reason[] => [
    { code: 'best-odds', area, win: bestWin, bounty: spoils(s, best, 'attacker', oddsIn(s, best)) },
  ];
  return { action: { type: 'fight', area }, why };
}

/** Stand or retreat: those who stay fight on, those who leave count where they go. */
export function standOrRetreat(
  o: Forecast,
  legal: readonly Action[],
  nation: Nation,
  side: 'attacker' | 'defender',
  stakes: Stakes,
): Answer {
  const { s } = o;
  const { area } = s.battle as NonNullable<GameState['battle']>;
  const values = new AreaValues(o, nation, stakes);
  const infantry = infantryIn(s, nation, area);
  const cavalry = cavalryIn(s, nation, area);
  const leader = leaderIn(s, nation, area) !== undefined;
  const stay = (i: number, c: number, l: boolean) =>
    side === 'attacker' ? values.worth(area, i, c, l) : defence(values, area, i, c, l);
  const { action } = bestOf(legal, (candidate) => {
    if (candidate.type !== 'retreat') return stay(infantry, cavalry, leader);
    const { to, infantry: i, cavalry: c, leader: goes } = candidate as ActionOf<'retreat'>;
    if (to === null) return Number.NEGATIVE_INFINITY; // nobody is given up for nothing
    return stay(infantry - i, cavalry - c, leader && !goes) + change(values, areaOf(to), i, c);
  });
  return { action, why: () => [whyInBattle(s, action) as Reason] };
}

/** The odds, as the reason to stand or retreat; undefined for other decisions. */
export function whyInBattle(s: GameState, action: Action): Reason | undefined {
  if (!s.battle || (action.type !== 'retreat' && action.type !== 'stand')) return undefined;
  const area = areaId(s.battle.area);
  const odds = oddsIn(s, s.battle.area);
  const { win } = odds;
  if (action.type === 'retreat')
    return action.to === null ? undefined : { code: 'retreat', area, to: action.to, win };
  const side = s.pending?.kind === 'retreat' ? s.pending.side : 'attacker';
  return { code: 'stand', area, win, bounty: spoils(s, s.battle.area, side, odds) };
}

/** The worth of an area to its defender if this many of his armies stay in the battle. */
function defence(values: AreaValues, area: Area, infantry: number, cavalry: number, leader: boolean): number {
  const { s, o, nation, stakes } = values;
  const foe = s.nation;
  const theirs = stakes.future[foe] as number;
  const paid = stakes.points[foe] as number;
  const attack = forceIn(s, foe, area);
  const own = forceIn(s, nation, area);
  const taken = (i: number, c: number) => theirs * o.standing(foe, area, i, c) + paid * o.entry(foe, area);
  if (infantry + cavalry + own.fort + own.burh === 0) return taken(attack.infantry, attack.cavalry);
  const odds = battleOdds({
    attacker: {
      infantry: attack.infantry,
      cavalry: attack.cavalry,
      strong: hasStrongInfantry(s, foe),
      fort: 0,
      burh: 0,
      leader: leaderIn(s, foe, area) !== undefined,
    },
    defender: {
      infantry,
      cavalry,
      strong: hasStrongInfantry(s, nation),
      fort: own.fort,
      burh: own.burh,
      leader,
    },
    difficult: isSheltered(area),
    burhFirst: burhFallsFirst(s, s.round),
    attackerPolicy: { kind: 'outnumbered', ratio: 1 },
    carried: carriedIn(s, area),
  });
  let value = 0;
  for (const { probability, attacker, defender, end } of odds.outcomes) {
    if (end === 'attacker-holds' || end === 'defender-left')
      value += probability * taken(attacker.infantry, attacker.cavalry);
    else {
      value += probability * o.standing(nation, area, defender.infantry, defender.cavalry);
      if (end === 'attacker-left')
        value +=
          probability * theirs * o.w.driven * o.armyWorth(foe) * (attacker.infantry + attacker.cavalry);
    }
  }
  value += odds.attackerLosses.infantry * armyBounty(s, nation, foe, 'infantry');
  value += odds.attackerLosses.cavalry * armyBounty(s, nation, foe, 'cavalry');
  value += paid * odds.defenderLosses.infantry * armyBounty(s, foe, nation, 'infantry');
  value += paid * odds.defenderLosses.cavalry * armyBounty(s, foe, nation, 'cavalry');
  value += paid * odds.defenderLosses.fort * fortBounty(s, foe, nation);
  const mine = leaderIn(s, nation, area)?.id;
  if (leader && mine)
    value += odds.defenderLeaderLost * (paid * leaderBounty(s, foe, mine) - leaderLoss(mine, o.w));
  return value;
}
