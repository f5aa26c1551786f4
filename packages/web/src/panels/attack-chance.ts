import { type AreaId, areaOf, type GameState, type LandId, nationId } from '@bretwalda/engine';
import { armiesIn, cavalryIn, infantryIn, leaderIn } from '@bretwalda/engine/queries';
import { chosenArmies, type Selection } from '../session/selection.ts';
import { attackOdds, percents } from '../windows/battle/battle-odds.ts';

/** The chance to win if these armies join those already there, in percent. */
export function attackChance(state: GameState, selection: Selection, area: AreaId): number {
  const at = areaOf(area);
  const nation = state.nation;
  const going = (unit: 'infantry' | 'cavalry') =>
    selection.picks.filter((p) => p.unit === unit).reduce((sum, p) => sum + p.chosen, 0);
  if (chosenArmies(selection) === 0 && armiesIn(state, nation, at) === 0) return 0;
  const odds = attackOdds(
    state,
    nationId(nation),
    area as LandId,
    infantryIn(state, nation, at) + going('infantry'),
    cavalryIn(state, nation, at) + going('cavalry'),
    selection.leader === true || leaderIn(state, nation, at) !== undefined,
  );
  return percents(odds).win;
}
