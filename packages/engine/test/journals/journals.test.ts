import { readdirSync, readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { SCENARIOS } from '../../src/data/scenarios.ts';
import { parseSave } from '../../src/notation/save.ts';
import { digest } from './digest.ts';

/**
 * Games recorded with each version of the rules, of random players, greedy ones and squires; those of version 2 were
 * recorded before there were other rulesets. They are never written anew: whatever changes, a game that was begun
 * before must be played on as it was.
 */

interface Recorded {
  readonly id: string;
  readonly save: string;
  readonly digest: string;
}

/** There were no other rulesets then. */
const RECORDED = SCENARIOS.filter(({ rules }) => rules === 'second-edition').map(({ id }) => id);

const folder = new URL('./', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.json.br'));

describe.each(files)('%s', (file) => {
  const games: readonly Recorded[] = JSON.parse(
    brotliDecompressSync(readFileSync(new URL(file, folder))).toString(),
  );

  it.each(RECORDED)('%s: every game goes through the same states to its end', (id) => {
    const some = games.filter((game) => game.id.startsWith(`${id}-`));
    expect(some.length).toBeGreaterThan(20);
    for (const game of some) {
      const saved = parseSave(game.save);
      if (!saved.ok) throw new Error(`${game.id}: ${JSON.stringify(saved.violation)}`);
      expect(digest(saved.value.config, saved.value.journal), game.id).toBe(game.digest);
    }
  });
});
