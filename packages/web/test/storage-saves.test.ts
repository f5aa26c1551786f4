import { legalActions, newHistory, play, present, seededDice } from '@bretwalda/engine';
import { expect, test } from 'vitest';
import type { Table, TableConfig } from '../src/session/table.ts';
import { keeping } from '../src/storage/database.ts';
import { autosave, latest, newId, saves } from '../src/storage/saves.ts';

// Here there is no IndexedDB, as in a browser that refuses it: everything must work, and say so.

const config: TableConfig = {
  scenario: 'two-early',
  players: [
    { kind: 'person', name: 'Elena' },
    { kind: 'computer', name: 'Tom', level: 'thane' },
  ],
};

function table(entries: number, name = 'Winter'): Table {
  let history = newHistory(config);
  const dice = seededDice(1);
  for (let i = 0; i < entries; i++) {
    const [action] = legalActions(present(history));
    if (action) history = play(history, action, dice).history;
  }
  return { id: newId(), name, config, history, began: 0 };
}

test('without a database games are kept in memory, and that is said', async () => {
  const game = table(5);
  await autosave(game);
  expect(keeping.get()).toBe('memory');
  const [info] = await saves.list();
  expect(info).toMatchObject({ id: game.id, kind: 'auto', name: 'Winter', scenario: 'two-early', round: 1 });
  expect(info && 'text' in info).toBe(false);
  expect((await saves.read(game.id))?.text).toContain('bretwalda 1');
  expect((await latest())?.id).toBe(game.id);

  await autosave(game);
  expect(await saves.list()).toHaveLength(1);
  const named = await saves.put(game, 'Before the landing');
  expect(named.kind).toBe('named');
  expect(await saves.list()).toHaveLength(2);
  expect((await latest())?.kind).toBe('auto');
  await saves.rename(named.id, 'After');
  expect((await saves.read(named.id))?.name).toBe('After');
  await saves.remove(named.id);
  await saves.remove(game.id);
  expect(await saves.list()).toHaveLength(0);
  expect(await latest()).toBeUndefined();
});

test('a game in which nothing happened leaves no save', async () => {
  await autosave(table(0));
  expect(await saves.list()).toHaveLength(0);
});
