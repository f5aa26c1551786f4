import {
  type Area,
  armiesIn,
  cardNation,
  cardOf,
  DIFFICULT,
  type GameState,
  hasFort,
  holdValues,
  leaderIn,
  limesValues,
  type Nation,
  NOBODY,
  nationId,
  occupyValues,
  scenarioOf,
  snapshotValues,
} from '@bretwalda/engine';

/** What areas and enemies are worth to a nation whose eyes reach to the next scoring round and no further. */

/** Points that may come later count for less than points now. */
const LATER = 0.4;
/** Any land feeds armies. */
const CLEAR_LAND = 0.4;
const DIFFICULT_LAND = 0.2;

/** What the card pays for standing in an area at the end of a round; a subject gets half. */
function standing(s: GameState, nation: Nation, area: Area, round: number): number {
  const card = cardNation(s, nation);
  const points = holdValues(round, card)?.[area] ?? limesValues(round, card)?.[area] ?? 0;
  return s.overlord[nation] === NOBODY ? points : points / 2;
}

/** Points of this round for having an area: for occupying it, and for holding it when the round ends. */
export function pointsNow(s: GameState, nation: Nation, area: Area): number {
  const card = cardNation(s, nation);
  const occupy = s.scored[nation]?.[area] ? 0 : (occupyValues(s.round, card)?.[area] ?? 0);
  return occupy + (snapshotValues(s.round, card)?.[area] ?? 0) + standing(s, nation, area, s.round);
}

/** The first round after this one in which the card pays for standing somewhere, or undefined. */
function nextScoring(s: GameState, nation: Nation): number | undefined {
  const card = cardNation(s, nation);
  const last = scenarioOf(s).rounds[1];
  for (let round = s.round + 1; round <= last; round++)
    if (holdValues(round, card) ?? limesValues(round, card)) return round;
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
  const id = nationId(enemy);
  const leader = leaderIn(s, enemy, area)?.id;
  let points = 0;
  for (const line of cardOf(cardNation(s, nation)).eliminate ?? []) {
    if (line.rounds !== 'any' && !line.rounds.includes(s.round)) continue;
    if (line.exceptOwnTurnOfRound === s.round) continue;
    const whose = line.armiesOf;
    const paid =
      whose === 'submitted-to-romans-and-attacked-us'
        ? s.submitted[enemy] === 1 && s.attacked[enemy] === 1
        : whose === 'any-enemy' || whose?.includes(id);
    if (paid) points += line.points * armiesIn(s, enemy, area);
    else if (line.cavalryOf?.includes(id)) points += line.points * (s.cavalry[enemy]?.[area] ?? 0);
    if (line.forts && hasFort(s, area)) points += line.points;
    if (leader !== undefined && line.leader === leader) points += line.points;
  }
  return points;
}
