import type { Violation } from '@bretwalda/engine';
import type { Refusal } from './database.ts';

/** Why a file cannot be opened. The words for it are in the text section `start`. */
export type FileProblem =
  | { readonly kind: 'empty' }
  | { readonly kind: 'huge'; readonly size: number; readonly most: number }
  /** Bytes that are no text. */
  | { readonly kind: 'binary' }
  /** Text, but neither a game nor a position. */
  | { readonly kind: 'foreign' }
  | { readonly kind: 'other-version'; readonly found: string; readonly expected: string }
  /** The end is missing: an unfinished download or copy. */
  | { readonly kind: 'cut' }
  /** The checksum or a line does not fit: changed by hand or on the way. */
  | { readonly kind: 'changed'; readonly line: number }
  | { readonly kind: 'config'; readonly violation: Violation }
  | { readonly kind: 'players'; readonly reason: PlayersProblem }
  /** Well-formed, but this entry is not possible by the rules. */
  | { readonly kind: 'entry'; readonly entry: number; readonly violation: Violation }
  | { readonly kind: 'position'; readonly violation: Violation }
  /** A save of this browser that is no longer there. */
  | { readonly kind: 'gone' }
  /** A save of this browser of which too much is lost. */
  | { readonly kind: 'damaged' }
  /** The browser lets nothing be read now. */
  | { readonly kind: 'storage'; readonly refusal: Refusal }
  /** The file could not be read at all. */
  | { readonly kind: 'unreadable' };

export type PlayersProblem =
  | { readonly what: 'number'; readonly found: number; readonly expected: number }
  | { readonly what: 'name' | 'kind' | 'level' | 'shape'; readonly seat: number };

export type FileResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: FileProblem };

export const opened = <T>(value: T): FileResult<T> => ({ ok: true, value });
export const failed = <T>(problem: FileProblem): FileResult<T> => ({ ok: false, problem });
