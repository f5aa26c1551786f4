import { randomUUID } from 'node:crypto';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  fastify,
  LogController,
} from 'fastify';
import { SAFETY, type Shelf } from '../../static/shelf.mjs';
import type { Services } from '../services.ts';
import { Problem } from '../table/problem.ts';
import { accountRoutes } from './accounts.ts';
import { addressKey } from './address.ts';
import { healthRoutes } from './health.ts';
import type { Metrics } from './metrics.ts';
import type { OpenStreams } from './open-streams.ts';
import { trustedOrigins } from './origins.ts';
import { refuse } from './refuse.ts';
import { trpcRoutes } from './trpc-routes.ts';
import { Visitors } from './visitors.ts';

export interface AppParts {
  readonly services: Services;
  readonly metrics: Metrics;
  readonly openStreams: OpenStreams;
  /** The built page; undefined: there is only the programming interface. */
  readonly shelf: Shelf | undefined;
  readonly isEnding: () => boolean;
}

/** Sixty actions are less than ten; a note of the longest kind is less than that, too. */
const BODY_LIMIT = 64 * 1024;
const MINUTE = 60_000;

/** Everything that the server answers over HTTP. */
export async function makeApp(parts: AppParts): Promise<FastifyInstance> {
  const { services, metrics, shelf } = parts;
  const { config, log } = services;
  const app = fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }), // `watch` writes what may be written
    frameworkErrors: (_, __, reply) => void refuse(reply, 'bad-request'),
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT,
    trustProxy: Array.isArray(config.trustProxy) ? [...config.trustProxy] : (config.trustProxy as boolean),
    routerOptions: { maxParamLength: 1000 },
    // What waits too long for its headers or its body is cut off; streams go on.
    connectionTimeout: 0,
    requestTimeout: 30_000,
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
  });
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    hsts: config.publicUrl?.startsWith('https:') ? { maxAge: 31_536_000 } : false,
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', SAFETY['Permissions-Policy']);
    reply.header('x-request-id', request.id);
  });
  watch(app, metrics);
  app.setErrorHandler<FastifyError>((error, request, reply) => answerError(error, request, reply, metrics));
  app.setNotFoundHandler((_, reply) => refuse(reply, 'not-found'));
  healthRoutes(app, parts);
  await app.register(async (api) => {
    guard(api, parts);
    await api.register(rateLimit, {
      max: config.limits.requestsPerMinuteOfAddress,
      timeWindow: MINUTE,
      cache: 20_000,
      keyGenerator: (request) => addressKey(request.ip),
      errorResponseBuilder: (_, { ttl }) => new Problem('too-many-requests', { wait: ttl }),
    });
    const { auth, people, attempts, database } = services;
    const hasPost = services.post !== undefined && config.publicUrl !== undefined;
    const visitors = new Visitors(auth, database, config.operators);
    await visitors.start();
    api.addHook('onClose', () => visitors.stop());
    accountRoutes(api, { auth, people, attempts, database, limits: config.limits, visitors, hasPost });
    trpcRoutes(api, parts, visitors);
    api.all('/api/*', (_, reply) => refuse(reply, 'not-found'));
  });
  if (shelf) pageRoutes(app, shelf);
  return app;
}

/** Requests that change something come from our own pages; others are not even read. */
function guard(api: FastifyInstance, { services, isEnding }: AppParts): void {
  const isTrusted = trustedOrigins(services.config.publicUrl);
  api.addHook('onRequest', async (request, reply) => {
    if (isEnding()) {
      reply.header('retry-after', 2).header('connection', 'close');
      return refuse(reply, 'restarting');
    }
    const { origin, host, 'sec-fetch-site': site } = request.headers;
    const isSafe = request.method === 'GET' || request.method === 'HEAD';
    const isForeign = origin !== undefined && !isTrusted(origin, host);
    if (isForeign || site === 'cross-site' || (!isSafe && origin === undefined))
      return refuse(reply, 'foreign-origin');
  });
}

/** Every request is counted, and written down when it is done: what was asked, never with what. */
function watch(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    const seconds = reply.elapsedTime / 1000;
    const isStream = String(reply.getHeader('content-type')).startsWith('text/event-stream');
    if (!isStream) metrics.requestSeconds.observe({ route, status: reply.statusCode }, seconds);
    const [path] = request.url.split('?');
    const level = route === '/*' || route.endsWith('z') || route === '/metrics' ? 'debug' : 'info';
    request.log[level](
      { method: request.method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      isStream ? 'stream ended' : 'request',
    );
  });
}

const KNOWN: Readonly<Record<string, 'too-large' | 'bad-request' | 'too-many-requests'>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'bad-request',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'bad-request',
  FST_ERR_CTP_INVALID_JSON_BODY: 'bad-request',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'bad-request',
  FST_ERR_BAD_URL: 'bad-request',
};

function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply, metrics: Metrics) {
  const code = error instanceof Problem ? error.code : KNOWN[error.code];
  const isBad = error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500;
  const reason = code ?? (isBad ? 'bad-request' : 'server-error');
  metrics.refused.inc({ reason });
  if (reason === 'server-error') request.log.error({ err: error }, 'a request failed');
  return refuse(reply, reason, error instanceof Problem ? error.details : undefined);
}

/** The page and its files, at every other address. */
function pageRoutes(app: FastifyInstance, shelf: Shelf): void {
  // The file of the same name says no: by it the page knows where it came from.
  app.get('/server.json', (_, reply) => reply.header('cache-control', 'no-store').send({ games: true }));
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => {
      const { method, url, headers } = request;
      const answer = await shelf.answer({ method, url, headers });
      return reply.code(answer.status).headers(answer.headers).send(answer.body);
    },
  });
}
