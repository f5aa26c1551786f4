import { pathToFileURL } from 'node:url';
import * as own from '@bretwalda/engine';

/**
 * This engine and that of another folder, compiled there, play the same random games in turns in one process. Each game
 * is played several times by both and counts with its least processor time: whatever else the machine does can only add
 * to that.
 */

type Engine = Pick<typeof own, 'apply' | 'legalActions' | 'newGame' | 'seededDice'>;

const CONFIG = { scenario: 'standard-4' } as const;
const WARM_UP = 60;
const REPEATS = 5;

function playGame({ newGame, legalActions, apply, seededDice }: Engine, seed: number): number {
  const dice = seededDice(seed);
  const choice = seededDice(seed + 1_000_003);
  let state = newGame(CONFIG);
  let actions = 0;
  for (; state.pending !== null; actions++) {
    const legal = legalActions(state);
    state = apply(state, legal[choice.roll(legal.length) - 1] as own.Action, dice).state;
  }
  return actions;
}

/** Processor time in milliseconds. */
function timeOf(engine: Engine, seed: number): number {
  const before = process.cpuUsage();
  playGame(engine, seed);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

/** How fast this engine is, with the other one as 1: below 1 it is slower. */
export async function compare(folder: string, games: number): Promise<object> {
  const path = `${folder}/packages/engine/dist/index.js`;
  const other: Engine = await import(pathToFileURL(path).href);
  for (let seed = 1; seed <= WARM_UP; seed++) for (const engine of [own, other]) playGame(engine, seed);
  const times = { own: [] as number[], other: [] as number[] };
  let actions = 0;
  for (let game = 0; game < games; game++) {
    const seed = 1000 + game;
    const tries = { own: [] as number[], other: [] as number[] };
    for (let i = 0; i < REPEATS; i++)
      // Whoever begins has the advantage, or pays for the other's memory: they take turns in that, too.
      for (const name of (game + i) % 2 === 0 ? (['own', 'other'] as const) : (['other', 'own'] as const))
        tries[name].push(timeOf(name === 'own' ? own : other, seed));
    times.own.push(Math.min(...tries.own));
    times.other.push(Math.min(...tries.other));
    actions += playGame(own, seed);
  }
  const ratios = times.own.map((time, i) => (times.other[i] as number) / time).sort((a, b) => a - b);
  const quarter = (n: number) => Number((ratios[Math.floor((n * ratios.length) / 4)] as number).toFixed(3));
  const perSecond = (all: readonly number[]) => Math.round((actions * 1000) / sum(all));
  return {
    games,
    actionsPerSecond: { own: perSecond(times.own), other: perSecond(times.other) },
    ratio: Number((sum(times.other) / sum(times.own)).toFixed(3)),
    ratioByGame: { lowerQuarter: quarter(1), median: quarter(2), upperQuarter: quarter(3) },
  };
}
