import { describe, expect, it } from 'vitest';
import { type BattleSpec, battleOdds, NO_SIDE, type Odds, type Side } from '../../src/odds/index.ts';

/** Battles small enough for pencil and paper. The chances of a round are written out where they are not obvious. */

const AFTER_ROUND = { kind: 'after-round' } as const;

const side = (units: Partial<Side>): Side => ({ ...NO_SIDE, ...units });
const odds = (attacker: Partial<Side>, defender: Partial<Side>, rest: Partial<BattleSpec> = {}): Odds =>
  battleOdds({
    attacker: side(attacker),
    defender: side(defender),
    difficult: false,
    burhFirst: false,
    ...rest,
  });

function expectOdds({ win, hold, bothGone }: Odds, expected: [win: number, hold: number, both: number]) {
  expect(win).toBeCloseTo(expected[0], 12);
  expect(hold).toBeCloseTo(expected[1], 12);
  expect(bothGone).toBeCloseTo(expected[2], 12);
}

const ONE = { infantry: 1 };
const HORSE = { cavalry: 1 };
const ROMAN = { infantry: 1, strong: true };
const FORT = { fort: 1, strong: true };

describe('One against one', () => {
  it('BAT-6 BAT-9: two armies hit with 1/3 each, so of five decisive rounds two go to either and one to none', () => {
    expectOdds(odds(ONE, ONE), [2 / 5, 2 / 5, 1 / 5]);
  });

  it('BAT-7: sheltered by difficult terrain, the defender is hit with 1/6 only', () => {
    expectOdds(odds(ONE, ONE, { difficult: true }), [2 / 8, 5 / 8, 1 / 8]);
  });

  it('BAT-7: nor do Romans or cavalry hit better there, but they do in return', () => {
    expectOdds(odds(HORSE, ONE, { difficult: true }), [5 / 11, 5 / 11, 1 / 11]);
    expectOdds(odds(ONE, HORSE, { difficult: true }), [1 / 7, 5 / 7, 1 / 7]);
  });

  it('LDR-12: a leader makes it 1/2 against 1/3', () => {
    expectOdds(odds({ ...ONE, leader: true }, ONE), [2 / 4, 1 / 4, 1 / 4]);
    expectOdds(odds(ONE, { ...ONE, leader: true }), [1 / 4, 2 / 4, 1 / 4]);
  });

  it('LDR-12: a leader makes it 1/3 against shelter', () => {
    expectOdds(odds({ ...ONE, leader: true }, ONE, { difficult: true }), [2 / 5, 2 / 5, 1 / 5]);
  });

  it('LDR-13: a leader dies with his army', () => {
    const led = odds({ ...ONE, leader: true }, { ...ONE, leader: true }); // 1/2 against 1/2
    expectOdds(led, [1 / 3, 1 / 3, 1 / 3]);
    expect(led.attackerLeaderLost).toBeCloseTo(2 / 3, 12);
    expect(led.defenderLeaderLost).toBeCloseTo(2 / 3, 12);
    expect(odds(ONE, ONE).attackerLeaderLost).toBe(0);
  });

  it('GEN-3 BAT-6: strong units hit with 1/2 and are hit with 1/6', () => {
    expectOdds(odds(ROMAN, ONE), [5 / 7, 1 / 7, 1 / 7]);
    expectOdds(odds(HORSE, ONE), [5 / 7, 1 / 7, 1 / 7]);
    expectOdds(odds(ONE, ROMAN), [1 / 7, 5 / 7, 1 / 7]);
    expectOdds(odds(HORSE, HORSE), [5 / 11, 5 / 11, 1 / 11]);
  });

  it('BAT-6 BAT-7: a fort is a normal army, sheltered like one', () => {
    expectOdds(odds(ONE, FORT), [2 / 5, 2 / 5, 1 / 5]);
    expectOdds(odds(ONE, FORT, { difficult: true }), [2 / 8, 5 / 8, 1 / 8]);
  });

  it('BAT-6 LDR-12: a burh is a normal army, and a leader helps it', () => {
    expectOdds(odds(ONE, { burh: 1 }), [2 / 5, 2 / 5, 1 / 5]);
    expectOdds(odds(HORSE, { burh: 1 }), [5 / 7, 1 / 7, 1 / 7]);
    expectOdds(odds(ONE, { burh: 1, leader: true }), [1 / 4, 2 / 4, 1 / 4]);
  });
});

describe('A few more', () => {
  it('BAT-4: two against one', () => {
    // A round in 27ths: 10 defender only, 5 both one, 4 one attacker only, 8 nothing.
    const two = odds({ infantry: 2 }, ONE);
    expectOdds(two, [16.6 / 19, 1.6 / 19, 0.8 / 19]);
    const left = (n: number) =>
      two.outcomes.find((o) => o.end === 'attacker-holds' && o.attacker.infantry === n);
    expect(left(2)?.probability).toBeCloseTo(10 / 19, 12);
    expect(left(1)?.probability).toBeCloseTo(6.6 / 19, 12);
    expect(two.attackerLosses.infantry).toBeCloseTo((6.6 + 2 * 2.4) / 19, 12);
    expect(two.defenderLosses.infantry).toBeCloseTo(17.4 / 19, 12);
  });

  it('CAS-3: a fort is out of reach while a Roman army stands', () => {
    // In 18ths: 10 attacker dies, 2 he and the army, 1 the army (then one against the fort), 5 nothing.
    expectOdds(odds(ONE, { ...ROMAN, fort: 1 }), [0.4 / 13, 12.4 / 13, 0.2 / 13]);
  });

  it('CAS-5: a five takes infantry, a six takes cavalry', () => {
    const round = odds({ infantry: 1, cavalry: 1 }, ONE, { attackerPolicy: AFTER_ROUND });
    expect(round.attackerLosses.infantry).toBeCloseTo(1 / 6, 12);
    expect(round.attackerLosses.cavalry).toBeCloseTo(1 / 6, 12);
  });

  it('CAS-6: sheltered, a mixed side loses cavalry only, as long as there is some', () => {
    const round = odds(ONE, { infantry: 1, cavalry: 1 }, { difficult: true, defenderPolicy: AFTER_ROUND });
    expect(round.defenderLosses.infantry).toBe(0);
    expect(round.defenderLosses.cavalry).toBeCloseTo(1 / 6, 12);
  });
});

describe('Burhs', () => {
  const survivors = (o: Odds) =>
    new Set(
      o.outcomes
        .filter((x) => x.end === 'defender-holds')
        .map((x) => `${x.defender.infantry}+${x.defender.burh}`),
    );
  const attacked = (rest: Partial<BattleSpec>) => odds({ infantry: 2 }, { infantry: 1, burh: 1 }, rest);

  it('CAS-8: in rounds 12 and 13 the army goes first by default, and the burh is left', () => {
    expect(survivors(attacked({ burhFirst: false }))).toEqual(new Set(['1+1', '0+1']));
  });

  it('CAS-8: from round 14 on the burh goes first, and the army is left', () => {
    expect(survivors(attacked({ burhFirst: true }))).toEqual(new Set(['1+1', '1+0']));
  });

  it('DEC-16: in round 13 the Saxons may give it first, in round 14 they have no choice', () => {
    expect(attacked({ burhFirst: false, give: 'burh' })).toEqual(attacked({ burhFirst: true }));
    expect(attacked({ burhFirst: true, give: 'army' })).toEqual(attacked({ burhFirst: true }));
  });
});

describe('Retreats', () => {
  const ends = (o: Odds) => Object.fromEntries(o.outcomes.map((x) => [x.end, x.probability]));

  it('BAT-13: nobody leaves before the first round of dice', () => {
    expectOdds(odds(ONE, ONE, { defenderPolicy: AFTER_ROUND }), [6 / 9, 2 / 9, 1 / 9]);
    expectOdds(odds(ONE, ONE, { attackerPolicy: AFTER_ROUND }), [2 / 9, 6 / 9, 1 / 9]);
  });

  it('RET-1: the defender decides first', () => {
    const both = odds(ONE, ONE, { attackerPolicy: AFTER_ROUND, defenderPolicy: AFTER_ROUND });
    expect(ends(both)['defender-left']).toBeCloseTo(4 / 9, 12);
    expect(ends(both)['attacker-left']).toBeUndefined();
  });

  it('RET-1: those who left are not lost', () => {
    const left = odds({ infantry: 3 }, { infantry: 2 }, { defenderPolicy: AFTER_ROUND });
    expect(left.defenderLosses.infantry).toBeCloseTo(
      1 - (2 / 3) ** 3 + (1 - (2 / 3) ** 3 - 3 * (1 / 3) * (2 / 3) ** 2),
      12,
    );
    expect(left.attackerLosses.infantry).toBeCloseTo(2 / 3, 12);
  });

  it('RET-1: who leaves when outnumbered stays while he is not', () => {
    const policy = { kind: 'outnumbered', ratio: 1 } as const;
    expectOdds(odds(ONE, ONE, { attackerPolicy: policy, defenderPolicy: policy }), [2 / 5, 2 / 5, 1 / 5]);
    // Two against one, in 27ths: 15 end it, 4 lead to one against one, and in 8 the defender sees enough.
    expectOdds(odds({ infantry: 2 }, ONE, { defenderPolicy: policy }), [24.6 / 27, 1.6 / 27, 0.8 / 27]);
    expect(odds({ infantry: 2 }, ONE, { defenderPolicy: { kind: 'outnumbered', ratio: 2 } })).toMatchObject({
      win: odds({ infantry: 2 }, ONE).win,
    });
  });

  it('RET-2: a fort stays behind and fights on', () => {
    // In 18ths: 12 attacker dies, 1 the army dies, 5 it leaves; in 6 one attacker meets the bare fort.
    const fort = odds(ONE, { ...ROMAN, fort: 1 }, { defenderPolicy: AFTER_ROUND });
    expectOdds(fort, [2.4 / 18, 14.4 / 18, 1.2 / 18]);
    expect(ends(fort)['defender-left']).toBeCloseTo(2 / 18, 12);
    expect(fort.defenderLosses.infantry).toBeCloseTo(3 / 18, 12);
    expect(fort.defenderLosses.fort).toBeCloseTo(3.6 / 18, 12);
  });

  it('RET-2 CAS-8: so does a burh, unless it has fallen before', () => {
    // In 81sts: 57 attacker dies; 8 the burh falls and the armies leave; 16 they leave, one against a burh.
    const fallen = odds(ONE, { infantry: 2, burh: 1 }, { burhFirst: true, defenderPolicy: AFTER_ROUND });
    expectOdds(fallen, [14.4 / 81, 63.4 / 81, 3.2 / 81]);
  });

  it('RET-1 RET-2: the attacker may leave a bare fort at once', () => {
    const bare = odds(
      ONE,
      { ...ROMAN, fort: 1 },
      { attackerPolicy: AFTER_ROUND, defenderPolicy: AFTER_ROUND },
    );
    expectOdds(bare, [0, 1, 0]);
    expect(ends(bare)['attacker-left']).toBeGreaterThan(0);
  });

  it('LDR-15: a leader goes with the armies; the burh that stays fights without him', () => {
    // 3/4 attacker dies; 1/6 the army leaves, one against a burh; 1/12 it dies, one against burh and leader.
    const burh = odds(
      ONE,
      { infantry: 1, burh: 1, leader: true },
      { burhFirst: false, defenderPolicy: AFTER_ROUND },
    );
    expect(burh.win).toBeCloseTo((2 / 5) * (1 / 6) + (1 / 4) * (1 / 12), 12);
    expect(burh.defenderLeaderLost).toBeCloseTo((1 / 2) * (1 / 12), 12);
  });
});

describe('Pieces that the printed nations do not have together', () => {
  it('CAS-3: a fort of ordinary infantry is the last to fall, to any hit', () => {
    // One against a fort: 1/3 each way, so 2/9 for either and 1/9 for both, of 5/9.
    expectOdds(odds(ONE, { fort: 1 }), [2 / 5, 2 / 5, 1 / 5]);
    // One against an army and its fort: the army falls first.
    const both = odds(ONE, { infantry: 1, fort: 1 }).outcomes;
    for (const { defender } of both) expect(defender.fort === 0 && defender.infantry > 0).toBe(false);
  });

  it('GEN-3 CAS-2: strong infantry beside cavalry falls to sixes only', () => {
    // One against two strong units, of which one is cavalry: it must roll six twice.
    const { win } = odds(ONE, { strong: true, infantry: 1, cavalry: 1 });
    const { win: roman } = odds(ONE, { strong: true, infantry: 2 });
    expect(win).toBeCloseTo(roman, 12);
  });

  it('CAS-8 GEN-3: what cannot hurt strong infantry destroys its burh', () => {
    const burh = odds(ONE, { strong: true, infantry: 1, burh: 1 }).outcomes;
    expect(burh.some(({ defender }) => defender.burh === 0 && defender.infantry === 1)).toBe(true);
  });
});

describe('What is no battle', () => {
  it('an area without defenders is won, one without attackers held', () => {
    expectOdds(odds(ONE, {}), [1, 0, 0]);
    expectOdds(odds({}, ONE), [0, 1, 0]);
    expectOdds(odds({}, {}), [0, 0, 1]);
  });

  it('sides that no game can have are refused', () => {
    expect(() => odds({ ...ROMAN, fort: 1 }, ONE)).toThrow(RangeError);
    expect(() => odds({ infantry: 1, burh: 1 }, ONE)).toThrow(RangeError);
    expect(() => odds(ONE, { infantry: 1, fort: 2 })).toThrow(RangeError);
    expect(() => odds({ infantry: 0.5 }, ONE)).toThrow(RangeError);
    expect(() => odds({ infantry: 32 }, ONE)).toThrow(RangeError);
    expect(() => odds(ONE, { infantry: -1 })).toThrow(RangeError);
  });
});
