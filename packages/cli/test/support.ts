import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { createBot } from '@bretwalda/ai';
import {
  apply,
  type Config,
  type Entry,
  type GameState,
  legalActions,
  makeSave,
  newGame,
  seatOfAction,
  seededDice,
} from '@bretwalda/engine';
import { runTool } from '../src/tool.ts';

class Collected extends Writable {
  text = '';
  override _write(chunk: Buffer, _: string, done: () => void): void {
    this.text += chunk.toString();
    done();
  }
}

export interface Run {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** One run of the tool with lines of input, as from a pipe. */
export async function run(args: readonly string[], input: readonly string[] = []): Promise<Run> {
  const output = new Collected();
  const error = new Collected();
  const lines = Readable.from([input.map((line) => `${line}\n`).join('')], { objectMode: false });
  const code = await runTool(args, { input: lines, output, error, interactive: false, progress: false });
  return { code, out: output.text, err: error.text };
}

const folder = mkdtempSync(join(tmpdir(), 'bretwalda-cli-'));

/** A file for one test; with a text, it is there already. */
export function file(name: string, text?: string): string {
  const path = join(folder, name);
  if (text !== undefined) writeFileSync(path, text);
  return path;
}

/** A whole game that was saved when the rules were of version 1. */
export const oldGame = (name: string): string =>
  readFileSync(fileURLToPath(new URL(`../../engine/test/version-1/${name}.txt`, import.meta.url)), 'utf8');

/** The saved text of a random game, up to its end or to where it is stopped. */
export function savedGame(
  config: Config,
  seed: number,
  stop: (state: GameState, entries: number) => boolean = () => false,
): string {
  const dice = seededDice(seed);
  const choice = seededDice(seed + 7);
  const bot = createBot('random');
  const journal: Entry[] = [];
  let state = newGame(config);
  while (state.pending !== null && !stop(state, journal.length)) {
    const { action } = bot.choose(state, legalActions(state), choice);
    const seat = seatOfAction(state, action);
    const applied = apply(state, action, dice);
    journal.push({ seq: journal.length, seat, action, rolls: applied.rolls });
    state = applied.state;
  }
  return makeSave({ config, journal });
}

/** A game that has come to its first secret ballot. */
export const gameWithBallot = (): string =>
  savedGame({ scenario: 'short-3', options: { ballot: 'secret' } }, 2, (s) => s.pending?.kind === 'vote');
