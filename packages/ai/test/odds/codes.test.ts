import { describe, expect, it } from 'vitest';
import { Cache } from '../../src/odds/cache.ts';
import { hitTable } from '../../src/odds/hits.ts';
import { type BattleSpec, battleOdds, NO_SIDE, type Side } from '../../src/odds/index.ts';
import { Outcomes } from '../../src/odds/outcomes.ts';
import { leaves, POLICIES, policyCode } from '../../src/odds/policy.ts';
import { bareCode, CODES, checkSide, fighters, sideCode, unitsCode } from '../../src/odds/sides.ts';
import { tollTable } from '../../src/odds/tolls.ts';

/** What the odds remember, and how they tell questions apart. */

const side = (units: Partial<Side>): Side => ({ ...NO_SIDE, ...units });

describe('Results that are kept', () => {
  it('are there until they weigh too much together; then only the newest is', () => {
    const cache = new Cache<string>(10);
    expect(cache.get(1)).toBeUndefined();
    expect(cache.set(1, 'one', 4)).toBe('one');
    cache.set(2, 'two', 6);
    expect([cache.get(1), cache.get(2)]).toEqual(['one', 'two']);
    cache.set(3, 'three', 1);
    expect([cache.get(1), cache.get(2), cache.get(3)]).toEqual([undefined, undefined, 'three']);
    cache.set(4, 'four', 9); // ten again
    expect([cache.get(3), cache.get(4)]).toEqual(['three', 'four']);
    cache.set(5, 'five', 1);
    expect([cache.get(3), cache.get(5)]).toEqual([undefined, 'five']);
  });
});

describe('Codes', () => {
  const SIDES: Side[] = [];
  for (const infantry of [0, 1, 2, 31])
    for (const cavalry of [0, 1, 2, 31])
      for (const fort of [0, 1])
        for (const burh of [0, 1])
          for (const strong of [false, true])
            for (const leader of [false, true]) SIDES.push({ infantry, cavalry, fort, burh, strong, leader });

  it('are different for different sides, and within their limit', () => {
    const codes = SIDES.map(sideCode);
    expect(new Set(codes).size).toBe(SIDES.length);
    expect(Math.max(...codes)).toBeLessThan(CODES);
    expect(Math.min(...codes)).toBe(0);
  });

  it('CAS-9: a leader is no target, and of units only their numbers count', () => {
    expect(new Set(SIDES.map(bareCode)).size).toBe(SIDES.length / 2);
    expect(new Set(SIDES.map(unitsCode)).size).toBe(SIDES.length / 4);
    const [plain, led] = [side({ infantry: 3 }), side({ infantry: 3, leader: true })];
    expect(bareCode(led)).toBe(bareCode(plain));
    expect(unitsCode(side({ infantry: 3, strong: true }))).toBe(unitsCode(plain));
  });

  it('CNT-5: armies, fort and burh fight', () => {
    expect(fighters({ infantry: 1, cavalry: 2, fort: 4, burh: 8 })).toBe(15);
  });
});

describe('When a side leaves', () => {
  it.each([
    ['stand', 1, 100, false],
    [{ kind: 'after-round' }, 100, 1, true],
    [{ kind: 'outnumbered', ratio: 1 }, 2, 2, false],
    [{ kind: 'outnumbered', ratio: 1 }, 2, 3, true],
    [{ kind: 'outnumbered', ratio: 2 }, 2, 4, false],
    [{ kind: 'outnumbered', ratio: 2 }, 2, 5, true],
    [{ kind: 'outnumbered', ratio: 0.5 }, 2, 1, false],
    [{ kind: 'outnumbered', ratio: 0.5 }, 3, 2, true],
    [{ kind: 'outnumbered', ratio: 1.25 }, 4, 5, false],
    [{ kind: 'outnumbered', ratio: 1.25 }, 4, 6, true],
    [{ kind: 'outnumbered', ratio: 0 }, 9, 1, true],
    [{ kind: 'outnumbered', ratio: -3 }, 9, 1, true],
    // Ten is the most.
    [{ kind: 'outnumbered', ratio: 99 }, 1, 10, false],
    [{ kind: 'outnumbered', ratio: 99 }, 1, 11, true],
  ] as const)('%j, %i against %i: %s', (policy, own, enemy, away) => {
    const code = policyCode(policy);
    expect(leaves(code, own, enemy)).toBe(away);
    expect(code).toBeGreaterThanOrEqual(0);
    expect(code).toBeLessThan(POLICIES);
  });
});

describe('Sides that are sound', () => {
  const sound = (units: Partial<Side>, attacks: boolean): boolean => {
    try {
      checkSide(side(units), attacks);
      return true;
    } catch (error) {
      expect(error).toBeInstanceOf(RangeError);
      expect((error as Error).message).toContain(`no such ${attacks ? 'attacker' : 'defender'}: {`);
      return false;
    }
  };

  it('RET-2: forts and burhs do not attack; any nation may have them, as its rules say', () => {
    expect(sound({ infantry: 31, cavalry: 31 }, true)).toBe(true);
    expect(sound({ infantry: 32 }, false)).toBe(false);
    expect(sound({ cavalry: 32 }, false)).toBe(false);
    expect(sound({ infantry: -1 }, false)).toBe(false);
    expect(sound({ infantry: 1.5 }, false)).toBe(false);
    expect(sound({ strong: true, infantry: 3, fort: 1 }, false)).toBe(true);
    expect(sound({ strong: true, infantry: 3, fort: 1 }, true)).toBe(false);
    expect(sound({ strong: true, fort: 2 }, false)).toBe(false);
    expect(sound({ infantry: 3, fort: 1 }, false)).toBe(true);
    expect(sound({ strong: true, cavalry: 1 }, true)).toBe(true);
    expect(sound({ infantry: 3, burh: 1 }, false)).toBe(true);
    expect(sound({ infantry: 3, burh: 1 }, true)).toBe(false);
    expect(sound({ infantry: 3, burh: 2 }, false)).toBe(false);
    expect(sound({ strong: true, cavalry: 1, fort: 1, burh: 1 }, false)).toBe(true);
  });
});

describe('Ways to end', () => {
  it('that are alike are added up, others kept apart', () => {
    const outcomes = new Outcomes();
    const units = (infantry: number, more = {}) => ({ infantry, cavalry: 0, fort: 0, burh: 0, ...more });
    outcomes.add(0.25, units(1), units(0), 'attacker-holds');
    outcomes.add(0.25, units(1), units(0), 'attacker-holds');
    outcomes.add(0.1, units(0, { cavalry: 1 }), units(0), 'attacker-holds');
    outcomes.add(0.1, units(1), units(0), 'defender-left');
    outcomes.add(0.1, units(0), units(1), 'defender-holds');
    outcomes.add(0.1, units(1), units(1), 'attacker-left');
    outcomes.add(0.1, units(0), units(0), 'both-gone');
    const all = outcomes.all();
    expect(all).toHaveLength(6);
    expect(all[0]).toEqual({
      probability: 0.5,
      attacker: { infantry: 1, cavalry: 0 },
      defender: { infantry: 0, cavalry: 0, fort: 0, burh: 0 },
      end: 'attacker-holds',
    });
    expect(new Set(all.map(({ end }) => end)).size).toBe(5);
  });
});

describe('Tables', () => {
  it('BAT-5: hits of two armies: by sixes and fives', () => {
    const { dice, chance } = hitTable(side({ infantry: 2 }), false);
    expect(dice).toBe(2);
    const at = (high: number, low: number) => 36 * (chance[high * 3 + low] as number);
    expect([at(0, 0), at(1, 0), at(0, 1), at(2, 0), at(1, 1), at(0, 2)].map(Math.round)).toEqual([
      16, 8, 8, 1, 2, 1,
    ]);
    expect(hitTable(side({}), true)).toEqual({ dice: 0, chance: [1] });
    // BAT-7: against shelter only a six counts.
    const sheltered = hitTable(side({ infantry: 1 }), true);
    expect(sheltered.chance.map((p) => Math.round(6 * p))).toEqual([5, 0, 1, 0]);
    expect(hitTable(side({ infantry: 1 }), true)).toBe(sheltered);
    expect(hitTable(side({ infantry: 1 }), false)).not.toBe(sheltered);
  });

  it('CAS-3: what hits take, the first of it nothing', () => {
    const romans = tollTable(side({ infantry: 1, strong: true, fort: 1 }), false);
    expect(romans.fighters).toBe(2);
    expect(romans.losses[0]).toMatchObject({ infantry: 0, fort: 0 });
    const lost = (high: number, low: number) => romans.losses[romans.which[high * 3 + low] as number];
    expect(lost(1, 0)).toMatchObject({ infantry: 1, fort: 0 });
    expect(lost(2, 0)).toMatchObject({ infantry: 1 });
    expect(tollTable(side({ infantry: 1, strong: true, fort: 1 }), false)).toBe(romans);
    const saxons = (burhFirst: boolean) => tollTable(side({ infantry: 1, burh: 1 }), burhFirst);
    expect(saxons(true)).not.toBe(saxons(false));
  });

  it('odds are worked out once for each question', () => {
    const spec: BattleSpec = {
      attacker: side({ infantry: 3 }),
      defender: side({ infantry: 2 }),
      difficult: false,
      burhFirst: false,
    };
    const odds = battleOdds(spec);
    expect(battleOdds({ ...spec, burhFirst: false })).toBe(odds); // before burhs all rounds are alike
    const others: BattleSpec[] = [
      { ...spec, difficult: true },
      { ...spec, attacker: side({ infantry: 2 }) },
      { ...spec, defender: side({ infantry: 3 }) },
      { ...spec, attacker: side({ infantry: 3, leader: true }) },
      { ...spec, defender: side({ infantry: 2, leader: true }) },
      { ...spec, attackerPolicy: { kind: 'after-round' } },
      { ...spec, defenderPolicy: { kind: 'after-round' } },
      { ...spec, attackerPolicy: { kind: 'outnumbered', ratio: 1 } },
      { ...spec, defenderPolicy: { kind: 'outnumbered', ratio: 1 } },
      { ...spec, defenderPolicy: { kind: 'outnumbered', ratio: 2 } },
      { ...spec, attacker: side({ infantry: 3, strong: true }) },
      { ...spec, attacker: side({ cavalry: 3 }) },
    ];
    const all = others.map((other) => battleOdds(other));
    expect(new Set([odds, ...all]).size).toBe(others.length + 1);
    others.forEach((other, i) => {
      expect(battleOdds(other)).toBe(all[i]);
      expect(
        (all[i] as typeof odds).win + (all[i] as typeof odds).hold + (all[i] as typeof odds).bothGone,
      ).toBeCloseTo(1, 12);
    });
  });
});
