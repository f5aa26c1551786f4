import { type Area, type GameState, type Nation, NOBODY } from '@bretwalda/engine';
import {
  armyBounty,
  cardNation,
  DIFFICULT,
  forceIn,
  fortBounty,
  heldValues,
  leaderBounty,
  leaderIn,
  occupyAward,
  scenarioOf,
  snapshotValues,
} from '@bretwalda/engine/queries';

/** What areas and enemies are worth to a nation that looks only as far as the next scoring round. */

/** Points that may come later count for less than points now. */
const LATER = 0.4;
/** Every area feeds armies. */
const CLEAR_LAND = 0.4;
const DIFFICULT_LAND = 0.2;

/** What the card pays for standing in an area at the end of a round; a subject gets half. */
function standing(s: GameState, nation: Nation, area: Area, round: number): number {
  const card = cardNation(s, nation);
  const points = heldValues(s, round, card)?.[area] ?? 0;
  return s.overlord[nation] === NOBODY ? points : points / 2;
}

/** Points this round for an area: for occupying it, and for holding it when the round ends. */
export function pointsNow(s: GameState, nation: Nation, area: Area): number {
  const card = cardNation(s, nation);
  const occupy = occupyAward(s, nation, area)?.points ?? 0;
  return occupy + (snapshotValues(s, s.round, card)?.[area] ?? 0) + standing(s, nation, area, s.round);
}

/** The first round after this one in which the card pays for standing somewhere, or undefined. */
function nextScoring(s: GameState, nation: Nation): number | undefined {
  const card = cardNation(s, nation);
  const last = scenarioOf(s).rounds[1];
  for (let round = s.round + 1; round <= last; round++) if (heldValues(s, round, card)) return round;
  return undefined;
}

/** Points now, some of the points to come, and the land itself. */
export function worth(s: GameState, nation: Nation, area: Area): number {
  const round = nextScoring(s, nation);
  const later = round === undefined ? 0 : LATER * standing(s, nation, area, round);
  return pointsNow(s, nation, area) + later + (DIFFICULT[area] ? DIFFICULT_LAND : CLEAR_LAND);
}

/** What the card of the moving nation pays for killing everything that `enemy` has in an area. */
export function bounty(s: GameState, nation: Nation, enemy: Nation, area: Area): number {
  const { infantry, cavalry, fort } = forceIn(s, enemy, area);
  const leader = leaderIn(s, enemy, area)?.id;
  return (
    infantry * armyBounty(s, nation, enemy, 'infantry') +
    cavalry * armyBounty(s, nation, enemy, 'cavalry') +
    fort * fortBounty(s, nation, enemy) +
    (leader === undefined ? 0 : leaderBounty(s, nation, leader))
  );
}
