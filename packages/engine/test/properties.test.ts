import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromPosition } from '../src/game/from-position.ts';
import { checkConfig, newGame } from '../src/game/new-game.ts';
import { check, legalActions } from '../src/game/play.ts';
import { scriptedDice, seededDice } from '../src/model/dice.ts';
import { AREA_IDS, NATION, type Nation } from '../src/model/ids.ts';
import type { Position } from '../src/model/position.ts';
import { ACTION_TYPES } from '../src/model/shape.ts';
import { RuleError, VIOLATION_CODES } from '../src/model/violation.ts';
import { makeAction, parseAction } from '../src/notation/action-text.ts';
import { parsePosition } from '../src/notation/position-text.ts';
import { loadGame } from '../src/notation/save.ts';
import { burhQuestion, casualtiesOf, cavalryRange, type Force, hitsOf } from '../src/query/battle.ts';

/** What must hold for any input, found by trying many. fast-check prints the smallest failing one and its seed. */

const area = fc.constantFrom(...AREA_IDS);

const orders = fc.oneof(
  fc.record({
    type: fc.constantFrom(...ACTION_TYPES),
    area,
    sea: area,
    from: area,
    to: fc.option(area),
    unit: fc.constantFrom('infantry', 'cavalry', 'burh', 'army', 'fort'),
    count: fc.integer({ min: -2, max: 40 }),
    leader: fc.boolean(),
    group: fc.integer({ min: -1, max: 5 }),
    points: fc.integer({ min: -1, max: 200 }),
    cavalry: fc.integer({ min: -1, max: 5 }),
    back: fc.option(area),
    home: fc.option(area),
  }),
  fc.anything(),
);

describe('input of any kind', () => {
  const state = newGame({ scenario: 'standard-4' });

  it('check answers every order with a refusal or with a legal action, and never throws', () => {
    const legal = new Set(legalActions(state).map(makeAction));
    fc.assert(
      fc.property(orders, (order) => {
        const refusal = check(state, order);
        if (refusal) {
          expect(VIOLATION_CODES).toContain(refusal.code);
          expect(new RuleError(refusal).message).toContain(refusal.code);
        } else expect(legal).toContain(makeAction(order as never));
      }),
      { numRuns: 2000 },
    );
  });

  it('configurations, positions, texts and files are refused, never thrown back', () => {
    fc.assert(
      fc.property(fc.anything(), fc.string(), (thing, text) => {
        checkConfig(thing);
        fromPosition(thing as Position);
        fromPosition({ round: 3, nation: 'welsh', areas: thing } as Position);
        fromPosition({ round: 3, nation: 'welsh', areas: { kent: { units: [thing] } } } as Position);
        fromPosition({ round: 3, areas: {}, turn: thing, ledger: thing } as Position);
        expect(loadGame(text).ok).toBe(false);
        expect(loadGame(`bretwalda 1 second-edition 1\n${text}`).ok).toBe(false);
        parsePosition(text);
        parsePosition(`round 3 welsh movement\n${text}`);
        parseAction(text);
        parseAction(`move ${text}`);
      }),
      { numRuns: 500 },
    );
  });

  it('a text that can be read is the text of what was read', () => {
    const word = fc.oneof(
      area,
      fc.constantFrom('2', '0', 'leader', 'cavalry', 'to', 'home', 'nowhere', 'kent/b'),
    );
    const line = fc
      .tuple(fc.constantFrom(...ACTION_TYPES), fc.array(word, { maxLength: 5 }))
      .map(([type, words]) => [type, ...words].join(' '));
    let readable = 0;
    fc.assert(
      fc.property(line, (text) => {
        const read = parseAction(text);
        if (!read.ok) return;
        readable++;
        expect(parseAction(makeAction(read.value))).toEqual(read);
      }),
      { numRuns: 3000 },
    );
    expect(readable).toBeGreaterThan(100);
  });
});

describe('dice', () => {
  it('seeded dice repeat themselves and show every face about equally often', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 31 }), (seed) => {
        const [a, b] = [seededDice(seed), seededDice(seed)];
        const counts = new Array<number>(7).fill(0);
        for (let i = 0; i < 3000; i++) {
          const roll = a.roll(6);
          expect(b.roll(6)).toBe(roll);
          counts[roll] = (counts[roll] as number) + 1;
        }
        for (let face = 1; face <= 6; face++)
          expect(Math.abs((counts[face] as number) - 500)).toBeLessThan(130);
      }),
      { numRuns: 20, seed: 1066 },
    );
  });

  it('scripted dice fail when used up or impossible', () => {
    const dice = scriptedDice([3, 9]);
    expect(dice.roll(6)).toBe(3);
    expect(() => dice.roll(6)).toThrow(RangeError);
    expect(() => scriptedDice([]).roll(6)).toThrow(RangeError);
  });
});

describe('casualties', () => {
  const force = (nation: Nation): fc.Arbitrary<Force> =>
    fc.record({
      nation: fc.constant(nation),
      strong: fc.constant(nation === NATION.romans),
      infantry: fc.integer({ min: 0, max: 8 }),
      cavalry: nation === NATION.normans ? fc.integer({ min: 0, max: 4 }) : fc.constant(0),
      fort: nation === NATION.romans ? fc.integer({ min: 0, max: 1 }) : fc.constant(0),
      burh: nation === NATION.saxons ? fc.integer({ min: 0, max: 1 }) : fc.constant(0),
    });
  const hits = fc.record({ high: fc.integer({ min: 0, max: 9 }), low: fc.integer({ min: 0, max: 9 }) });

  it('CAS-1 CAS-2: nobody loses more than he has, and every usable hit is used', () => {
    fc.assert(
      fc.property(force(NATION.normans), hits, fc.nat(), (side, hit, pick) => {
        const { least, most } = cavalryRange(side, hit);
        expect(least).toBeLessThanOrEqual(most);
        const cavalry = least + (pick % (most - least + 1));
        const toll = casualtiesOf(side, hit, cavalry, 0);
        expect(toll.infantry).toBeLessThanOrEqual(side.infantry);
        expect(toll.cavalry).toBeLessThanOrEqual(side.cavalry);
        // Low hits fall on infantry only, high ones on whoever is left.
        const byLow = Math.min(hit.low, side.infantry);
        const usable = byLow + Math.min(hit.high, side.infantry - byLow + side.cavalry);
        expect(toll.infantry + toll.cavalry).toBe(usable);
      }),
    );
  });

  /** Any pieces together: those of somebody else's nations, too. */
  const anyForce: fc.Arbitrary<Force> = fc.record({
    nation: fc.constant(NATION.picts),
    strong: fc.boolean(),
    infantry: fc.integer({ min: 0, max: 5 }),
    cavalry: fc.integer({ min: 0, max: 3 }),
    fort: fc.integer({ min: 0, max: 1 }),
    burh: fc.integer({ min: 0, max: 1 }),
  });
  const tollOf = (side: Force, hit: { high: number; low: number }, pick: number, first: boolean) => {
    const { least, most } = cavalryRange(side, hit);
    const cavalry = least + (pick % (most - least + 1));
    const burh = burhQuestion(side, hit, first, cavalry);
    return casualtiesOf(
      side,
      hit,
      cavalry,
      burh === 'falls' || (burh === 'choose' && pick % 2 === 0) ? 1 : 0,
    );
  };
  const sumOf = (units: Pick<Force, 'infantry' | 'cavalry' | 'fort' | 'burh'>): number =>
    units.infantry + units.cavalry + units.fort + units.burh;

  it('CAS-1 to CAS-8: whatever stands together, each hit takes one unit at most, and sixes enough take all', () => {
    fc.assert(
      fc.property(anyForce, hits, fc.nat(), fc.boolean(), (side, hit, pick, first) => {
        const toll = tollOf(side, hit, pick, first);
        for (const unit of ['infantry', 'cavalry', 'fort', 'burh'] as const) {
          expect(toll[unit]).toBeGreaterThanOrEqual(0);
          expect(toll[unit]).toBeLessThanOrEqual(side[unit]);
        }
        expect(sumOf(toll)).toBeLessThanOrEqual(hit.high + hit.low);
        expect(toll.cavalry + (side.strong ? toll.infantry : 0)).toBeLessThanOrEqual(hit.high);
        if (toll.fort === 1) expect([toll.infantry, toll.cavalry]).toEqual([side.infantry, side.cavalry]);
        // No six is wasted while something stands.
        if (sumOf(toll) < hit.high) expect(sumOf(toll)).toBe(sumOf(side));
        const sixes = { high: sumOf(side), low: 0 };
        expect(sumOf(tollOf(side, sixes, pick, first))).toBe(sumOf(side));
      }),
      { numRuns: 3000 },
    );
  });

  it('CAS-3: a fort falls only when no Roman army is left and a further hit remains', () => {
    fc.assert(
      fc.property(force(NATION.romans), hits, (side, hit) => {
        const toll = casualtiesOf(side, hit, 0, 0);
        expect(toll.infantry).toBe(Math.min(side.infantry, hit.high));
        const falls = side.fort === 1 && hit.high >= side.infantry && hit.high + hit.low > side.infantry;
        expect(toll.fort).toBe(falls ? 1 : 0);
      }),
    );
  });

  it('BAT-6 BAT-7 RUL-58: a better die never hits less, a leader never hurts, shelter never helps the roller', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 6 }), fc.boolean(), fc.boolean(), (die, strong, shelter) => {
        const total = (d: number, bonus: number, s: boolean, sh: boolean) => {
          const h = hitsOf([d], bonus, s, sh);
          return h.high * 2 + h.low;
        };
        expect(total(die, 1, strong, shelter)).toBeGreaterThanOrEqual(total(die, 0, strong, shelter));
        expect(total(die, 0, true, shelter)).toBeGreaterThanOrEqual(total(die, 0, false, shelter));
        expect(total(die, 0, strong, true)).toBeLessThanOrEqual(total(die, 0, strong, false));
        if (die < 6)
          expect(total(die + 1, 0, strong, shelter)).toBeGreaterThanOrEqual(total(die, 0, strong, shelter));
      }),
    );
  });
});
