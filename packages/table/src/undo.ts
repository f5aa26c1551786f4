import {
  decision,
  type GameState,
  type History,
  present,
  type Seat,
  undoTo,
  type Violation,
} from '@bretwalda/engine';

/** Why a seat may not take anything back now, or undefined. */
export function undoProblem(history: History, seat: Seat): Violation | undefined {
  const [asked] = decision(present(history));
  if (asked === undefined) return { code: 'game-over', rule: 'WIN-1', details: {} };
  if (asked.seat === seat) return undefined;
  const details = { seat, deciders: [asked.seat], decision: asked.kind };
  return { code: 'not-your-decision', rule: 'DEC', details };
}

/** The game after its first entries, as far as the engine goes back, and never to before a ballot was opened. */
export function takenBack(history: History, length: number): History {
  const opened = history.states.findLastIndex(
    (state, i) => i > 0 && !isSecret(state) && isSecret(history.states[i - 1]),
  );
  return undoTo(history, Math.max(length, opened));
}

/** Who knows how the others voted must not vote again (BRET-7). */
const isSecret = (state: GameState | undefined): boolean =>
  state?.pending?.kind === 'vote' && state.pending.secret;
