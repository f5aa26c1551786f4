import { copyState } from './copy.ts';
import type { Dice, RollCause } from './dice.ts';
import type { GameEvent } from './event.ts';
import type { Nation, Seat } from './ids.ts';
import { battleOf } from './readers.ts';
import { rulesOf } from './rules.ts';
import type { Battle, GameState, Group, Leader, Pending, Rewind, Step } from './state.ts';

export type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/**
 * The state while one action is carried out. It shares everything with the given state and copies a part
 * only when that part is first written, so the given state never changes and an action costs little.
 */
export class Draft {
  readonly s: Mutable<GameState>;
  readonly events: GameEvent[] = [];
  readonly rolls: number[] = [];
  private readonly dice: Dice;
  private owned = 0;
  private infantryRows = 0;
  private cavalryRows = 0;
  private scoredRows = 0;

  constructor(state: GameState, dice: Dice) {
    this.s = copyState(state);
    this.dice = dice;
  }

  emit(event: GameEvent): void {
    this.events.push(event);
  }

  roll(sides: number, cause: RollCause): number {
    const value = this.dice.roll(sides, cause);
    this.rolls.push(value);
    return value;
  }

  /** This step is over: the next one in the order of play follows. */
  endStep(): void {
    this.s.step = rulesOf(this.s).following[this.s.step] ?? 'over';
  }

  /** Leaves the order: the next nation, the next round, the second half of a Major Invasion. */
  goto(step: Step): void {
    this.s.step = step;
  }

  ask(pending: Pending): void {
    this.s.pending = pending;
  }

  /** The decision has been made; the flow goes on. */
  done(): void {
    this.s.pending = null;
  }

  /** True the first time a part is about to be written. */
  private claim(bit: number): boolean {
    if (this.owned & bit) return false;
    this.owned |= bit;
    return true;
  }

  get holder(): Nation[] {
    if (this.claim(1)) this.s.holder = this.s.holder.slice();
    return this.s.holder as Nation[];
  }
  get forts(): number[] {
    if (this.claim(2)) this.s.forts = this.s.forts.slice();
    return this.s.forts as number[];
  }
  get burhs(): number[] {
    if (this.claim(4)) this.s.burhs = this.s.burhs.slice();
    return this.s.burhs as number[];
  }
  get leaders(): (Leader | null)[] {
    if (this.claim(8)) this.s.leaders = this.s.leaders.slice();
    return this.s.leaders as (Leader | null)[];
  }
  get markers(): number[] {
    if (this.claim(16)) this.s.markers = this.s.markers.slice();
    return this.s.markers as number[];
  }
  get overlord(): Nation[] {
    if (this.claim(32)) this.s.overlord = this.s.overlord.slice();
    return this.s.overlord as Nation[];
  }
  get submitted(): number[] {
    if (this.claim(64)) this.s.submitted = this.s.submitted.slice();
    return this.s.submitted as number[];
  }
  get attacked(): number[] {
    if (this.claim(128)) this.s.attacked = this.s.attacked.slice();
    return this.s.attacked as number[];
  }
  get ledger(): Mutable<GameState['ledger']>[number][] {
    if (this.claim(256)) this.s.ledger = this.s.ledger.slice();
    return this.s.ledger as GameState['ledger'][number][];
  }
  get groups(): Group[] {
    if (this.claim(512)) this.s.groups = this.s.groups.slice();
    return this.s.groups as Group[];
  }
  set groups(groups: Group[]) {
    this.owned |= 512;
    this.s.groups = groups;
  }
  get entries(): number[] {
    if (this.claim(1024)) this.s.entries = this.s.entries.slice();
    return this.s.entries as number[];
  }

  /** The deck of a seat, to be changed (RUL-142). */
  deck(seat: Seat): number[] {
    if (this.claim(32768)) this.s.decks = (this.s.decks ?? []).map((deck) => deck.slice());
    return (this.s.decks as number[][])[seat] as number[];
  }

  /** The battle in progress, to be changed. */
  get battle(): Mutable<Battle> {
    if (this.claim(16384)) this.s.battle = { ...battleOf(this.s) };
    return this.s.battle as Mutable<Battle>;
  }
  /** Puts another battle, or none, in its place. */
  newBattle(battle: Battle | null): void {
    this.owned |= 16384;
    this.s.battle = battle;
  }

  infantry(nation: Nation): number[] {
    if (this.claim(2048)) this.s.infantry = this.s.infantry.slice();
    const rows = this.s.infantry as number[][];
    if (!(this.infantryRows & (1 << nation))) {
      this.infantryRows |= 1 << nation;
      rows[nation] = (rows[nation] as number[]).slice();
    }
    return rows[nation] as number[];
  }

  cavalry(nation: Nation): number[] {
    if (this.claim(4096)) this.s.cavalry = this.s.cavalry.slice();
    const rows = this.s.cavalry as number[][];
    if (!(this.cavalryRows & (1 << nation))) {
      this.cavalryRows |= 1 << nation;
      rows[nation] = (rows[nation] as number[]).slice();
    }
    return rows[nation] as number[];
  }

  scored(nation: Nation): number[] {
    if (this.claim(8192)) this.s.scored = this.s.scored.slice();
    const rows = this.s.scored as number[][];
    if (!(this.scoredRows & (1 << nation))) {
      this.scoredRows |= 1 << nation;
      rows[nation] = (rows[nation] as number[]).slice();
    }
    return rows[nation] as number[];
  }

  /** The parts written so far are now shared: they are copied again before the next write. */
  release(): void {
    this.owned = 0;
    this.infantryRows = 0;
    this.cavalryRows = 0;
    this.scoredRows = 0;
  }

  /** Puts back what a Movement Phase started from; the parts are copied again before the next write. */
  rewind(nation: Nation, overlord: Nation, to: Rewind): void {
    const row = <T>(rows: readonly T[], index: number, value: T): T[] =>
      rows.map((r, i) => (i === index ? value : r));
    this.s.infantry = row(this.s.infantry, nation, to.infantry);
    this.s.cavalry = row(this.s.cavalry, nation, to.cavalry);
    this.s.scored = row(this.s.scored, nation, to.scored);
    this.s.scored = row(this.s.scored, overlord, to.overlordScored); // nobody's if there is none
    this.s.leaders = row(this.s.leaders, nation, to.leader);
    this.s.holder = to.holder;
    this.s.forts = to.forts;
    this.s.groups = to.groups;
    this.s.attacked = to.attacked;
    this.s.entries = [];
    this.release();
  }
}

/** Dice where none are needed; rolling them is a bug, not a player's mistake. */
export const NO_DICE: Dice = {
  roll() {
    throw new Error('no dice are rolled here');
  },
};
