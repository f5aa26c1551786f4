import { type Dice, legalActions, type Seat, seededDice } from '@bretwalda/engine';
import type { Bot, Choice } from '../bot.ts';
import { type BotName, createBot } from '../levels.ts';
import type { Port } from './port.ts';
import { type Message, problemOf, type Question, type Reply } from './protocol.ts';

/** With more games than this, those not asked about for longest start over with new bots. */
export const MOST_GAMES = 64;

interface Player {
  readonly name: BotName;
  readonly bot: Bot;
  /** The last decision it was asked for. */
  decision: number;
}

export interface HostParts {
  readonly create?: (name: BotName) => Bot;
  /** Milliseconds. */
  readonly clock?: () => number;
}

/**
 * The bots of several games, one for each seat, since a bot remembers its plan for the turn. All randomness comes from
 * the question, so the same questions in the same order get the same answers in every worker, or without one.
 */
export class BotHost {
  /** The least recently asked first. */
  private readonly games = new Map<string, Map<Seat, Player>>();
  private readonly create: (name: BotName) => Bot;
  private readonly clock: () => number;

  constructor({ create = createBot, clock = Date.now }: HostParts = {}) {
    this.create = create;
    this.clock = clock;
  }

  choose(question: Question): Choice {
    const { game, seat, seed, decision, view, budgetMs } = question;
    const { clock } = this;
    const budget = budgetMs === undefined ? {} : { deadline: clock() + budgetMs, clock };
    const legal = legalActions(view, seat);
    if (legal.length === 0) throw new Error(`seat ${seat} of game ${game} has nothing to decide now`);
    return this.botFor(question).choose(view, legal, diceFor(seed, decision), budget);
  }

  forget(game: string): void {
    this.games.delete(game);
  }

  /** The bot that has played the seat so far; a new one when another is wanted or moves were undone. */
  private botFor({ game, seat, bot: name, decision }: Question): Bot {
    const players = this.games.get(game) ?? new Map<Seat, Player>();
    this.games.delete(game);
    this.games.set(game, players);
    for (const oldest of this.games.keys()) {
      if (this.games.size <= MOST_GAMES) break;
      this.games.delete(oldest);
    }
    let player = players.get(seat);
    if (player?.name !== name || decision <= player.decision)
      player = { name, bot: this.create(name), decision };
    player.decision = decision;
    players.set(seat, player);
    return player.bot;
  }
}

/** Answers questions on a port for as long as it is open. Any error becomes a reply. */
export function serve(port: Port, host = new BotHost()): void {
  port.onmessage = ({ data }) => {
    if (typeof data !== 'object' || data === null) return;
    const message = data as Message;
    if ('type' in message && message.type === 'forget') host.forget(message.game);
    else if ('id' in message && typeof message.id === 'number') port.postMessage(answer(host, message));
  };
}

function answer(host: BotHost, { id, ...question }: Question & { readonly id: number }): Reply {
  const problem = problemOf(question);
  if (problem) return { id, error: `The question to the computer player is malformed: ${problem}.` };
  try {
    const { action, reasons } = host.choose(question);
    return { id, action, reasons };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { id, error: `The computer player ${question.bot} could not decide: ${reason}.` };
  }
}

/**
 * The dice of one decision: unrelated even for neighbouring seeds and decisions (the finalizer of MurmurHash3, twice).
 */
export const diceFor = (seed: number, decision: number): Dice => seededDice(mix(mix(seed) ^ decision));

function mix(n: number): number {
  let h = n ^ (n >>> 16);
  h = Math.imul(h, 0x85ebca6b);
  h ^= h >>> 13;
  h = Math.imul(h, 0xc2b2ae35);
  return h ^ (h >>> 16);
}
