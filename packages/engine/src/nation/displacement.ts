import type { LandId } from '../data/board.ts';
import { settleAllOwed } from '../effect/attacker-losses.ts';
import { joinGroup, leaveGroup } from '../effect/groups.ts';
import { changeLeader, endSubmissionsWithout, shift, take, updateHolder } from '../effect/pieces.ts';
import type { ActionOf } from '../model/action.ts';
import { type Answer, type DecisionRule, firstOf } from '../model/decision.ts';
import type { Draft } from '../model/draft.ts';
import { makeGroup } from '../model/group.ts';
import {
  type Area,
  adjacentTo,
  areaId,
  areaOf,
  LAND_AREAS,
  landId,
  NATION,
  type Nation,
  NOBODY,
  NOWHERE,
  nationId,
} from '../model/ids.ts';
import { groupAt } from '../model/readers.ts';
import { type GameState, STOPPED } from '../model/state.ts';
import { violation } from '../model/violation.ts';
import {
  areasWithArmies,
  armiesIn,
  infantryIn,
  isProtected,
  isSoleOccupant,
  isVacant,
  leaderIn,
} from '../query/occupation.ts';
import { roadReach } from '../query/roads.ts';
import { fits } from '../query/stacking.ts';
import { has } from '../query/version.ts';

/** Armies of the overlord leave the areas of a nation that has just submitted (SUB-11..16, RUL-86, RUL-97). */

/** Areas where armies are still to be displaced. The Angles leave only what is protected (BSUB-4). */
const areasToLeave = (s: GameState, subject: Nation): Area[] =>
  LAND_AREAS.filter(
    (area) =>
      s.holder[area] === subject &&
      armiesIn(s, s.nation, area) > 0 &&
      (s.nation === NATION.romans || isProtected(area)),
  );

/** The places of the first rule that offers any; none: the army is eliminated (SUB-15). */
function displacementTargets(s: GameState, subject: Nation, from: Area): Area[] {
  const overlord = s.nation;
  const held = (area: Area) => isSoleOccupant(s, overlord, area);
  const room = (area: Area) => fits(s, overlord, area, 1, from);
  const nearby = adjacentTo(from).filter((a) => held(a) || isVacant(s, a));
  const onward = overlord === NATION.romans ? nearby.flatMap((a) => roadReach(s, a)).filter(held) : []; // SUB-13
  const first = [...new Set([...nearby, ...onward])].filter(room).sort((a, b) => a - b);
  if (first.length > 0) return first;
  const around = [...new Set(areasWithArmies(s, subject).flatMap((a) => adjacentTo(a)))].sort(
    (a, b) => a - b,
  );
  const own = around.filter((a) => held(a) && room(a));
  return own.length > 0 ? own : around.filter((a) => isVacant(s, a) && room(a)); // SUB-14
}

export function displaceNext(d: Draft): void {
  const subject = d.s.displacing;
  const areas = areasToLeave(d.s, subject);
  if (areas.length === 0) {
    d.s.displacing = NOBODY;
    return;
  }
  const ends = d.s.battle !== null && areas.includes(d.s.battle.area);
  if (ends || !has(d.s, 'losersAreNamedDespiteSubmission')) settleAllOwed(d);
  d.ask({ kind: 'displace', nation: d.s.nation, subject });
}

/** DEC-12: one army after another, in its owner's order (RUL-131). */
export const displaceRule: DecisionRule<'displace'> = {
  kind: 'displace',
  answers: ['displace'],

  legal(s, p) {
    const actions: Answer<'displace'>[] = [];
    for (const from of areasToLeave(s, p.subject)) {
      const leader = leaderIn(s, p.nation, from) !== undefined;
      const targets = displacementTargets(s, p.subject, from);
      const places: (LandId | null)[] = targets.length > 0 ? targets.map((a) => landId(a)) : [null];
      for (const to of places)
        actions.push({ type: 'displace', from: landId(from), to, leader: leader && to !== null });
    }
    return actions;
  },

  problem(s, p, action) {
    const { from: fromId, to, leader } = action;
    const from = areaOf(fromId);
    const about = { nation: nationId(p.nation), from: fromId, to };
    if (!areasToLeave(s, p.subject).includes(from))
      return violation('displace-area', 'SUB-11', {
        ...about,
        areas: areasToLeave(s, p.subject).map(landId),
      });
    const targets = displacementTargets(s, p.subject, from);
    if (to === null ? targets.length > 0 : !targets.includes(areaOf(to)))
      return violation('displace-place-left', 'SUB-12', { ...about, open: targets.map(landId) });
    // RUL-78: the leader goes with the first army that finds a place, so he is lost only if all are.
    const goes = leaderIn(s, p.nation, from) !== undefined && to !== null;
    if (leader !== goes) return violation('displace-leader', 'LDR-15', about);
    return undefined;
  },

  apply(d, p, action) {
    displace(d, p.nation, action);
    d.done();
  },

  fallback(s, p) {
    return firstOf(this.legal(s, p, Number.POSITIVE_INFINITY));
  },
};

function displace(d: Draft, nation: Nation, action: ActionOf<'displace'>): void {
  const from = areaOf(action.from);
  const index = d.s.groups.findIndex((g) => g.at === from);
  const group = groupAt(d.s, index);
  leaveGroup(d.groups, index, 1);
  if (action.to === null) {
    take(d, nation, from, 'infantry', 1);
    d.emit({
      type: 'eliminated',
      nation: nationId(nation),
      area: action.from,
      unit: 'infantry',
      count: 1,
      by: null,
    });
    loseLeader(d, nation, from);
    updateHolder(d, from);
    endSubmissionsWithout(d, nation);
    return;
  }
  const to = areaOf(action.to);
  d.emit({
    type: 'displaced',
    nation: nationId(nation),
    from: action.from,
    to: action.to,
    unit: 'infantry',
    count: 1,
    leader: action.leader,
  });
  const flags = d.s.rewind === null ? 0 : STOPPED; // RUL-160: in the middle of a Movement Phase they have moved
  joinGroup(d.groups, makeGroup(to, group.kind, 1, to, NOWHERE, group.withdrawTo, 0, flags, 0));
  if (action.leader) changeLeader(d, nation, flags === 0 ? { at: to } : { at: to, flags });
  shift(d, nation, from, to, 'infantry', 1);
}

/** RUL-78: a leader whose armies are all lost in a displacement goes too, and nobody scores. */
function loseLeader(d: Draft, nation: Nation, area: Area): void {
  const leader = leaderIn(d.s, nation, area);
  if (!leader || infantryIn(d.s, nation, area) > 0) return;
  d.leaders[nation] = null;
  d.emit({
    type: 'leader-eliminated',
    nation: nationId(nation),
    leader: leader.id,
    area: areaId(area),
    by: null,
  });
}
