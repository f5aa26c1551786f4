import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BattleSpec, battleOdds, type RetreatPolicy, type Side } from '../../src/odds/index.ts';

const count = (max: number) => fc.integer({ min: 0, max });

const usual = fc.record({ infantry: count(6), cavalry: count(3), leader: fc.boolean() });
const romans = count(5).map((infantry) => ({ infantry, cavalry: 0, leader: false, strong: true }));

const attackers: fc.Arbitrary<Side> = fc
  .oneof({ weight: 3, arbitrary: usual.map((units) => ({ ...units, strong: false })) }, romans)
  .map((units) => ({ ...units, fort: 0, burh: 0 }));

const defenders: fc.Arbitrary<Side> = fc.tuple(attackers, count(1)).map(([units, walls]) => {
  if (units.strong) return { ...units, fort: walls };
  return { ...units, burh: units.cavalry > 0 ? 0 : walls }; // Saxons have no cavalry
});

const policies: fc.Arbitrary<RetreatPolicy> = fc.oneof(
  fc.constant('stand' as const),
  fc.constant({ kind: 'after-round' as const }),
  fc.integer({ min: 0, max: 40 }).map((tenths) => ({ kind: 'outnumbered' as const, ratio: tenths / 10 })),
);

const standing: fc.Arbitrary<BattleSpec> = fc.record({
  attacker: attackers,
  defender: defenders,
  difficult: fc.boolean(),
  round: fc.integer({ min: 1, max: 16 }),
});

const battles: fc.Arbitrary<BattleSpec> = fc
  .tuple(standing, policies, policies, fc.constantFrom('army' as const, 'burh' as const))
  .map(([spec, attackerPolicy, defenderPolicy, give]) => ({ ...spec, attackerPolicy, defenderPolicy, give }));

const RUNS = { numRuns: 300, seed: 793 };
const TINY = 1e-9;
const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0);

describe('For every battle', () => {
  it('BAT-10: the probabilities of its ends add up to one', () => {
    fc.assert(
      fc.property(battles, (spec) => {
        const { outcomes, win, hold, bothGone } = battleOdds(spec);
        expect(sum(outcomes.map((o) => o.probability))).toBeCloseTo(1, 9);
        expect(win + hold + bothGone).toBeCloseTo(1, 9);
        for (const o of outcomes) expect(o.probability).toBeGreaterThan(0);
      }),
      RUNS,
    );
  });

  it('CAS-1: those who are left and those who are lost are those who came', () => {
    fc.assert(
      fc.property(battles, (spec) => {
        const odds = battleOdds(spec);
        for (const unit of ['infantry', 'cavalry', 'fort', 'burh'] as const) {
          const left = sum(odds.outcomes.map((o) => o.probability * o.defender[unit]));
          expect(left + odds.defenderLosses[unit]).toBeCloseTo(spec.defender[unit], 9);
        }
        for (const unit of ['infantry', 'cavalry'] as const) {
          const left = sum(odds.outcomes.map((o) => o.probability * o.attacker[unit]));
          expect(left + odds.attackerLosses[unit]).toBeCloseTo(spec.attacker[unit], 9);
        }
      }),
      RUNS,
    );
  });

  it('BAT-10: the end agrees with who is left', () => {
    fc.assert(
      fc.property(battles, (spec) => {
        for (const { attacker, defender, end } of battleOdds(spec).outcomes) {
          const attackers = attacker.infantry + attacker.cavalry;
          const armies = defender.infantry + defender.cavalry;
          const walls = defender.fort + defender.burh;
          if (end === 'attacker-holds') expect([attackers > 0, armies + walls]).toEqual([true, 0]);
          if (end === 'defender-left') expect([attackers > 0, armies > 0, walls]).toEqual([true, true, 0]);
          if (end === 'defender-holds') expect([attackers, armies + walls > 0]).toEqual([0, true]);
          if (end === 'attacker-left') expect([attackers > 0, armies + walls > 0]).toEqual([true, true]);
          if (end === 'both-gone') expect([attackers, walls]).toEqual([0, 0]);
        }
      }),
      RUNS,
    );
  });

  it('BAT-4: another army never hurts', () => {
    fc.assert(
      fc.property(standing, (spec) => {
        const more = (side: Side): Side => ({ ...side, infantry: side.infantry + 1 });
        const { win, hold } = battleOdds(spec);
        expect(battleOdds({ ...spec, attacker: more(spec.attacker) }).win).toBeGreaterThan(win - TINY);
        expect(battleOdds({ ...spec, defender: more(spec.defender) }).hold).toBeGreaterThan(hold - TINY);
      }),
      RUNS,
    );
  });

  it('LDR-12 BAT-7: nor does a leader, or shelter', () => {
    fc.assert(
      fc.property(standing, (spec) => {
        const led = (side: Side): Side => ({ ...side, leader: true });
        const { win, hold } = battleOdds(spec);
        expect(battleOdds({ ...spec, attacker: led(spec.attacker) }).win).toBeGreaterThan(win - TINY);
        expect(battleOdds({ ...spec, defender: led(spec.defender) }).hold).toBeGreaterThan(hold - TINY);
        expect(battleOdds({ ...spec, difficult: true }).hold).toBeGreaterThan(hold - TINY);
      }),
      RUNS,
    );
  });

  it('BAT-9: in a clear area it makes no difference who attacks', () => {
    fc.assert(
      fc.property(attackers, attackers, (one, other) => {
        const there = battleOdds({ attacker: one, defender: other, difficult: false, burhFirst: false });
        const back = battleOdds({ attacker: other, defender: one, difficult: false, burhFirst: false });
        expect(there.win).toBeCloseTo(back.hold, 9);
        expect(there.attackerLosses.infantry).toBeCloseTo(back.defenderLosses.infantry, 9);
        expect(there.attackerLosses.cavalry).toBeCloseTo(back.defenderLosses.cavalry, 9);
      }),
      RUNS,
    );
  });
});

describe('As a service', () => {
  it('the same question is answered from the table', () => {
    fc.assert(
      fc.property(battles, (spec) => {
        expect(battleOdds(structuredClone(spec))).toBe(battleOdds(spec));
      }),
      RUNS,
    );
  });
});
