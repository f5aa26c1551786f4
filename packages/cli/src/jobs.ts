import { availableParallelism } from 'node:os';
import { type BotName, createBot } from '@bretwalda/ai';
import { type Config, RuleError } from '@bretwalda/engine';
import { Misplay, type Played, playGame } from './game.ts';
import { inWorkers } from './pool.ts';

/** Many games between bots, on as many threads as wanted. */

/** One game: the same job gives the same game, on whichever thread it is played. */
export interface Job {
  readonly config: Config;
  readonly seed: number;
  /** Who plays each seat. */
  readonly bots: readonly BotName[];
  /** Every action must be in the list that the bot was given. */
  readonly strict?: boolean;
}

export type Answer = { readonly played: Played } | { readonly failure: string };

/** Hears of every game that ended well, and how many did so far. */
export type OnGame = (done: number, job: Job, played: Played) => void;

export type Runner = (job: Job) => Answer;

/** A game that broke off; the job is all it takes to see it again. */
export class GameError extends Error {
  readonly job: Job;
  constructor(job: Job, reason: string) {
    super(reason);
    this.job = job;
  }
}

/** Sources are compiled for threads; run as they are, as in tests, they stay on one. */
const COMPILED = import.meta.url.endsWith('.js');

export const DEFAULT_WORKERS = COMPILED ? availableParallelism() : 1;

export const playJob: Runner = ({ config, seed, bots, strict }) => {
  try {
    return { played: playGame(config, seed, bots.map(createBot), strict) };
  } catch (error) {
    return { failure: reasonOf(error) };
  }
};

/** The message, and of an error in the program also where it happened. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof RuleError) return error.message;
  const line = error.message.replace(/\s*\n\s*/g, ' ');
  const [, place] = /\n\s+at (.+)/.exec(error.stack ?? '') ?? [];
  return error instanceof Misplay || !place ? line : `${error.name}: ${line}, at ${place}`;
}

/** What came of every game, in the order of the jobs. The first game that fails, in that order, is a GameError. */
export async function runJobs(
  jobs: readonly Job[],
  workers: number,
  onGame: OnGame = () => {},
  runner: Runner = playJob,
): Promise<Played[]> {
  const count = Math.min(workers, jobs.length);
  const answers = count > 1 && COMPILED ? await inWorkers(jobs, count, onGame) : inTurn(jobs, runner, onGame);
  return answers.map((answer, i) => {
    if ('played' in answer) return answer.played;
    throw new GameError(jobs[i] as Job, answer.failure);
  });
}

/** Answers up to the first failure. */
function inTurn(jobs: readonly Job[], runner: Runner, onGame: OnGame): Answer[] {
  const answers: Answer[] = [];
  for (const job of jobs) {
    const answer = runner(job);
    answers.push(answer);
    if ('failure' in answer) break;
    onGame(answers.length, job, answer.played);
  }
  return answers;
}
