import { type AreaId, areaOf, type GameState, nationId, type PendingKind } from '@bretwalda/engine';
import {
  burhsIn,
  cavalryIn,
  DIFFICULT,
  FIRST_NATION,
  fortIn,
  infantryIn,
  isSea,
  NATION_COUNT,
} from '@bretwalda/engine/queries';
import { useCallback } from 'react';
import { type Text, useText } from '../language/language.ts';
import type { Mark } from '../map/board-types.ts';
import { useScene, useSession } from '../session/context.ts';

/** Who stands in an area, in words. */
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

/** Questions in which marks say where armies may go. */
const GOING: readonly PendingKind[] = ['move', 'retreat', 'withdraw', 'displace'];

/** What the mark of an area says: that armies may go there, or that it may be chosen for something else. */
export function markWords(t: Text, { pending }: GameState, mark: Mark): string {
  const { areaState, choiceState } = t.game;
  const isChoice = pending !== null && !GOING.includes(pending.kind);
  return isChoice && mark in choiceState ? choiceState[mark as keyof typeof choiceState] : areaState[mark];
}

/** An area as it is spoken: name, terrain, units, and what can be done there. */
export function useSpokenArea(): (area: AreaId) => string {
  const t = useText();
  const session = useSession();
  const state = useScene((s) => s.state);
  const selection = useScene((s) => s.selection);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the offers change with the selection
  return useCallback(
    (area) => {
      const at = areaOf(area);
      const offer = session.offers.get(area);
      const units = unitsIn(t, state, area);
      return [
        t.names.areas(area),
        ...(isSea(at) ? [] : [t.names.terrain(DIFFICULT[at] ? 'difficult' : 'clear')]),
        units.length > 0 ? units.join('; ') : t.game.empty,
        ...(offer ? [markWords(t, state, offer.mark)] : []),
        ...(offer?.violation ? [t.refusals(offer.violation).text] : []),
      ].join('. ');
    },
    [t, session, state, selection],
  );
}
