import { type AreaId, areaOf, type GameState, nationId, type PendingKind } from '@bretwalda/engine';
import {
  burhsIn,
  cavalryIn,
  FIRST_NATION,
  fortIn,
  infantryIn,
  isSea,
  NATION_COUNT,
} from '@bretwalda/engine/queries';
import type { Text } from '../language/language.ts';
import type { AreaHighlight } from '../map/board-types.ts';

/** Who stands in an area, in words: one line for each nation. */
export function unitsIn(t: Text, state: GameState, area: AreaId): readonly string[] {
  const at = areaOf(area);
  const words: string[] = [];
  for (let nation = FIRST_NATION; nation < NATION_COUNT; nation++) {
    const infantry = infantryIn(state, nation, at);
    const cavalry = cavalryIn(state, nation, at);
    const leader = state.leaders[nation]?.at === at ? state.leaders[nation] : null;
    const parts = [
      ...(infantry > 0 ? [t.names.units.army(infantry)] : []),
      ...(cavalry > 0 ? [t.names.units.cavalry(cavalry)] : []),
      ...(burhsIn(state, nation, at) > 0 ? [t.names.kinds.burh] : []),
      ...(leader ? [t.names.leaders(leader.id)] : []),
    ];
    if (parts.length > 0) words.push(`${t.names.nations(nationId(nation))}: ${parts.join(', ')}`);
  }
  if (!isSea(at)) {
    const fort = fortIn(state, at);
    if (fort !== 'none') words.push(t.names.kinds[fort === 'intact' ? 'fort' : 'burnt-fort']);
  }
  return words;
}

/** Decisions in which a highlight says where armies may go. */
const ARMIES_GO: readonly PendingKind[] = ['move', 'retreat', 'withdraw', 'displace'];

/** What the highlight of an area says: that armies may go there, or that it may be chosen for something else. */
export function highlightWords(t: Text, { pending }: GameState, highlight: AreaHighlight): string {
  const { areaState, choiceState } = t.game;
  const isChoice = pending !== null && !ARMIES_GO.includes(pending.kind);
  return isChoice && highlight in choiceState
    ? choiceState[highlight as keyof typeof choiceState]
    : areaState[highlight];
}
