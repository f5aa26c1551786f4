import { appendFileSync, truncateSync } from 'node:fs';
import type { Played } from './game.ts';
import { Failure, readFile, reasonOf } from './io.ts';
import type { Job } from './jobs.ts';

/** The help of the option, the same for every command that plays many games. */
export const KEEP_HELP =
  'keep the games in this file: a run that was broken off goes on with what is missing';
/** Nothing in a kept game tells which state of a bot played it. */
export const KEEP_NOTE =
  'Kept games are not played again, not even when bots have changed: name a new file then.';

interface Line {
  readonly job: Job;
  readonly played: Played;
}

/** So begins every line; less of one is never written. */
const BEGINNING = '{"job":';

/** Games that were played before, one in each line of a file. */
export class KeptGames {
  private readonly path: string;
  private readonly games = new Map<string, Played>();

  constructor(path: string) {
    this.path = path;
    // Whatever stands against writing is said before anything is played.
    this.write(() => appendFileSync(path, ''));
    const text = readFile(path);
    const lines = text.split('\n');
    const last = lines.pop() as string;
    lines.forEach((line, i) => {
      const { job, played } = this.read(line, i + 1);
      this.games.set(keyOf(job), played);
    });
    if (last === '') return;
    // A run that was broken off may leave half a line. Whatever else stands there is not ours.
    if (!last.startsWith(BEGINNING)) throw this.stranger(lines.length + 1);
    this.write(() => truncateSync(path, Buffer.byteLength(text) - Buffer.byteLength(last)));
  }

  of(job: Job): Played | undefined {
    return this.games.get(keyOf(job));
  }

  add(job: Job, played: Played): void {
    this.games.set(keyOf(job), played);
    const line: Line = {
      job,
      played: { ...played, turns: played.turns.map((turns) => turns.map(inTenths)) },
    };
    this.write(() => appendFileSync(this.path, `${JSON.stringify(line)}\n`));
  }

  private read(text: string, number: number): Line {
    try {
      const line = JSON.parse(text) as Partial<Line>;
      if (line.job?.bots && line.played?.turns) return line as Line;
    } catch {
      // Said below.
    }
    throw this.stranger(number);
  }

  private stranger(line: number): Failure {
    return new Failure(`${this.path} does not keep games: line ${line} is none. Name another file.`);
  }

  private write(change: () => void): void {
    try {
      change();
    } catch (error) {
      throw new Failure(`${this.path} cannot be written: ${reasonOf(error)}.`);
    }
  }
}

const inTenths = (ms: number): number => Math.round(ms * 10) / 10;

/** All that a game depends on; the order of the fields is that of our own code. */
const keyOf = ({ config, seed, bots, strict }: Job): string =>
  JSON.stringify([config, seed, bots, strict ?? false]);
