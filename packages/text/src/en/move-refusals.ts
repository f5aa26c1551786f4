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
  if (there === 0) return `These armies are no longer in ${from}. Select another stack.`;
  return `There ${plural(there, 'is', 'are')} only ${units.army(there)} of this kind in ${from}. Choose fewer.`;
}

function enemyHolds(d: Told<'move-enemy-holds'>): string {
  const free = d.mayGoOn ?? 0;
  const may =
    free === 0 ? 'so none of yours may move on' : `so ${free} of your ${d.armies ?? free} may move on`;
  if (d.held === null)
    return `${whoCap(d.holder)} hold ${where(d.from)}, and nobody passes an enemy in difficult terrain: the move ends there.`;
  const { enemy = 1, held = 2 * enemy } = d;
  const stay =
    held === 2 * enemy ? 'twice as many armies' : held === enemy ? 'as many armies' : units.army(held);
  return `${whoCap(d.holder)} hold ${where(d.from)} with ${count(enemy, 'unit', 'units')}: ${stay} must stay, ${may}.`;
}

function attackForbidden(d: Told<'attack-forbidden'>, rule: string): string {
  const mover = whoCap(d.nation);
  const holder = who(d.holder);
  const area = where(d.to);
  if (rule === 'SUB-19') {
    const whom = d.holder === 'romans' ? 'them' : holder;
    return `${mover} are subjects of the Romans and may not attack ${whom} in ${area}. Attack someone who is free of Rome.`;
  }
  if (rule === 'BSUB-6') return `${mover} are subjects of the Angles and may not attack them in ${area}.`;
  if (rule === 'BSUB-4')
    return `${cap(holder)} have submitted: ${who(d.nation)} may not attack them in Scotland or Galloway.`;
  if (rule === 'RB-11')
    return `${cap(holder)} once submitted to Rome: ${who(d.nation)} may not attack them in ${area} until they attack first.`;
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

function strait(d: Told<'move-strait'>, rule: string): string {
  const { allowance = 2, spent = 0 } = d;
  const left = allowance - spent;
  if (rule === 'DIG-7')
    return `Crossing the strait to ${where(d.to)} takes two moves, and only ${left} of ${allowance} ${plural(left, 'is', 'are')} left.`;
  return `Crossing the strait to ${where(d.to)} takes the whole move. Only armies that have not moved yet can do it.`;
}

/** Every stack that is too high, and what would be enough. */
function tooHigh(d: Told<'end-stacking'>): string {
  const { areas = [], armies = [], limits = [], leave = [], overstack, enough } = d;
  const stacks = areas.map((area, i) => `${armies[i]} in ${place(area)} (limit ${limits[i]})`);
  const rule = overstack ? 'Only one stack may exceed the limit' : 'Too many armies are in one place';
  const from = (d.from ?? []).map(
    (area, i) => `${leave[i]} ${enough ? 'must' : 'can still'} leave ${place(area)}`,
  );
  const instead =
    overstack && !areas.includes(overstack)
      ? ` ${cap(place(overstack))} may then be the one that exceeds the limit.`
      : '';
  if (enough) return `${rule}: ${list(stacks)}. ${cap(list(from))}.${instead}`;
  const able =
    from.length > 0 ? `${cap(list(from))}, but that is not enough` : 'They cannot move any further';
  return `${rule}: ${list(stacks)}. ${able}: take back the moves.`;
}

/** Moves, and the end of movement. */
export const MOVE_REFUSALS: Sentences<MoveCode> = {
  'move-no-such-units': noSuchUnits,
  'move-not-adjacent': (d) =>
    `You cannot move directly from ${where(d.from)} to ${where(d.to)}. Choose a neighbouring area.`,
  'move-allowance': (d) =>
    `These armies have moved ${d.spent ?? 0} of ${d.allowance ?? 2} areas and cannot reach ${where(d.to)} now.`,
  'move-difficult': (d, rule) =>
    `The terrain in ${where(d.from)} is difficult: armies ${rule === 'XP-7' ? 'that enter it' : 'without a leader'} must stop there.`,
  'move-strait': strait,
  'move-stopped': (d) => `The move ended in ${where(d.from)}: these armies can go no further this time.`,
  'move-enemy-holds': enemyHolds,
  'move-stacking': (d) => {
    const room = d.room ?? 0;
    const enter = room === 0 ? 'none of these may enter' : `only ${room} of these may enter`;
    return `They would have to stop in ${where(d.to)}, where at most ${d.limit ?? 4} fit: ${enter}.`;
  },
  'move-road-only': (d) =>
    `From ${where(d.from)} they may go on only along Roman roads, and none leads to ${where(d.to)}.`,
  'move-in-circles': (d) => `They have already been in ${where(d.to)} on this march. Choose another route.`,
  'move-no-boats': (d, rule) =>
    rule === 'X-MOV-1'
      ? `Armies never put to sea, so they cannot enter ${where(d.to)}. Stay on land.`
      : `${whoCap(d.nation)} have no boats this round and cannot enter ${where(d.to)}. Stay on land.`,
  'move-second-sea': (d, rule) =>
    rule === 'SEA-17'
      ? `These armies came from the sea this turn and cannot board again to reach ${where(d.to)}.`
      : `They may pass through one sea only, and ${where(d.to)} would be another. Land first.`,
  'move-no-landing': (d) => `They could not land anywhere from ${where(d.to)}. Choose another sea.`,
  'sea-closed': (d) => `Invaders of ${who(d.nation)} may not enter ${where(d.to)}. Land from where they are.`,
  'landing-forbidden': (d) =>
    `Invaders of ${who(d.nation)} may not land in ${where(d.to)}. Choose another coast.`,
  'attack-forbidden': attackForbidden,
  'subject-no-way-on': (d) =>
    `${whoCap(d.nation)} may pass through ${where(d.to)} but not stay, and these armies could go no further from there.`,
  'leader-left-alone': (d) => {
    const id = d.leader;
    if (id === undefined)
      return `The leader would be alone in ${where(d.from)}. Take him along or leave an army.`;
    return `${leader(id)} would be alone in ${where(d.from)}. Take ${him(id)} along, or leave an army with ${him(id)}.`;
  },
  'leader-alone': (d) => {
    const id = d.leader;
    if (id === undefined) return 'A leader alone can only go overland, to his own armies. Take armies along.';
    return `${does(id, 'needs', 'need')} company: alone, ${he(id)} can only go overland, to ${his(id)} own armies.`;
  },
  'leader-spent': leaderSpent,
  'end-stacking': tooHigh,
  'end-at-sea': (d) => {
    const n = d.armies ?? 1;
    return `${units.army(n)} in ${where(d.sea)} must land before the movement ends.`;
  },
  'end-in-subject-area': (d) =>
    `${whoCap(d.nation)} may not stay in ${where(d.area)}, which is held by their subjects. Move them on.`,
  'end-abandoned': (d) =>
    `${whoCap(d.overlord)} do not let you leave ${where(d.area)} empty. Move an army there if one can still reach it, or take back the moves out of it.`,
  'end-areas': (d) =>
    `${whoCap(d.nation)} held ${count(d.before ?? 0, 'area', 'areas')} before moving and would now hold only ${d.now ?? 0}. Return to an area you left, occupy another, or take back your moves.`,
  'end-population': (d) =>
    `${whoCap(d.nation)} have ${units.army(d.armies ?? 0)} on land, but their areas support only ${d.limit ?? 0}. Move some into empty areas, or attack.`,
  'take-back-not-needed': () =>
    'The movement can be put right and ended as usual, so there is no need to take back all moves.',
};
