import { legalActions, newHistory, play, present, seededDice } from '@bretwalda/engine';
import type { TableConfig } from '@bretwalda/table';
import { describe, expect, test, vi } from 'vitest';
import { settings } from '../src/base/settings.ts';
import { database, keeping } from '../src/storage/database.ts';
import { openSave } from '../src/storage/files.ts';
import { type SaveInfo, saveText } from '../src/storage/record.ts';
import { autosave, isSameName, latest, newId, outdated, saves, toContinue } from '../src/storage/saves.ts';
import type { StoredGame } from '../src/storage/stored-game.ts';

// Here there is no IndexedDB, as in a browser that refuses it: everything must work, and say so.

const config: TableConfig = {
  scenario: 'two-early',
  players: [
    { kind: 'person', name: 'Elena' },
    { kind: 'computer', name: 'Tom', level: 'thane' },
  ],
};

function table(entries: number, name = 'Winter'): StoredGame {
  let history = newHistory(config);
  const dice = seededDice(1);
  for (let i = 0; i < entries; i++) {
    const [action] = legalActions(present(history));
    if (action) history = play(history, action, dice).history;
  }
  return { id: newId(), name, config, history, began: 0 };
}

const textOf = async (id: string): Promise<string | undefined> => {
  const found = await saves.read(id);
  return 'record' in found ? found.record.text : undefined;
};

test('without a database games are kept in memory, and that is said', async () => {
  const game = table(5);
  await autosave(game);
  expect(keeping.get()).toBe('refused');
  const [info] = await saves.list();
  expect(info).toMatchObject({ id: game.id, kind: 'auto', name: 'Winter', scenario: 'two-early', round: 1 });
  expect(info && 'text' in info).toBe(false);
  expect(await textOf(game.id)).toContain('bretwalda 1');
  expect((await latest())?.id).toBe(game.id);

  await autosave(game);
  expect(await saves.list()).toHaveLength(1);
  const { info: named, refusal } = await saves.put(game, 'Before the landing');
  expect(named.kind).toBe('named');
  expect(refusal).toBe('refused'); // whoever saved must not be told that it is saved
  expect(await saves.list()).toHaveLength(2);
  expect((await latest())?.kind).toBe('auto');
  expect(await saves.rename(named.id, 'After')).toBe('refused');
  expect((await saves.list()).map(({ name }) => name)).toContain('After');
  expect(await saves.remove(named.id)).toBe('refused');
  await saves.remove(game.id);
  expect(await saves.list()).toHaveLength(0);
  expect(await latest()).toBeUndefined();
});

test('a running save beside a named one of the same game: two saves that can be told apart', async () => {
  const game = table(5);
  const { info: named } = await saves.put(game, 'Winter');
  const later = { ...table(9), id: game.id };
  await autosave(later);
  const list = await saves.list();
  expect(list.map(({ id, kind, name }) => [id, kind, name]).sort()).toEqual(
    [
      [game.id, 'auto', 'Winter'],
      [named.id, 'named', 'Winter'],
    ].sort(),
  );
  expect(named.id).not.toBe(game.id);
  expect(await textOf(named.id)).toBe(saveText(game)); // play does not touch it
  expect(await textOf(game.id)).toBe(saveText(later));
  expect(toContinue(list)?.id).toBe(game.id);
  // The running save goes on in its slot; the other begins a game of its own.
  const [running, own] = [await openSave(game.id), await openSave(named.id)];
  expect(running.ok && running.value.id).toBe(game.id);
  expect(own.ok && [named.id, game.id].includes(own.value.id)).toBe(false);
  expect((await saves.named(' WINTER'))?.id).toBe(named.id);
  expect(await saves.named('Summer')).toBeUndefined();
  const replaced = await saves.put(later, 'Winter', named.id);
  expect(replaced.info.id).toBe(named.id);
  expect(await saves.list()).toHaveLength(2);
  expect(await textOf(named.id)).toBe(saveText(later));
  for (const { id } of await saves.list()) await saves.remove(id);
});

test('a named save leaves no running one behind where games do not save themselves', async () => {
  settings.update({ autosave: false });
  const { info } = await saves.put(table(5), 'Winter');
  settings.update({ autosave: true });
  expect((await saves.list()).map(({ id }) => id)).toEqual([info.id]);
  await saves.remove(info.id);
});

test('a game in which nothing happened leaves no save', async () => {
  await autosave(table(0));
  expect(await saves.list()).toHaveLength(0);
});

test('nobody tells a name from the same one with spaces around it or in other letters', () => {
  expect(isSameName('Winter', ' WINTER ')).toBe(true);
  expect(isSameName(' WINTER ', 'Winter')).toBe(true);
  expect(isSameName('Winter', 'Winter 2')).toBe(false);
});

test('a game reads the list of saves once, when it is first saved', async () => {
  const game = table(3);
  const infos = vi.spyOn(database, 'infos');
  await autosave(game);
  await autosave({ ...table(5), id: game.id });
  expect(infos).toHaveBeenCalledOnce();
  infos.mockRestore();
  await saves.remove(game.id);
});

test('what can be continued: the running game last played, else the last save, and none that is over', () => {
  const save = (id: string, kind: SaveInfo['kind'], over = false): SaveInfo => ({
    id,
    name: id,
    kind,
    scenario: 'two-early',
    round: 1,
    nation: null,
    players: config.players,
    saved: 1,
    over,
    fresh: false,
  });
  const done = save('done', 'auto', true);
  const [running, named] = [save('running', 'auto'), save('named', 'named')];
  expect(toContinue([done, named, running])?.id).toBe('running');
  expect(toContinue([done, named])?.id).toBe('named');
  expect(toContinue([done, save('won', 'named', true)])).toBeUndefined();
});

describe('old running saves', () => {
  const DAY = 24 * 60 * 60 * 1000;
  const NOW = 1000 * DAY;

  const save = (id: string, days: number, change: Partial<SaveInfo> = {}): SaveInfo => ({
    id,
    name: id,
    kind: 'auto',
    scenario: 'two-early',
    round: 1,
    nation: null,
    players: config.players,
    saved: NOW - days * DAY,
    over: false,
    fresh: false,
    ...change,
  });
  const now = save('now', 0);
  const many = (n: number, days: number, change: Partial<SaveInfo> = {}) =>
    Array.from({ length: n }, (_, i) => save(`${days} ${i}`, days + i / 100, change));

  test('up to twenty stay, however old', () => {
    expect(outdated([now, ...many(19, 400, { over: true })], now)).toEqual([]);
  });

  test('of finished games the oldest go', () => {
    const all = [...many(21, 2, { over: true }), now];
    expect(outdated(all, now)).toEqual(['2 19', '2 20']);
  });

  test('an unfinished game stays for thirty days', () => {
    const all = [
      now,
      ...many(19, 1),
      save('paused', 29),
      save('forgotten', 30),
      save('done', 29, { over: true }),
    ];
    expect(outdated(all, now)).toEqual(['done', 'forgotten']);
  });

  test('saves with a name stay, and do not count', () => {
    const named = many(30, 400, { kind: 'named', over: true });
    expect(outdated([now, ...named, ...many(19, 100)], now)).toEqual([]);
  });

  test('of games in which nothing happened only the last stays', () => {
    const begun = save('begun', 0, { fresh: true });
    expect(outdated([begun, save('before', 1, { fresh: true }), save('played', 1)], begun)).toEqual([
      'before',
    ]);
  });

  test('they go when a game is saved for the first time', async () => {
    const clock = vi.spyOn(Date, 'now').mockReturnValue(NOW - 31 * DAY);
    const { info: named } = await saves.put(table(1), 'Kept for ever');
    for (let i = 0; i < 21; i++) await autosave(table(1));
    expect(await saves.list()).toHaveLength(23); // none of them was old at that time
    clock.mockReturnValue(NOW);
    const game = table(1);
    await autosave(game);
    clock.mockRestore();
    const left = await saves.list();
    expect(left.filter(({ kind }) => kind === 'auto')).toHaveLength(20);
    expect(left[0]?.id).toBe(game.id);
    expect(left.map(({ id }) => id)).toContain(named.id);
    for (const { id } of left) await saves.remove(id);
  });
});
