import type { ErrorCode } from '@bretwalda/protocol';

/** Something that cannot be done, with the reason as data; the border turns it into an answer. */
export class Problem extends Error {
  readonly code: ErrorCode;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(code: ErrorCode, details: Readonly<Record<string, unknown>> = {}) {
    super(code);
    this.code = code;
    this.details = details;
  }
}
