import type { Played } from './game.ts';
import { Failure, type Io } from './io.ts';
import { GameError, type Job, runJobs } from './jobs.ts';
import { KeptGames } from './kept-games.ts';
import { progressBar } from './progress.ts';
import { rulesArgument } from './rules.ts';

export interface Batch {
  readonly played: readonly Played[];
  /** Of the games that were not kept from before. */
  readonly gamesPerSecond: number;
  readonly seconds: number;
}

export interface BatchPlan {
  readonly label: string;
  readonly jobs: readonly Job[];
  readonly workers: number;
  /** The file with games of earlier runs. */
  readonly keep?: string | undefined;
  readonly rerun?: (job: Job) => string;
}

/** Plays all games and shows how far it is; a game that fails ends it with a line that tells how to see it again. */
export async function playBatch(io: Io, { label, jobs, workers, keep, rerun }: BatchPlan): Promise<Batch> {
  const kept = keep === undefined ? undefined : new KeptGames(keep);
  const known = jobs.map((job) => kept?.of(job));
  const missing = jobs.filter((_, i) => known[i] === undefined);
  const before = jobs.length - missing.length;
  const bar = progressBar(io, label, jobs.length, before);
  const start = performance.now();
  try {
    const fresh = await runJobs(missing, workers, (done, job, played) => {
      kept?.add(job, played);
      bar.show(before + done);
    });
    const seconds = (performance.now() - start) / 1000;
    let next = 0;
    const played = known.map((game) => game ?? (fresh[next++] as Played));
    return { played, gamesPerSecond: missing.length / seconds, seconds };
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
  const rules = rulesArgument(config.options?.variants);
  return `npm run sim -- --scenario ${config.scenario}${rules} --seed ${seed} --games 1 --bot ${names}`;
}
