import type { FileProblem } from '@bretwalda/text';

export type { FileProblem, PlayersProblem } from '@bretwalda/text';

export type FileResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: FileProblem };

export const opened = <T>(value: T): FileResult<T> => ({ ok: true, value });
export const failed = <T>(problem: FileProblem): FileResult<T> => ({ ok: false, problem });
