import type { LandId, NationId } from '@bretwalda/engine';
import { cap, list, place, the } from '../grammar.ts';
import { count } from '../numbers.ts';

/** The limits that a retreat can be ordered by, in enemy units for each of one's own. */
const LIMITS: Readonly<Record<string, string>> = {
  '0': 'not at all: retreat at once',
  '0.5': 'against up to half as many enemies',
  '1': 'against up to as many enemies',
  '1.5': 'against up to one and a half times as many',
  '2': 'against up to twice as many enemies',
  '3': 'against up to three times as many',
  '100': 'always',
};

const IN_WORDS: Readonly<Record<string, string>> = {
  '0.5': 'half as many units as you',
  '1': 'as many units as you',
  '1.5': 'one and a half times as many units as you',
  '2': 'twice as many units as you',
  '3': 'three times as many units as you',
};

function retreat(standUpTo: number, to: readonly LandId[]): string {
  if (standUpTo >= 100) return 'Where your armies are attacked, they fight on and never retreat.';
  const isAtOnce = standUpTo === 0;
  const first = isAtOnce
    ? 'Where your armies are attacked, they retreat after the first round of battle.'
    : `Where your armies are attacked, they fight on while the enemy has up to ${IN_WORDS[String(standUpTo)] ?? `${standUpTo} units for each of yours`} there.`;
  if (to.length === 0)
    return `${first} ${isAtOnce ? 'You are asked where to go.' : 'Against more, you are asked.'}`;
  const ways = `${isAtOnce ? 'They go' : 'Against more, they retreat'} to the first of these that they can reach, as many as may: ${list(to.map(place))}.`;
  return `${first} ${ways} If they can reach none of them, you are asked.`;
}

/** What a player decides beforehand: standing orders, and the next turn. */
export const orders = {
  title: 'Orders',
  lead: 'Orders answer for you in other players’ turns, so that nobody has to wait for you. Only you see them, and you can change or revoke them at any time. You are still asked about anything they do not cover.',
  standing: 'Standing orders',
  none: 'Other players’ turns will not ask you anything more in this game.',
  ask: 'Ask me',
  give: 'Give this order',
  change: 'Change the order',
  revoke: 'Revoke',
  given: 'Order given.',
  revoked: 'Order revoked: you are asked again.',

  kinds: {
    retreat: 'Retreats',
    submit: 'Submission',
    allowance: 'Growth of your subjects',
    permission: 'Leave for your subjects',
    strike: 'Your sixes',
    'burh-loss': 'Burh or army',
  },
  answers: {
    submit: { submit: 'Submit', resist: 'Resist', 'hold-out': 'Resist all turn' },
    allowance: { full: 'Full', half: 'Half' },
    permission: { permit: 'Permit', refuse: 'Refuse' },
    strike: { cavalry: 'Cavalry first', infantry: 'Infantry first' },
    'burh-loss': { burh: 'The burh', army: 'An army' },
  },
  /** What each answer does, exactly. */
  does: {
    submit: {
      submit: 'Whenever one of your nations may submit, it submits.',
      resist: 'Whenever one of your nations may submit, it resists; it is asked again at the next chance.',
      'hold-out': 'Whenever one of your nations may submit, it resists, and is not asked again in that turn.',
    },
    allowance: {
      full: 'Your subjects always grow in full.',
      half: 'Your subjects always grow by half.',
    },
    permission: {
      permit: 'Your subjects may leave any of their areas empty.',
      refuse: 'Your subjects may not leave any of their areas empty.',
    },
    strike: {
      cavalry: 'Where cavalry and infantry attack you and you choose, as many sixes as possible hit cavalry.',
      infantry: 'Where cavalry and infantry attack you and you choose, as few sixes as possible hit cavalry.',
    },
    'burh-loss': {
      burh: 'Where you choose between the burh and an army, you lose the burh.',
      army: 'Where you choose between the burh and an army, you lose an army and keep the burh.',
    },
  },
  asked: {
    retreat: 'You are asked in every battle.',
    submit: 'You are asked whenever one of your nations may submit.',
    allowance: 'You are asked whenever a subject of yours grows.',
    permission: 'You are asked whenever a subject of yours wants to leave an area empty.',
    strike: 'You are asked whenever your sixes can hit cavalry or infantry.',
    'burh-loss': 'You are asked whenever a burh or an army must fall.',
  },
  retreat: {
    stand: 'Fight on',
    limit: (n: number) => LIMITS[String(n)] ?? `against up to ${n} enemies for each of yours`,
    to: 'Then retreat to',
    toNote: 'In this order: the first one within reach counts.',
    noAreas: 'No area chosen: you are asked where to go.',
    add: 'Add an area',
    choose: 'Choose an area…',
    earlier: (area: string) => `${area}: earlier`,
    remove: (area: string) => `${area}: remove`,
    words: retreat,
  },

  prepared: 'Your next turns',
  preparedNote:
    'Prepare a turn while others play. It is played as soon as it comes, as far as the rules still allow. If a step is no longer allowed, you take over from there.',
  cannotPrepare: 'You have no turns left in this game.',
  round: (nation: NationId, round: number) => `${cap(the(nation))}, round ${round}`,
  nothing: 'Nothing prepared',
  steps: (n: number) => `${count(n, 'step', 'steps')} prepared`,
  prepare: 'Prepare…',
  changePlan: 'Change…',
  removeLast: 'Remove the last step',
  removeAll: 'Discard',
  doubtful: 'not possible as the board stands',
  removed: 'Prepared turn discarded.',
  shortened: 'Last step removed.',

  used: 'Carried out for you',
  usedNone: 'No order has been carried out yet.',
  usedBar: (n: number) =>
    n === 1 ? 'One of your orders was carried out.' : `${n} of your orders were carried out.`,
  usedBy: (order: string, what: string) => `${order}: ${what}`,
  byPlan: (nation: NationId) => `Prepared turn of ${the(nation)}`,
  line: (nation: NationId, what: string) => `${cap(the(nation))}: ${what}`,
  dropped: (nation: NationId) => `The turn you prepared for ${the(nation)} could not be played to its end.`,
  droppedWhy: (what: string, left: number) =>
    left > 1
      ? `“${what}” was against the rules when its time came; ${count(left, 'step was', 'steps were')} dropped.`
      : `“${what}” was against the rules when its time came.`,
  show: 'Show my orders',
  seen: 'OK',

  plan: {
    title: (nation: NationId, round: number) => `Planning: ${the(nation)}, round ${round}`,
    note: 'This is a copy of the board. Nothing is played yet.',
    earlierBoard: 'The board is shown as it was before the present battles.',
    forgotten: (n: number) =>
      `${count(n, 'prepared step does', 'prepared steps do')} not fit the board any more and ${n === 1 ? 'was' : 'were'} left out.`,
    count: (n: number) => count(n, 'step', 'steps'),
    ends: {
      dice: 'The plan ends here: what comes next depends on dice.',
      others: 'The plan ends here: somebody else has to decide.',
      turn: 'The whole turn is planned.',
    },
    back: 'Take back the last step',
    keep: 'Keep this plan',
    cancel: 'Cancel',
    yourTurn: 'Meanwhile you are asked something in the game.',
    empty: 'Plan at least one step first.',
  },
};
