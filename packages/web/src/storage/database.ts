import type { KeepRefusal } from '@bretwalda/text';
import { Store } from '../base/store.ts';
import { pendingSave as browserSave } from './pending-save.ts';
import type { SaveRecord } from './record.ts';
import { browserVault, type Vault } from './vault.ts';

/** Whether games outlast this page. After a refusal they last until it is closed, and whoever shows saves must say so. */
export type Keeping = 'unknown' | 'browser' | KeepRefusal;

export const isRefusal = (keeping: Keeping): keeping is KeepRefusal =>
  keeping !== 'unknown' && keeping !== 'browser';

/** What was found, or why nothing could be looked for. */
export type Found = { readonly value: unknown } | { readonly refusal: KeepRefusal };

interface Held {
  readonly record: SaveRecord;
  readonly onKept: () => void;
}

class Silence extends Error {}

const refusalOf = (error: unknown): KeepRefusal => {
  if (error instanceof Silence) return 'silent';
  return error instanceof Error && error.name === 'QuotaExceededError' ? 'full' : 'refused';
};

function inTime<T>(work: Promise<T>, patience: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Silence()), patience);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** As long as a busy device may need; after that the person is told. */
const PATIENCE = 5000;

/** What the vault has not taken yet stays in memory, and what is in memory comes first. */
export class Database {
  readonly keeping = new Store<Keeping>('unknown');
  private readonly memory = new Map<string, Held>();
  private readonly writing = new Set<Held>();
  private readonly vault: Vault;
  private readonly pendingSave: typeof browserSave;
  private readonly patience: number;

  constructor(vault: Vault, pendingSave: typeof browserSave = browserSave, patience = PATIENCE) {
    this.vault = vault;
    this.pendingSave = pendingSave;
    this.patience = patience;
  }

  /** What lists show, as it was found. */
  async infos(): Promise<readonly unknown[]> {
    const kept = await this.attempt(() => this.vault.infos());
    const all = new Map<unknown, unknown>();
    for (const info of 'value' in kept ? kept.value : []) all.set((info as SaveRecord).id, info);
    const last = this.pendingSave.get();
    if (last && isNewer(last, all.get(last.id))) all.set(last.id, last);
    for (const [id, { record }] of this.memory) all.set(id, record);
    return [...all.values()];
  }

  async get(id: string): Promise<Found> {
    const held = this.memory.get(id);
    if (held) return { value: held.record };
    const kept = await this.attempt(() => this.vault.get(id));
    const last = this.pendingSave.get();
    if (last?.id === id && isNewer(last, 'value' in kept ? kept.value : undefined)) return { value: last };
    return kept;
  }

  /** Why it is not kept; null: it is. A vault that takes it later after all calls `onKept`, too. */
  async put(record: SaveRecord, onKept: () => void = () => {}): Promise<KeepRefusal | null> {
    const held = { record, onKept };
    this.memory.set(record.id, held);
    this.pendingSave.put(record);
    return this.write(held);
  }

  /** Why it is still there; null: it is gone. */
  async remove(id: string): Promise<KeepRefusal | null> {
    this.memory.delete(id);
    this.pendingSave.remove(id);
    const answer = await this.attempt(() => this.vault.remove(id));
    return 'refusal' in answer ? answer.refusal : null;
  }

  private async write(held: Held): Promise<KeepRefusal | null> {
    this.writing.add(held);
    const answer = await this.attempt(async () => {
      try {
        await this.vault.put(held.record);
      } finally {
        this.writing.delete(held);
      }
      this.written(held);
    });
    return 'refusal' in answer ? answer.refusal : null;
  }

  private written(held: Held): void {
    const { record, onKept } = held;
    if (this.memory.get(record.id) === held) this.memory.delete(record.id);
    this.pendingSave.drop(record);
    onKept();
    // The vault takes games again: those it has refused before are offered anew.
    for (const other of this.memory.values()) if (!this.writing.has(other)) void this.write(other);
  }

  private async attempt<T>(
    work: () => Promise<T>,
  ): Promise<{ readonly value: T } | { readonly refusal: KeepRefusal }> {
    try {
      const answered = work().then((value) => {
        if (this.memory.size === 0) this.keeping.set('browser'); // also when it comes late
        return value;
      });
      return { value: await inTime(answered, this.patience) };
    } catch (error) {
      const refusal = refusalOf(error);
      this.keeping.set(refusal);
      return { refusal };
    }
  }
}

/** Also than nothing, and than one whose time cannot be read. */
const isNewer = (record: SaveRecord, than: unknown): boolean =>
  !(Number((than as Partial<SaveRecord> | undefined)?.saved) >= record.saved);

export const database = new Database(browserVault);
export const { keeping } = database;
