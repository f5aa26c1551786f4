import type { GameState } from '@bretwalda/engine';
import type { Store } from '../base/store.ts';
import type { GameFlow } from './game-flow.ts';
import type { Scene } from './scene.ts';
import { gainsOf, travelsOf } from './shown.ts';

/** Looking back: the game is shown again, while the present waits. */
export class Review {
  private readonly scene: Store<Scene>;
  private readonly flow: GameFlow;
  private shows = 0;

  constructor(scene: Store<Scene>, flow: GameFlow) {
    this.scene = scene;
    this.flow = flow;
  }

  /** Shows the game again from a length of the journal to another. */
  from(first: number, last = this.scene.get().game.states.length - 1): void {
    this.show({ at: first, first, last });
  }

  /** Shows one moment of the whole game, without going on by itself. */
  moment(length: number): void {
    const last = this.scene.get().game.states.length - 1;
    this.show({ at: Math.min(length, last), first: 0, last, isStill: true });
  }

  to(at: number): void {
    const { review } = this.scene.get();
    if (review) this.show({ ...review, at: Math.min(review.last, Math.max(review.first, at)) });
  }

  private show(review: NonNullable<Scene['review']>): void {
    const { game } = this.scene.get();
    const state = game.states[review.at] as GameState;
    const events = review.at > 0 ? (game.events[review.at] ?? []) : [];
    const key = `review ${this.shows++}`; // what is looked at again is shown again
    const shown = { travels: travelsOf(events, state, key), gains: gainsOf(events, key) };
    this.scene.update({ review, state, selection: null, refusal: null, ...shown });
  }

  end(): void {
    this.flow.goOnAfter({ review: null, state: this.scene.get().game.state, travels: [], gains: [] });
  }

  /** After which entry the person at the screen last did something, if others have played since; else null. */
  get lastOwnEntry(): number | null {
    const { game, viewer } = this.scene.get();
    const { journal } = game;
    let length = journal.length;
    while (length > 0 && journal[length - 1]?.seat === viewer) length--; // what one is doing right now
    const end = length;
    while (length > 0 && journal[length - 1]?.seat !== viewer) length--;
    return end > length ? length : null;
  }
}
