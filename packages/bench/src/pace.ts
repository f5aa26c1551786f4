import { pathToFileURL } from 'node:url';
import type * as own from '@bretwalda/engine';

/**
 * Plays random games with the engine of one folder, for `compare`: a process of its own, since whichever engine a process
 * loads first is five percent faster. Told a seed, it plays that game and answers with its processor time and its course.
 */

type Engine = Pick<typeof own, 'apply' | 'legalActions' | 'newGame' | 'seededDice'>;

export interface Pace {
  readonly actions: number;
  /** Processor time in milliseconds. */
  readonly time: number;
}

const { newGame, legalActions, apply, seededDice }: Engine = await import(
  pathToFileURL(`${process.argv[2]}/packages/engine/dist/index.js`).href
);

function playGame(seed: number): number {
  const dice = seededDice(seed);
  const choice = seededDice(seed + 1_000_003);
  let state = newGame({ scenario: 'standard-4' });
  let actions = 0;
  for (; state.pending !== null; actions++) {
    const legal = legalActions(state);
    state = apply(state, legal[choice.roll(legal.length) - 1] as own.Action, dice).state;
  }
  return actions;
}

process.on('message', (seed: number) => {
  const before = process.cpuUsage();
  const actions = playGame(seed);
  const { user, system } = process.cpuUsage(before);
  process.send?.({ actions, time: (user + system) / 1000 } satisfies Pace);
});
