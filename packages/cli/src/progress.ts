import type { Io } from './io.ts';

const WIDTH = 30;
const EVERY_MS = 100;

export interface ProgressBar {
  show(done: number): void;
  /** The line is empty again, so that the table stands alone. */
  clear(): void;
}

/** A bar on one line of the screen, where there is a screen. Games from before cost no time. */
export function progressBar(io: Io, label: string, games: number, before = 0): ProgressBar {
  if (!io.progress) return { show() {}, clear() {} };
  const start = performance.now();
  let shown = Number.NEGATIVE_INFINITY;
  const show = (done: number): void => {
    const now = performance.now();
    if (now - shown < EVERY_MS && done < games) return;
    shown = now;
    const bar = '#'.repeat(Math.round((WIDTH * done) / games)).padEnd(WIDTH, '.');
    const rest = timeLeft((now - start) / 1000, done - before, games - before);
    io.error.write(`\r${label} [${bar}] ${done} of ${games} games${rest}\x1b[K`);
  };
  show(before);
  return { show, clear: () => io.error.write('\r\x1b[K') };
}

function timeLeft(seconds: number, done: number, games: number): string {
  if (done === 0 || seconds < 2) return '';
  const rest = Math.ceil((seconds / done) * (games - done));
  return `, ${Math.floor(rest / 60)}:${String(rest % 60).padStart(2, '0')} left`;
}
