import { legalActions, newHistory, play, present, seededDice } from '@bretwalda/engine';
import type { TableConfig } from '@bretwalda/table';
import { afterEach, describe, expect, it } from 'vitest';
import { settings } from '../src/base/settings.ts';
import { fateOf, isAtRisk, markKept } from '../src/storage/kept.ts';
import { saves } from '../src/storage/saves.ts';
import type { StoredGame } from '../src/storage/stored-game.ts';

const config: TableConfig = {
  scenario: 'two-early',
  players: [
    { kind: 'person', name: 'Elena' },
    { kind: 'person', name: 'Tom' },
  ],
};
const begun = (): StoredGame => ({ id: 'a', name: 'Winter', config, history: newHistory(config), began: 0 });

function played(table: StoredGame): StoredGame {
  const [action] = legalActions(present(table.history));
  if (!action) throw new Error('nothing can be done');
  return { ...table, history: play(table.history, action, seededDice(1)).history };
}

describe('what becomes of a game when it is left', () => {
  afterEach(() => settings.update({ autosave: true }));

  it('is promised only if it is so', () => {
    const table = played(begun());
    expect(fateOf(table, true, 'browser')).toBe('saving');
    expect(fateOf(table, true, 'unknown')).toBe('saving');
    for (const refusal of ['refused', 'full', 'silent'] as const)
      expect(fateOf(table, true, refusal)).toBe('lost');
    expect(fateOf(table, false, 'browser')).toBe('lost');
  });

  it('a moment that was kept stays so, the next one is another', () => {
    const table = played(begun());
    markKept(table);
    expect(fateOf(table, false, 'full')).toBe('kept');
    expect(fateOf({ ...table, name: 'Spring' }, false, 'full')).toBe('kept');
    expect(fateOf(played(table), false, 'full')).toBe('lost');
  });

  it('a game in which nothing was done loses nothing', () => {
    expect(fateOf(begun(), false, 'refused')).toBe('kept');
  });

  it('a save that the browser refused leaves it at risk', async () => {
    settings.update({ autosave: false });
    const table = played(begun());
    expect((await saves.put(table, 'Winter')).refusal).toBe('refused');
    expect(isAtRisk(table)).toBe(true);
  });
});
