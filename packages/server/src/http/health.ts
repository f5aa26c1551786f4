import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppParts } from './app.ts';
import { refuse } from './refuse.ts';

const PATIENCE_MS = 2000;

/** For whoever watches over the server: does it live, may it be sent requests, how much has it to do. */
export function healthRoutes(app: FastifyInstance, { services, metrics, isEnding }: AppParts): void {
  const { database, config } = services;

  app.get('/healthz', async (_, reply) => reply.header('cache-control', 'no-store').send({ ok: true }));

  app.get('/readyz', async (_, reply) => {
    reply.header('cache-control', 'no-store');
    if (isEnding()) return reply.code(503).send({ ready: false, why: 'ending' });
    const isThere = await within(
      database.query('select count(*) from migration').then(
        () => true,
        () => false,
      ),
    );
    if (!isThere) return reply.code(503).send({ ready: false, why: 'database' });
    return reply.send({ ready: true, database: database.name });
  });

  app.get('/metrics', async (request, reply) => {
    if (!mayCount(request, config.metricsToken)) return refuse(reply, 'not-found');
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.registry.contentType)
      .send(await metrics.registry.metrics());
  });
}

/** With the token; where there is none, from this machine itself and not through a proxy. */
function mayCount(request: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined) {
    const isHere = ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.socket.remoteAddress ?? '');
    return (
      isHere && request.headers['x-forwarded-for'] === undefined && request.headers.forwarded === undefined
    );
  }
  const given = Buffer.from(request.headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

const within = (answer: Promise<boolean>): Promise<boolean> =>
  Promise.race([
    answer,
    new Promise<boolean>((done) => void setTimeout(() => done(false), PATIENCE_MS).unref()),
  ]);
