import {
  botView,
  type GameState,
  type History,
  present,
  type Seat,
  type SeenEntry,
  viewEvents,
  viewJournal,
  withoutScores,
} from '@bretwalda/engine';
import { areScoresOpen } from '@bretwalda/engine/queries';
import type { Played, Undone } from './link.ts';

/**
 * Who looks at a game: a player; somebody who looks on; the people around one screen, who play several seats and see
 * what any of them may see; or its keeper, from whom nothing is hidden.
 */
export type Viewer = Seat | 'spectator' | 'screen' | 'keeper';

const seatOf = (viewer: Seat | 'spectator'): Seat | undefined =>
  viewer === 'spectator' ? undefined : viewer;

/** What a viewer sees of a game; each state is worked out once, since every snapshot has all of them. */
export class Sight {
  readonly viewer: Viewer;
  private readonly open = new WeakMap<GameState, GameState>();
  private readonly hidden = new WeakMap<GameState, GameState>();

  constructor(viewer: Viewer) {
    this.viewer = viewer;
  }

  /** A state of a game that has come as far as `now`: when its scores are open, those of the past are too (RUL-144). */
  state(state: GameState, now: GameState): GameState {
    const { viewer } = this;
    if (viewer === 'keeper') return state;
    const open = areScoresOpen(now);
    const seen = open ? this.open : this.hidden;
    const known = seen.get(state) ?? this.look(state, open, viewer);
    seen.set(state, known);
    return known;
  }

  private look(state: GameState, open: boolean, viewer: Exclude<Viewer, 'keeper'>): GameState {
    const known = viewer === 'screen' ? state : botView(state, seatOf(viewer));
    return open ? known : withoutScores(known);
  }

  states(states: readonly GameState[], now: GameState): readonly GameState[] {
    return this.viewer === 'keeper' ? states : states.map((state) => this.state(state, now));
  }

  events(events: History['events'], now: GameState): History['events'] {
    return this.viewer === 'keeper' ? events : events.map((told) => viewEvents(told, now));
  }
}

export const seenJournal = ({ journal, states }: History, viewer: Viewer): readonly SeenEntry[] => {
  const state = states[journal.length];
  if (viewer === 'keeper' || viewer === 'screen' || state === undefined) return journal;
  return viewJournal(journal, state, seatOf(viewer));
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
  const earlier = upTo(history, length);
  const before = seenJournal(earlier, viewer);
  const journal = seenJournal(history, viewer);
  const now = present(history);
  const isOpened = viewer !== 'keeper' && areScoresOpen(now) && !areScoresOpen(present(earlier));
  return {
    kind: 'played',
    entries: journal.slice(length),
    events: sight.events(history.events.slice(length + 1), now),
    revealed: journal.filter(({ action }, i) => action !== null && before[i]?.action === null),
    ...(isOpened && {
      past: { states: sight.states(earlier.states, now), events: sight.events(earlier.events, now) },
    }),
    states: sight.states(history.states.slice(length + 1), now),
    state: sight.state(now, now),
  };
}

export function undoneTo(history: History, length: number, sight: Sight): Omit<Undone, 'revision'> {
  const now = present(upTo(history, length));
  return { kind: 'undone', length, state: sight.state(now, now) };
}
