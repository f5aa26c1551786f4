import { type GameState, type LeaderId, type NationId, NOBODY, nationId, nationOf } from '@bretwalda/engine';
import { BOATS, MAJOR, NATION, RAID, statusOf, timelineEvent } from '@bretwalda/engine/queries';

/** What is special about a nation in this round, and the rule that explains it; leaders are explained among the units. */
export type StatusFact =
  | { readonly kind: 'major-invasion' | 'raid' | 'boats'; readonly rule: string }
  | { readonly kind: 'leader'; readonly leader: LeaderId }
  | { readonly kind: 'subject'; readonly overlord: NationId; readonly rule: string };

/** The statuses of a nation, the most important first (UI-35). */
export function statusesOf(state: GameState, id: NationId): readonly StatusFact[] {
  const nation = nationOf(id);
  const status = statusOf(state, state.round, nation);
  const leader = state.leaders[nation];
  const overlord = state.overlord[nation] ?? NOBODY;
  const all: StatusFact[] = [];
  if (status & MAJOR) all.push({ kind: 'major-invasion', rule: 'MAJ-1' });
  const fromLand = timelineEvent(state, state.round, nation)?.invaders === undefined; // the Picts
  if (status & RAID) all.push({ kind: 'raid', rule: fromLand ? 'RAID-9' : 'RAID-2' });
  if (status & BOATS) all.push({ kind: 'boats', rule: 'SEA-11' });
  if (leader) all.push({ kind: 'leader', leader: leader.id });
  if (overlord !== NOBODY)
    all.push({
      kind: 'subject',
      overlord: nationId(overlord),
      rule: overlord === NATION.angles ? 'BSUB-4' : 'SUB-19',
    });
  return all;
}
