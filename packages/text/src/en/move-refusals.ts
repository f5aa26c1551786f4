import { areaOf } from '@bretwalda/engine';
import { isSea } from '@bretwalda/engine/queries';
import type { MoveCode, Sentences, Told } from '../told.ts';
import { cap, count, does, he, him, his, leader, list, place, plural } from './grammar.ts';
import { names } from './names.ts';
import { where, who, whoCap } from './refusal-words.ts';

const { units } = names;

function noSuchUnits(d: Told<'move-no-such-units'>): string {
  const asked = d.asked ?? 0;
  const there = d.there ?? 0;
  const from = where(d.from);
  if (asked <= there && !d.leader) return `Your leader is not in ${from}. Choose armies that are.`;
  if (there === 0) return `There are no such armies in ${from} any more. Choose a stack again.`;
  return `Only ${units.army(there)} of this kind ${plural(there, 'is', 'are')} in ${from}. Choose fewer.`;
}

function enemyHolds(d: Told<'move-enemy-holds'>): string {
  const free = d.mayGoOn ?? 0;
  const may = free === 0 ? 'so none of yours may go on' : `so ${free} of your ${d.armies ?? free} may go on`;
  const enemy = count(d.enemy ?? 1, 'unit', 'units');
  return `${whoCap(d.holder)} hold ${where(d.from)} with ${enemy}: twice as many armies must stay, ${may}.`;
}

function attackForbidden(d: Told<'attack-forbidden'>, rule: string): string {
  const mover = whoCap(d.nation);
  const holder = who(d.holder);
  const area = where(d.to);
  if (rule === 'SUB-19') {
    const whom = d.holder === 'romans' ? 'them' : holder;
    return `${mover} are subjects of the Romans and may not attack ${whom} in ${area}. Attack somebody who is free of Rome.`;
  }
  if (rule === 'BSUB-6') return `${mover} are subjects of the Angles and may not attack them in ${area}.`;
  if (rule === 'BSUB-4')
    return `${cap(holder)} have submitted: ${who(d.nation)} may not attack them in Scotland or Galloway.`;
  if (rule === 'RB-11')
    return `${cap(holder)} once submitted to Rome: ${who(d.nation)} may not attack them in ${area} before they strike first.`;
  if (rule === 'SCN-4')
    return `There is a truce in the first round of this scenario: ${who(d.nation)} may not attack ${holder} in ${area}.`;
  return `${mover} may not attack ${holder} in ${area}.`;
}

function leaderSpent(d: Told<'leader-spent'>): string {
  const { leader: id, to } = d;
  const moved = `${id === undefined ? 'The leader has' : does(id, 'has', 'have')} moved ${d.spent ?? 0} of ${d.allowance ?? 3} areas`;
  const landing = to !== undefined && isSea(areaOf(to));
  return landing
    ? `${moved} and could not land again after entering ${where(to)}.`
    : `${moved} and cannot go on to ${where(to)}.`;
}

/** Every stack that is too high, and what would be enough. */
function tooHigh(d: Told<'end-stacking'>): string {
  const { areas = [], armies = [], limits = [], leave = [], overstack, enough } = d;
  const stacks = areas.map((area, i) => `${armies[i]} in ${place(area)} (limit ${limits[i]})`);
  const rule = overstack ? 'Only one stack may be above the limit' : 'Too many armies stand together';
  const from = (d.from ?? []).map(
    (area, i) => `${leave[i]} ${enough ? 'must' : 'can still'} leave ${place(area)}`,
  );
  const instead =
    overstack && !areas.includes(overstack)
      ? ` ${cap(place(overstack))} may then be the one above the limit.`
      : '';
  if (enough) return `${rule}: ${list(stacks)}. ${cap(list(from))}.${instead}`;
  const able = from.length > 0 ? `${cap(list(from))}, but that is not enough` : 'They cannot go on any more';
  return `${rule}: ${list(stacks)}. ${able}: take the moves back.`;
}

/** Moves, and the end of movement. */
export const MOVE_REFUSALS: Sentences<MoveCode> = {
  'move-no-such-units': noSuchUnits,
  'move-not-adjacent': (d) =>
    `There is no way straight from ${where(d.from)} to ${where(d.to)}. Choose a neighbouring area.`,
  'move-allowance': (d) =>
    `These armies have moved ${d.spent ?? 0} of ${d.allowance ?? 2} areas and cannot reach ${where(d.to)} now.`,
  'move-difficult': (d) =>
    `The terrain in ${where(d.from)} is difficult: armies without a leader stop there.`,
  'move-strait': (d) =>
    `Crossing the strait to ${where(d.to)} takes the whole move. Only those who have not moved yet can do it.`,
  'move-stopped': (d) => `The move ended in ${where(d.from)}: from there it goes no further this time.`,
  'move-enemy-holds': enemyHolds,
  'move-stacking': (d) => {
    const room = d.room ?? 0;
    const enter = room === 0 ? 'none of these may enter' : `only ${room} of these may enter`;
    return `They would have to stop in ${where(d.to)}, and at most ${d.limit ?? 4} fit there: ${enter}.`;
  },
  'move-road-only': (d) =>
    `From ${where(d.from)} they may go on only along Roman roads, and none leads to ${where(d.to)}.`,
  'move-in-circles': (d) => `They have been in ${where(d.to)} on this road already. Choose another way.`,
  'move-no-boats': (d) =>
    `${whoCap(d.nation)} have no boats in this round and cannot enter ${where(d.to)}. Stay on land.`,
  'move-second-sea': (d, rule) =>
    rule === 'SEA-17'
      ? `These armies came from the sea in this turn and cannot board again to reach ${where(d.to)}.`
      : `They may pass through one sea only, and ${where(d.to)} would be another. Land first.`,
  'move-no-landing': (d) => `From ${where(d.to)} they could land nowhere. Choose another sea.`,
  'sea-closed': (d) => `Invaders of ${who(d.nation)} may not enter ${where(d.to)}. Land from where they are.`,
  'landing-forbidden': (d) =>
    `Invaders of ${who(d.nation)} may not land in ${where(d.to)}. Choose another coast.`,
  'attack-forbidden': attackForbidden,
  'subject-no-way-on': (d) =>
    `Romans may pass through ${where(d.to)} but not stay, and from there these could not go on.`,
  'leader-left-alone': (d) => {
    const id = d.leader;
    if (id === undefined)
      return `The leader would be alone in ${where(d.from)}. Take him along or leave an army.`;
    return `${leader(id)} would be alone in ${where(d.from)}. Take ${him(id)} along, or leave an army with ${him(id)}.`;
  },
  'leader-alone': (d) => {
    const id = d.leader;
    if (id === undefined)
      return 'A leader alone goes only overland to where own armies stand. Take armies along.';
    return `${does(id, 'needs', 'need')} company: alone ${he(id)} can go only overland to where ${his(id)} armies stand.`;
  },
  'leader-spent': leaderSpent,
  'end-stacking': tooHigh,
  'end-at-sea': (d) => {
    const n = d.armies ?? 1;
    return `${units.army(n)} in ${where(d.sea)} must land before the movement ends.`;
  },
  'end-in-subject-area': (d) =>
    `Romans may not stay in ${where(d.area)}, where subjects of theirs live. Move them on.`,
  'end-abandoned': (d) =>
    `${whoCap(d.overlord)} do not let you leave ${where(d.area)} empty. Bring an army there if one can still reach it, or take back the moves out of it.`,
  'take-back-not-needed': () =>
    'The movement can be put right and ended in the usual way, so the moves need not all be taken back.',
};
