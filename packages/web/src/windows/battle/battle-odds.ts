import { type BattleSpec, battleOdds, type Odds, oddsIn } from '@bretwalda/ai';
import { type Area, areaOf, type GameState, type LandId, type NationId, nationOf } from '@bretwalda/engine';
import { isSheltered } from '@bretwalda/engine/queries';
import { trimmed } from '@bretwalda/text';
import { type BattleReport, type BattleSide, fighters, type SideForce } from './battle-types.ts';

/** Chances of a battle fought to the end, from the attacker's side. They add up to one. */
export interface Chances {
  readonly win: number;
  readonly both: number;
  readonly lose: number;
}

export const chancesOf = ({ win, bothGone, hold }: Odds): Chances => ({ win, both: bothGone, lose: hold });

/** The battle in an area as it stands. */
export const chancesIn = (state: GameState, area: LandId | Area): Chances => chancesOf(oddsIn(state, area));

/** An attack being planned: all armies that would fight, those already there included. */
export function attackOdds(
  state: GameState,
  attacker: NationId,
  area: LandId,
  infantry: number,
  cavalry: number,
  leader: boolean,
): Chances {
  const armies = { infantry, cavalry, leader };
  return chancesOf(oddsIn(state, area, { nation: nationOf(attacker), armies }));
}

/** Whole percents that add up to 100; only what is certain is 100. */
export function percents({ win, both, lose }: Chances): Chances {
  const exact = [win, both, lose].map((share) => trimmed(share) * 100);
  const whole = exact.map(Math.floor);
  const order = [0, 1, 2].filter((i) => whole[i] !== 99).sort((a, b) => rest(exact, b) - rest(exact, a));
  for (let left = 100 - sum(whole), i = 0; left > 0 && i < 3; left--, i++) {
    const at = order[i] as number;
    whole[at] = (whole[at] as number) + 1;
  }
  return { win: whole[0] as number, both: whole[1] as number, lose: whole[2] as number };
}

const rest = (values: readonly number[], i: number) =>
  (values[i] as number) - Math.floor(values[i] as number);
const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0);

const sideOf = (force: SideForce) => ({
  infantry: force.infantry,
  cavalry: force.cavalry,
  fort: force.fort,
  burh: force.burh,
  leader: force.leader !== null,
  strong: force.strong,
});

const specOf = (
  report: Pick<BattleReport, 'area' | 'burhFirst'>,
  force: Readonly<Record<BattleSide, SideForce>>,
  carried: BattleSpec['carried'],
): BattleSpec => ({
  attacker: { ...sideOf(force.attacker), fort: 0, burh: 0 },
  defender: sideOf(force.defender),
  difficult: isSheltered(areaOf(report.area)),
  burhFirst: report.burhFirst,
  carried,
});

/** The odds for these forces in the area of a report; none when a side has nobody left. */
export function oddsOf(
  report: Pick<BattleReport, 'area' | 'burhFirst'>,
  force: Readonly<Record<BattleSide, SideForce>>,
  carried?: BattleSpec['carried'],
): Odds | undefined {
  if (fighters(force.attacker) === 0 || fighters(force.defender) === 0) return undefined;
  return battleOdds(specOf(report, force, carried));
}

/** How many units one side has left in the end, with their chances: most of them first. */
export function survivors(
  odds: Odds,
  side: BattleSide,
  most: number,
): readonly { readonly left: number; readonly chance: number }[] {
  const bars = Array.from({ length: most + 1 }, (_, left) => ({ left, chance: 0 }));
  for (const outcome of odds.outcomes) {
    const units = side === 'attacker' ? { fort: 0, burh: 0, ...outcome.attacker } : outcome.defender;
    const bar = bars[units.infantry + units.cavalry + units.fort + units.burh];
    if (bar) bar.chance += outcome.probability;
  }
  return bars.reverse();
}
