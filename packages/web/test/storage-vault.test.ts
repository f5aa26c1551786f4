import 'fake-indexeddb/auto';
import { legalActions, newHistory, play, present, seededDice } from '@bretwalda/engine';
import type { TableConfig } from '@bretwalda/table';
import { IDBObjectStore as FDBObjectStore, IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SaveRecord } from '../src/storage/record.ts';
import type { StoredGame } from '../src/storage/stored-game.ts';
import type { Vault } from '../src/storage/vault.ts';

/** The browser's own database, as a page finds it. */

const record = (id: string, change: Partial<SaveRecord> = {}): SaveRecord => ({
  id,
  name: `Game ${id}`,
  kind: 'auto',
  text: `text of ${id}`,
  scenario: 'two-early',
  round: 1,
  nation: null,
  players: [{ kind: 'person', name: 'Elena' }],
  saved: 1,
  over: false,
  fresh: false,
  ...change,
});

const infoOf = ({ text: _, ...info }: SaveRecord) => info;

/** A page that is opened anew: it has no connection yet. */
async function openPage(): Promise<Vault> {
  vi.resetModules();
  return (await import('../src/storage/vault.ts')).browserVault;
}

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

describe('the vault of the browser', () => {
  it('gives back what was put, the games whole and the lists without their text', async () => {
    const vault = await openPage();
    await vault.put(record('a'));
    await vault.put(record('b', { round: 7 }));
    expect(await vault.get('a')).toEqual(record('a'));
    expect(await vault.infos()).toEqual([infoOf(record('a')), infoOf(record('b', { round: 7 }))]);
    expect(await vault.get('c')).toBeUndefined();
  });

  it('a game that is put again takes the place of the older one', async () => {
    const vault = await openPage();
    await vault.put(record('a'));
    await vault.put(record('a', { round: 2, text: 'later' }));
    expect(await vault.get('a')).toMatchObject({ round: 2, text: 'later' });
    expect(await vault.infos()).toMatchObject([{ id: 'a', round: 2 }]);
  });

  it('what is removed is gone from both', async () => {
    const vault = await openPage();
    await vault.put(record('a'));
    await vault.put(record('b'));
    await vault.remove('a');
    expect(await vault.get('a')).toBeUndefined();
    expect(await vault.infos()).toMatchObject([{ id: 'b' }]);
  });

  it('is still there when the page is opened again', async () => {
    await (await openPage()).put(record('a'));
    expect(await (await openPage()).get('a')).toEqual(record('a'));
  });

  it('games of the first version get their lines for the lists, however many they are', async () => {
    const old = await openDB('bretwalda', 1, {
      upgrade: (db) => void db.createObjectStore('games', { keyPath: 'id' }),
    });
    const ids = Array.from({ length: 250 }, (_, i) => `game ${String(i).padStart(3, '0')}`);
    for (const id of ids) await old.put('games', record(id));
    await old.put('games', { id: 'game half', name: 'Half' }); // damaged: as far as it goes
    old.close();
    const vault = await openPage();
    const infos = (await vault.infos()) as readonly SaveRecord[];
    expect(infos.map(({ id }) => id).sort()).toEqual([...ids, 'game half'].sort());
    expect(infos.some((info) => 'text' in info)).toBe(false);
    expect(await vault.get('game 249')).toEqual(record('game 249'));
  });

  it('makes room for a newer page that wants to change the database, and asks anew afterwards', async () => {
    const vault = await openPage();
    await vault.put(record('a'));
    const newer = await openDB('bretwalda', 3); // waits until the older page has let go
    newer.close();
    await expect(vault.get('a')).rejects.toMatchObject({ name: 'VersionError' });
  });

  it('that was refused is asked anew the next time', async () => {
    const vault = await openPage();
    const refusing = vi.spyOn(globalThis.indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    await expect(vault.infos()).rejects.toThrow('no');
    refusing.mockRestore();
    await vault.put(record('a'));
    expect(await vault.infos()).toHaveLength(1);
  });

  it('opens the database once for all that is asked', async () => {
    const vault = await openPage();
    const opened = vi.spyOn(globalThis.indexedDB, 'open');
    await Promise.all([vault.put(record('a')), vault.infos(), vault.get('a')]);
    await vault.remove('a');
    expect(opened).toHaveBeenCalledOnce();
    opened.mockRestore();
  });
});

type FDBStore = InstanceType<typeof FDBObjectStore>;

/** The bytes of one game are lost: whoever asks for it gets an error. */
function loseBytes(id: string, error: string) {
  const { get } = FDBObjectStore.prototype;
  return vi.spyOn(FDBObjectStore.prototype, 'get').mockImplementation(function (
    this: FDBStore,
    key: IDBValidKey | IDBKeyRange,
  ) {
    if (this.name !== 'games' || key !== id) return get.call(this, key);
    const operation = () => {
      throw new DOMException('gone', error);
    };
    const inner = this.transaction as unknown as { _execRequestAsync(request: object): IDBRequest };
    return inner._execRequestAsync({ operation, source: this });
  });
}

describe('a game whose bytes the browser has lost', () => {
  it('is known by its id alone, and does no harm to the others', async () => {
    const vault = await openPage();
    await vault.put(record('a'));
    await vault.put(record('b'));
    const lost = loseBytes('a', 'UnknownError');
    expect(await vault.get('a')).toEqual({ id: 'a' });
    expect(await vault.get('b')).toEqual(record('b'));
    lost.mockRestore();
  });

  it('does not undo the change from the first version', async () => {
    const old = await openDB('bretwalda', 1, {
      upgrade: (db) => void db.createObjectStore('games', { keyPath: 'id' }),
    });
    for (const id of ['a', 'b', 'c']) await old.put('games', record(id));
    old.close();
    const vault = await openPage();
    const lost = loseBytes('b', 'UnknownError');
    expect(await vault.infos()).toEqual([infoOf(record('a')), { id: 'b' }, infoOf(record('c'))]);
    lost.mockRestore();
  });

  it('is not said of one that was asked for as everything broke off', async () => {
    const vault = await openPage();
    await vault.put(record('a'));
    const broken = loseBytes('a', 'AbortError');
    await expect(vault.get('a')).rejects.toMatchObject({ name: 'AbortError' });
    broken.mockRestore();
  });
});

describe('saves in a browser that keeps them', () => {
  const config: TableConfig = {
    scenario: 'two-early',
    players: [
      { kind: 'person', name: 'Elena' },
      { kind: 'computer', name: 'Tom', level: 'thane' },
    ],
  };
  const played = (): StoredGame => {
    const history = newHistory(config);
    const [action] = legalActions(present(history));
    if (!action) throw new Error('nothing can be done');
    return {
      id: 'a',
      name: 'Winter',
      config,
      history: play(history, action, seededDice(1)).history,
      began: 0,
    };
  };
  async function load() {
    vi.resetModules();
    return {
      ...(await import('../src/storage/saves.ts')),
      ...(await import('../src/storage/kept.ts')),
      ...(await import('../src/storage/files.ts')),
    };
  }

  it('a game that saved itself is kept, and one with a name too', async () => {
    const { autosave, saves, fateOf } = await load();
    const running = played();
    expect(fateOf(running, false, 'browser')).toBe('lost');
    await autosave(running);
    expect(fateOf(running, false, 'browser')).toBe('kept');
    const named = { ...played(), id: 'b' };
    expect((await saves.put(named, 'Spring')).refusal).toBeNull();
    expect(fateOf(named, false, 'browser')).toBe('kept');
    expect((await saves.list()).map(({ name }) => name).sort()).toEqual(['Spring', 'Winter', 'Winter']);
  });

  it('can be opened, renamed and removed, and those that are gone say so', async () => {
    const { autosave, saves, openSave, fateOf, isAtRisk } = await load();
    await autosave(played());
    const opened = await openSave('a');
    expect(opened).toMatchObject({ ok: true, value: { id: 'a', name: 'Winter' } });
    if (opened.ok) expect(fateOf(opened.value, false, 'browser')).toBe('kept');
    if (opened.ok) expect(isAtRisk(opened.value)).toBe(false);
    expect(await saves.rename('a', 'Autumn')).toBeNull();
    expect(await saves.list()).toMatchObject([{ id: 'a', name: 'Autumn', kind: 'auto' }]);
    expect(await saves.remove('a')).toBeNull();
    expect(await saves.list()).toEqual([]);
    expect(await saves.rename('a', 'Winter')).toBe('gone');
    expect(await saves.list()).toEqual([]);
    expect(await saves.remains('a')).toBeNull();
    expect(await openSave('a')).toEqual({ ok: false, problem: { kind: 'gone' } });
  });

  it('a damaged one is listed as such, and what is left of it can be had', async () => {
    const { autosave, saves, openSave } = await load();
    await autosave(played());
    const { browserVault } = await import('../src/storage/vault.ts');
    await browserVault.put({ id: 'half', name: 'Half', text: 'half a game' } as SaveRecord);
    expect(await saves.all()).toMatchObject({
      saves: [{ id: 'a' }],
      damaged: [{ id: 'half', name: 'Half' }],
    });
    expect(await saves.read('half')).toEqual({ problem: 'damaged' });
    expect(await saves.remains('half')).toBe('half a game');
    expect(await openSave('half')).toEqual({ ok: false, problem: { kind: 'damaged' } });
  });
});
