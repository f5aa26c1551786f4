import type { Choice } from '../bot.ts';
import { MOST_GAMES } from './host.ts';
import { Lane } from './lane.ts';
import type { WorkerPort } from './port.ts';
import type { Question } from './protocol.ts';

export interface PoolOptions {
  /** Starts a worker that serves bots. */
  readonly spawn: () => WorkerPort;
  /** The most workers to use; they start when they are needed. */
  readonly workers: number;
}

/**
 * Computer players for many games on a few workers. A game stays with its first worker, where its bots remember their
 * plans; the games of a worker take turns, question by question.
 */
export class BotPool {
  private readonly lanes: readonly Lane[];
  /** The least recently asked first. */
  private readonly games = new Map<string, Lane>();
  private questions = 0;
  private closed = false;

  constructor({ spawn, workers }: PoolOptions) {
    if (!Number.isSafeInteger(workers) || workers < 1)
      throw new RangeError(`A pool of computer players needs one worker or more, not ${workers}.`);
    this.lanes = Array.from({ length: workers }, () => new Lane(spawn));
  }

  ask(question: Question): Promise<Choice> {
    if (this.closed) return Promise.reject(closedError());
    const request = { ...question, id: this.questions++ };
    const lane = this.laneOf(question.game);
    return new Promise((resolve, reject) => lane.add({ request, resolve, reject }));
  }

  /** Drops the bots of a game and rejects its open questions. */
  forget(game: string): void {
    this.games.get(game)?.forget(game, new Error(`The computer players have left game ${game}.`));
    this.games.delete(game);
  }

  /** Stops the workers and rejects all open questions. */
  async close(): Promise<void> {
    this.closed = true;
    this.games.clear();
    await Promise.all(this.lanes.map((lane) => lane.close(closedError())));
  }

  private laneOf(game: string): Lane {
    const lane = this.games.get(game) ?? this.freest();
    this.games.delete(game);
    this.games.set(game, lane);
    for (const oldest of this.games.keys()) {
      if (this.games.size <= MOST_GAMES * this.lanes.length) break;
      this.games.delete(oldest);
    }
    return lane;
  }

  /** The lane with the fewest open questions, and among equals with the fewest games. */
  private freest(): Lane {
    const games = new Map<Lane, number>();
    for (const lane of this.games.values()) games.set(lane, (games.get(lane) ?? 0) + 1);
    const busier = (a: Lane, b: Lane): number => a.open - b.open || (games.get(a) ?? 0) - (games.get(b) ?? 0);
    return this.lanes.reduce((best, lane) => (busier(lane, best) < 0 ? lane : best));
  }
}

const closedError = (): Error => new Error('The pool of computer players is closed.');
