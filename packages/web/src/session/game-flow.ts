import { areaId } from '@bretwalda/engine';
import { type Change, follow, type GameLink, type Player } from '@bretwalda/table';
import { settings } from '../base/settings.ts';
import type { Store } from '../base/store.ts';
import { afterPlay, battleSince, furtherOf, roundsSeen } from './after-play.ts';
import type { GameHost } from './host.ts';
import { CLEARED, type Scene, type SeenBattle, SPECTATING } from './scene.ts';
import { selectArrived } from './selection.ts';
import { nextStep } from './step.ts';
import type { UndoSteps } from './undo-steps.ts';

/** How a game goes on: what comes through the link is shown, and what is shown is waited for. */
export class GameFlow {
  private readonly scene: Store<Scene>;
  private readonly host: GameHost | undefined;
  private readonly steps: UndoSteps;
  private running = false;

  constructor(scene: Store<Scene>, link: GameLink, host: GameHost | undefined, steps: UndoSteps) {
    this.scene = scene;
    this.host = host;
    this.steps = steps;
    link.subscribe(scene.get().game.revision, (change) => this.changed(change));
    host?.activity.subscribe(() => this.botsChanged(host));
  }

  /** The game goes on by itself, as far as there is nothing to wait for. */
  start(): void {
    this.running = true;
    this.host?.start();
    this.goOn();
  }

  /** Nothing happens any more, whatever is still under way: a thought, a pause, an advice. */
  stop(): void {
    this.running = false;
    this.host?.stop();
    this.scene.update({ advice: null });
  }

  /** Another tab plays on: nothing is done here any more, but everything can be looked at. */
  spectate(): void {
    this.stop();
    this.scene.update(SPECTATING);
  }

  /** Whether somebody plays here: not while a computer stands in for them, nor when all agreed to end the game. */
  sit(isSitting: boolean): void {
    if (this.scene.get().elsewhere !== isSitting) return;
    this.scene.update(isSitting ? { elsewhere: false } : SPECTATING);
    if (isSitting) this.goOn();
  }

  /** Somebody else plays a seat now, or a computer does. */
  meet(players: readonly Player[]): void {
    const { game } = this.scene.get();
    this.scene.update({ game: { ...game, config: { ...game.config, players } } });
  }

  private changed(change: Change): void {
    const before = this.scene.get();
    const { viewer, submitting, review } = before;
    const game = follow(before.game, change);
    const shown = { ...CLEARED, game, state: review ? before.state : game.state };
    if (change.kind === 'undone') {
      const { length } = change;
      this.steps.undone(before.game.journal.slice(length), length, before.game.revision, game.revision);
      // A moment that is not there any more cannot be looked at.
      const gone = review !== null && review.at > length && { review: null, state: game.state };
      this.scene.update({ ...shown, battle: null, ...gone });
    } else {
      const isOwn = submitting !== null && change.entries[0]?.seat === viewer;
      if (isOwn) this.steps.played(before.game.journal.length);
      const arrived =
        isOwn && submitting.follow && selectArrived(before.state, game.state, submitting.follow);
      const after = afterPlay(before, game, change, settings.get());
      this.scene.update({ ...shown, ...after, selection: arrived || null });
    }
    this.goOn();
  }

  private botsChanged({ activity }: GameHost): void {
    const { thinking, isShowing, reasons, failure } = activity.get();
    this.scene.update({ thinking, isShowing, reasons, ...(failure !== null && { failure, paused: true }) });
    this.goOn();
  }

  private goOn(): void {
    if (!this.running) return;
    const step = nextStep(this.scene.get());
    const botsMayPlay =
      step.kind === 'ask' || (step.kind === 'wait' && (step.for === 'thought' || step.for === 'bot-action'));
    this.host?.hold(!botsMayPlay);
    switch (step.kind) {
      case 'hand-over':
        return this.scene.update({ handOver: step.seat });
      case 'turn-to':
        this.scene.update({ viewer: step.seat });
        return this.goOn();
      case 'open-battle':
        return this.openBattle();
    }
  }

  /** A person has closed something that was waited for. */
  goOnAfter(closed: Partial<Scene>): void {
    this.scene.update(closed);
    this.host?.skipPause();
    this.goOn();
  }

  /** The person who was asked for has taken the seat. */
  takeSeat(): void {
    const { handOver } = this.scene.get();
    if (handOver !== null)
      this.goOnAfter({ viewer: handOver, seated: handOver, handOver: null, selection: null });
  }

  pause(paused: boolean): void {
    this.scene.update({ paused });
    if (!paused) this.goOnAfter({});
  }

  /** After a computer player failed: it is asked again. */
  recover(): void {
    this.goOnAfter({ failure: null, paused: false });
  }

  closeBattle(): void {
    this.goOnAfter({ battle: null, closedAt: this.scene.get().game.journal.length });
  }

  /**
   * The person has played the entry numbered `length` on another device, so what came before it has been seen there: what
   * lies over the board here gives way, or goes on to what came after. Dice that nobody has seen stay.
   */
  seenElsewhere(length: number): void {
    const { people, game, battle, seen } = this.scene.get();
    const shown = { happenings: [], scoring: null, seen: furtherOf(seen, roundsSeen(game, length)) };
    if (!battle || battle.from >= length || game.states[length]?.battle) return this.goOnAfter(shown);
    this.goOnAfter({ ...shown, battle: battleSince(people, game, length) });
  }

  closeHappenings(): void {
    this.goOnAfter({ happenings: [] });
  }

  closeScoring(): void {
    this.goOnAfter({ scoring: null });
  }

  dismissNotice(key: string): void {
    this.scene.update({ notices: this.scene.get().notices.filter((notice) => notice.key !== key) });
  }

  /** The dice of so many rounds of a battle have landed on the screen. */
  see(seen: SeenBattle): void {
    this.scene.update({ seen });
  }

  /** Opens the window of the battle that is being fought. */
  openBattle(): void {
    const { state, game } = this.scene.get();
    if (!state.battle) return;
    const from = game.events.findLastIndex((some) => some.some((e) => e.type === 'battle-started'));
    this.scene.update({ battle: { from: Math.max(0, from - 1), area: areaId(state.battle.area) } });
  }
}
