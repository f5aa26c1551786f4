import type { ErrorCode } from '@bretwalda/protocol';
import type { FastifyReply } from 'fastify';

/** The status that goes with each reason. */
export const STATUS: { readonly [C in ErrorCode]?: number } = {
  'no-such-game': 404,
  'no-such-table': 404,
  'not-found': 404,
  'not-a-member': 403,
  'not-your-seat': 403,
  'not-allowed': 403,
  'account-first': 403,
  'foreign-origin': 403,
  muted: 403,
  'seat-taken': 409,
  'not-gathering': 409,
  'not-running': 409,
  'name-taken': 409,
  'email-taken': 409,
  'sign-in-first': 401,
  'wrong-password': 401,
  'too-many-requests': 429,
  'too-large': 413,
  restarting: 503,
  'server-error': 500,
};

export const statusOf = (code: ErrorCode): number => STATUS[code] ?? 400;

/** The one form in which the server says why not, outside the procedures. */
export function refuse(
  reply: FastifyReply,
  code: ErrorCode,
  details?: Readonly<Record<string, unknown>>,
): FastifyReply {
  const request = code === 'server-error' ? { request: reply.request.id } : {};
  return reply
    .code(statusOf(code))
    .header('cache-control', 'no-store')
    .send({ error: { code, ...(details && { details }), ...request } });
}
