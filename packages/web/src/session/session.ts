import {
  type Action,
  type AreaId,
  areaId,
  areaOf,
  check,
  earliestUndo,
  type GameState,
  type History,
  type NationId,
  nationId,
  nationOf,
  phaseStart,
  present,
  seatOfAction,
  undoTo,
  type Violation,
} from '@bretwalda/engine';
import { contestedAreas, stackSizeIn } from '@bretwalda/engine/queries';
import { settings } from '../base/settings.ts';
import { legalIn } from '../facts/legal.ts';
import { type Offers, offersFor } from './offers.ts';
import { isPick, type Picked, type Picking, pickingOf } from './picking.ts';
import { RunningGame } from './running-game.ts';
import type { Layer, Refusal } from './scene.ts';
import { movableAreas, type Selection, selectAll, selectArrived } from './selection.ts';

/** Something taken back: the game before and after that, and where undo would stop in the former. */
interface TakenBack {
  readonly before: History;
  readonly after: History;
  readonly marks: readonly number[];
}

/**
 * What a person does to a game. Board, panels, keyboard and list are views of `scene` and call these methods; none of
 * them knows a rule.
 */
export class Session extends RunningGame {
  /** Lengths of the journal at which a person began something: undo goes back to them. */
  private marks: readonly number[] = [];
  /** What redo brings back, the latest last; it counts only while the game is where that left it. */
  private takenBack: readonly TakenBack[] = [];
  private offersCache: { readonly for: readonly unknown[]; readonly offers: Offers } | null = null;

  /** The legal actions of the person at the screen. */
  get actions(): readonly Action[] {
    const { state, viewer } = this.scene.get();
    if (!this.mayDecide) return [];
    return state.pending?.kind === 'vote'
      ? legalIn(state).filter((a) => seatOfAction(state, a) === viewer)
      : legalIn(state);
  }

  /** What every area offers now; the same object as long as nothing changed. */
  get offers(): Offers {
    const { state, selection, from } = this.scene.get();
    const { picking } = this;
    const key = [picking?.state ?? state, picking?.left, selection, from, this.mayDecide] as const;
    if (this.offersCache?.for.every((part, i) => part === key[i])) return this.offersCache.offers;
    const offers: Offers =
      this.mayDecide && picking?.left !== 0 ? offersFor(picking?.state ?? state, selection, from) : new Map();
    this.offersCache = { for: key, offers };
    return offers;
  }

  private pickingCache: { readonly for: readonly unknown[]; readonly picking: Picking | null } | null = null;

  /** The choice of pieces that go together; null where none is asked for (UI-67). */
  get picking(): Picking | null {
    const { state, picks } = this.scene.get();
    if (!this.mayDecide) return null;
    const actions = picks?.state === state ? picks.actions : null;
    const key = [state, actions] as const;
    if (!this.pickingCache?.for.every((part, i) => part === key[i]))
      this.pickingCache = { for: key, picking: pickingOf(state, actions ?? []) };
    return this.pickingCache?.picking ?? null;
  }

  /** One more of the pieces that go. */
  addPick(pick: Picked): void {
    const { picking } = this;
    if (!picking || picking.left === 0) return;
    const violation = check(picking.state, pick);
    if (violation) return this.refuse({ violation, area: pick.area, instead: undefined });
    this.setPicks([...picking.picks, pick]);
  }

  private setPicks(actions: readonly Picked[]): void {
    const { state } = this.scene.get();
    this.scene.update({ picks: { state, actions }, asking: null, refusal: null });
  }

  /** Plays all that was picked as one thing. */
  confirmPicks(): void {
    const { picking } = this;
    if (picking?.left === 0) this.act(picking.picks);
  }

  private battlesCache: { readonly for: GameState; readonly areas: readonly AreaId[] } | null = null;

  /** Areas where a battle waits or is being fought. */
  get battleAreas(): readonly AreaId[] {
    const { state } = this.scene.get();
    if (this.battlesCache?.for !== state)
      this.battlesCache = { for: state, areas: contestedAreas(state).map(areaId) };
    return this.battlesCache?.areas ?? [];
  }

  /**
   * Plays actions as one thing that undo takes back, and returns how many of them. A refused one says why; it and those
   * after it change nothing.
   */
  act(actions: readonly Action[], area: AreaId | null = null): number {
    if (!this.mayDecide) return 0;
    const { viewer } = this.scene.get();
    const mark = this.game.history.journal.length;
    let played = 0;
    for (const action of actions) {
      const violation = check(present(this.game.history), action, viewer ?? undefined);
      if (violation) {
        this.refuse({ violation, area, instead: undefined });
        break;
      }
      this.apply(action);
      played++;
    }
    if (played === 0) return 0;
    this.marks = [...this.marks.filter((m) => m < mark), mark];
    this.drive();
    return played;
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
    if (offer && offer.actions.length > 0 && !(onOwnStack && offer.mark === 'chosen'))
      return void this.step(offer.actions, area);
    if (offer?.choices) return this.ask(area, offer.choices.length > 0);
    const own = selectAll(state, area);
    if (own && (onOwnStack || !offer)) return this.select(own);
    if (offer?.violation) this.refuse({ violation: offer.violation, area, instead: offer.instead });
  }

  /** The moving nation, if it stands in an area and no stack is being moved. */
  ownIn(area: AreaId): NationId | null {
    const { state, selection } = this.scene.get();
    if (selection || state.pending?.kind !== 'move') return null;
    return stackSizeIn(state, state.nation, areaOf(area)) > 0 ? nationId(state.nation) : null;
  }

  private ask(area: AreaId, choices: boolean): void {
    if (choices) this.scene.update({ asking: area });
    else this.scene.update({ from: area, asking: null });
  }

  /** One step of the chosen stack; the armies that arrive stay chosen. */
  step(actions: readonly Action[], area: AreaId): void {
    const before = this.scene.get().state;
    const moved = actions[0]?.type === 'move';
    if (this.act(actions, area) === 0) return;
    const after = this.scene.get().state;
    this.scene.update({
      selection: moved ? selectArrived(before, after, area) : null,
      asking: null,
      refusal: null,
    });
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

  /** The end of the phase: what the next-phase button does. */
  get advance(): { readonly action: Action | null; readonly violation: ReturnType<typeof check> } {
    const { state } = this.scene.get();
    const kind = state.pending?.kind;
    if (!this.mayDecide || (kind !== 'move' && kind !== 'burhs' && kind !== 'withdraw'))
      return { action: null, violation: undefined };
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
    this.act([action]);
  }

  /** Has nothing moved in this phase, although something could (UI-40)? */
  private isIdle(): boolean {
    const { state, table } = this.scene.get();
    if (state.pending?.kind !== 'move' || movableAreas(state).length === 0) return false;
    return phaseStart(table.history) === table.history.journal.length;
  }

  get undoable(): number {
    const { table } = this.scene.get();
    if (!this.mayDecide) return 0;
    const { history } = table;
    return history.journal.length - earliestUndo(history) + (this.picking?.picks.length ?? 0);
  }

  undo(): void {
    if (this.undoable === 0) return;
    const picks = this.picking?.picks ?? [];
    if (picks.length > 0) return this.setPicks(picks.slice(0, -1));
    const length = this.game.history.journal.length;
    const mark = this.marks.filter((m) => m < length).at(-1) ?? length - 1;
    this.rewind(mark);
  }

  /** Starts the phase again. */
  restart(): void {
    if (this.undoable === 0) return;
    this.setPicks([]);
    this.rewind(phaseStart(this.game.history));
  }

  /** Was something taken back, and nothing done since? */
  get redoable(): boolean {
    return this.mayDecide && this.takenBack.at(-1)?.after === this.game.history;
  }

  redo(): void {
    const last = this.takenBack.at(-1);
    if (!last || !this.redoable) return;
    this.takenBack = this.takenBack.slice(0, -1);
    this.marks = last.marks;
    this.turnTo(last.before);
  }

  private rewind(length: number): void {
    const before = this.game.history;
    const after = undoTo(before, length);
    if (after.journal.length === before.journal.length) return;
    const earlier = this.redoable ? this.takenBack : [];
    this.takenBack = [...earlier, { before, after, marks: this.marks }];
    this.marks = this.marks.filter((m) => m < after.journal.length);
    this.turnTo(after);
  }

  /** Shows an earlier or later moment of the game as the present one. */
  private turnTo(history: History): void {
    const table = { ...this.game, history };
    this.scene.update({
      table,
      state: present(history),
      selection: null,
      from: null,
      refusal: null,
      asking: null,
      battle: null,
      travels: [],
      gains: [],
      confirmEnd: false,
    });
    this.onChange(table, []);
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

  cancel(): void {
    this.scene.update({ selection: null, from: null, refusal: null, asking: null, confirmEnd: false });
  }

  /** Asks a strong player what it would do in this seat. */
  async advise(): Promise<void> {
    const { state, viewer, table } = this.scene.get();
    if (!this.mayDecide || viewer === null) return;
    const at = table.history.journal.length;
    const { life } = this;
    this.scene.update({ advice: 'thinking' });
    try {
      const game = `${table.id} advice`;
      const answer = await this.askBot({ game, seat: viewer, bot: 'king', seed: 1, decision: at, state });
      if (life === this.life && this.game.history.journal.length === at)
        this.scene.update({ advice: { reasons: answer.reasons, at } });
    } catch (error) {
      if (life === this.life) this.scene.update({ advice: null, failure: String(error) });
    }
  }

  /** After which entry the person at the screen last did something, if others have played since; else null. */
  get lastOwnEntry(): number | null {
    const { table, viewer } = this.scene.get();
    const { journal } = table.history;
    let length = journal.length;
    while (length > 0 && journal[length - 1]?.seat === viewer) length--; // what one is doing right now
    const end = length;
    while (length > 0 && journal[length - 1]?.seat !== viewer) length--;
    return end > length ? length : null;
  }
}

/** Where something is still in the way of the end of a phase, if it is one area. */
const areaIn = (v: Violation): AreaId | null =>
  v.code === 'end-in-subject-area' || v.code === 'end-abandoned' ? v.details.area : null;
