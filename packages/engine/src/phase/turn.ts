import { dismissLeader, endSubmission } from '../effect/pieces.ts';
import { scoreOccupy } from '../effect/points.ts';
import type { Draft } from '../model/draft.ts';
import { ALL_NATIONS, AREA, LAND_AREAS, NATION, type Nation, NOBODY, nationId } from '../model/ids.ts';
import { ownerOf } from '../model/readers.ts';
import { calendarOf, hasStep } from '../model/rules.ts';
import type { GameState } from '../model/state.ts';
import { isBelgaeRising } from '../nation/submission.ts';
import { arthursPlaces } from '../query/arthur.ts';
import { stayOf } from '../query/cast.ts';
import { armiesInPlay, soleOccupant, sum } from '../query/occupation.ts';
import { timelineEvent } from '../query/tables.ts';
import { hasBurhs } from '../query/traits.ts';

/** The start of a round, and the start and end of each nation turn (SEQ-3..5). */

export function roundStart(d: Draft): void {
  d.s.nation = NOBODY;
  d.emit({ type: 'round-started', round: d.s.round });
  d.endStep();
}

/** SEQ-4 (3), SCORE-9: card points that are already earned when the round begins. */
export function standingPoints(d: Draft): void {
  for (const area of LAND_AREAS) {
    const nation = soleOccupant(d.s, area);
    if (nation === NOBODY) continue;
    scoreOccupy(d, nation, area);
    if (d.s.overlord[nation] === NATION.romans) scoreOccupy(d, NATION.romans, area, nation);
  }
  d.endStep();
}

/** SEQ-3: a turn is skipped only if the nation has no unit in play and receives nothing. */
function takesTurn(s: GameState, nation: Nation): boolean {
  if (ownerOf(s, nation) < 0) return false;
  if (armiesInPlay(s, nation) > 0) return true;
  if (nation === NATION.romans) return s.round <= calendarOf(s).lastRomanTurn; // forts are units, and reinforcements are due (RUL-54, ROM-7)
  if (hasBurhs(s, nation) && sum(s.burhs) > 0) return true;
  if (nation === NATION['romano-british'] && s.round === calendarOf(s).arthur)
    return arthursPlaces(s).length > 0; // ART-5
  const event = timelineEvent(s, s.round, nation);
  if (hasStep(s, 'reinforcements') && event?.place) return true; // X-REI-3
  return (event?.invaders?.length ?? 0) > 0;
}

/** The next nation in order, or what follows the last turn of a round. */
export function nextTurn(d: Draft): void {
  d.groups = []; // whoever moved has done so
  d.s.entries = [];
  for (const nation of ALL_NATIONS)
    if (nation > d.s.nation && takesTurn(d.s, nation)) {
      d.s.nation = nation;
      d.emit({ type: 'turn-started', nation: nationId(nation), round: d.s.round });
      return d.goto('turn-start');
    }
  d.s.nation = NOBODY;
  d.goto('turn-end');
  d.endStep();
}

/** SEQ-5 (a) to (c). */
export function turnStart(d: Draft): void {
  const nation = d.s.nation;
  d.s.invasionHalf = 1;
  d.groups = [];
  d.s.entries = [];
  d.s.holdingOut = [];
  const leader = d.s.leaders[nation];
  if (leader && stayOf(leader.id) !== 'end-of-game') dismissLeader(d, nation);
  if (isBelgaeRising(d.s) && d.s.overlord[nation] === NATION.romans) endSubmission(d, nation); // BEL-2
  d.s.leaderMayEnter = mayLeaderEnter(d.s);
  d.endStep();
}

/** CNT-15: Oswiu needs Bernicia, Offa North Mercia, in Angle hands or in those of subject Brigantes. */
function mayLeaderEnter(s: GameState): boolean {
  const needs = timelineEvent(s, s.round, s.nation)?.leaderNeeds;
  if (needs === undefined) return true;
  const holder = soleOccupant(s, AREA[needs]);
  return holder === s.nation || (holder !== NOBODY && s.overlord[holder] === s.nation);
}
