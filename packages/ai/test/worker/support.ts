import { MessageChannel } from 'node:worker_threads';
import {
  type Action,
  apply,
  type Config,
  legalActions,
  makeAction,
  newGame,
  seatOfAction,
  seededDice,
  view,
} from '@bretwalda/engine';
import { FIRST_SEAT } from '@bretwalda/engine/queries';
import type { Bot, Choice } from '../../src/bot.ts';
import { type BotName, createBot } from '../../src/levels.ts';
import { BotHost, diceFor, serve } from '../../src/worker/host.ts';
import { BotPool } from '../../src/worker/pool.ts';
import type { Port, WorkerPort } from '../../src/worker/port.ts';
import type { Question } from '../../src/worker/protocol.ts';

export const SHORT: Config = { scenario: 'short-3' };

/** A question at the start of a game, where seat 0 has many choices. */
export const opening = (game = 'a', parts: Partial<Question> = {}): Question => ({
  ...{ game, seat: FIRST_SEAT, bot: 'random', seed: 1, decision: 0, view: newGame(SHORT) },
  ...parts,
});

/** The first actions of a game, as text. */
export async function actions(
  config: Config,
  { game, seed, bots, count }: { game: string; seed: number; bots: readonly BotName[]; count: number },
  ask: (question: Question) => Choice | Promise<Choice>,
): Promise<string[]> {
  const dice = seededDice(seed);
  const texts: string[] = [];
  let state = newGame(config);
  for (let decision = 0; decision < count && state.pending; decision++) {
    const seat = seatOfAction(state, legalActions(state)[0] as Action);
    const bot = bots[seat] as BotName;
    const { action } = await ask({ game, seat, bot, seed, decision, view: view(state, seat) });
    texts.push(makeAction(action));
    state = apply(state, action, dice).state;
  }
  return texts;
}

/** Bots without a host: what every answer is compared with. */
export function plainBots(create = createBot): (question: Question) => Choice {
  const bots = new Map<number, Bot>();
  return ({ seat, bot, seed, decision, view: seen }) => {
    if (!bots.has(seat)) bots.set(seat, create(bot));
    return (bots.get(seat) as Bot).choose(seen, legalActions(seen, seat), diceFor(seed, decision));
  };
}

/** A bot that takes the first choice, after something else. */
export const botThat = (first: (...args: Parameters<Bot['choose']>) => void): Bot => ({
  choose(...args) {
    first(...args);
    return { action: args[1][0] as Action, reasons: [] };
  },
});

/** A worker on this thread, at the other end of a real channel. */
export function channel(host = new BotHost()): WorkerPort {
  const { port1, port2 } = new MessageChannel();
  serve(port2 as unknown as Port, host);
  return Object.assign(port1 as unknown as WorkerPort, { onerror: null, terminate: () => port1.close() });
}

/** A worker that answers nothing by itself: the test does. */
export class Puppet implements WorkerPort {
  onmessage: WorkerPort['onmessage'] = null;
  onerror: WorkerPort['onerror'] = null;
  readonly heard: (Question & { id: number; type?: string })[] = [];
  ended = false;

  postMessage(message: unknown): void {
    this.heard.push(structuredClone(message) as Question & { id: number });
  }

  terminate(): void {
    this.ended = true;
  }

  /** Answers the last question. */
  answer(): void {
    this.onmessage?.({ data: { id: this.heard.at(-1)?.id, action: { type: 'end' }, reasons: [] } });
  }

  die(message = 'out of memory'): void {
    this.onerror?.({ message });
  }
}

/** A pool of workers that the test plays, in the order in which they were started. */
export function puppets(workers = 1) {
  const started: Puppet[] = [];
  const spawn = () => {
    const puppet = new Puppet();
    started.push(puppet);
    return puppet;
  };
  return { pool: new BotPool({ spawn, workers }), started };
}

export const numbers = (count: number) => Array.from({ length: count }, (_, i) => i);
