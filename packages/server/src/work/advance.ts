import { type Action, botView, decision, type GameState, type Seat } from '@bretwalda/engine';
import type { BotLevel } from '@bretwalda/table';
import type { Query } from '../db/database.ts';
import type { Games } from '../game/games.ts';
import { forcedAnswer } from '../orders/forced.ts';
import type { OrderBook } from '../orders/order-book.ts';

/** Asks a computer player; `seed` and `decision` fix its chance. */
export type AskBot = (question: {
  readonly game: string;
  readonly seat: Seat;
  readonly bot: BotLevel;
  readonly seed: number;
  readonly decision: number;
  readonly view: GameState;
}) => Promise<{ readonly action: Action }>;

export interface AdvanceParts {
  readonly games: Games;
  readonly orders: OrderBook;
  readonly ask: AskBot;
  /** How long the action of a computer stays in sight before the next. */
  readonly pause?: () => Promise<void>;
  /** The process ends: somebody else goes on. */
  readonly isEnding?: () => boolean;
}

/** Moves in a row after which the job makes way for others; it is sent again by what it has played. */
const MOST = 400;

/** Plays for whoever does not have to be there: computers, players who have left orders, and where nothing is to be decided. */
export class Advance {
  private readonly parts: AdvanceParts;

  constructor(parts: AdvanceParts) {
    this.parts = parts;
  }

  async run(id: string): Promise<void> {
    for (let moves = 0; moves < MOST; moves++) {
      if (this.parts.isEnding?.()) {
        // Every move has sent the job again; without one, this has to be tried again.
        if (moves === 0) throw new Error('The server ends.');
        return;
      }
      if (!(await this.move(id))) return;
      await this.parts.pause?.();
    }
  }

  /** One move of somebody; false: only people who are asked can go on. */
  private async move(id: string): Promise<boolean> {
    const { games, orders } = this.parts;
    const now = await games.present(id);
    if (now?.status !== 'running') return false;
    const { state, revision, length, seats } = now;
    for (const { seat } of decision(state)) {
      const bot = seats[seat]?.bot as BotLevel | null | undefined;
      const forced = forcedAnswer(state, seat);
      const ordered = bot || forced ? undefined : await orders.orderFor(id, seat, state);
      const action = forced ?? (bot ? await this.askBot(id, seat, bot, length, state) : ordered?.action);
      if (!action) continue;
      const beside = (query: Query) =>
        ordered ? orders.used(query, id, seat, { ...ordered, entry: length }) : Promise.resolve();
      const answer = await games.submit(id, seat, [action], revision, ordered && { beside });
      if (answer.kind === 'refused')
        throw new Error(`${bot ?? 'An order'} may not do this: ${JSON.stringify(answer)}`);
      return answer.kind === 'ok' || answer.kind === 'stale';
    }
    return false;
  }

  private async askBot(
    game: string,
    seat: Seat,
    bot: BotLevel,
    length: number,
    state: GameState,
  ): Promise<Action> {
    const question = { game, seat, bot, seed: seedOf(game), decision: length, view: botView(state, seat) };
    return (await this.parts.ask(question)).action;
  }
}

/** Chance for the bots of a game, not for its dice. */
function seedOf(game: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < game.length; i++) hash = Math.imul(hash ^ game.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}
