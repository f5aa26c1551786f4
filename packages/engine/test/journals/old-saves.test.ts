import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { outcome } from '../../src/game/outcome.ts';
import { RULES_VERSION } from '../../src/model/state.ts';
import { loadGame, makeSave, parseSave } from '../../src/notation/save.ts';
import { brief } from '../support.ts';

/** Games that the engine wrote when its rules were of version 1, and how they ended there. */
const OLD_GAMES = {
  'standard-3': [104, 27, 178],
  'standard-4': [64, 142, 125, 132],
  'standard-5': [-54, -1, 21, 31, 103],
  'short-3': [112, 89, 68],
  'two-early': [46, 59],
  'two-germanic': [72, 76],
  'two-vikings': [82, 28],
} as const;

const oldSave = (name: string): string =>
  readFileSync(fileURLToPath(new URL(`../version-1/${name}.txt`, import.meta.url)), 'utf8');

describe('games of an older version', () => {
  it.each(Object.entries(OLD_GAMES))('%s opens, ends as it did, and is saved as it was', (name, points) => {
    const text = oldSave(name);
    const game = loadGame(text);
    if (!game.ok) throw new Error(brief(game.violation));
    expect(game.value.state.version).toBe(1);
    expect(game.value.state.step).toBe('over');
    expect(outcome(game.value.state).players.map((player) => player.points)).toEqual(points);
    expect(makeSave(game.value)).toBe(text);
  });

  it('a journal under other rules than its own would not replay', () => {
    const saved = parseSave(oldSave('standard-4'));
    if (!saved.ok) throw new Error();
    const { version, ...config } = saved.value.config;
    expect(version).toBe(1);
    const forged = makeSave({ config, journal: saved.value.journal });
    expect(forged).toMatch(`second-edition ${RULES_VERSION}\n`);
    expect(loadGame(forged)).toMatchObject({ ok: false, violation: { code: 'bad-journal', rule: 'LDR-15' } });
  });
});
