import { areaOf, isSea, type Violation, type ViolationCode } from '@bretwalda/engine';
import type { Details } from '../details.ts';
import { cap, count, does, he, him, his, leader, list, place } from './grammar.ts';
import { names } from './names.ts';
import { where, who, whoCap } from './refusal-words.ts';

const { units } = names;

function noSuchUnits(d: Details): string {
  const asked = d.number('asked') ?? 0;
  const there = d.number('there') ?? 0;
  const from = where(d.area('from'));
  if (asked <= there && !d.flag('leader')) return `Your leader is not in ${from}. Choose armies that are.`;
  if (there === 0) return `There are no such armies in ${from} any more. Choose a stack again.`;
  return `Only ${units.army(there)} of this kind ${there === 1 ? 'is' : 'are'} in ${from}. Choose fewer.`;
}

function enemyHolds(d: Details): string {
  const free = d.number('mayGoOn') ?? 0;
  const may =
    free === 0 ? 'so none of yours may go on' : `so ${free} of your ${d.number('armies') ?? free} may go on`;
  const enemy = count(d.number('enemy') ?? 1, 'unit', 'units');
  return `${whoCap(d.nation('holder'))} hold ${where(d.area('from'))} with ${enemy}: twice as many armies must stay, ${may}.`;
}

function attackForbidden(d: Details, rule: string): string {
  const mover = whoCap(d.nation('nation'));
  const holder = who(d.nation('holder'));
  const area = where(d.area('to'));
  if (rule === 'SUB-19') {
    const whom = d.nation('holder') === 'romans' ? 'them' : holder;
    return `${mover} are subjects of the Romans and may not attack ${whom} in ${area}. Attack somebody who is free of Rome.`;
  }
  if (rule === 'BSUB-6') return `${mover} are subjects of the Angles and may not attack them in ${area}.`;
  if (rule === 'BSUB-4')
    return `${cap(holder)} have submitted: ${who(d.nation('nation'))} may not attack them in Scotland or Galloway.`;
  if (rule === 'RB-11')
    return `${cap(holder)} once submitted to Rome: ${who(d.nation('nation'))} may not attack them in ${area} before they strike first.`;
  if (rule === 'SCN-4')
    return `There is a truce in the first round of this scenario: ${who(d.nation('nation'))} may not attack ${holder} in ${area}.`;
  return `${mover} may not attack ${holder} in ${area}.`;
}

function leaderSpent(d: Details): string {
  const id = d.leader('leader');
  const to = d.area('to');
  const moved = `${id === null ? 'The leader has' : does(id, 'has', 'have')} moved ${d.number('spent') ?? 0} of ${d.number('allowance') ?? 3} areas`;
  const landing = to !== null && isSea(areaOf(to));
  return landing
    ? `${moved} and could not land again after entering ${where(to)}.`
    : `${moved} and cannot go on to ${where(to)}.`;
}

/** Every stack that is too high, and what would be enough. */
function tooHigh(d: Details): string {
  const [armies, limits, leave] = [d.numbers('armies'), d.numbers('limits'), d.numbers('leave')];
  const stacks = d.areas('areas').map((area, i) => `${armies[i]} in ${place(area)} (limit ${limits[i]})`);
  const rule =
    d.area('overstack') === null ? 'Too many armies stand together' : 'Only one stack may be above the limit';
  const from = d
    .areas('from')
    .map((area, i) => `${leave[i]} ${d.flag('enough') ? 'must' : 'can still'} leave ${place(area)}`);
  const overstack = d.area('overstack');
  const instead =
    overstack === null || d.areas('areas').includes(overstack)
      ? ''
      : ` ${cap(place(overstack))} may then be the one above the limit.`;
  if (d.flag('enough')) return `${rule}: ${list(stacks)}. ${cap(list(from))}.${instead}`;
  const able = from.length > 0 ? `${cap(list(from))}, but that is not enough` : 'They cannot go on any more';
  return `${rule}: ${list(stacks)}. ${able}: take the moves back.`;
}

/** Moves, and the end of movement. */
export const MOVE_REFUSALS = {
  'move-no-such-units': noSuchUnits,
  'move-not-adjacent': (d) =>
    `There is no way straight from ${where(d.area('from'))} to ${where(d.area('to'))}. Choose a neighbouring area.`,
  'move-allowance': (d) =>
    `These armies have moved ${d.number('spent') ?? 0} of ${d.number('allowance') ?? 2} areas and cannot reach ${where(d.area('to'))} now.`,
  'move-difficult': (d) =>
    `The terrain in ${where(d.area('from'))} is difficult: armies without a leader stop there.`,
  'move-strait': (d) =>
    `Crossing the strait to ${where(d.area('to'))} takes the whole move. Only those who have not moved yet can do it.`,
  'move-stopped': (d) =>
    `The move ended in ${where(d.area('from'))}: from there it goes no further this time.`,
  'move-enemy-holds': enemyHolds,
  'move-stacking': (d) => {
    const room = d.number('room') ?? 0;
    const enter = room === 0 ? 'none of these may enter' : `only ${room} of these may enter`;
    return `They would have to stop in ${where(d.area('to'))}, and at most ${d.number('limit') ?? 4} fit there: ${enter}.`;
  },
  'move-road-only': (d) =>
    `From ${where(d.area('from'))} they may go on only along Roman roads, and none leads to ${where(d.area('to'))}.`,
  'move-in-circles': (d) =>
    `They have been in ${where(d.area('to'))} on this road already. Choose another way.`,
  'move-no-boats': (d) =>
    `${whoCap(d.nation('nation'))} have no boats in this round and cannot enter ${where(d.area('to'))}. Stay on land.`,
  'move-second-sea': (d, v) =>
    v.rule === 'SEA-17'
      ? `These armies came from the sea in this turn and cannot board again to reach ${where(d.area('to'))}.`
      : `They may pass through one sea only, and ${where(d.area('to'))} would be another. Land first.`,
  'move-no-landing': (d) => `From ${where(d.area('to'))} they could land nowhere. Choose another sea.`,
  'sea-closed': (d) =>
    `Invaders of ${who(d.nation('nation'))} may not enter ${where(d.area('to'))}. Land from where they are.`,
  'landing-forbidden': (d) =>
    `Invaders of ${who(d.nation('nation'))} may not land in ${where(d.area('to'))}. Choose another coast.`,
  'attack-forbidden': (d, v) => attackForbidden(d, v.rule),
  'subject-no-way-on': (d) =>
    `Romans may pass through ${where(d.area('to'))} but not stay, and from there these could not go on.`,
  'leader-left-alone': (d) => {
    const id = d.leader('leader');
    if (id === null)
      return `The leader would be alone in ${where(d.area('from'))}. Take him along or leave an army.`;
    return `${leader(id)} would be alone in ${where(d.area('from'))}. Take ${him(id)} along, or leave an army with ${him(id)}.`;
  },
  'leader-alone': (d) => {
    const id = d.leader('leader');
    if (id === null) return 'A leader alone goes only overland to where own armies stand. Take armies along.';
    return `${does(id, 'needs', 'need')} company: alone ${he(id)} can go only overland to where ${his(id)} armies stand.`;
  },
  'leader-spent': leaderSpent,
  'end-stacking': tooHigh,
  'end-at-sea': (d) => {
    const n = d.number('armies') ?? 1;
    return `${units.army(n)} in ${where(d.area('sea'))} must land before the movement ends.`;
  },
  'end-in-subject-area': (d) =>
    `Romans may not stay in ${where(d.area('area'))}, where subjects of theirs live. Move them on.`,
  'end-abandoned': (d) =>
    `${whoCap(d.nation('overlord'))} do not let you leave ${where(d.area('area'))} empty. Bring an army there if one can still reach it, or take back the moves out of it.`,
  'take-back-not-needed': () =>
    'The movement can be put right and ended in the usual way, so the moves need not all be taken back.',
} satisfies Partial<Record<ViolationCode, (d: Details, v: Violation) => string>>;
