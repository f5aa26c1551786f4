import type { KeepRefusal } from '@bretwalda/text';
import { describe, expect, it, vi } from 'vitest';
import { Database } from '../src/storage/database.ts';
import type { SaveRecord } from '../src/storage/record.ts';
import type { Vault } from '../src/storage/vault.ts';

const record = (id: string, saved = 1, change: Partial<SaveRecord> = {}): SaveRecord => ({
  id,
  name: id,
  kind: 'auto',
  text: `text of ${id}`,
  scenario: 'two-early',
  round: 1,
  nation: null,
  players: [{ kind: 'person', name: 'Elena' }],
  saved,
  over: false,
  fresh: false,
  ...change,
});

type Mood = 'well' | KeepRefusal;

/** A database that can refuse, be full, or never answer. */
class Moody implements Vault {
  readonly kept = new Map<string, SaveRecord>();
  mood: Mood;
  /** All go through it one after the other, as the changes of a database do. */
  private readonly gate: Promise<void>;
  private open: () => void = () => {};

  constructor(mood: Mood) {
    this.mood = mood;
    this.gate = mood === 'silent' ? new Promise((resolve) => (this.open = resolve)) : Promise.resolve();
  }

  infos = () => this.do(() => [...this.kept.values()]);
  get = (id: string) => this.do(() => this.kept.get(id));
  put = (one: SaveRecord) => this.do(() => void this.kept.set(one.id, one), true);
  remove = (id: string) => this.do(() => void this.kept.delete(id));

  /** It answers after all. */
  wake(): void {
    this.mood = 'well';
    this.open();
  }

  private async do<T>(work: () => T, isWriting = false): Promise<T> {
    await this.gate;
    if (this.mood === 'refused') throw new DOMException('no', 'SecurityError');
    if (this.mood === 'full' && isWriting) throw new DOMException('no room', 'QuotaExceededError');
    return work();
  }
}

/** Where the last save lies until the database has it. */
class Aside {
  kept: SaveRecord | null = null;
  put = (one: SaveRecord) => {
    this.kept = one;
  };
  get = () => this.kept;
  drop = ({ id, saved }: SaveRecord) => {
    if (this.kept?.id === id && this.kept.saved <= saved) this.kept = null;
  };
  remove = (id: string) => {
    if (this.kept?.id === id) this.kept = null;
  };
}

function open(mood: Mood) {
  const vault = new Moody(mood);
  const pendingSave = new Aside();
  return { vault, pendingSave, database: new Database(vault, pendingSave, 20) };
}

const ids = async (database: Database) =>
  (await database.infos()).map((info) => (info as SaveRecord).id).sort();

describe('a database that takes everything', () => {
  it('keeps it, and says so', async () => {
    const { database, vault, pendingSave } = open('well');
    expect(database.keeping.get()).toBe('unknown');
    const onKept = vi.fn();
    expect(await database.put(record('a'), onKept)).toBeNull();
    expect(onKept).toHaveBeenCalledOnce();
    expect(database.keeping.get()).toBe('browser');
    expect([...vault.kept.keys()]).toEqual(['a']);
    expect(pendingSave.kept).toBeNull();
    expect(await database.remove('a')).toBeNull();
    expect(await database.get('a')).toEqual({ value: undefined });
  });
});

describe.each(['refused', 'full', 'silent'] as const)('a database that is %s', (mood) => {
  it('is not said to keep what it does not', async () => {
    const { database, vault } = open(mood);
    const onKept = vi.fn();
    expect(await database.put(record('a'), onKept)).toBe(mood);
    expect(database.keeping.get()).toBe(mood);
    expect(onKept).not.toHaveBeenCalled();
    expect(vault.kept.size).toBe(0);
    expect(await database.get('a')).toEqual({ value: record('a') }); // until the page is closed
    expect(await ids(database)).toEqual(['a']);
    expect(database.keeping.get()).toBe(mood);
  });

  it('keeps it after all when it works again, and all that it had not taken', async () => {
    const { database, vault, pendingSave } = open(mood);
    const onKept = vi.fn();
    await database.put(record('named', 1), onKept);
    await database.put(record('a', 2));
    vault.wake();
    expect(await database.put(record('a', 3))).toBeNull();
    await vi.waitFor(() => expect(database.keeping.get()).toBe('browser'));
    expect([...vault.kept.values()].map(({ id, saved }) => `${id} ${saved}`).sort()).toEqual([
      'a 3',
      'named 1',
    ]);
    expect(onKept).toHaveBeenCalledOnce();
    expect(pendingSave.kept).toBeNull();
  });
});

describe('a database in trouble', () => {
  it('that answers late has kept it, and the warning goes', async () => {
    const { database, vault } = open('silent');
    const onKept = vi.fn();
    expect(await database.put(record('a'), onKept)).toBe('silent');
    vault.wake();
    await vi.waitFor(() => expect(database.keeping.get()).toBe('browser'));
    expect(onKept).toHaveBeenCalledOnce();
    expect(vault.kept.get('a')).toEqual(record('a'));
  });

  it('that reads but has no room is still full after a list was read', async () => {
    const { database, vault } = open('well');
    await database.put(record('old'));
    vault.mood = 'full';
    await database.put(record('a'));
    expect(await ids(database)).toEqual(['a', 'old']);
    expect(database.keeping.get()).toBe('full');
    expect(await database.remove('a')).toBeNull(); // then nothing is left that it has not taken
    expect(database.keeping.get()).toBe('browser');
    expect(await ids(database)).toEqual(['old']);
    expect(await database.get('a')).toEqual({ value: undefined });
  });

  it('cannot say that a game is gone, or that one was deleted', async () => {
    const { database, vault } = open('well');
    await database.put(record('a'));
    vault.mood = 'refused';
    expect(await database.get('a')).toEqual({ refusal: 'refused' });
    expect(await database.remove('a')).toBe('refused');
    expect(await open('silent').database.get('a')).toEqual({ refusal: 'silent' });
  });

  it('does not bring an older save back over a newer one', async () => {
    const { database, vault } = open('silent');
    void database.put(record('a', 1));
    void database.put(record('a', 2));
    vault.wake();
    await vi.waitFor(() => expect(database.keeping.get()).toBe('browser'));
    expect(vault.kept.get('a')?.saved).toBe(2);
  });

  it('that takes an older save late and refuses a newer one still has the newer', async () => {
    const { database, vault } = open('well');
    let takeFirst: (value?: undefined) => void = () => {};
    const put = vi.spyOn(vault, 'put');
    put.mockImplementationOnce(() => new Promise((resolve) => (takeFirst = resolve)));
    put.mockImplementation(() => Promise.reject(new DOMException('no room', 'QuotaExceededError')));
    const first = database.put(record('a', 1));
    expect(await database.put(record('a', 2))).toBe('full');
    takeFirst();
    expect(await first).toBeNull();
    expect(await database.get('a')).toEqual({ value: record('a', 2) });
  });

  it('is not offered again what it has not answered yet', async () => {
    const { database, vault } = open('silent');
    const put = vi.spyOn(vault, 'put');
    const kept = [vi.fn(), vi.fn(), vi.fn()];
    for (const [i, onKept] of kept.entries()) void database.put(record(`game ${i}`), onKept);
    vault.wake();
    await vi.waitFor(() => expect(database.keeping.get()).toBe('browser'));
    expect(put).toHaveBeenCalledTimes(3);
    for (const onKept of kept) expect(onKept).toHaveBeenCalledOnce();
  });

  it('may break with anything', async () => {
    const { database, vault } = open('well');
    vi.spyOn(vault, 'infos').mockReturnValue(Promise.reject(null));
    expect(await database.infos()).toEqual([]);
    expect(database.keeping.get()).toBe('refused');
  });

  it('has five seconds to answer, and nobody waits for them once it has', async () => {
    vi.useFakeTimers();
    const vault = new Moody('silent');
    const database = new Database(vault, new Aside());
    const answer = database.put(record('a'));
    await vi.advanceTimersByTimeAsync(4999);
    expect(database.keeping.get()).toBe('unknown');
    await vi.advanceTimersByTimeAsync(1);
    expect(await answer).toBe('silent');
    vault.wake();
    expect(await database.put(record('a', 2))).toBeNull();
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });
});

describe('the save that lies pendingSave for a page that was gone at once', () => {
  it('counts if it is newer than what the database has, or if that is damaged or missing', async () => {
    const { database, vault, pendingSave } = open('well');
    pendingSave.kept = record('a', 5);
    expect(await database.get('a')).toEqual({ value: pendingSave.kept });
    expect(await database.get('b')).toEqual({ value: undefined });
    expect(await ids(database)).toEqual(['a']);
    vault.kept.set('a', record('a', 4));
    expect(await database.get('a')).toEqual({ value: pendingSave.kept });
    expect(await database.infos()).toEqual([pendingSave.kept]);
    // 5: the same save under a new name.
    for (const saved of [5, 6]) {
      const later = record('a', saved, { name: 'Spring' });
      vault.kept.set('a', later);
      expect(await database.get('a')).toEqual({ value: later });
      expect(await database.infos()).toEqual([later]);
    }
    vault.kept.set('a', { id: 'a' } as SaveRecord);
    expect(await database.get('a')).toEqual({ value: pendingSave.kept });
    vault.mood = 'refused';
    expect(await database.get('a')).toEqual({ value: pendingSave.kept });
  });
});
