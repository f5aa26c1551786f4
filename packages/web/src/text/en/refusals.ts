import type { PendingKind, Violation, ViolationCode } from '@bretwalda/engine';
import { Details } from '../details.ts';
import { decisions } from './decisions.ts';
import { cap, him, leader, list, place, the } from './grammar.ts';
import { MOVE_REFUSALS } from './move-refusals.ts';
import { names } from './names.ts';
import { also, stacking, where, who, whoCap } from './refusal-words.ts';

const { units, counts } = names;

function retreatNotOpen(d: Details, rule: string): string {
  const open = d.areas('open');
  const to = where(d.area('to'));
  if (rule === 'LDR-17')
    return `There is no retreat to ${to}: a leader without armies needs his own armies there.`;
  if (open.length === 0)
    return `These armies cannot retreat to ${to}, nor anywhere else: they have to fight on.`;
  return `These armies cannot retreat to ${to}. Open to them: ${list(open.map(place), true)}.`;
}

const unitOf = (d: Details): string => {
  const unit = d.text('unit');
  return unit === 'infantry' || unit === 'cavalry' || unit === 'burh' || unit === 'fort' ? unit : 'army';
};

const player = (seat: number | null): string =>
  seat === null ? 'another player' : names.player(seat).toLowerCase();

function bid(d: Details): string {
  const points = d.number('points') ?? 0;
  const most = d.number('most') ?? 100;
  return points > most
    ? `A bid can be ${counts.points(most)} at most.`
    : `Bid at least ${counts.points(d.number('least') ?? 0)} for these nations, or choose others.`;
}

const SENTENCES: Readonly<Record<ViolationCode, (d: Details, v: Violation) => string>> = {
  ...MOVE_REFUSALS,
  malformed: () => 'Something in this order is missing or wrong. Please choose again.',
  'unknown-text': (d) =>
    `“${d.text('text') ?? d.text('line') ?? ''}” cannot be read. Check the words and try again.`,
  'bad-config': () => 'The game cannot be set up like this. Change the settings and try again.',
  'bad-position': () =>
    'This position cannot come up in the game, so it cannot be opened. Choose another one.',
  'bad-journal': (d) => {
    const entry = d.number('entry');
    const line = d.number('line');
    const at = entry !== null ? ` at move ${entry + 1}` : line !== null ? ` in line ${line}` : '';
    return `The saved game is damaged${at} and cannot be opened. Nothing was changed; choose another one.`;
  },
  'other-version': () =>
    'This game was saved by another version and cannot be opened here. Nothing was changed; choose another one.',
  'game-over': () => 'The game is over. Look at the final scores, or begin a new game.',
  'not-your-decision': (d) => `This is not your decision: ${player(d.first('deciders'))} decides now.`,
  'wrong-decision': (d) => {
    const kind = d.text('decision');
    return kind === null
      ? 'This cannot be done now.'
      : `This cannot be done now. First comes: ${decisions.title(kind as PendingKind)}`.replace(
          /([^?])$/,
          '$1.',
        );
  },
  'side-taken': (d) => `${cap(player(d.number('seat')))} has taken these nations. Choose a free group.`,
  'bid-out-of-range': (d) => bid(d),
  'burh-terrain': (d) => `The terrain in ${where(d.area('area'))} is difficult. Build burhs in clear areas.`,
  'burh-present': (d) => `There is a burh in ${where(d.area('area'))} already. Choose another area.`,
  'place-not-yours': (d) =>
    `${whoCap(d.nation('nation'))} have nothing in ${where(d.area('area'))}. Place new units where they stand already.`,
  'place-not-english': (d) =>
    `This army has to be placed in England, so not in ${where(d.area('area'))}. Choose an English area where ${who(d.nation('nation'))} stand.`,
  'place-second-unit': (d) =>
    `A new unit has come to ${where(d.area('area'))} already. Place one in ${where(d.area('first'))} first.`,
  'place-stacking': (d) => stacking(d, 'Choose another area.'),
  'leave-out-not-due': (d) =>
    `No ${unitOf(d)} has to stay out of ${where(d.area('sea'))}. Choose one of those that are too many.`,
  'leader-no-company': (d) => {
    const id = d.leader('leader');
    const name = id === null ? 'The leader' : leader(id);
    return `${name} must arrive with own armies, and there are none in ${where(d.area('area'))}.`;
  },
  'arthur-area': (d) =>
    `Arthur cannot appear in ${where(d.area('area'))}. Choose Romano-British armies, or an empty area south of Cumbria, the Pennines and Bernicia.`,
  'must-submit': (d) =>
    `In this scenario ${who(d.nation('nation'))} must submit to ${who(d.nation('overlord'))} now.`,
  'displace-area': (d) =>
    `No army leaves ${where(d.area('from'))} now.${also('Armies have to leave', d.areas('areas'))}`,
  'displace-place-left': (d) => {
    const open = d.areas('open');
    return open.length === 0
      ? `No place is left for the army in ${where(d.area('from'))}: it has to be given up.`
      : `From ${where(d.area('from'))} the army can go to ${list(open.map(place), true)}.`;
  },
  'displace-leader': (d) =>
    `The leader in ${where(d.area('from'))} goes with the first army that finds a place, and only then.`,
  'battle-none-there': (d) =>
    `There is no battle in ${where(d.area('area'))}.${also('Battles wait in', d.areas('battles'))}`,
  'strike-range': (d) =>
    `The sixes strike ${d.number('least') ?? 0} to ${d.number('most') ?? 0} cavalry. Choose a number between.`,
  'loss-not-possible': (d) => {
    const back = d.area('back');
    return `No ${unitOf(d)}${back === null ? ' of these' : ` from ${place(back)}`} is among the losses still to be named.`;
  },
  'losses-first': () => 'First say which armies were lost; then the others can retreat.',
  'retreat-no-such-units': (d) => {
    if (d.number('asked') === null) return `Your leader is not in ${where(d.area('from'))}.`;
    const n = d.number('there') ?? 0;
    const only = n === 0 ? 'None of these armies' : `Only ${units.army(n)}`;
    return `${only} can retreat to ${where(d.area('to'))} this way. Choose ${n === 0 ? 'others' : 'fewer'}.`;
  },
  'retreat-not-open': (d, v) => retreatNotOpen(d, v.rule),
  'retreat-stacking': (d) => stacking(d, 'Retreat with fewer, or elsewhere.'),
  'retreat-unfinished': (d) => {
    const n = d.number('leave') ?? 1;
    return `${units.army(d.number('armies') ?? 0)} are still in ${where(d.area('area'))}, too many beside your overstack in ${where(d.area('overstack'))}. ${n} more must retreat before the others fight on.`;
  },
  'retreat-leader': (d) => {
    const id = d.leader('leader');
    return id === null
      ? 'The leader cannot stay behind alone. Take him along.'
      : `${leader(id)} cannot stay behind alone. Take ${him(id)} along.`;
  },
  'withdraw-no-such-units': (d) => {
    const n = d.number('there') ?? 0;
    return `${n === 0 ? 'No' : `Only ${n}`} ${n === 1 ? 'raider' : 'raiders'} in ${where(d.area('from'))} came from ${where(d.area('to'))}. Choose others.`;
  },
  'withdraw-not-open': (d) =>
    `These raiders cannot go back to ${where(d.area('to'))}, where there is no room for them now. They have to stay.`,
  'withdraw-leader': (d) =>
    `The leader in ${where(d.area('from'))} goes back to his own sea, or with the last of his armies.`,
  'remove-nothing-there': (d) =>
    `There is no ${unitOf(d)} to remove in ${where(d.area('area'))}. Choose another one.`,
  'remove-last-unit': (d) =>
    `The last unit in ${where(d.area('area'))} stays. Remove one where several stand.`,
  'replace-nothing-there': (d) =>
    `No Roman ${unitOf(d)} in ${where(d.area('area'))} can be replaced.${also('Choose from', d.areas('open'))}`,
  'exchange-range': (d) =>
    `At most ${d.number('most') ?? 0} cavalry can come in place of ${units.infantry(d.number('due') ?? 0)}.`,
  'vote-not-yours': (d) =>
    `${whoCap(d.nation('nation'))} have no vote to cast now. Now vote: ${list(d.nations('voters').map(the))}.`,
  'vote-not-candidate': (d) =>
    `${whoCap(d.nation('candidate'))} hold nothing in England and cannot be elected. Choose from ${list(d.nations('candidates').map(the))}.`,
};

/** Why something is refused, as one friendly sentence or two. The screen shows the rule beside it. */
export const refusals = (violation: Violation): { readonly text: string } => ({
  text: SENTENCES[violation.code](new Details(violation), violation),
});
