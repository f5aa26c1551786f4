import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Pace } from './pace.ts';

/**
 * This engine and that of another folder, compiled there, play the same random games in turns, each in a process of its own.
 * Each game is played several times by both and counts with its least processor time: whatever else the machine does can
 * only add to that.
 */

const WARM_UP = 100;
const REPEATS = 7;

const NAMES = ['own', 'other'] as const;
type Name = (typeof NAMES)[number];

const OWN = fileURLToPath(new URL('../../..', import.meta.url));

function player(folder: string): ChildProcess {
  return fork(fileURLToPath(new URL('pace.js', import.meta.url)), [folder]);
}

async function play(process: ChildProcess, seed: number): Promise<Pace> {
  const answer = once(process, 'message');
  process.send(seed);
  return (await answer)[0];
}

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

/** How fast this engine is, with the other one as 1: below 1 it is slower. */
export async function compare(folder: string, games: number): Promise<object> {
  const players = { own: player(OWN), other: player(folder) };
  for (let seed = 1; seed <= WARM_UP; seed++) for (const name of NAMES) await play(players[name], seed);
  const times: Record<Name, number[]> = { own: [], other: [] };
  const actions: Record<Name, number> = { own: 0, other: 0 };
  for (let game = 0; game < games; game++) {
    const tries: Record<Name, number[]> = { own: [], other: [] };
    for (let i = 0; i < REPEATS; i++)
      for (const name of NAMES) {
        const pace = await play(players[name], 1000 + game);
        tries[name].push(pace.time);
        if (i === 0) actions[name] += pace.actions;
      }
    for (const name of NAMES) times[name].push(Math.min(...tries[name]));
  }
  for (const name of NAMES) players[name].disconnect();
  if (actions.own !== actions.other)
    throw new Error(
      `The two engines do not play the same games: ${actions.own} actions here, ${actions.other} there.`,
    );
  const ratios = times.own.map((time, i) => (times.other[i] as number) / time).sort((a, b) => a - b);
  const quarter = (n: number) => Number((ratios[Math.floor((n * ratios.length) / 4)] as number).toFixed(3));
  const perSecond = (name: Name) => Math.round((actions[name] * 1000) / sum(times[name]));
  return {
    games,
    actionsPerSecond: { own: perSecond('own'), other: perSecond('other') },
    ratio: Number((sum(times.other) / sum(times.own)).toFixed(3)),
    ratioByGame: { lowerQuarter: quarter(1), median: quarter(2), upperQuarter: quarter(3) },
  };
}
