/** Why the server did not do what it was asked, as data; a client says it in the words of its language. */
export const ERROR_CODES = [
  'no-such-game',
  'no-such-table',
  'not-a-member',
  'not-your-seat',
  'seat-taken',
  'not-gathering',
  'not-running',
  'not-allowed',
  'sign-in-first',
  'account-first',
  'wrong-password',
  'name-taken',
  'email-taken',
  'bad-name',
  'bad-email',
  'bad-password',
  'passkey-failed',
  'link-too-old',
  'foreign-origin',
  'too-many-requests',
  'too-large',
  'not-found',
  'stale',
  'bad-request',
  'muted',
  'restarting',
  'server-error',
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];

/** An answer that says why not, as it is sent. */
export interface Refusal {
  readonly code: ErrorCode;
  readonly details?: Readonly<Record<string, unknown>>;
  /** Under which the server has written down what happened, for whoever runs it. */
  readonly request?: string;
}

const isErrorCode = (value: unknown): value is ErrorCode => ERROR_CODES.some((code) => code === value);

/** What a server says, or something between here and there: only the server's own refusals are read. */
export function readRefusal(value: unknown): Refusal | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { code, details, request }: { code?: unknown; details?: unknown; request?: unknown } = value;
  if (!isErrorCode(code)) return undefined;
  return {
    code,
    ...(typeof details === 'object' && details !== null && { details: { ...details } }),
    ...(typeof request === 'string' && { request }),
  };
}
