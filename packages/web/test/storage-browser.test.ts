import { legalActions, newHistory, play, present, seededDice } from '@bretwalda/engine';
import type { TableConfig } from '@bretwalda/table';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SaveRecord } from '../src/storage/record.ts';
import type { StoredGame } from '../src/storage/stored-game.ts';

/** What a page keeps beside the database, and what goes in and out as files. */

/** The small memory of a browser. */
class Memory {
  readonly kept = new Map<string, string>();
  refuses = false;
  getItem = (key: string) => this.ask(() => this.kept.get(key) ?? null);
  setItem = (key: string, value: string) => this.ask(() => void this.kept.set(key, value));
  removeItem = (key: string) => this.ask(() => void this.kept.delete(key));
  private ask<T>(work: () => T): T {
    if (this.refuses) throw new DOMException('no', 'SecurityError');
    return work();
  }
}

let memory: Memory;
beforeEach(() => {
  memory = new Memory();
  vi.stubGlobal('localStorage', memory);
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const record = (id: string, saved: number): SaveRecord => ({
  id,
  name: 'Winter',
  kind: 'auto',
  text: 'bretwalda 1',
  scenario: 'two-early',
  round: 1,
  nation: null,
  players: [{ kind: 'person', name: 'Elena' }],
  saved,
  over: false,
  fresh: false,
});

describe('settings', () => {
  const load = async () => (await import('../src/base/settings.ts')).settings;

  it('that were chosen are there at the next visit', async () => {
    const first = await load();
    first.update({ theme: 'dark', volume: 0.2 });
    vi.resetModules();
    const second = await load();
    expect(second).not.toBe(first);
    expect(second.get()).toMatchObject({ theme: 'dark', volume: 0.2, motion: 'calm' });
  });

  it('have their usual values where nothing was kept, or nothing that can be read', async () => {
    const { DEFAULT_SETTINGS } = await import('../src/base/settings.ts');
    expect((await load()).get()).toEqual(DEFAULT_SETTINGS);
    vi.resetModules();
    memory.kept.set('bretwalda.settings', '{"theme":');
    expect((await load()).get()).toEqual(DEFAULT_SETTINGS);
    expect(DEFAULT_SETTINGS).toEqual({
      language: 'auto',
      theme: 'system',
      motion: 'calm',
      dice: 'fast',
      hints: true,
      events: true,
      autosave: true,
      confirmIdle: true,
      sound: true,
      volume: 0.5,
      view: 'map',
    });
  });

  it('last for the visit where the browser keeps nothing', async () => {
    memory.refuses = true;
    const settings = await load();
    settings.update({ hints: false });
    expect(settings.get().hints).toBe(false);
  });
});

describe('the latest save beside the database', () => {
  const load = async () => (await import('../src/storage/pending-save.ts')).pendingSave;

  it('is there until the database has it or a later one', async () => {
    const pendingSave = await load();
    expect(pendingSave.get()).toBeNull();
    expect(() => pendingSave.drop(record('a', 5))).not.toThrow();
    pendingSave.put(record('a', 5));
    expect(pendingSave.get()).toEqual(record('a', 5));
    pendingSave.drop(record('a', 4)); // an older one
    pendingSave.drop(record('b', 9)); // another game
    expect(pendingSave.get()).toEqual(record('a', 5));
    pendingSave.drop(record('a', 5));
    expect(pendingSave.get()).toBeNull();
    pendingSave.put(record('a', 5));
    pendingSave.drop(record('a', 6));
    expect(pendingSave.get()).toBeNull();
  });

  it('goes with its game', async () => {
    const pendingSave = await load();
    pendingSave.put(record('a', 5));
    pendingSave.remove('b');
    expect(pendingSave.get()).not.toBeNull();
    pendingSave.remove('a');
    expect(pendingSave.get()).toBeNull();
  });

  it('that is damaged is none, and a browser that refuses does no harm', async () => {
    const pendingSave = await load();
    memory.kept.set('bretwalda.last', '{"id":');
    expect(pendingSave.get()).toBeNull();
    memory.kept.set('bretwalda.last', '{"id":"a"}');
    expect(pendingSave.get()).toBeNull();
    memory.kept.set('bretwalda.last', JSON.stringify(record('a', 5)));
    const refused = vi.spyOn(memory, 'removeItem').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    expect(() => pendingSave.remove('a')).not.toThrow();
    refused.mockRestore();
    memory.refuses = true;
    expect(() => pendingSave.put(record('a', 5))).not.toThrow();
    expect(pendingSave.get()).toBeNull();
    expect(() => pendingSave.remove('a')).not.toThrow();
  });
});

const config: TableConfig = {
  scenario: 'two-early',
  players: [
    { kind: 'person', name: 'Elena' },
    { kind: 'computer', name: 'Tom', level: 'thane' },
  ],
};

function table(entries = 3, name = 'Winter'): StoredGame {
  let history = newHistory(config);
  const dice = seededDice(1);
  for (let i = 0; i < entries; i++) {
    const [action] = legalActions(present(history));
    if (action) history = play(history, action, dice).history;
  }
  return { id: 'a', name, config, history, began: 0 };
}

describe('files', () => {
  /** What the browser was told to keep as a file. */
  interface Saved {
    name: string;
    content: Blob | undefined;
    clicked: boolean;
    there: boolean;
    freed: string[];
  }

  function desktop(): Saved {
    const saved: Saved = { name: '', content: undefined, clicked: false, there: false, freed: [] };
    const link = {
      href: '',
      download: '',
      click() {
        saved.clicked = saved.there && this.href === 'blob:1';
        saved.name = this.download;
      },
      remove() {
        saved.there = false;
      },
    };
    vi.stubGlobal('document', {
      documentElement: { lang: 'en' },
      createElement: (tag: string) => (tag === 'a' ? link : null),
      body: { append: (one: unknown) => (saved.there = one === link) },
    });
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      saved.content = blob as Blob;
      return 'blob:1';
    });
    vi.spyOn(URL, 'revokeObjectURL').mockImplementation((address) => void saved.freed.push(address));
    return saved;
  }
  const load = async () => ({
    ...(await import('../src/storage/files.ts')),
    ...(await import('../src/storage/kept.ts')),
  });

  it('a game as a file can be opened again, and is safe from then on', async () => {
    vi.useFakeTimers();
    const saved = desktop();
    const { exportFile, importFile, fateOf, storedGameOf } = await load();
    const game = table();
    expect(fateOf(game, false, 'refused')).toBe('lost');
    exportFile(game);
    expect(saved).toMatchObject({
      name: 'Bretwalda Winter round 1.txt',
      clicked: true,
      there: false,
      freed: [],
    });
    expect(saved.content?.type).toBe('text/plain;charset=utf-8');
    expect(fateOf(game, false, 'refused')).toBe('kept');
    vi.advanceTimersByTime(60_000);
    expect(saved.freed).toEqual(['blob:1']);
    const again = importFile((await saved.content?.text()) ?? '', saved.name);
    if (!again.ok) throw new Error(again.problem.kind);
    expect(again.value.name).toBe('Winter');
    const opened = storedGameOf(again.value);
    expect(opened).toMatchObject({ name: 'Winter', config });
    expect(opened.id).not.toBe(game.id);
    expect(opened.history.journal).toEqual(game.history.journal);
    expect(fateOf(opened, false, 'refused')).toBe('kept'); // it can be had again from its file
  });

  it('names have no signs that some systems refuse', async () => {
    const saved = desktop();
    const { exportFile, exportSave, exportText } = await load();
    exportFile(table(3, ' Cnut / "the" <Great>?\n*: '));
    expect(saved.name).toBe('Bretwalda Cnut the Great round 1.txt');
    exportSave({ ...record('a', 1), name: 'Winter', round: 7 });
    expect(saved.name).toBe('Bretwalda Winter round 7.txt');
    expect(await saved.content?.text()).toBe('bretwalda 1');
    exportText('half a game', 'Ruin?');
    expect(saved.name).toBe('Bretwalda Ruin.txt');
    expect(await saved.content?.text()).toBe('half a game');
  });

  it('one that was chosen is read, unless it is too large or cannot be', async () => {
    const { openFile } = await load();
    const { saveText } = await import('../src/storage/record.ts');
    const game = new File([saveText(table())], 'Bretwalda Winter round 1.txt');
    expect(await openFile(game)).toMatchObject({ ok: true, value: { kind: 'game', name: 'Winter' } });
    expect(await openFile(new File([], 'empty.txt'))).toMatchObject({
      ok: false,
      problem: { kind: 'empty' },
    });
    const huge = { size: 4_000_001, name: 'huge.txt', text: () => Promise.reject(new Error()) };
    expect(await openFile(huge as unknown as File)).toEqual({
      ok: false,
      problem: { kind: 'huge', size: 4_000_001, most: 4_000_000 },
    });
    const largest = { ...huge, size: 4_000_000 };
    expect(await openFile(largest as unknown as File)).toEqual({
      ok: false,
      problem: { kind: 'unreadable' },
    });
  });

  it('without a name or players of their own have words for both', async () => {
    const { importFile } = await load();
    const { makeSave } = await import('@bretwalda/engine');
    const game = importFile(makeSave({ config: { scenario: 'two-early' }, journal: [] }), '');
    if (!game.ok) throw new Error(game.problem.kind);
    expect(game.value.name).toBe('Untitled game');
    expect(game.value.config.players.map(({ name }) => name)).toEqual(['Player 1', 'Player 2']);
  });

  it('why a save cannot be had is told in the words of files', async () => {
    const { readProblem, openSave } = await load();
    expect(readProblem('gone')).toEqual({ kind: 'gone' });
    expect(readProblem('damaged')).toEqual({ kind: 'damaged' });
    expect(readProblem('full')).toEqual({ kind: 'storage', refusal: 'full' });
    expect(await openSave('nobody')).toEqual({ ok: false, problem: { kind: 'storage', refusal: 'refused' } });
  });

  it('a save that cannot be replayed says why', async () => {
    const { openSave } = await load();
    const { saveText } = await import('../src/storage/record.ts');
    const text = saveText(table()).slice(0, -20);
    memory.kept.set('bretwalda.last', JSON.stringify({ ...record('a', 5), text }));
    expect(await openSave('a')).toMatchObject({ ok: false, problem: { kind: 'cut' } });
  });

  it('a save opened where nothing is kept is at risk', async () => {
    const { openSave, fateOf } = await load();
    const { saveText } = await import('../src/storage/record.ts');
    memory.kept.set('bretwalda.last', JSON.stringify({ ...record('a', 5), text: saveText(table()) }));
    const found = await openSave('a');
    if (!found.ok) throw new Error(found.problem.kind);
    expect(found.value).toMatchObject({ id: 'a', name: 'Winter' });
    expect(fateOf(found.value, false, 'refused')).toBe('lost');
  });
});

const Word = ({ useWord }: { useWord: () => string }) => createElement('i', null, useWord());

describe('the word of the screen about the game', () => {
  it('is the fate of the game as it stands', async () => {
    const { markKept, useFate } = await import('../src/storage/kept.ts');
    const { settings } = await import('../src/base/settings.ts');
    const game = table();
    const word = () => renderToStaticMarkup(createElement(Word, { useWord: () => useFate(game) }));
    settings.update({ autosave: false });
    expect(word()).toBe('<i>lost</i>');
    settings.update({ autosave: true });
    expect(word()).toBe('<i>saving</i>');
    markKept(game);
    expect(word()).toBe('<i>kept</i>');
  });
});

describe('ids of games', () => {
  it('are never the same, also where the browser has none to give', async () => {
    const { newId } = await import('../src/storage/saves.ts');
    expect(newId()).not.toBe(newId());
    // A page that was not opened over a safe line has the object, but not the ids.
    for (const crypto of [undefined, {}]) {
      vi.stubGlobal('crypto', crypto);
      const ids = Array.from({ length: 20 }, newId);
      expect(new Set(ids).size).toBe(20);
      for (const id of ids) expect(id).toMatch(/^[\da-z]+-[\da-z]+$/);
    }
  });
});
