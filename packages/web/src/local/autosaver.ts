import { settings } from '../base/settings.ts';
import { autosave } from '../storage/saves.ts';
import type { StoredGame } from '../storage/stored-game.ts';

const DELAY = 250;

/** Saves a game by itself a moment after each change, and at once when the page is left (UI-11). */
export class Autosaver {
  private readonly onSaved: (game: StoredGame) => Promise<void>;
  private latest: StoredGame | null = null;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private saving: Promise<void> = Promise.resolve();
  private isOver = false;

  constructor(onSaved: (game: StoredGame) => Promise<void>) {
    this.onSaved = onSaved;
  }

  /** From now on also when the page is left. */
  start(): void {
    document.addEventListener('visibilitychange', this.flush);
    addEventListener('pagehide', this.flush);
  }

  stop(): void {
    document.removeEventListener('visibilitychange', this.flush);
    removeEventListener('pagehide', this.flush);
    this.flush();
  }

  changed(game: StoredGame): void {
    if (this.isOver) return;
    this.latest = game;
    this.timer ??= setTimeout(this.flush, DELAY);
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

  private save(): void {
    const game = this.latest;
    this.latest = null;
    if (!game) return;
    const saved = autosave(game).catch(() => {}); // storage tells about its refusals itself
    void saved.then(() => this.onSaved(game));
    this.saving = Promise.all([this.saving, saved]).then(() => {});
  }
}
