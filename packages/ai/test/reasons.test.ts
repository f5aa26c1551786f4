import { describe, expect, it } from 'vitest';
import { describe as inWords, type Reason } from '../src/reasons.ts';

type Code = Reason['code'];

/** Written as a record so that the compiler insists on every code. */
const SENTENCES: Record<Code, readonly (readonly [Reason, string])[]> = {
  'only-choice': [[{ code: 'only-choice' }, 'has nothing else to choose']],
  'by-chance': [[{ code: 'by-chance' }, 'leaves it to chance']],
  'points-now': [
    [{ code: 'points-now', nation: 'jutes', points: 4, area: 'kent' }, 'wants 4 points now'],
    [{ code: 'points-now', nation: 'jutes', points: 1, area: null }, 'wants one point now'],
  ],
  take: [
    [
      {
        ...{ code: 'take', area: 'york', armies: 2, leader: true, from: null },
        ...{ win: 1, points: 12, round: 9, bounty: 0, origins: [{ area: 'frisian-sea', armies: 2 }] },
      },
      'takes York with the leader and 2 armies from the Frisian Sea for 12 points in round 9',
    ],
    [
      {
        ...{ code: 'take', area: 'south-mercia', armies: 1, leader: false, from: null },
        ...{ win: 1, points: 0, round: null, bounty: 0, origins: [{ area: 'essex', armies: 1 }] },
      },
      'takes South Mercia with one army from Essex',
    ],
    [
      {
        ...{ code: 'take', area: 'kent', armies: 3, leader: false, from: 'romano-british' },
        ...{ win: 0.978, points: 1, round: null, bounty: 0.4, origins: [{ area: 'essex', armies: 3 }] },
      },
      'attacks the Romano-British in Kent with 3 armies from Essex for one point; wins 98% of the time',
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
      'attacks the Romans in York with 10 armies (7 from Lindsey, 3 from North Mercia) for 2 points; wins 0% of the time; about 30 points for defeated units',
    ],
  ],
  guard: [
    [
      {
        ...{ code: 'guard', area: 'essex', armies: 1, against: 'danes', points: 4, round: 13 },
        origins: [{ area: 'kent', armies: 1 }],
      },
      'sends one army from Kent to Essex against the Danes for 4 points in round 13',
    ],
    [
      {
        ...{ code: 'guard', area: 'essex', armies: 2, against: null, points: 0, round: null },
        origins: [
          { area: 'kent', armies: 1 },
          { area: 'suffolk', armies: 1 },
        ],
      },
      'sends 2 armies (1 from Kent, 1 from Suffolk) to Essex',
    ],
  ],
  'nothing-to-gain': [[{ code: 'nothing-to-gain' }, 'sees nothing more to gain']],
  'as-the-rules-demand': [[{ code: 'as-the-rules-demand' }, 'does what the rules still demand']],
  'best-odds': [
    [
      { code: 'best-odds', area: 'kent', win: 0.5, bounty: 0 },
      'fights in Kent first, where the odds are best (50%)',
    ],
    [
      { code: 'best-odds', area: 'kent', win: 0.9999, bounty: 0.5 },
      'fights in Kent first, where the odds are best (100%; about one point for defeated units)',
    ],
    [
      { code: 'best-odds', area: 'kent', win: 0.9998, bounty: 1.2 },
      'fights in Kent first, where the odds are best (99%; about one point for defeated units)',
    ],
  ],
  stand: [
    [{ code: 'stand', area: 'wessex', win: 0.254, bounty: 0 }, 'fights on in Wessex (the attacker wins 25%)'],
    [
      { code: 'stand', area: 'wessex', win: 0.254, bounty: 4 },
      'fights on in Wessex (the attacker wins 25%; about 4 points for defeated units)',
    ],
  ],
  retreat: [
    [
      { code: 'retreat', area: 'york', to: 'north-sea', win: 0.9 },
      'retreats from York to North Sea (the attacker would win 90%)',
    ],
  ],
  'best-position': [
    [{ code: 'best-position', gain: 2.345 }, 'comes out about 2.3 points better than otherwise'],
    [{ code: 'best-position', gain: 0.05 }, 'comes out about 0.1 points better than otherwise'],
    [{ code: 'best-position', gain: 0.049 }, 'sees little difference'],
  ],
  'own-candidate': [[{ code: 'own-candidate', nation: 'saxons' }, 'wants the points for its own Saxons']],
  'harmless-candidate': [
    [{ code: 'harmless-candidate', nation: 'irish' }, 'would rather see the Irish than a stronger rival'],
  ],
  'good-side': [
    [{ code: 'good-side', points: 217 }, 'expects about 217 points from these nations'],
    [{ code: 'good-side', points: 1 }, 'expects about one point from these nations'],
  ],
};

describe('A reason in words', () => {
  it.each(Object.values(SENTENCES).flat())('%j', (reason, sentence) => {
    expect(inWords(reason)).toBe(sentence);
  });

  it('has a sentence for every code', () => {
    for (const [code, examples] of Object.entries(SENTENCES))
      for (const [reason] of examples) expect(reason.code).toBe(code);
  });
});
