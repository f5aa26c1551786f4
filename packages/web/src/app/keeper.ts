import { present } from '@bretwalda/engine';
import { settings } from '../base/settings.ts';
import { readSavesSummary } from '../pages/start/read-saves-summary.ts';
import { autosave } from '../storage/saves.ts';
import type { Table } from '../storage/table.ts';
import { untilIdle } from '../ui/idle.ts';

const REST = 250;

/** Saves a game by itself a moment after each change, and at once when the page is left (UI-11). */
export class Keeper {
  private latest: Table | null = null;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private saving: Promise<void> = Promise.resolve();
  private isOver = false;
  /** What the start page will say of the game. */
  private noted = '';

  changed(table: Table): void {
    if (this.isOver) return;
    this.latest = table;
    this.timer ??= setTimeout(() => this.flush(), REST);
  }

  readonly flush = (): void => {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    if (settings.get().autosave) this.save();
  };

  /** Another tab plays on: it gets all there is, even if this one does not save by itself, and from now on saves alone. */
  handOver(): Promise<void> {
    this.save();
    this.isOver = true;
    return this.saving;
  }

  /** The game has come back to this tab. */
  resume(): void {
    this.isOver = false;
  }

  private save(): void {
    const table = this.latest;
    this.latest = null;
    if (!table) return;
    const saved = autosave(table).catch(() => {}); // storage tells about its refusals itself
    saved.then(() => this.note(table)).catch(() => {}); // the start page can do without
    this.saving = Promise.all([this.saving, saved]).then(() => {});
  }

  /** Once it has begun and then once a round: the next visit finds the game on the start page before the saves are read. */
  private async note(table: Table): Promise<void> {
    const { round, step } = present(table.history);
    const now = `${table.id} ${round} ${step === 'over'}`;
    if (now === this.noted || table.history.journal.length === 0) return;
    this.noted = now;
    await untilIdle();
    await readSavesSummary();
  }

  watch(): () => void {
    document.addEventListener('visibilitychange', this.flush);
    addEventListener('pagehide', this.flush);
    return () => {
      document.removeEventListener('visibilitychange', this.flush);
      removeEventListener('pagehide', this.flush);
      this.flush();
    };
  }
}
