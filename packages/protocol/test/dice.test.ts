import {
  type Action,
  decision,
  legalActions,
  newHistory,
  play,
  present,
  seededDice,
} from '@bretwalda/engine';
import { describe, expect, it } from 'vitest';
import { commitmentTo, type DiceProof, fairDice, type ProofRow, rollAt, verifyDice } from '../src/index.ts';

const SOURCE = { secret: 'a'.repeat(64), seeds: ['', 'mine'], game: 'g1' };

describe('dice that can be checked', () => {
  it('follow from secret, seeds, game and number, and from nothing else', () => {
    expect(rollAt(SOURCE, 7, 6)).toBe(rollAt({ ...SOURCE }, 7, 6));
    const rolls = (source: typeof SOURCE) =>
      Array.from({ length: 40 }, (_, i) => rollAt(source, i, 6)).join('');
    const all = [
      SOURCE,
      { ...SOURCE, secret: 'b'.repeat(64) },
      { ...SOURCE, seeds: ['mine', ''] },
      { ...SOURCE, game: 'g2' },
    ].map(rolls);
    expect(new Set(all).size).toBe(all.length);
  });

  it('are an HMAC-SHA-256 that anybody can compute', () => {
    expect(commitmentTo('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    // printf '["g",[],0,0]' | openssl dgst -sha256 -hmac key: c32e01af…, and 0xc32e01af leaves 3 when divided by 6
    expect(rollAt({ secret: 'key', seeds: [], game: 'g' }, 0, 6)).toBe(4);
  });

  it.each([2, 3, 6, 24])('favour no side of %i', (sides) => {
    const counts = new Array<number>(sides).fill(0);
    const n = 6000;
    for (let i = 0; i < n; i++) {
      const side = rollAt(SOURCE, i, sides) - 1;
      counts[side] = (counts[side] ?? 0) + 1;
    }
    const expected = n / sides;
    const chi = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    expect(chi).toBeLessThan(sides - 1 + 5 * Math.sqrt(2 * (sides - 1))); // five standard deviations
  });
});

/** A short game with a few moves taken back, dice too. */
function proof(): DiceProof {
  const config = { scenario: 'two-early' } as const;
  const chance = seededDice(3);
  let history = newHistory(config);
  const rows: ProofRow[] = [];
  let rolled = 0;
  for (let i = 0; i < 120; i++) {
    const seat = decision(present(history))[0]?.seat;
    const legal = legalActions(present(history), seat);
    const dice = fairDice(SOURCE, rolled);
    history = play(history, legal[chance.roll(legal.length) - 1] as Action, dice, seat).history;
    rolled = dice.rolled();
    rows.push({ kind: 'played', entries: history.journal.slice(-1) });
    if (i % 40 === 39) {
      const length = history.journal.length - 10;
      history = {
        ...history,
        journal: history.journal.slice(0, length),
        states: history.states.slice(0, length + 1),
      };
      rows.push({ kind: 'undone', length });
    }
  }
  return { format: 'bretwalda-dice 1', ...SOURCE, commitment: commitmentTo(SOURCE.secret), config, rows };
}

describe('the proof of a game', () => {
  it('holds for a game as it was played', () => {
    const verdict = verifyDice(proof());
    expect(verdict).toMatchObject({ ok: true });
    expect(verdict.ok && verdict.rolls).toBeGreaterThan(5);
  });

  it('fails for another secret, a changed roll, an action that is not legal', () => {
    const good = proof();
    expect(verifyDice({ ...good, secret: 'c'.repeat(64) })).toEqual({
      ok: false,
      problem: 'commitment',
    });
    const at = good.rows.findIndex(
      (row) => row.kind === 'played' && row.entries.some(({ rolls }) => rolls.length > 0),
    );
    const changed = good.rows.map((row, i) =>
      i === at && row.kind === 'played'
        ? { ...row, entries: row.entries.map((e) => ({ ...e, rolls: e.rolls.map((r) => (r % 6) + 1) })) }
        : row,
    );
    expect(verifyDice({ ...good, rows: changed })).toMatchObject({
      ok: false,
      problem: 'roll',
      roll: 0,
    });
    const first = good.rows[0] as Extract<ProofRow, { kind: 'played' }>;
    const wrong = {
      ...first,
      entries: first.entries.map((e) => ({ ...e, action: { type: 'stand' } as const })),
    };
    expect(verifyDice({ ...good, rows: [wrong] })).toMatchObject({ ok: false, problem: 'entry' });
  });
});
