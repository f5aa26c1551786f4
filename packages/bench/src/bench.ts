import os from 'node:os';
import {
  type Action,
  apply,
  type Entry,
  legalActions,
  makeSave,
  newGame,
  seatOfAction,
  seededDice,
} from '@bretwalda/engine';
import { compare } from './compare.ts';
import { counterMovesPerSecond } from './counter.ts';
import { oddsTimes } from './odds.ts';

/**
 * Complete random standard-4 games on one core: every step lists all legal actions and applies one of them.
 * Engine and yardstick take turns, so that a busy machine slows both alike. Then the odds of battles. Prints JSON. With
 * the folder of another checkout, this engine is only compared with that one.
 */

const CONFIG = { scenario: 'standard-4' } as const;

function playGame(seed: number): number {
  const dice = seededDice(seed);
  const choice = seededDice(seed + 1_000_003);
  let state = newGame(CONFIG);
  let actions = 0;
  while (state.pending !== null) {
    const legal = legalActions(state);
    state = apply(state, legal[choice.roll(legal.length) - 1] as Action, dice).state;
    actions++;
  }
  return actions;
}

function savedBytes(seed: number): number {
  const dice = seededDice(seed);
  const choice = seededDice(seed + 1_000_003);
  let state = newGame(CONFIG);
  const journal: Entry[] = [];
  while (state.pending !== null) {
    const legal = legalActions(state);
    const action = legal[choice.roll(legal.length) - 1] as Action;
    const seat = seatOfAction(state, action);
    const applied = apply(state, action, dice);
    journal.push({ seq: journal.length, seat, action, rolls: applied.rolls });
    state = applied.state;
  }
  return Buffer.byteLength(makeSave({ config: CONFIG, journal }));
}

const [, , folder, count] = process.argv;
if (folder !== undefined) {
  console.log(JSON.stringify(await compare(folder, Number(count ?? 40)), null, 2));
  process.exit();
}

const ROUNDS = 5;
const SECONDS = 3;

let seed = 1;
for (const until = performance.now() + 10_000; performance.now() < until; ) playGame(seed++); // warm up
counterMovesPerSecond(2);

let games = 0;
let actions = 0;
let elapsed = 0;
const yardstick: number[] = [];
const engine: number[] = [];
for (let round = 0; round < ROUNDS; round++) {
  yardstick.push(counterMovesPerSecond(SECONDS));
  const start = performance.now();
  let inRound = 0;
  let time = 0;
  while (time < SECONDS * 1000) {
    inRound += playGame(seed++);
    games++;
    time = performance.now() - start;
  }
  actions += inRound;
  elapsed += time;
  engine.push((inRound * 1000) / time);
}

const bytes = Array.from({ length: 20 }, (_, i) => savedBytes(i + 1));
const perSecond = (actions * 1000) / elapsed;
const counter = yardstick.reduce((a, b) => a + b, 0) / yardstick.length;
console.log(
  JSON.stringify(
    {
      date: new Date().toISOString().slice(0, 10),
      node: process.version,
      cpu: os.cpus()[0]?.model,
      cores: os.cpus().length,
      actionsPerSecond: Math.round(perSecond),
      actionsPerSecondByRound: engine.map(Math.round),
      gamesPerSecond: Number(((games * 1000) / elapsed).toFixed(1)),
      actionsPerGame: Math.round(actions / games),
      boardgameIoMovesPerSecond: Math.round(counter),
      boardgameIoByRound: yardstick.map(Math.round),
      timesBoardgameIo: Number((perSecond / counter).toFixed(1)),
      savedGameBytes: {
        mean: Math.round(bytes.reduce((a, b) => a + b, 0) / bytes.length),
        most: Math.max(...bytes),
      },
      battleOddsMicroseconds: oddsTimes(),
    },
    null,
    2,
  ),
);
