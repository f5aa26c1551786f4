import type { Action } from '../model/action.ts';
import type { Dice } from '../model/dice.ts';
import type { GameEvent } from '../model/event.ts';
import { NO_SEAT, type Seat } from '../model/ids.ts';
import type { Config, GameState } from '../model/state.ts';
import { RuleError } from '../model/violation.ts';
import { type Entry, type Journal, replayEntry, undoLimit } from './journal.ts';
import { startGame } from './new-game.ts';
import { apply, decision, seatOfAction } from './play.ts';
import type { SeenEntry } from './view.ts';

/** A game with the states it went through, as somebody may see it. Never changed in place. */
export interface SeenHistory {
  readonly config: Config;
  readonly journal: readonly SeenEntry[];
  /** The state before each entry, and the present one last. States share the parts that did not change. */
  readonly states: readonly GameState[];
  /** The events of each entry; those of the opening come first, so this is one longer than the journal. */
  readonly events: readonly (readonly GameEvent[])[];
}

/** The whole game, nothing hidden: what can be played on, saved and replayed. */
export interface History extends SeenHistory {
  readonly journal: Journal;
}

export function newHistory(config: Config, journal: Journal = []): History {
  const opening = startGame(config);
  const states = [opening.state];
  const events = [opening.events];
  for (const entry of journal) {
    const next = replayEntry(states.at(-1) as GameState, entry, states.length - 1);
    if (!next.ok) throw new RuleError(next.violation);
    states.push(next.value.state);
    events.push(next.value.events);
  }
  return { config, journal, states, events };
}

export const present = (h: SeenHistory): GameState => h.states.at(-1) as GameState;

/** Plays an action (of a seat). If it is refused, this throws a RuleError and nothing changes. */
export function play(
  h: History,
  action: Action,
  dice: Dice,
  by?: Seat,
): { history: History; events: readonly GameEvent[] } {
  const state = present(h);
  const applied = apply(state, action, dice, by);
  const seat = seatOfAction(state, action);
  const entry: Entry = { seq: h.journal.length, seat, action, rolls: applied.rolls };
  return {
    history: {
      ...h,
      journal: [...h.journal, entry],
      states: [...h.states, applied.state],
      events: [...h.events, applied.events],
    },
    events: applied.events,
  };
}

const deciderOf = (h: SeenHistory): Seat => decision(present(h))[0]?.seat ?? NO_SEAT;

const isSecretBallot = (state: GameState | undefined): boolean =>
  state?.pending?.kind === 'vote' && state.pending.secret;

/**
 * The shortest journal to which the present decider may go back: not past dice or another player's entry, nor to before
 * a secret ballot was opened. Whoever knows how the others voted must not vote again (BRET-7).
 */
export function earliestUndo(h: SeenHistory): number {
  const opened = h.states.findLastIndex(
    (state, i) => !isSecretBallot(state) && isSecretBallot(h.states[i - 1]),
  );
  return Math.max(undoLimit(h.journal, deciderOf(h)), opened);
}

/** The game as it was after `length` entries, but never further back than the present decider may go. */
export function undoTo(h: History, length: number): History {
  const kept = Math.min(h.journal.length, Math.max(length, earliestUndo(h)));
  return {
    ...h,
    journal: h.journal.slice(0, kept),
    states: h.states.slice(0, kept + 1),
    events: h.events.slice(0, kept + 1),
  };
}

/** Where the decider's present phase began, as a length of the journal: "restart my phase" is one step. */
export function phaseStart(h: SeenHistory): number {
  const limit = earliestUndo(h);
  const { kind, nation, half } = momentOf(present(h));
  let length = h.journal.length;
  while (length > limit) {
    const before = momentOf(h.states[length - 1] as GameState);
    if (before.kind !== kind || before.nation !== nation || before.half !== half) break;
    length--;
  }
  return length;
}

const momentOf = (s: GameState) => ({ kind: s.pending?.kind, nation: s.nation, half: s.invasionHalf });
