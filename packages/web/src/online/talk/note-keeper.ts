import { commitmentTo, refusalIn } from '@bretwalda/protocol';
import { Store } from '../../base/store.ts';

export interface Note {
  readonly words: string;
  /** `unread`: the server has not yet said what is there. */
  readonly state: 'unread' | 'saved' | 'unsaved' | 'saving' | 'failed';
  /** Why the server has not got it. */
  readonly error: unknown;
  /** It was changed on another device meanwhile; both versions stand here now. */
  readonly isJoined: boolean;
}

/** Words that the server has not got yet, and those that they were written over. */
export interface Draft {
  readonly words: string;
  readonly over: string;
}

export interface NoteParts {
  readonly read: () => Promise<string>;
  readonly keep: (words: string, over: string) => Promise<unknown>;
  /** Where a draft outlives the page; null: there is none. */
  readonly draft: { get(): Draft | null; set(draft: Draft | null): void };
  /** Milliseconds without a key until it is saved, and until it is tried again. */
  readonly pause?: number;
  readonly retryAfter?: number;
}

const LINE = '\n\n———\n\n';

/** Both versions of a note, none lost. */
export function joinNotes(theirs: string, mine: string): string {
  if (theirs === '' || mine.startsWith(theirs)) return mine;
  if (mine === '' || theirs.startsWith(mine)) return theirs;
  return `${theirs}${LINE}${mine}`;
}

/** A note that saves itself, and says truly whether it is saved. */
export class NoteKeeper {
  readonly note = new Store<Note>({ words: '', state: 'unread', error: null, isJoined: false });
  private readonly parts: NoteParts;
  /** What the server has. */
  private kept = '';
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isBusy = false;

  constructor(parts: NoteParts) {
    this.parts = parts;
  }

  /** What is there now: at the beginning, and whenever somebody looks again. */
  async open(): Promise<void> {
    const { state } = this.note.get();
    if (this.isBusy || state === 'unsaved' || state === 'saving') return;
    if (state === 'failed' && this.hasChanges) return this.save();
    this.isBusy = true;
    try {
      this.found(await this.parts.read());
    } catch (error) {
      if (state !== 'saved') this.note.update({ state: 'failed', error });
    } finally {
      this.isBusy = false;
    }
    if (this.note.get().state === 'unsaved') await this.save();
  }

  /** Somebody may have begun to write while it was asked for. */
  private found(theirs: string): void {
    const { words, state } = this.note.get();
    const isWritten = state === 'unsaved';
    const draft = state === 'saved' || isWritten ? null : this.parts.draft.get();
    const over = isWritten ? this.kept : (draft?.over ?? theirs);
    const mine = isWritten ? words : (draft?.words ?? theirs);
    this.kept = theirs;
    if (mine === theirs) return this.saved(theirs);
    const joined = over === theirs ? mine : joinNotes(theirs, mine);
    this.note.set({ words: joined, state: 'unsaved', error: null, isJoined: joined !== mine });
    this.parts.draft.set({ words: joined, over: theirs });
  }

  write(words: string): void {
    this.parts.draft.set({ words, over: this.kept });
    this.note.set({ words, state: 'unsaved', error: null, isJoined: false });
    this.saveIn(this.parts.pause ?? 800);
  }

  /** Now, instead of after a while: somebody leaves. */
  flush(): void {
    if (this.note.get().state === 'unsaved') void this.save();
  }

  private get hasChanges(): boolean {
    return this.note.get().words !== this.kept;
  }

  private saveIn(ms: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.save(), ms);
  }

  async save(): Promise<void> {
    if (this.isBusy) return this.saveIn(this.parts.pause ?? 800);
    clearTimeout(this.timer);
    const { words } = this.note.get();
    this.isBusy = true;
    this.note.update({ state: 'saving', error: null });
    try {
      await this.parts.keep(words, commitmentTo(this.kept));
      this.kept = words;
      if (!this.hasChanges) this.saved(words);
    } catch (error) {
      await this.failed(error);
    } finally {
      this.isBusy = false;
    }
    if (this.note.get().state === 'unsaved') this.saveIn(0);
  }

  private saved(words: string): void {
    this.parts.draft.set(null);
    this.note.update({ words, state: 'saved', error: null });
  }

  private async failed(error: unknown): Promise<void> {
    const refusal = refusalIn(error);
    if (refusal?.code === 'stale') {
      this.note.update({ state: 'unsaved' });
      try {
        return this.found(await this.parts.read());
      } catch {
        // Then it is not saved, and is tried again.
      }
    }
    this.note.update({ state: 'failed', error });
    // What is refused once is refused again; an answer that did not come may come.
    if (!refusal || isPassing(refusal.code)) this.saveIn(this.parts.retryAfter ?? 5000);
  }
}

const isPassing = (code: string): boolean =>
  code === 'stale' || code === 'restarting' || code === 'too-many-requests' || code === 'server-error';
