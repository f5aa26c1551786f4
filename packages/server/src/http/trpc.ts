import type { ErrorCode, Refusal } from '@bretwalda/protocol';
import { initTRPC, TRPCError } from '@trpc/server';
import type { FastifyBaseLogger } from 'fastify';
import { ZodError } from 'zod';
import type { Visitor } from '../accounts/visitor.ts';
import type { Services } from '../services.ts';
import { Problem } from '../table/problem.ts';
import { isKeepable } from './keepable.ts';
import type { Metrics } from './metrics.ts';
import { statusOf } from './refuse.ts';

/** What a procedure is given beside its input. */
export interface Context {
  readonly services: Services;
  readonly metrics: Metrics;
  readonly log: FastifyBaseLogger;
  readonly requestId: string;
  /** Who asks; null: nobody has been here yet. */
  readonly visitor: Visitor | null;
  /** Milliseconds to wait if this person has asked too much. */
  readonly slowDown: () => Promise<number | undefined>;
}

const t = initTRPC.context<Context>().create({
  isDev: false,
  errorFormatter: ({ shape, error, ctx }) => {
    const refusal = refusalOf(error, ctx?.requestId);
    return { message: refusal.code, code: shape.code, data: { httpStatus: shape.data.httpStatus, refusal } };
  },
  sse: {
    // Proxies cut what is silent; whoever hears nothing for longer comes again.
    ping: { enabled: true, intervalMs: 15_000 },
    client: { reconnectAfterInactivityMs: 40_000 },
    // Then it is asked again who looks on.
    maxDurationMs: 60 * 60_000,
  },
});

export const { router, mergeRouters } = t;

/** Turns reasons into answers. */
const answered = t.middleware(async ({ next, ctx }) => {
  const result = await next();
  if (result.ok) return result;
  const { cause } = result.error;
  if (cause instanceof Problem) throw asTrpc(cause);
  if (result.error.code === 'INTERNAL_SERVER_ERROR') ctx.log.error({ err: cause }, 'a procedure failed');
  return result;
});

const unhurried = t.middleware(async ({ next, ctx }) => {
  const wait = await ctx.slowDown();
  if (wait !== undefined) throw new Problem('too-many-requests', { wait });
  return next();
});

const keepable = t.middleware(async ({ next, getRawInput }) => {
  if (!isKeepable(await getRawInput())) throw new Problem('bad-request');
  return next();
});

/** For everybody. */
export const open = t.procedure.use(answered).use(unhurried).use(keepable);

/** For guests and for those with an account. */
export const signedIn = open.use(({ ctx, next }) => {
  if (!ctx.visitor) throw new Problem('sign-in-first');
  return next({ ctx: { ...ctx, visitor: ctx.visitor } });
});

export const withAccount = signedIn.use(({ ctx, next }) => {
  if (ctx.visitor.isGuest) throw new Problem('account-first');
  return next();
});

export const operator = signedIn.use(({ ctx, next }) => {
  if (!ctx.visitor.isOperator) throw new Problem('not-allowed');
  return next();
});

const CODES: Readonly<Record<number, TRPCError['code']>> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  413: 'PAYLOAD_TOO_LARGE',
  429: 'TOO_MANY_REQUESTS',
  503: 'SERVICE_UNAVAILABLE',
};

export const asTrpc = (problem: Problem): TRPCError =>
  new TRPCError({
    code: CODES[statusOf(problem.code)] ?? 'INTERNAL_SERVER_ERROR',
    message: problem.code,
    cause: problem,
  });

/**
 * The same for streams: what goes wrong in them is not seen by `answered`. The library asks for the next event while it still
 * sends the one before, and lets go of what it asked for when the client leaves: what goes wrong then is for nobody.
 */
export function answeredStream<T>(events: AsyncIterable<T>): AsyncGenerator<T, void, undefined> {
  const answered = translated(events);
  const next = answered.next.bind(answered);
  answered.next = () => {
    const event = next();
    event.catch(() => {});
    return event;
  };
  return answered;
}

async function* translated<T>(events: AsyncIterable<T>): AsyncGenerator<T, void, undefined> {
  try {
    yield* events;
  } catch (error) {
    throw error instanceof Problem ? asTrpc(error) : error;
  }
}

/** What the client is told: a reason, and what goes with it; of our own faults no more than where they are written down. */
export function refusalOf({ code, cause }: TRPCError, requestId: string | undefined): Refusal {
  if (cause instanceof Problem) return { code: cause.code, details: cause.details };
  if (cause instanceof ZodError) {
    const issues = cause.issues.slice(0, 5).map(({ path, message }) => ({ path: path.join('.'), message }));
    return { code: 'bad-request', details: { issues } };
  }
  const known = KNOWN[code];
  if (known) return { code: known };
  return { code: 'server-error', ...(requestId !== undefined && { request: requestId }) };
}

const KNOWN: { readonly [C in TRPCError['code']]?: ErrorCode } = {
  BAD_REQUEST: 'bad-request',
  PARSE_ERROR: 'bad-request',
  METHOD_NOT_SUPPORTED: 'bad-request',
  UNSUPPORTED_MEDIA_TYPE: 'bad-request',
  PAYLOAD_TOO_LARGE: 'too-large',
  NOT_FOUND: 'not-found',
};
