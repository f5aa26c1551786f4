import { createBot, type Reason } from '@bretwalda/ai';
import { apply, decision, legalActions, newGame, seededDice, view } from '@bretwalda/engine';
import { describe, expect, it } from 'vitest';
import { reasons } from '../src/en/reasons.ts';
import { it as italian } from '../src/it/index.ts';

type Code = Reason['code'];

/** Written as a record so that the compiler insists on every code. */
const SENTENCES: Record<Code, readonly (readonly [Reason, string])[]> = {
  'only-choice': [[{ code: 'only-choice' }, 'Has no other choice']],
  'by-chance': [[{ code: 'by-chance' }, 'Leaves it to chance']],
  'points-now': [
    [{ code: 'points-now', nation: 'jutes', points: 4, area: 'kent' }, 'Wants 4 points now in Kent'],
    [{ code: 'points-now', nation: 'jutes', points: 1, area: null }, 'Wants 1 point now'],
  ],
  take: [
    [
      {
        ...{ code: 'take', area: 'york', armies: 2, leader: true, from: null },
        ...{ win: 1, points: 12, round: 9, bounty: 0, origins: [{ area: 'frisian-sea', armies: 2 }] },
      },
      'Takes York with the leader and 2 armies from the Frisian Sea for 12 points in round 9',
    ],
    [
      {
        ...{ code: 'take', area: 'south-mercia', armies: 1, leader: false, from: null },
        ...{ win: 1, points: 0, round: null, bounty: 0, origins: [{ area: 'essex', armies: 1 }] },
      },
      'Takes South Mercia with 1 army from Essex',
    ],
    [
      {
        ...{ code: 'take', area: 'kent', armies: 3, leader: false, from: 'romano-british' },
        ...{ win: 0.978, points: 1, round: null, bounty: 0.4, origins: [{ area: 'essex', armies: 3 }] },
      },
      'Attacks the Romano-British in Kent with 3 armies from Essex for 1 point; wins 98% of the time',
    ],
    [
      {
        ...{ code: 'take', area: 'york', armies: 10, leader: false, from: 'romans' },
        ...{ win: 0.002, points: 2, round: null, bounty: 29.6 },
        origins: [
          { area: 'lindsey', armies: 7 },
          { area: 'north-mercia', armies: 3 },
        ],
      },
      'Attacks the Romans in York with 10 armies (7 from Lindsey, 3 from North Mercia) for 2 points; wins 0% of the time; about 30 points for defeated units',
    ],
  ],
  guard: [
    [
      {
        ...{ code: 'guard', area: 'essex', armies: 1, against: 'danes', points: 4, round: 13 },
        origins: [{ area: 'kent', armies: 1 }],
      },
      'Sends 1 army from Kent to guard Essex against the Danes for 4 points in round 13',
    ],
    [
      {
        ...{ code: 'guard', area: 'essex', armies: 2, against: null, points: 0, round: null },
        origins: [
          { area: 'kent', armies: 1 },
          { area: 'suffolk', armies: 1 },
        ],
      },
      'Sends 2 armies (1 from Kent, 1 from Suffolk) to guard Essex',
    ],
  ],
  'nothing-to-gain': [[{ code: 'nothing-to-gain' }, 'Sees nothing else to gain']],
  'as-the-rules-demand': [[{ code: 'as-the-rules-demand' }, 'Does what the rules still require']],
  'best-odds': [
    [
      { code: 'best-odds', area: 'kent', win: 0.5, bounty: 0 },
      'Fights first in Kent, where the odds are best (50%)',
    ],
    [
      { code: 'best-odds', area: 'kent', win: 0.99995, bounty: 0.5 },
      'Fights first in Kent, where the odds are best (100%; about 1 point for defeated units)',
    ],
    [
      { code: 'best-odds', area: 'kent', win: 0.9998, bounty: 1.2 },
      'Fights first in Kent, where the odds are best (99%; about 1 point for defeated units)',
    ],
  ],
  stand: [
    [
      { code: 'stand', area: 'wessex', win: 0.254, bounty: 0 },
      'Fights on in Wessex: the attacker wins 25% of the time',
    ],
    [
      { code: 'stand', area: 'wessex', win: 0.254, bounty: 4 },
      'Fights on in Wessex: the attacker wins 25% of the time; about 4 points for defeated units',
    ],
  ],
  retreat: [
    [
      { code: 'retreat', area: 'york', to: 'north-sea', win: 0.9 },
      'Retreats from York to the North Sea: the attacker would win 90% of the time',
    ],
  ],
  'best-position': [
    [{ code: 'best-position', gain: 2.345 }, 'Comes out about 2.3 points better off this way'],
    [{ code: 'best-position', gain: 0.05 }, 'Comes out about 0.1 points better off this way'],
    [{ code: 'best-position', gain: 0.049 }, 'Sees little difference'],
  ],
  'own-candidate': [
    [{ code: 'own-candidate', nation: 'saxons' }, 'Wants the crown for the Saxons, its own nation'],
  ],
  'harmless-candidate': [
    [{ code: 'harmless-candidate', nation: 'irish' }, 'Would rather see the Irish win than a stronger rival'],
  ],
  'good-side': [
    [{ code: 'good-side', points: 217 }, 'Expects about 217 points from these nations'],
    [{ code: 'good-side', points: 1 }, 'Expects about 1 point from these nations'],
  ],
};

describe('A reason in words', () => {
  it.each(Object.values(SENTENCES).flat())('%j', (reason, sentence) => {
    expect(reasons(reason)).toBe(sentence);
  });

  it('has a sentence for every code', () => {
    for (const [code, examples] of Object.entries(SENTENCES))
      for (const [reason] of examples) expect(reason.code).toBe(code);
  });

  it('has no subject, no full stop and no hole in whole games, in any language', () => {
    const heard = new Set<Reason>();
    let state = newGame({ scenario: 'two-germanic' });
    const dice = seededDice(3);
    const bots = [4, 5].map((seed) => ({ bot: createBot('squire'), random: seededDice(seed) }));
    for (let [next] = decision(state); next; [next] = decision(state)) {
      const { bot, random } = bots[next.seat] as (typeof bots)[0];
      const choice = bot.choose(view(state, next.seat), legalActions(state, next.seat), random);
      for (const reason of choice.reasons) heard.add(reason);
      state = apply(state, choice.action, dice).state;
    }
    expect(heard.size).toBeGreaterThan(200);
    for (const sentence of [...heard].flatMap((reason) => [reasons(reason), italian.reasons(reason)])) {
      expect(sentence).toMatch(/^[A-Z]\p{Letter}+ .*[\p{Letter}\d%)]$/u);
      expect(sentence).not.toMatch(/undefined|null|NaN|Infinity|\[object|\d[.,]\d\d|-\d|[a-z]-mercia/);
    }
  });
});
