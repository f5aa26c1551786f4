import { z } from 'zod';

/** Something that a player said; the body of an event of the kind `talk`. */
export interface TalkBody {
  readonly seat: number;
  /** Empty: the account is deleted. */
  readonly name: string;
  /** Who said it, whoever sits there now; null: the account is deleted. */
  readonly player: string | null;
  readonly words: string;
  /** The seats that it was said to; null: all players. */
  readonly to: readonly number[] | null;
}

/** Somebody, as others name them. */
export interface Named {
  readonly player: string;
  readonly name: string;
}

/** By an operator. */
export interface Mute {
  readonly reason: string;
  readonly until: string;
}

/** What limits somebody's talk, at every table. */
export interface TalkLimits {
  /** Players who are not heard any more. */
  readonly blocked: readonly Named[];
  readonly muted: Mute | null;
}

/** Something that was said, with its number at the table. */
export interface Said extends TalkBody {
  readonly seq: number;
  readonly at: string;
}

/** For operators: something that was said and that somebody complains about. */
export interface TalkReport {
  readonly id: number;
  readonly at: string;
  readonly reason: string;
  /** Null: the account is deleted. */
  readonly reporter: Named | null;
  readonly speaker: (Named & { readonly muted: Mute | null }) | null;
  readonly table: { readonly id: string; readonly title: string; readonly scenario: string };
  readonly said: Said;
  /** What the reporter heard just before it, oldest first. */
  readonly before: readonly Said[];
}

/** For operators: somebody whom nobody hears. */
export interface MutedPlayer extends Named, Mute {
  /** The operator; null: the account is deleted. */
  readonly by: string | null;
}

export const LONGEST_MESSAGE = 1000;
export const LONGEST_REPORT = 500;
export const LONGEST_NOTE = 20_000;
/** How much of what was said before is shown to operators. */
export const SAID_BEFORE = 5;

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const UNWRITABLE = /[\u0000-\u0008\u000b-\u001f\u007f]|\p{Surrogate}/u;

/** What people write, on one line or more: no control characters, and nothing that is half a character. */
export const writtenSchema = z
  .string()
  .transform((words) => words.replaceAll('\r\n', '\n'))
  .refine((words) => !UNWRITABLE.test(words), 'This cannot be written.');
