import {
  type Action,
  type AreaId,
  areaId,
  areaOf,
  bodiesIn,
  check,
  contestedAreas,
  type Dice,
  decision,
  type GameEvent,
  type GameState,
  type NationId,
  nationId,
  nationOf,
  phaseStart,
  play,
  present,
  type Seat,
  seatOfAction,
  seededDice,
  TIMELINE,
  undoLimit,
  undoTo,
} from '@bretwalda/engine';
import type { Travel } from '../map/types.ts';
import { askBot, forgetBots } from './bots.ts';
import { legalIn } from './legal.ts';
import { type Offers, offersFor } from './offers.ts';
import { paceOf } from './pace.ts';
import type { Layer, Refusal, Scene } from './scene.ts';
import { movableAreas, type Selection, selectAll, selectArrived } from './selection.ts';
import { settings } from './settings.ts';
import { Store } from './store.ts';
import type { Player, Table } from './table.ts';

export interface SessionParts {
  readonly table: Table;
  /** Called after every change of the game itself. */
  readonly onChange?: (table: Table, events: readonly GameEvent[]) => void;
  readonly seed?: number;
  /** Who answers for the computer players; the worker of the page if not said. */
  readonly ask?: typeof askBot;
}

const LASTING = 5;

/**
 * One game on the screen: what people and computers do to it, and what is shown of it. Board, panels and list are
 * views of `scene` and call these methods; none of them knows a rule.
 */
export class Session {
  readonly scene: Store<Scene>;
  private readonly askBot: typeof askBot;
  private readonly dice: Dice;
  private readonly seed: number;
  private readonly onChange: NonNullable<SessionParts['onChange']>;
  /** Lengths of the journal at which a person began something: undo goes back to them. */
  private marks: number[] = [];
  private timer: ReturnType<typeof setTimeout> | null = null;
  private closed = false;
  /** Who was last given the screen with ceremony. */
  private seated: Seat | null = null;
  private noticeKey = 0;
  private offersCache: { readonly for: readonly unknown[]; readonly offers: Offers } | null = null;

  constructor({ table, onChange = () => {}, seed, ask = askBot }: SessionParts) {
    this.askBot = ask;
    this.seed = seed ?? crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;
    this.dice = seededDice(this.seed);
    this.onChange = onChange;
    const state = present(table.history);
    const people = table.config.players.flatMap((p, seat) => (p.kind === 'person' ? [seat] : []));
    const deciding = decision(state).find((d) => people.includes(d.seat))?.seat;
    this.scene = new Store<Scene>({
      table,
      state,
      viewer: people.length === 1 ? (people[0] ?? null) : null,
      handOver: people.length > 1 ? (deciding ?? null) : null,
      thinking: null,
      paused: false,
      selection: null,
      from: null,
      focus: null,
      layer: 'moves',
      refusal: null,
      asking: null,
      battle: null,
      scoring: null,
      review: null,
      travels: [],
      notices: [],
      reasons: new Map(),
      advice: null,
      confirmEnd: false,
      failure: null,
    });
  }

  /** Lets the computers play. */
  start(): void {
    this.closed = false;
    this.drive();
  }

  close(): void {
    this.closed = true;
    if (this.timer) clearTimeout(this.timer);
    forgetBots(this.game.id);
  }

  get game(): Table {
    return this.scene.get().table;
  }

  player(seat: Seat): Player {
    return this.game.config.players[seat] as Player;
  }

  /** Does the person at the screen decide now? */
  get mayDecide(): boolean {
    const { viewer, handOver, review, state } = this.scene.get();
    if (viewer === null || handOver !== null || review !== null) return false;
    return decision(state).some((d) => d.seat === viewer);
  }

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
    const key = [state, selection, from, this.mayDecide] as const;
    if (this.offersCache?.for.every((part, i) => part === key[i])) return this.offersCache.offers;
    const offers: Offers = this.mayDecide ? offersFor(state, selection, from) : new Map();
    this.offersCache = { for: key, offers };
    return offers;
  }

  private battlesCache: { readonly for: GameState; readonly areas: readonly AreaId[] } | null = null;

  /** Areas where a battle waits or is being fought. */
  get battleAreas(): readonly AreaId[] {
    const { state } = this.scene.get();
    if (this.battlesCache?.for !== state) {
      const fighting = state.step === 'battles' || state.step === 'movement';
      this.battlesCache = { for: state, areas: fighting ? contestedAreas(state).map(areaId) : [] };
    }
    return this.battlesCache?.areas ?? [];
  }

  // ---- What a person does -------------------------------------------------------------------------------------

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
    return bodiesIn(state, state.nation, areaOf(area)) > 0 ? nationId(state.nation) : null;
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
    const { action, violation } = this.advance;
    if (!action) return;
    if (violation) return this.refuse({ violation, area: areaIn(violation.details), instead: undefined });
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
    const seat = decision(present(table.history))[0]?.seat ?? -1;
    return table.history.journal.length - undoLimit(table.history.journal, seat);
  }

  undo(): void {
    if (this.undoable === 0) return;
    const length = this.game.history.journal.length;
    const mark = this.marks.filter((m) => m < length).at(-1) ?? length - 1;
    this.rewind(mark);
  }

  /** Starts the phase again. */
  restart(): void {
    if (this.undoable > 0) this.rewind(phaseStart(this.game.history));
  }

  private rewind(length: number): void {
    const table = { ...this.game, history: undoTo(this.game.history, length) };
    this.marks = this.marks.filter((m) => m < table.history.journal.length);
    this.scene.update({
      table,
      state: present(table.history),
      selection: null,
      from: null,
      refusal: null,
      asking: null,
      battle: null,
      travels: [],
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

  /** The person who was asked for has taken the seat. */
  takeSeat(): void {
    this.seated = this.scene.get().handOver;
    this.scene.update({ viewer: this.seated, handOver: null, selection: null });
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
    this.scene.update({ battle: null });
    if (!this.mayDecide) this.drive();
  }

  /** Opens the window of the battle that is being fought. */
  openBattle(): void {
    const { state, table } = this.scene.get();
    if (!state.battle) return;
    const { events } = table.history;
    const from = events.findLastIndex((some) => some.some((e) => e.type === 'battle-started'));
    this.scene.update({ battle: { from: Math.max(0, from - 1), area: areaId(state.battle.area) } });
  }

  /** Asks a strong player what it would do in this seat. */
  async advise(): Promise<void> {
    const { state, viewer, table } = this.scene.get();
    if (!this.mayDecide || viewer === null) return;
    const at = table.history.journal.length;
    this.scene.update({ advice: 'thinking' });
    try {
      const game = `${table.id} advice`;
      const answer = await this.askBot({ game, seat: viewer, bot: 'king', seed: 1, decision: at, state });
      if (this.game.history.journal.length === at)
        this.scene.update({ advice: { reasons: answer.reasons, at } });
    } catch (error) {
      this.scene.update({ advice: null, failure: String(error) });
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

  // ---- Review -------------------------------------------------------------------------------------------------

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
    });
  }

  endReview(): void {
    this.scene.update({ review: null, state: present(this.game.history), travels: [] });
    this.drive();
  }

  // ---- The game goes on ---------------------------------------------------------------------------------------

  private apply(
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
      notices: [
        ...this.scene.get().notices,
        ...events.filter(isNoteworthy).map((event) => ({ key: this.noticeKey++, event })),
      ].slice(-LASTING),
      ...(reasons && { reasons: new Map(known).set(seq, reasons) }),
    });
    this.showBattle(seq, events);
    this.showScoring(events);
    this.onChange(next, events);
  }

  dismissNotice(key: number): void {
    this.scene.update({ notices: this.scene.get().notices.filter((notice) => notice.key !== key) });
  }

  /** Battles of a person's nations are shown, die by die, and wait for the person. */
  private showBattle(seq: number, events: readonly GameEvent[]): void {
    const { state, viewer, battle } = this.scene.get();
    if (viewer === null || battle || settings.get().dice === 'skip') return;
    const started = events.find((e) => e.type === 'battle-started');
    if (started?.type !== 'battle-started') return;
    const own = [started.attacker, started.defender].some((id) => state.owner[nationOf(id)] === viewer);
    if (own) this.scene.update({ battle: { from: seq, area: started.area } });
  }

  /** After a scoring round the points are laid out, unless others' turns are not shown at all. */
  private showScoring(events: readonly GameEvent[]): void {
    const ended = events.find((e) => e.type === 'round-ended');
    if (ended?.type !== 'round-ended' || this.scene.get().viewer === null) return;
    if (!TIMELINE[ended.round - 1]?.scoring || settings.get().motion === 'off') return;
    if (this.scene.get().state.pending !== null) this.scene.update({ scoring: ended.round });
  }

  closeScoring(): void {
    this.scene.update({ scoring: null });
    this.drive();
  }

  /** Who decides next: a computer is asked, another person is given the screen. */
  private drive(): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    const { state, paused, review, handOver, thinking, battle, scoring } = this.scene.get();
    if (this.closed || review || handOver !== null || thinking !== null || scoring !== null) return;
    const deciders = decision(state);
    const computer = deciders.find((d) => this.player(d.seat).kind === 'computer');
    if (computer) {
      if (!paused && !(battle && state.battle === null)) void this.letPlay(computer.seat);
      return;
    }
    const person = deciders.find((d) => this.player(d.seat).kind === 'person');
    if (person) this.giveScreen(person.seat);
    if (state.battle && !battle && this.mayDecide) this.openBattle();
  }

  /** Another person at the same screen; a question in between is answered without ceremony, a secret vote is not. */
  private giveScreen(seat: Seat): void {
    const { viewer, state } = this.scene.get();
    if (viewer === seat || decision(state).some((d) => d.seat === viewer)) return;
    const people = this.game.config.players.filter((p) => p.kind === 'person').length;
    const secret = state.pending?.kind === 'vote' && state.pending.secret;
    const ownTurn = state.nation >= 0 && state.owner[state.nation] === seat && seat !== this.seated;
    if (people > 1 && (viewer === null || ownTurn || secret))
      this.scene.update({ handOver: seat, battle: null });
    else this.scene.update({ viewer: seat });
  }

  private async letPlay(seat: Seat): Promise<void> {
    const { state, table } = this.scene.get();
    const player = this.player(seat);
    if (player.kind !== 'computer') return;
    this.scene.update({ thinking: seat });
    const at = table.history.journal.length;
    try {
      const answer = await this.askBot({
        game: table.id,
        seat,
        bot: player.level,
        seed: this.seed,
        decision: at,
        state,
      });
      if (this.closed) return;
      this.scene.update({ thinking: null });
      if (this.game.history.journal.length !== at || this.scene.get().review) return this.drive();
      this.apply(answer.action, answer.reasons);
      const events = this.game.history.events.at(-1) ?? [];
      this.timer = setTimeout(() => this.drive(), paceOf(events, settings.get()));
    } catch (error) {
      if (this.closed) return;
      this.scene.update({ thinking: null, paused: true, failure: String(error) });
    }
  }
}

const areaIn = (details: Readonly<Record<string, unknown>>): AreaId | null =>
  typeof details.area === 'string' ? (details.area as AreaId) : null;

const MOVES: readonly GameEvent['type'][] = ['moved', 'retreated', 'withdrew', 'displaced'];

function travelsOf(events: readonly GameEvent[], after: GameState, key: string): readonly Travel[] {
  return events.flatMap((event, i) => {
    if (!MOVES.includes(event.type) || !('from' in event)) return [];
    const { nation, unit, count, from, to } = event;
    const leader = event.leader ? (after.leaders[nationOf(nation)]?.id ?? null) : null;
    return [{ key: `${key}.${i}`, nation, unit, count, leader, from, to }];
  });
}

const NOTEWORTHY: readonly GameEvent['type'][] = [
  'round-started',
  'leader-entered',
  'leader-left',
  'leader-eliminated',
  'submitted',
  'submission-ended',
  'bretwalda',
  'king',
  'fort-destroyed',
  'replaced',
  'game-over',
];

const isNoteworthy = (event: GameEvent): boolean => NOTEWORTHY.includes(event.type);
