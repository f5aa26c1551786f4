import {
  type Action,
  apply,
  type Dice,
  decision,
  type GameState,
  type Nation,
  RuleError,
  roundAhead,
  type Seat,
  toPosition,
  turnAhead,
} from '@bretwalda/engine';
import { contestedAreas, ownerOf } from '@bretwalda/engine/queries';
import { type GameLink, type Listener, LocalGame, type Snapshot, type Submitted } from '@bretwalda/table';
import { Store } from '../base/store.ts';

/** Why nothing more can be planned: dice come next, somebody else decides, or the turn is over. */
export type PlanEnd = 'dice' | 'others' | 'turn';

export interface Plan {
  readonly actions: readonly Action[];
  readonly end: PlanEnd | null;
}

/** The board on which a turn is planned. */
export interface PlanStart {
  readonly state: GameState;
  /** It is older than the game: in the midst of battles nothing can be planned. */
  readonly isEarlier: boolean;
}

/** The next turn of a nation on the latest board without a battle; undefined: there is nothing to plan. */
export function planStart(states: readonly GameState[], nation: Nation): PlanStart | undefined {
  const at = states.findLastIndex((state) => contestedAreas(state).length === 0);
  const [now, calm] = [states.at(-1), states[at]];
  const state = calm && turnAhead(calm, nation);
  if (!now || !state || state.round !== roundAhead(now, nation)) return undefined;
  return { state, isEarlier: at < states.length - 1 };
}

class Rolled extends Error {}

const NO_DICE: Dice = {
  roll() {
    throw new Rolled('Nothing is rolled for a plan.');
  },
};

/** A turn that is played on a copy of the board to be prepared: without dice, and without anybody else. */
export class PlanGame implements GameLink {
  readonly seat: Seat;
  readonly nation: Nation;
  readonly round: number;
  readonly isEarlier: boolean;
  readonly plan = new Store<Plan>({ actions: [], end: null });
  private readonly game: LocalGame;
  /** With it the plan ends; it is not played, because what it leads to is not known. */
  private last: { readonly action: Action; readonly end: PlanEnd } | null = null;

  constructor({ state, isEarlier }: PlanStart, players: Snapshot['config']['players']) {
    this.nation = state.nation;
    this.seat = ownerOf(state, state.nation);
    this.round = state.round;
    this.isEarlier = isEarlier;
    const { scenario, version } = state;
    this.game = new LocalGame({ scenario, version, players, position: toPosition(state) }, { dice: NO_DICE });
  }

  /** Plays what was prepared before, as far as the rules allow it on this board; says how many steps are left out. */
  resume(prepared: readonly Action[]): number {
    for (const [i, action] of prepared.entries())
      if (this.play([action], this.game.revision, this.seat).kind !== 'ok') return prepared.length - i;
    return 0;
  }

  snapshot(): Snapshot {
    return this.game.snapshot();
  }

  subscribe(from: number, listener: Listener): () => void {
    return this.game.subscribe(from, listener);
  }

  async submit(actions: readonly Action[], at: number, seat: Seat): Promise<Submitted> {
    return this.play(actions, at, seat);
  }

  async undo(to: number, at: number, seat: Seat): Promise<Submitted> {
    const answer = this.game.takeBack(to, at, seat);
    this.changed();
    return answer;
  }

  /** The last step, also one that has ended the plan. */
  takeBack(): void {
    const { length } = this.game.history.journal;
    if (this.last) this.last = null;
    else if (length > 0) this.game.takeBack(length - 1, this.game.revision, this.seat);
    this.changed();
  }

  private play(actions: readonly Action[], at: number, seat: Seat): Submitted {
    if (this.last) return { kind: 'closed' };
    const ending = this.endingOf(actions);
    if (ending && ending.index < actions.length - 1) return { kind: 'premature', index: ending.index + 1 };
    const answer = this.game.play(ending ? actions.slice(0, -1) : actions, at, seat);
    if (ending && answer.kind === 'ok') this.last = ending;
    this.changed();
    return answer;
  }

  /** The first of these actions after which nothing can be planned any more. */
  private endingOf(
    actions: readonly Action[],
  ): { readonly index: number; readonly action: Action; readonly end: PlanEnd } | undefined {
    let { state } = this.game.snapshot();
    for (const [index, action] of actions.entries()) {
      try {
        state = apply(state, action, NO_DICE, this.seat).state;
      } catch (error) {
        if (error instanceof Rolled) return { index, action, end: 'dice' };
        if (error instanceof RuleError) return undefined; // the game says why
        throw error;
      }
      if (state.nation !== this.nation) return { index, action, end: 'turn' };
      if (!decision(state).some(({ seat }) => seat === this.seat)) return { index, action, end: 'others' };
    }
    return undefined;
  }

  private changed(): void {
    const played = this.game.history.journal.map(({ action }) => action);
    this.plan.set({
      actions: this.last ? [...played, this.last.action] : played,
      end: this.last?.end ?? null,
    });
  }
}

/** What is prepared, step by step, with the board before each; no board: the step is not possible as things stand. */
export function stepsOf(
  start: PlanStart | undefined,
  actions: readonly Action[],
): readonly { readonly action: Action; readonly before: GameState | null }[] {
  let state: GameState | null = start?.state ?? null;
  return actions.map((action) => {
    const before = state;
    try {
      state = before && apply(before, action, NO_DICE).state;
    } catch (error) {
      state = null;
      if (error instanceof Rolled) return { action, before }; // it is the last that is known
      if (!(error instanceof RuleError)) throw error;
      return { action, before: null };
    }
    return { action, before };
  });
}
