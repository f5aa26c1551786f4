import type { AnyTRPCProcedure } from '@trpc/server';
import { fastifyRequestHandler } from '@trpc/server/adapters/fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LONGEST_FILE } from '../game/import.ts';
import { addressKey } from './address.ts';
import type { AppParts } from './app.ts';
import { refuse } from './refuse.ts';
import { appRouter } from './router.ts';
import type { Context } from './trpc.ts';
import type { Visitors } from './visitors.ts';

/** By what is asked for, whatever the request says it accepts. */
const STREAMS: ReadonlySet<string> = new Set(
  Object.entries(appRouter._def.procedures as unknown as Record<string, AnyTRPCProcedure>)
    .filter(([, procedure]) => procedure._def.type === 'subscription')
    .map(([path]) => path),
);
const isStream = (path: string): boolean => STREAMS.has(path);

const MINUTE = 60_000;
const MOST_AT_ONCE = 10;

/** Only a whole game is longer than other requests may be; in JSON each of its lines ends with one sign more. */
const IMPORT = 'archive.import';
const FILE_LIMIT = LONGEST_FILE * 1.2;

interface Params {
  readonly Params: { readonly path?: string };
}
type Asking = FastifyRequest<Params>;

/** The procedures, by HTTP: questions and requests, and streams of events. */
export function trpcRoutes(
  api: FastifyInstance,
  { services, metrics, openStreams }: AppParts,
  visitors: Visitors,
): void {
  const { limits } = services.config;
  const people = new WeakMap<FastifyRequest, string>();
  const perPerson = api.createRateLimit({
    max: limits.requestsPerMinute,
    timeWindow: MINUTE,
    keyGenerator: (request) => people.get(request) ?? addressKey(request.ip),
  });

  const slowDown = async (request: FastifyRequest): Promise<number | undefined> => {
    const used = await perPerson(request);
    return used.isAllowed || !used.isExceeded ? undefined : used.ttl;
  };

  api.register(async (inside) => {
    inside.removeAllContentTypeParsers();
    inside.addContentTypeParser('application/json', { parseAs: 'string' }, (_, body, done) =>
      done(null, body),
    );
    const handler = async (request: Asking, reply: FastifyReply) => {
      const path = request.params.path ?? IMPORT;
      const visitor = await visitors.of(request, reply);
      if (visitor) people.set(request, visitor.id);
      if (path.split(',').some(isStream)) {
        if (!openStreams.add(reply.raw, addressKey(request.ip), visitor?.id))
          return refuse(reply, 'too-many-requests');
      }
      reply.header('cache-control', 'no-store');
      const { id: requestId, log } = request;
      const createContext = async (): Promise<Context> => ({
        services,
        metrics,
        log,
        requestId,
        visitor,
        slowDown: () => slowDown(request),
      });
      await fastifyRequestHandler({
        router: appRouter,
        req: request,
        res: reply,
        path,
        createContext,
        maxBatchSize: MOST_AT_ONCE,
      });
      return reply;
    };
    const method = ['GET', 'POST'];
    inside.route<Params>({ method, url: '/api/trpc/:path', handler });
    inside.route<Params>({ method, url: `/api/trpc/${IMPORT}`, bodyLimit: FILE_LIMIT, handler });
  });
}
