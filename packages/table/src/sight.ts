import {
  type GameState,
  type History,
  present,
  type Seat,
  type SeenEntry,
  view,
  viewJournal,
} from '@bretwalda/engine';
import type { Played, Undone } from './link.ts';

/** Who looks at a game: a player, somebody who looks on, or its keeper, from whom nothing is hidden. */
export type Viewer = Seat | 'spectator' | 'keeper';

const seatOf = (viewer: Seat | 'spectator'): Seat | undefined =>
  viewer === 'spectator' ? undefined : viewer;

/** States as a viewer sees them; each is worked out once, since every snapshot has all of them. */
export class Sight {
  readonly viewer: Viewer;
  private readonly seen = new WeakMap<GameState, GameState>();

  constructor(viewer: Viewer) {
    this.viewer = viewer;
  }

  state(state: GameState): GameState {
    const { viewer, seen } = this;
    if (viewer === 'keeper') return state;
    const known = seen.get(state) ?? view(state, seatOf(viewer));
    seen.set(state, known);
    return known;
  }

  states(states: readonly GameState[]): readonly GameState[] {
    return this.viewer === 'keeper' ? states : states.map((state) => this.state(state));
  }
}

export const seenJournal = ({ journal, states }: History, viewer: Viewer): readonly SeenEntry[] => {
  const state = states[journal.length];
  return viewer === 'keeper' || state === undefined ? journal : viewJournal(journal, state, seatOf(viewer));
};

/** A game as it was after its first entries. Unlike `undoTo` of the engine this is no undo, and knows no limits. */
export const upTo = (history: History, length: number): History => ({
  ...history,
  journal: history.journal.slice(0, length),
  states: history.states.slice(0, length + 1),
  events: history.events.slice(0, length + 1),
});

/** What came after the first `length` entries of a game, for somebody who saw the game up to there. */
export function playedSince(history: History, length: number, sight: Sight): Omit<Played, 'revision'> {
  const { viewer } = sight;
  const before = seenJournal(upTo(history, length), viewer);
  const journal = seenJournal(history, viewer);
  return {
    kind: 'played',
    entries: journal.slice(length),
    events: history.events.slice(length + 1),
    revealed: journal.filter(({ action }, i) => action !== null && before[i]?.action === null),
    states: sight.states(history.states.slice(length + 1)),
    state: sight.state(present(history)),
  };
}

export const undoneTo = (history: History, length: number, sight: Sight): Omit<Undone, 'revision'> => ({
  kind: 'undone',
  length,
  state: sight.state(present(upTo(history, length))),
});
