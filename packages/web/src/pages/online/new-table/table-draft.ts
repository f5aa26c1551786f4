import { scenario } from '@bretwalda/engine/data';
import { type Absence, type Agreed, agreedSchema, MOST_VACATION, type NewTable } from '@bretwalda/protocol';
import { BOT_LEVELS, type BotLevel } from '@bretwalda/table';
import { DEFAULT_DRAFT, type Draft, optionsOf } from '../../new-game/game-draft.ts';
import { readDraft } from '../../new-game/last-draft.ts';

/** A table while it is being set up. */
export interface TableDraft {
  /** Scenario, rules and options, chosen as for a game on this device. */
  readonly game: Draft;
  /** By the number of seats, so that looking at another scenario moves nobody. */
  readonly seats: Readonly<Record<number, readonly SeatChoice[]>>;
  readonly title: string;
  readonly clock: ClockKind;
  /** What each kind of clock is set to, in its unit. */
  readonly clocks: Readonly<Record<TimedKind, ClockFigures>>;
  /** Days off, for each kind of clock. */
  readonly vacation: Readonly<Record<TimedKind, number>>;
  readonly absence: Absence;
  readonly standIn: BotLevel;
  readonly rated: boolean;
  readonly isPublic: boolean;
}

export interface SeatChoice {
  readonly kind: 'me' | 'open' | 'bot';
  readonly level: BotLevel;
}

export type ClockKind = 'live' | 'days' | 'none';
export type TimedKind = Exclude<ClockKind, 'none'>;
export type ClockFigures = Readonly<Record<ClockFigure, number>>;
export const CLOCK_FIGURES = ['bank', 'increment', 'cap'] as const;
export type ClockFigure = (typeof CLOCK_FIGURES)[number];

const MINUTE = 60_000;
export const UNIT: Readonly<Record<TimedKind, number>> = { live: MINUTE, days: 24 * 60 * MINUTE };

/** From the least to the most, in the unit of the kind; the server allows no more than 60, 30 and 90 days. */
export const CLOCK_LIMITS: Readonly<
  Record<TimedKind, Readonly<Record<ClockFigure, readonly [number, number]>>>
> = {
  live: { bank: [1, 600], increment: [0, 120], cap: [1, 1200] },
  days: { bank: [1, 60], increment: [0, 30], cap: [1, 90] },
};

const SIZES = [2, 3, 4, 5] as const;
const USUAL: BotLevel = 'thane';

/** One sits where one sits in a game on this device; the other seats are open. */
const usualSeats = (size: (typeof SIZES)[number]): readonly SeatChoice[] =>
  DEFAULT_DRAFT.tables[size].map(({ kind }) => ({ kind: kind === 'person' ? 'me' : 'open', level: USUAL }));

export const USUAL_TABLE: TableDraft = {
  game: DEFAULT_DRAFT,
  seats: Object.fromEntries(SIZES.map((size) => [size, usualSeats(size)])),
  title: '',
  clock: 'days',
  clocks: {
    live: { bank: 30, increment: 2, cap: 60 },
    days: { bank: 5, increment: 1, cap: 7 },
  },
  vacation: { live: 0, days: 14 },
  absence: 'bot',
  standIn: USUAL,
  rated: true,
  isPublic: true,
};

const sizeOf = ({ game }: TableDraft): number => scenario(game.scenario).groups.length;

export const seatsOf = (draft: TableDraft): readonly SeatChoice[] => draft.seats[sizeOf(draft)] ?? [];

/** Nobody sits in two seats: whoever sits down elsewhere leaves an open seat. */
export const withSeat = (draft: TableDraft, at: number, change: Partial<SeatChoice>): TableDraft => ({
  ...draft,
  seats: {
    ...draft.seats,
    [sizeOf(draft)]: seatsOf(draft).map((seat, i) => {
      if (i === at) return { ...seat, ...change };
      return change.kind === 'me' && seat.kind === 'me' ? { ...seat, kind: 'open' } : seat;
    }),
  },
});

/** The cap is never below what everybody begins with. */
export function withFigure(
  draft: TableDraft,
  kind: TimedKind,
  figure: ClockFigure,
  value: number,
): TableDraft {
  const next = { ...draft.clocks[kind], [figure]: value };
  const bank = figure === 'cap' ? Math.min(next.bank, value) : next.bank;
  const cap = figure === 'bank' ? Math.max(next.cap, value) : next.cap;
  return { ...draft, clocks: { ...draft.clocks, [kind]: { ...next, bank, cap } } };
}

export const countOpen = (draft: TableDraft): number =>
  seatsOf(draft).filter(({ kind }) => kind === 'open').length;

export const hasMe = (draft: TableDraft): boolean => seatsOf(draft).some(({ kind }) => kind === 'me');

function agreedOf({ title, clock, clocks, vacation, absence, standIn, rated }: TableDraft): Agreed {
  const common = { title: title.trim(), absence, standIn, rated };
  if (clock === 'none') return { ...common, clock: null, vacation: 0 };
  const { bank, increment, cap } = clocks[clock];
  const unit = UNIT[clock];
  return {
    ...common,
    clock: { bank: bank * unit, increment: increment * unit, cap: cap * unit },
    vacation: vacation[clock],
  };
}

/** What the server is asked for. */
export const newTableOf = (draft: TableDraft): NewTable => ({
  scenario: draft.game.scenario,
  options: { ...optionsOf(draft.game) },
  seats: seatsOf(draft).map(({ kind, level }) => (kind === 'bot' ? { kind, level } : { kind })),
  isPublic: draft.isPublic,
  agreed: agreedOf(draft),
});

const KEY = 'bretwalda.new-table';

/** A choice from the browser's storage; whatever is not valid is as usual, and the seats begin anew. */
export function readTableDraft(found: unknown): TableDraft {
  const fields = (typeof found === 'object' && found !== null ? found : {}) as Readonly<
    Record<string, unknown>
  >;
  const { clock, clocks, vacation, absence, standIn, rated, isPublic } = fields;
  const usual = USUAL_TABLE;
  const draft: TableDraft = {
    ...usual,
    game: readDraft(fields.game),
    clock: clock === 'live' || clock === 'none' ? clock : 'days',
    clocks: { live: readFigures(clocks, 'live'), days: readFigures(clocks, 'days') },
    vacation: { live: readVacation(vacation, 'live'), days: readVacation(vacation, 'days') },
    absence: absence === 'replacement' || absence === 'vote' ? absence : 'bot',
    standIn: BOT_LEVELS.find((level) => level === standIn) ?? usual.standIn,
    rated: rated !== false,
    isPublic: isPublic !== false,
  };
  return agreedSchema.safeParse(agreedOf(draft)).success ? draft : { ...draft, clocks: usual.clocks };
}

function readFigures(found: unknown, kind: TimedKind): ClockFigures {
  const kept = (found as Readonly<Record<string, Readonly<Record<string, unknown>>>> | undefined)?.[kind];
  const read = (figure: ClockFigure): number => {
    const [least, most] = CLOCK_LIMITS[kind][figure];
    const value = kept?.[figure];
    const isFine = Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
    return isFine ? Number(value) : USUAL_TABLE.clocks[kind][figure];
  };
  return { bank: read('bank'), increment: read('increment'), cap: read('cap') };
}

function readVacation(found: unknown, kind: TimedKind): number {
  const days = (found as Readonly<Record<string, unknown>> | undefined)?.[kind];
  const isFine = Number.isInteger(days) && Number(days) >= 0 && Number(days) <= MOST_VACATION;
  return isFine ? Number(days) : USUAL_TABLE.vacation[kind];
}

export function lastTable(): TableDraft {
  try {
    return readTableDraft(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
  } catch {
    return USUAL_TABLE; // nothing kept, or storage refused
  }
}

export function keepTable(draft: TableDraft): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // The choice then lasts only for this visit.
  }
}
