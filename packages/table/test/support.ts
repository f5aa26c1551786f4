import {
  type Action,
  type Dice,
  decision,
  legalActions,
  parseAction,
  parsePosition,
  present,
  type Seat,
  seededDice,
} from '@bretwalda/engine';
import {
  follow,
  type GameLink,
  LocalGame,
  type Player,
  people,
  type Snapshot,
  type TableConfig,
} from '../src/index.ts';

export const TWO: TableConfig = { scenario: 'two-early', players: people('two-early') };

export const computers = (count: number): readonly Player[] =>
  Array.from({ length: count }, (_, i) => ({ kind: 'computer', name: `Computer ${i + 1}`, level: 'squire' }));

export function order(text: string): Action {
  const read = parseAction(text);
  if (!read.ok) throw new Error(`"${text}" is no order`);
  return read.value;
}

export const orders = (...texts: string[]): Action[] => texts.map(order);

/** A game of four that begins at a position. */
export function at(text: string, dice: Dice = seededDice(1), onError?: (error: unknown) => void): LocalGame {
  const position = parsePosition(text);
  if (!position.ok) throw new Error(JSON.stringify(position.violation));
  const config = { scenario: 'standard-4', players: people('standard-4'), position: position.value } as const;
  return new LocalGame(config, onError ? { dice, onError } : { dice });
}

/** Somebody at the first seat, a computer at the second. */
export const MIXED: TableConfig = {
  ...TWO,
  players: [
    { kind: 'person', name: 'Bede' },
    { kind: 'computer', name: 'Alcuin', level: 'squire' },
  ],
};

/** The Welsh, the Saxons and the Angles vote, each for another player. */
export const BALLOT = `
  round 8 bretwalda
  options {"ballot":"secret"}
  york: angles 1
  essex: saxons 1
  hwicce: welsh 1
`;

/** Somebody moves two armies that can go several ways. */
export const MOVES = 'round 9 saxons movement\nkent: saxons 2\nsussex: saxons 2';

/** The seat that is asked first. */
export function asked(game: LocalGame): Seat {
  const [first] = decision(present(game.history));
  if (first === undefined) throw new Error('the game is over');
  return first.seat;
}

/** Plays orders as one submission of the seat that is asked. */
export const submit = (game: LocalGame, ...texts: string[]) =>
  game.play(orders(...texts), game.revision, asked(game));

/** A nation votes in a ballot, whenever it likes. */
export function vote(game: LocalGame, nation: string, candidate: string): void {
  const voter = decision(present(game.history)).find((one) => one.nation === nation);
  if (voter === undefined) throw new Error(`${nation} does not vote now`);
  game.play(orders(`vote ${nation} ${candidate}`), game.revision, voter.seat);
}

/** Plays as a random person would, without looking. */
export function playAtRandom(game: LocalGame, count: number, chance: Dice): void {
  for (let i = 0; i < count; i++) {
    const deciders = decision(present(game.history));
    const seat = deciders[chance.roll(Math.max(1, deciders.length)) - 1]?.seat;
    if (seat === undefined) return;
    const legal = legalActions(present(game.history), seat);
    const action = legal[chance.roll(legal.length) - 1];
    if (action) game.play([action], game.revision, seat);
  }
}

/** What somebody knows of a game who has seen it once and then hears of its changes. */
export class Mirror {
  snapshot: Snapshot;
  private readonly link: GameLink;
  private unsubscribe: (() => void) | undefined;

  constructor(link: GameLink) {
    this.link = link;
    this.snapshot = link.snapshot();
  }

  listen(): void {
    this.unsubscribe ??= this.link.subscribe(this.snapshot.revision, (change) => {
      this.snapshot = follow(this.snapshot, change);
    });
  }

  leave(): void {
    this.unsubscribe?.();
    this.unsubscribe = undefined;
  }

  get listens(): boolean {
    return this.unsubscribe !== undefined;
  }
}
