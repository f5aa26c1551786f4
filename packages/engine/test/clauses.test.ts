import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Variant } from '../src/data/ruleset.ts';
import { RULESETS } from '../src/data/rulesets.ts';
import { VARIANTS } from '../src/data/variants.ts';
import { redux } from './redux.ts';
import { at } from './support.ts';

/** The clauses that a handbook tells: [MOV-4], [SCORE-11; RUL-10], [X-POP-1, XP-6]. */
function toldIn(book: string): ReadonlySet<string> {
  const text = readFileSync(new URL(`../../../docs/${book}.md`, import.meta.url), 'utf8');
  const groups = text.matchAll(
    /\[([A-Z][A-Z0-9]*(?:-[A-Z]+)?-\d+(?:[,;] [A-Z][A-Z0-9]*(?:-[A-Z]+)?-\d+)*)\]/g,
  );
  return new Set([...groups].flatMap(([, labels]) => (labels as string).split(/[,;] /)));
}

const SECOND_EDITION = toldIn('rules');

describe('Clauses', () => {
  it('are named by every optional rule that changes them, and told in its handbook', () => {
    for (const { id, rulesets, clauses } of VARIANTS as readonly Variant[]) {
      const told = (clauses ?? []).filter((clause) => SECOND_EDITION.has(clause));
      if (rulesets.some((ruleset) => ruleset !== 'redux')) expect(told, id).not.toEqual([]);
      for (const clause of clauses ?? [])
        expect(SECOND_EDITION.has(clause) || /^X/.test(clause), `${clause} of ${id}`).toBe(true);
      if (rulesets.includes('redux')) expect(clauses?.join(' '), id).toMatch(/\bXP?-/);
    }
  });

  it('of reduX stand for clauses of the second edition', () => {
    const own = RULESETS.flatMap(({ clauses }) => Object.entries(clauses));
    expect(own.length).toBeGreaterThan(20);
    for (const [clause, name] of own) {
      expect(SECOND_EDITION.has(clause), clause).toBe(true);
      expect(name).toMatch(/^XP?-/);
    }
  });

  it('X-MOV-1, X-STK-1: a refusal names those of the game that is played', () => {
    const position = 'round 9 saxons movement\nkent: saxons 2\nessex: saxons 3';
    const games = [at(position), redux(position)];
    const rules = (order: string) => games.map((game) => game.refuses(order).rule);
    expect(rules('move 1 kent york')).toEqual(['MOV-3', 'X-MOV-1']);
    for (const game of games) game.do('move 2 kent essex');
    expect(rules('move 1 kent essex')).toEqual(['MOV-9', 'X-MOV-1']);
    expect(redux('round 9 saxons movement\nkent: saxons 4\nessex: saxons 4').refuses('end').rule).toBe(
      'X-STK-1',
    );
  });
});
