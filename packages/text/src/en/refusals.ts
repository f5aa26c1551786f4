import type { Violation } from '@bretwalda/engine';
import { type Sentences, type Told, tell } from '../told.ts';
import { decisions } from './decisions.ts';
import { cap, him, his, leader, list, place, plural, the } from './grammar.ts';
import { MOVE_REFUSALS } from './move-refusals.ts';
import { names } from './names.ts';
import { also, stacking, where, who, whoCap } from './refusal-words.ts';
import { variants } from './variants.ts';

const { units, counts } = names;

/** Foot is the common army. */
const piece = (unit: string | undefined): string =>
  unit === undefined || unit === 'infantry' ? 'army' : unit;

function retreatNotOpen(d: Told<'retreat-not-open'>, rule: string): string {
  const { open = [] } = d;
  if (d.to === null)
    return rule === 'DIG-16'
      ? 'Only armies that have nowhere to retreat can be given up.'
      : 'Armies cannot be given up. Those that have nowhere to retreat have to fight on.';
  const to = where(d.to);
  if (rule === 'LDR-17')
    return `You cannot retreat to ${to}: a leader without armies needs his own armies there.`;
  if (rule === 'DIG-18')
    return `All who retreat now go to the same area: to ${list(open.map(place), true)}, not to ${to}.`;
  if (open.length === 0)
    return `These armies cannot retreat to ${to}, nor anywhere else: they have to fight on.`;
  return `These armies cannot retreat to ${to}. They can retreat to ${list(open.map(place), true)}.`;
}

const player = (seat: number | undefined): string =>
  seat === undefined ? 'another player' : names.player(seat).toLowerCase();

function bid(d: Told<'bid-out-of-range'>): string {
  const points = d.points ?? 0;
  const most = d.most ?? 100;
  return points > most
    ? `A bid can be at most ${counts.points(most)}.`
    : `Bid at least ${counts.points(d.least ?? 0)} for these nations, or choose others.`;
}

/** Where Arthur may appear. */
const SOUTH = 'south of Cumbria, the Pennines and Bernicia';
const ARTHUR = {
  either: `an area with Romano-British armies, or an empty area ${SOUTH}`,
  'own-armies': 'an area with Romano-British armies',
  'english-area': `an empty area of England ${SOUTH}`,
} as const;

const SENTENCES: Sentences = {
  ...MOVE_REFUSALS,
  malformed: () => 'Something in this order is missing or wrong. Please choose again.',
  'unknown-text': (d) => `“${d.text ?? d.line ?? ''}” was not understood. Check the wording and try again.`,
  'options-clash': ({ option, other }) =>
    `The optional rules “${variants(option).name}” and “${variants(other).name}” cannot be played together. Choose one of them.`,
  'bad-config': () => 'The game cannot be set up like this. Change the settings and try again.',
  'bad-position': () => 'This position cannot occur in the game, so it cannot be opened. Choose another one.',
  'bad-journal': (d) => {
    const { entry, line } = d;
    const at =
      entry !== undefined ? ` at move ${entry + 1}` : typeof line === 'number' ? ` in line ${line}` : '';
    return `The saved game is damaged${at} and cannot be opened. Nothing was changed; choose another one.`;
  },
  'other-version': () =>
    'This game was saved by another version and cannot be opened here. Nothing was changed; choose another one.',
  'game-over': () => 'The game is over. Look at the final scores, or start a new game.',
  'not-your-decision': (d) => `This is not your decision: ${player(d.deciders?.[0])} decides now.`,
  'wrong-decision': (d) => {
    const { decision: kind } = d;
    return kind === undefined
      ? 'You cannot do this now.'
      : `You cannot do this now. First: ${decisions.title(kind)}`.replace(/([^?])$/, '$1.');
  },
  'side-taken': (d) => `${cap(player(d.seat))} has already taken these nations. Choose a free group.`,
  'bid-out-of-range': bid,
  'burh-terrain': (d) => `The terrain in ${where(d.area)} is difficult. Build burhs in clear areas.`,
  'burh-present': (d) => `There is already a burh in ${where(d.area)}. Choose another area.`,
  'place-not-yours': (d) =>
    `${whoCap(d.nation)} have nothing in ${where(d.area)}. Place new units where they already have some.`,
  'place-not-english': (d) =>
    `This army must be placed in England, so not in ${where(d.area)}. Choose an English area held by ${who(d.nation)}.`,
  'place-second-unit': (d) =>
    `A new unit has already been placed in ${where(d.area)}. Place one in ${where(d.first)} first.`,
  'reinforcements-area': ({ area, open = [] }) =>
    `These armies cannot appear in ${where(area)}. Choose ${open.length === 0 ? 'another area' : list(open.map(place), true)}.`,
  'place-stacking': (d) => stacking(d, 'Choose another area.'),
  'leave-out-not-due': (d) =>
    `No ${piece(d.unit)} has to stay out of ${where(d.sea)}. Choose one of the surplus units.`,
  'leader-no-company': (d) => {
    const id = d.leader;
    const must = id === undefined ? 'The leader must join his' : `${leader(id)} must join ${his(id)}`;
    return `${must} own armies, and there are none in ${where(d.area)}.`;
  },
  'arthur-area': (d) => `Arthur cannot appear in ${where(d.area)}. Choose ${ARTHUR[d.choice ?? 'either']}.`,
  'must-submit': (d) => `In this scenario ${who(d.nation)} must submit to ${who(d.overlord)} now.`,
  'displace-area': (d) =>
    `No army has to leave ${where(d.from)} now.${also('Armies have to leave', d.areas ?? [])}`,
  'displace-place-left': (d) => {
    const { open = [] } = d;
    return open.length === 0
      ? `There is nowhere left for the army in ${where(d.from)} to go: it has to be given up.`
      : `From ${where(d.from)} the army can go to ${list(open.map(place), true)}.`;
  },
  'displace-leader': (d) =>
    `The leader in ${where(d.from)} goes with the first army that finds a place, and only then.`,
  'battle-none-there': (d) =>
    `There is no battle in ${where(d.area)}.${also('There are battles in', d.battles ?? [])}`,
  'strike-range': (d) =>
    `The sixes can hit ${d.least ?? 0} to ${d.most ?? 0} cavalry. Choose a number in this range.`,
  'loss-not-possible': (d) => {
    const { back } = d;
    return `No ${piece(d.unit)}${back ? ` from ${place(back)}` : ' of these'} is among the losses still to be chosen.`;
  },
  'losses-first': () => 'First choose which armies are lost; then the others can retreat.',
  'retreat-no-such-units': (d) => {
    if (d.asked === undefined) return `Your leader is not in ${where(d.from)}.`;
    const n = d.there ?? 0;
    const only = n === 0 ? 'None of these armies' : `Only ${units.army(n)}`;
    return `${only} can retreat to ${where(d.to)} this way. Choose ${n === 0 ? 'others' : 'fewer'}.`;
  },
  'retreat-not-open': retreatNotOpen,
  'retreat-stacking': (d) => stacking(d, 'Retreat with fewer, or elsewhere.'),
  'retreat-population': (d) =>
    `After this retreat ${who(d.nation)} would have ${units.army(d.armies ?? 0)} on land, and their areas would support only ${d.limit ?? 0}. Leave an army behind, retreat to an empty area or fight on.`,
  'retreat-unfinished': (d) => {
    const n = d.leave ?? 1;
    return `${units.army(d.armies ?? 0)} are still in ${where(d.area)}: too many, as your one overstack is already in ${where(d.overstack)}. ${n} more must retreat before the others fight on.`;
  },
  'retreat-leader': (d) => {
    const id = d.leader;
    return id === undefined
      ? 'The leader cannot stay behind alone. Take him along.'
      : `${leader(id)} cannot stay behind alone. Take ${him(id)} along.`;
  },
  'withdraw-no-such-units': (d) => {
    const n = d.there ?? 0;
    return `${n === 0 ? 'No' : `Only ${n}`} ${plural(n, 'raider', 'raiders')} in ${where(d.from)} came from ${where(d.to)}. Choose others.`;
  },
  'withdraw-not-open': (d) =>
    `These raiders cannot go back to ${where(d.to)}: there is no room for them there now. They have to stay.`,
  'withdraw-leader': (d) =>
    `The leader in ${where(d.from)} goes back to his own sea, or with the last of his armies.`,
  'remove-nothing-there': (d, rule) =>
    rule === 'DIG-13'
      ? 'Burhs need no food. Remove an army instead.'
      : `There is no ${piece(d.unit)} to remove in ${where(d.area)}. Choose another one.`,
  'remove-last-unit': (d) =>
    `The last unit in ${where(d.area)} must stay. Remove one where there are several.`,
  'replace-nothing-there': (d) =>
    `No Roman ${piece(d.unit)} in ${where(d.area)} can be replaced.${also('Choose from', d.open ?? [])}`,
  'raze-nothing-new': (d) =>
    `There is no new fort in ${where(d.area)} to give up.${also('Choose from', d.open ?? [])}`,
  'exchange-range': (d) => `At most ${d.most ?? 0} cavalry can replace ${units.infantry(d.due ?? 0)}.`,
  'vote-not-yours': (d) =>
    `${whoCap(d.nation)} have no vote to cast now. Voting now: ${list((d.voters ?? []).map(the))}.`,
  'vote-not-candidate': (d) =>
    `${whoCap(d.candidate)} ${d.inEngland === false ? 'have no army' : 'hold nothing in England'} and cannot be elected. Choose from ${list((d.candidates ?? []).map(the))}.`,
};

/** Why something is refused, as one friendly sentence or two. The screen shows the rule beside it. */
export const refusals = (violation: Violation): { readonly text: string } => ({
  text: tell(SENTENCES, violation),
});
