import { settings } from '../session/settings.ts';
import type { Table } from '../session/table.ts';
import { autosave } from '../storage/index.ts';

const REST = 250;

/** Saves a game by itself a moment after each change, and at once when the page is left (UI-11). */
export class Keeper {
  private latest: Table | null = null;
  private timer: ReturnType<typeof setTimeout> | null = null;

  changed(table: Table): void {
    this.latest = table;
    this.timer ??= setTimeout(() => this.flush(), REST);
  }

  readonly flush = (): void => {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    const table = this.latest;
    this.latest = null;
    if (table && settings.get().autosave) void autosave(table).catch(() => {}); // storage tells about its refusals itself
  };

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
