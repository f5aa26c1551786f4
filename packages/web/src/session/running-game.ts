import {
  type Action,
  areaId,
  type Dice,
  type GameEvent,
  type GameState,
  play,
  present,
  type Seat,
  seededDice,
} from '@bretwalda/engine';
import { TIMELINE } from '@bretwalda/engine/data';
import type { Player } from '@bretwalda/table';
import { settings } from '../base/settings.ts';
import { Store } from '../base/store.ts';
import type { Table } from '../storage/table.ts';
import { askBot, forgetBots } from './bots.ts';
import { shownHappenings } from './happenings.ts';
import { paceOf } from './pace.ts';
import { peopleFight, peopleOf } from './people.ts';
import { firstScene, LOOKING_ON, type Scene, type SeenBattle } from './scene.ts';
import { gainsOf, isNoteworthy, travelsOf } from './shown.ts';
import { mayDecide, nextStep } from './step.ts';

export interface SessionParts {
  readonly table: Table;
  /** Called after every change of the game itself. */
  readonly onChange?: (table: Table, events: readonly GameEvent[]) => void;
  readonly seed?: number;
  /** Who answers for the computer players; the worker of the page if not said. */
  readonly ask?: typeof askBot;
}

const LASTING = 5;

/** A game that goes on: who decides next, what computers do, what is shown of it meanwhile. */
export class RunningGame {
  readonly scene: Store<Scene>;
  protected readonly askBot: typeof askBot;
  private readonly dice: Dice;
  private readonly seed: number;
  protected readonly onChange: NonNullable<SessionParts['onChange']>;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private closed = false;
  /** Counts the times it was closed: an answer to a question of an earlier time comes too late. */
  protected life = 0;
  private asked: { readonly scene: Scene; readonly mayDecide: boolean } | undefined;
  private noticeKey = 0;
  /** A unit that was taken back and placed again is told again. */
  private gainKey = 0;

  constructor({ table, onChange = () => {}, seed, ask = askBot }: SessionParts) {
    this.askBot = ask;
    this.seed = seed ?? crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;
    this.dice = seededDice(this.seed);
    this.onChange = onChange;
    this.scene = new Store<Scene>(firstScene(table));
  }

  /** Lets the computers play. */
  start(): void {
    this.closed = false;
    this.drive();
  }

  /** Nothing happens any more, whatever is still under way: a thought, a pause, an advice. */
  close(): void {
    this.closed = true;
    this.life++;
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    this.scene.update({ thinking: null, advice: null });
    forgetBots(this.game.id);
  }

  /** Another tab plays on: nothing is done here any more, but everything can be looked at. */
  lookOn(): void {
    this.close();
    this.scene.update(LOOKING_ON);
  }

  get game(): Table {
    return this.scene.get().table;
  }

  player(seat: Seat): Player {
    return this.game.config.players[seat] as Player;
  }

  /** Does the person at the screen decide now? */
  get mayDecide(): boolean {
    const scene = this.scene.get();
    // Everything on the screen asks this with every change.
    if (this.asked?.scene !== scene) this.asked = { scene, mayDecide: mayDecide(scene) };
    return this.asked.mayDecide;
  }

  /** The person who was asked for has taken the seat. */
  takeSeat(): void {
    const { handOver } = this.scene.get();
    if (handOver === null) return;
    this.scene.update({ viewer: handOver, seated: handOver, handOver: null, selection: null });
    this.drive();
  }

  pause(paused: boolean): void {
    this.scene.update({ paused });
    if (!paused) this.drive();
  }

  /** After a computer player failed: it is asked again. */
  recover(): void {
    this.scene.update({ failure: null, paused: false });
    this.drive();
  }

  closeBattle(): void {
    this.scene.update({ battle: null, closedAt: this.game.history.journal.length });
    this.drive();
  }

  /** The dice of so many rounds of a battle have landed on the screen. */
  see(seen: SeenBattle): void {
    this.scene.update({ seen });
  }

  /** Opens the window of the battle that is being fought. */
  openBattle(): void {
    const { state, table } = this.scene.get();
    if (!state.battle) return;
    const { events } = table.history;
    const from = events.findLastIndex((some) => some.some((e) => e.type === 'battle-started'));
    this.scene.update({ battle: { from: Math.max(0, from - 1), area: areaId(state.battle.area) } });
  }

  /** Shows the game again from a length of the journal to another. */
  reviewFrom(first: number, last = this.game.history.states.length - 1): void {
    this.show({ at: first, first, last });
  }

  reviewTo(at: number): void {
    const { review } = this.scene.get();
    if (review) this.show({ ...review, at: Math.min(review.last, Math.max(review.first, at)) });
  }

  private show(review: NonNullable<Scene['review']>): void {
    const { history } = this.game;
    const state = history.states[review.at] as GameState;
    const events = review.at > 0 ? (history.events[review.at] ?? []) : [];
    this.scene.update({
      review,
      state,
      selection: null,
      refusal: null,
      travels: travelsOf(events, state, `review ${review.at}`),
      gains: gainsOf(events, `gain ${this.gainKey++}`),
    });
  }

  endReview(): void {
    this.scene.update({ review: null, state: present(this.game.history), travels: [], gains: [] });
    this.drive();
  }

  /** Plays one action, with the reasons of a computer. */
  protected apply(
    action: Action,
    reasons?: Scene['reasons'] extends ReadonlyMap<number, infer R> ? R : never,
  ): void {
    const { table, reasons: known } = this.scene.get();
    const seq = table.history.journal.length;
    const { history, events } = play(table.history, action, this.dice);
    const next = { ...table, history };
    this.scene.update({
      table: next,
      state: present(history),
      refusal: null,
      advice: null,
      confirmEnd: false,
      from: null,
      asking: null,
      selection: null,
      travels: travelsOf(events, present(history), String(seq)),
      gains: gainsOf(events, `gain ${this.gainKey++}`),
      notices: [
        ...this.scene.get().notices,
        ...events.filter(isNoteworthy).map((event) => ({ key: this.noticeKey++, event })),
      ].slice(-LASTING),
      ...(reasons && { reasons: new Map(known).set(seq, reasons) }),
    });
    this.showBattle(seq, events);
    this.showHappenings();
    this.showScoring(events);
    this.onChange(next, events);
  }

  dismissNotice(key: number): void {
    this.scene.update({ notices: this.scene.get().notices.filter((notice) => notice.key !== key) });
  }

  /** Battles of the people's nations are shown, die by die, and wait for the people. */
  private showBattle(seq: number, events: readonly GameEvent[]): void {
    const { state, table, battle } = this.scene.get();
    if (battle || settings.get().dice === 'skip') return;
    for (const event of events)
      if (event.type === 'battle-started' && peopleFight(table, state, event.attacker, event.defender))
        return this.scene.update({ battle: { from: seq, area: event.area } });
  }

  /** Leaders, crowns and departures have their windows, unless the people want none. */
  private showHappenings(): void {
    const more = shownHappenings(this.game, settings.get());
    if (more.length > 0) this.scene.update({ happenings: [...this.scene.get().happenings, ...more] });
  }

  closeHappenings(): void {
    this.scene.update({ happenings: [] });
    this.drive();
  }

  /** After a scoring round the points are laid out, unless others' turns are not shown at all. */
  private showScoring(events: readonly GameEvent[]): void {
    const ended = events.find((e) => e.type === 'round-ended');
    if (ended?.type !== 'round-ended' || peopleOf(this.game.config.players).length === 0) return;
    if (!TIMELINE[ended.round - 1]?.scoring || settings.get().motion === 'off') return;
    if (this.scene.get().state.pending !== null) this.scene.update({ scoring: ended.round });
  }

  closeScoring(): void {
    this.scene.update({ scoring: null });
    this.drive();
  }

  /** Goes on by itself as far as there is nothing to wait for. */
  protected drive(): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    if (this.closed) return;
    const step = nextStep(this.scene.get());
    switch (step.kind) {
      case 'wait':
        return;
      case 'ask':
        return void this.letPlay(step.seat);
      case 'hand-over':
        return this.scene.update({ handOver: step.seat });
      case 'turn-to':
        this.scene.update({ viewer: step.seat });
        return this.drive();
      case 'open-battle':
        return this.openBattle();
    }
  }

  private async letPlay(seat: Seat): Promise<void> {
    const { state, table } = this.scene.get();
    const player = this.player(seat);
    if (player.kind !== 'computer') return;
    this.scene.update({ thinking: seat });
    const at = table.history.journal.length;
    const { life } = this;
    try {
      const answer = await this.askBot({
        game: table.id,
        seat,
        bot: player.level,
        seed: this.seed,
        decision: at,
        state,
      });
      if (life !== this.life) return;
      this.scene.update({ thinking: null });
      if (this.game.history.journal.length !== at || this.scene.get().review) return this.drive();
      this.apply(answer.action, answer.reasons);
      const events = this.game.history.events.at(-1) ?? [];
      this.timer = setTimeout(() => this.drive(), paceOf(events, settings.get()));
    } catch (error) {
      if (life !== this.life) return;
      this.scene.update({ thinking: null, paused: true, failure: String(error) });
    }
  }
}
