import type { Played } from './game.ts';
import { Failure, type Io } from './io.ts';
import { GameError, type Job, runJobs } from './jobs.ts';
import { progressBar } from './progress.ts';

export interface Batch {
  readonly played: readonly Played[];
  readonly seconds: number;
}

/** Plays all games and shows how far it is; a game that fails ends it with a line that tells how to see it again. */
export async function playBatch(
  io: Io,
  label: string,
  jobs: readonly Job[],
  workers: number,
  rerun: (job: Job) => string = rerunLine,
): Promise<Batch> {
  const bar = progressBar(io, label, jobs.length);
  const start = performance.now();
  try {
    const played = await runJobs(jobs, workers, bar.show);
    return { played, seconds: (performance.now() - start) / 1000 };
  } catch (error) {
    throw error instanceof GameError ? new Failure(failureLine(error, rerun)) : error;
  } finally {
    bar.clear();
  }
}

export function failureLine({ message, job }: GameError, rerun: (job: Job) => string = rerunLine): string {
  const reason = /[.!?\]]$/.test(message) ? message : `${message}.`;
  return `A game failed: ${reason} Run it again: ${rerun(job)}`;
}

function rerunLine({ config, seed, bots }: Job): string {
  const names = new Set(bots).size === 1 ? bots[0] : bots.join(',');
  return `bretwalda sim --scenario ${config.scenario} --seed ${seed} --games 1 --bot ${names}`;
}
