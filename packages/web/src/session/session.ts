import {
  type Action,
  type AreaId,
  areaOf,
  check,
  decision,
  earliestUndo,
  type NationId,
  nationId,
  nationOf,
  type PendingKind,
  phaseStart,
  type Seat,
  type Violation,
} from '@bretwalda/engine';
import { stackSizeIn } from '@bretwalda/engine/queries';
import type { GameLink, Player, Snapshot, Submitted } from '@bretwalda/table';
import type { Layer } from '@bretwalda/text';
import { settings } from '../base/settings.ts';
import { Store } from '../base/store.ts';
import { GameFlow } from './game-flow.ts';
import type { GameHost } from './host.ts';
import type { Offers } from './offers.ts';
import { isPick, type Picked, type Picking, STOP } from './picking.ts';
import { Review } from './review.ts';
import { firstScene, type Refusal, type Scene } from './scene.ts';
import { movableAreas, type Selection, selectAll } from './selection.ts';
import { createSelectors } from './selectors.ts';
import { UndoSteps } from './undo-steps.ts';

/** What the next-phase button ends. */
const ENDED: readonly PendingKind[] = ['move', 'burhs', 'withdraw', 'forts'];

export interface SessionParts {
  /** The way to the game, wherever it is played. */
  readonly link: GameLink;
  readonly name?: string;
  /** The seats played at this screen; by default all that are not computers. */
  readonly people?: readonly Seat[];
  /** Bots and autosave of a game that is played on this device. */
  readonly host?: GameHost;
  /** Who gives advice in a game that is played elsewhere; left out: nobody. */
  readonly advise?: GameHost['advise'];
}

/**
 * One game on the screen: `scene` mirrors it and holds what a person is about to do. Board, panels, keyboard and list
 * are views of the scene and call these methods; none of them knows a rule. What a method does to the game comes back
 * through the link, like everything that others do.
 */
export class Session {
  readonly name: string;
  readonly scene: Store<Scene>;
  private readonly link: GameLink;
  /** Computers play here, and can be paused. */
  readonly hasBots: boolean;
  private readonly adviser: GameHost['advise'] | undefined;
  /** What goes on by itself, and what waits to be looked at. */
  readonly flow: GameFlow;
  /** Looking back. */
  readonly review: Review;
  private readonly selectors = createSelectors();
  private readonly steps = new UndoSteps();

  constructor({ link, name = '', host, people, advise }: SessionParts) {
    this.link = link;
    this.name = name;
    this.hasBots = host !== undefined;
    this.adviser = advise ?? host?.advise.bind(host);
    this.scene = new Store<Scene>(firstScene(link.snapshot(), people));
    this.flow = new GameFlow(this.scene, link, host, this.steps);
    this.review = new Review(this.scene, this.flow);
  }

  start(): void {
    this.flow.start();
  }

  close(): void {
    this.flow.stop();
  }

  get game(): Snapshot {
    return this.scene.get().game;
  }

  player(seat: Seat): Player {
    return this.game.config.players[seat] as Player;
  }

  // --- what can be done

  /** Does the person at the screen decide now? */
  get mayDecide(): boolean {
    return this.selectors.mayDecide(this.scene.get());
  }

  /** The legal actions of the person at the screen. */
  get actions(): readonly Action[] {
    return this.selectors.actions(this.scene.get());
  }

  /** What every area offers now; the same object as long as nothing changed. */
  get offers(): Offers {
    return this.selectors.offers(this.scene.get());
  }

  /** The choice of pieces that go together; null where none is asked for (UI-67). */
  get picking(): Picking | null {
    return this.selectors.picking(this.scene.get());
  }

  /** Areas where a battle waits or is being fought. */
  get battleAreas(): readonly AreaId[] {
    return this.selectors.battleAreas(this.scene.get());
  }

  // --- doing it

  /**
   * Plays actions together, as one step that undo takes back. If one of them is refused, none is played and the reason
   * is shown. Armies that arrive in `followTo` stay selected.
   */
  async act(actions: readonly Action[], area: AreaId | null = null, followTo?: AreaId): Promise<boolean> {
    const answer = await this.submit(actions, followTo);
    if (answer?.kind === 'refused') this.refuse({ violation: answer.violation, area, instead: undefined });
    return answer?.kind === 'ok';
  }

  /**
   * Plays actions one after another as far as they are allowed, and returns how many. Those before dice are one step,
   * and so are those after them.
   */
  async actAsFarAsAllowed(actions: readonly Action[]): Promise<number> {
    const answer = await this.submit(actions);
    if (answer?.kind === 'ok') return actions.length;
    if (answer?.kind !== 'refused' && answer?.kind !== 'premature') return 0;
    const { index } = answer;
    if (index > 0 && !(await this.act(actions.slice(0, index)))) return 0;
    if (answer.kind === 'premature') return index + (await this.actAsFarAsAllowed(actions.slice(index)));
    this.refuse({ violation: answer.violation, area: null, instead: undefined });
    return index;
  }

  private async submit(actions: readonly Action[], followTo?: AreaId): Promise<Submitted | undefined> {
    const { game, viewer, submitting } = this.scene.get();
    if (!this.mayDecide || viewer === null || submitting || actions.length === 0) return undefined;
    const request = { follow: followTo ?? null };
    this.scene.update({ submitting: request });
    try {
      return await this.link.submit(actions, game.revision, viewer);
    } finally {
      if (this.scene.get().submitting === request) this.scene.update({ submitting: null });
    }
  }

  /** One step of the chosen stack; the armies that arrive stay chosen. */
  step(actions: readonly Action[], area: AreaId): Promise<boolean> {
    return this.act(actions, area, actions[0]?.type === 'move' ? area : undefined);
  }

  /** A click, a tap or Enter on an area: chooses a stack, or does what the area offers. */
  pick(area: AreaId, nation: NationId | null = null): void {
    const { state, selection } = this.scene.get();
    this.scene.update({ focus: area, refusal: null, asking: null, confirmEnd: false });
    if (!this.mayDecide) return;
    const moving = state.pending?.kind === 'move' ? state.pending.nation : -1;
    const onOwnStack = nation !== null && nationOf(nation) === moving;
    if (selection?.area === area) return this.select(null);
    const offer = this.offers.get(area);
    const pick = this.picking && offer?.actions.find(isPick);
    if (pick) return this.addPick(pick);
    if (offer && offer.actions.length > 0 && !(onOwnStack && offer.highlight === 'chosen'))
      return void this.step(offer.actions, area);
    if (offer?.choices) return this.ask(area, offer.choices.length > 0);
    const own = selectAll(state, area);
    if (own && (onOwnStack || !offer)) return this.select(own);
    if (offer?.violation) this.refuse({ violation: offer.violation, area, instead: offer.instead });
  }

  private ask(area: AreaId, choices: boolean): void {
    if (choices) this.scene.update({ asking: area });
    else this.scene.update({ from: area, asking: null });
  }

  /** One more of the pieces that go. */
  addPick(pick: Picked): void {
    const { picking } = this;
    if (!picking || picking.left === 0) return;
    const violation = check(picking.state, pick);
    if (violation) return this.refuse({ violation, area: pick.area, instead: undefined });
    this.setPicks([...picking.picks, pick]);
  }

  private setPicks(picks: readonly Picked[]): void {
    this.scene.update({ picks, asking: null, refusal: null });
  }

  /** Plays all that was picked as one thing. */
  confirmPicks(): void {
    const { picking } = this;
    if (picking?.left === 0) void this.act(picking.picks);
    else if (picking?.mayStop) void this.act([...picking.picks, STOP]);
  }

  /** The first half of a choice of two areas. */
  choose(from: AreaId): void {
    this.scene.update({ from, asking: null, focus: from });
  }

  select(selection: Selection | null): void {
    this.scene.update({ selection, refusal: null, asking: null });
  }

  selectArea(area: AreaId): void {
    this.select(selectAll(this.scene.get().state, area));
    this.scene.update({ focus: area });
  }

  /** The moving nation, if it stands in an area and no stack is being moved. */
  ownIn(area: AreaId): NationId | null {
    const { state, selection } = this.scene.get();
    if (selection || state.pending?.kind !== 'move') return null;
    return stackSizeIn(state, state.nation, areaOf(area)) > 0 ? nationId(state.nation) : null;
  }

  /** Tab: the next stack that can still move, the largest first; null after the last, so that Tab goes on. */
  nextStack(back = false): AreaId | null {
    const { state, selection } = this.scene.get();
    if (!this.mayDecide || state.pending?.kind !== 'move') return null;
    const areas = movableAreas(state);
    const at = selection ? areas.indexOf(selection.area) : -1;
    const next = at < 0 ? (back ? areas.at(-1) : areas[0]) : areas[at + (back ? -1 : 1)];
    if (next === undefined) return null;
    this.selectArea(next);
    return next;
  }

  cancel(): void {
    this.scene.update({ selection: null, from: null, refusal: null, asking: null, confirmEnd: false });
  }

  refuse(refusal: Refusal | null): void {
    this.scene.update({ refusal });
  }

  look(layer: Layer): void {
    this.scene.update({ layer });
  }

  focus(area: AreaId | null): void {
    this.scene.update({ focus: area });
  }

  // --- the end of a phase

  /** What the next-phase button does. */
  get advance(): { readonly action: Action | null; readonly violation: ReturnType<typeof check> } {
    const { state } = this.scene.get();
    const kind = state.pending?.kind;
    if (!this.mayDecide || !kind || !ENDED.includes(kind)) return { action: null, violation: undefined };
    const action: Action = { type: 'end' };
    return { action, violation: check(state, action) };
  }

  endPhase(sure = false): void {
    if (this.picking) return this.confirmPicks();
    const { action, violation } = this.advance;
    if (!action) return;
    if (violation) return this.refuse({ violation, area: areaIn(violation), instead: undefined });
    if (!sure && settings.get().confirmIdle && this.isIdle()) return this.scene.update({ confirmEnd: true });
    this.scene.update({ selection: null, confirmEnd: false });
    void this.act([action]);
  }

  /** Has nothing moved in this phase, although something could (UI-40)? */
  private isIdle(): boolean {
    const { state, game } = this.scene.get();
    if (state.pending?.kind !== 'move' || movableAreas(state).length === 0) return false;
    return phaseStart(game) === game.journal.length;
  }

  // --- undo and redo

  get undoable(): number {
    if (!this.mayDecide) return 0;
    const { game } = this;
    return game.journal.length - earliestUndo(game) + (this.picking?.picks.length ?? 0);
  }

  undo(): void {
    if (this.undoable === 0) return;
    const picks = this.picking?.picks ?? [];
    if (picks.length > 0) this.setPicks(picks.slice(0, -1));
    else this.undoTo(this.game.journal.length - 1);
  }

  /** Starts the phase again. */
  restart(): void {
    if (this.undoable === 0) return;
    this.setPicks([]);
    this.undoTo(phaseStart(this.game));
  }

  /** Whether the rules let the person who decides go back to a moment: dice and others' entries stay. */
  mayGoBackTo(length: number): boolean {
    const { game, viewer, elsewhere } = this.scene.get();
    if (elsewhere || length >= game.journal.length || length < earliestUndo(game)) return false;
    return decision(game.state).some(({ seat }) => seat === viewer);
  }

  /** Takes back what came after a moment that is looked at. */
  goBackTo(length: number): void {
    if (!this.mayGoBackTo(length)) return;
    this.review.end();
    this.undoTo(length);
  }

  private undoTo(length: number): void {
    const { game, viewer } = this.scene.get();
    if (viewer !== null) void this.link.undo(length, game.revision, viewer);
  }

  /** Was something taken back, and nothing done since? */
  get redoable(): boolean {
    return this.mayDecide && this.steps.mayRedo(this.game.revision);
  }

  /** Plays again, step by step, what the last undo took back. */
  async redo(): Promise<void> {
    if (!this.redoable) return;
    for (const step of this.steps.takeLast()) if (!(await this.act(step))) return;
    this.steps.redone(this.game.revision);
  }

  get mayAskAdvice(): boolean {
    return this.adviser !== undefined;
  }

  /** Asks a strong player what it would do in this seat. */
  async advise(): Promise<void> {
    const { state, viewer, game } = this.scene.get();
    if (!this.mayDecide || viewer === null || !this.adviser) return;
    const at = game.journal.length;
    const isWanted = () => this.scene.get().advice === 'thinking' && this.game.revision === game.revision;
    this.scene.update({ advice: 'thinking' });
    try {
      const { reasons } = await this.adviser(viewer, state, at);
      if (isWanted()) this.scene.update({ advice: { reasons, at } });
    } catch (error) {
      if (isWanted()) this.scene.update({ advice: null, failure: String(error) });
    }
  }
}

/** Where something is still in the way of the end of a phase, if it is one area. */
const areaIn = (v: Violation): AreaId | null =>
  v.code === 'end-in-subject-area' || v.code === 'end-abandoned' ? v.details.area : null;
