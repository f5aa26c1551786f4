import type { NationId } from '@bretwalda/engine';
import { BOT_LEVELS } from '@bretwalda/table';
import { z } from 'zod';
import type { Clocks } from './clock.ts';
import type { GameResult } from './result.ts';

/** What is said about tables, checked at the border: unknown fields and wrong types are refused. */

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const time = (least: number, most: number) => z.int().min(least).max(most);

export const clockSchema = z
  .strictObject({ bank: time(MINUTE, 60 * DAY), increment: time(0, 30 * DAY), cap: time(MINUTE, 90 * DAY) })
  .refine(({ bank, cap }) => bank <= cap, 'The cap is below the bank.');

/** What happens when somebody is out of time. */
export const ABSENCES = ['bot', 'replacement', 'vote'] as const;
export type Absence = (typeof ABSENCES)[number];

export const MOST_VACATION = 60;

/** A game without a clock that has stood still for so long may go on without whoever it waits for. */
export const LONG_SILENCE = 3 * DAY;

export const levelSchema = z.enum(BOT_LEVELS as [string, ...string[]]);

/** Everything a table agrees on beside the rules of the game. */
export const agreedSchema = z.strictObject({
  title: z.string().trim().max(60).default(''),
  clock: clockSchema.nullable().default(null),
  absence: z.enum(ABSENCES).default('bot'),
  /** The computer that plays for whoever is away. */
  standIn: levelSchema.default('thane'),
  rated: z.boolean().default(true),
  /** Days that every player may be away while the clock stands. */
  vacation: z.int().min(0).max(MOST_VACATION).default(0),
});
export type Agreed = z.infer<typeof agreedSchema>;

const seatSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('me') }),
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({ kind: z.literal('bot'), level: levelSchema }),
]);

export const newTableSchema = z.strictObject({
  scenario: z.string().max(40),
  /** Checked by the engine. */
  options: z.record(z.string().max(20), z.unknown()).default({}),
  seats: z.array(seatSchema).min(1).max(5),
  isPublic: z.boolean().default(false),
  agreed: agreedSchema.prefault({}),
});
export type NewTable = z.infer<typeof newTableSchema>;

export const diceSeedSchema = z.string().max(64);

/** Days on which the clock of a player stands. */
export interface Vacation {
  /** When it ends by itself at the latest; null: its player is not on vacation. */
  readonly until: string | null;
  /** The days that are left; during a vacation, those that were when it began. */
  readonly left: number;
}

/** Who sits where, as everybody at the table may see it. */
export interface SeatInfo {
  readonly seat: number;
  readonly name: string;
  readonly kind: 'open' | 'person' | 'bot';
  /** The computer that plays it, for good or while its player is away. */
  readonly bot: string | null;
  readonly isYou: boolean;
  /** Whoever sits there, for their profile; null: nobody, or a computer. */
  readonly player: string | null;
  /** Null: nobody, or a computer. */
  readonly vacation: Vacation | null;
}

export type TableStatus = 'gathering' | 'running' | 'over' | 'ended';

export interface TableInfo {
  readonly id: string;
  readonly status: TableStatus;
  readonly scenario: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly agreed: Agreed;
  readonly isPublic: boolean;
  /** For those at the table: whoever gets it may join or look on. */
  readonly invitation: string | null;
  readonly seats: readonly SeatInfo[];
  /** The hash of the secret that the dice follow from. */
  readonly commitment: string;
  /** What you have added to the dice; null: you do not sit here. */
  readonly diceSeed: string | null;
  /** The seats that must decide now. */
  readonly deciders: readonly number[];
  readonly clocks: Clocks | null;
  /** Where the game stands; null: it has not begun. */
  readonly round: number | null;
  /** Whose turn it is. */
  readonly nation: NationId | null;
  /** Null: it is not over. */
  readonly result: GameResult | null;
  readonly createdAt: string;
  readonly startedAt: string | null;
  /** When something was last played, or it began; null: it has not begun. */
  readonly lastAt: string | null;
  readonly endedAt: string | null;
}
