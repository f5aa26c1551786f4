import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { nodePool } from '@bretwalda/ai/node';
import { openShelf } from '../static/shelf.mjs';
import { Attempts } from './accounts/attempts.ts';
import { makeAuth } from './accounts/auth.ts';
import { People } from './accounts/people.ts';
import { type Post, postThrough } from './accounts/post.ts';
import { keptSecret } from './accounts/secret.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/open.ts';
import { makeApp } from './http/app.ts';
import { listenAt } from './http/listen.ts';
import { Metrics } from './http/metrics.ts';
import { OpenStreams } from './http/open-streams.ts';
import { trustedOrigins } from './http/origins.ts';
import type { Log } from './log.ts';
import type { Way } from './notices/notice.ts';
import { pushKeys } from './notices/push.ts';
import { usualWays } from './notices/usual-ways.ts';
import type { Services } from './services.ts';
import type { AskBot } from './work/advance.ts';
import { World } from './world.ts';

export interface ServerParts {
  readonly config: Config;
  readonly log: Log;
  /** A line for whoever started it, beside the log. */
  readonly say?: (line: string) => void;
  /** The built page; undefined: only the programming interface. */
  readonly pageFolder?: string | undefined;
  /** One that is open already; it is closed with the server. */
  readonly database?: Database;
  /** Asks computer players; by default on threads of this process. */
  readonly ask?: AskBot;
  /** Ways to reach players who do not look; by default all that the configuration allows. */
  readonly ways?: readonly Way[];
  /** How letters are sent; by default through SMTP_URL, if that is set. */
  readonly post?: Post;
  readonly now?: () => number;
}

export interface RunningServer {
  readonly url: string;
  readonly port: number;
  readonly services: Services;
  /** Ends streams with a hint to come again, finishes what is being done, and closes everything. */
  close(): Promise<void>;
}

/** How long a request may still take when the server ends. */
const PATIENCE_MS = 10_000;
const HOUSEKEEPING_MS = 10 * 60_000;

/** Where the build puts the page. */
export const BUILT_PAGE = fileURLToPath(new URL('../../web/dist', import.meta.url));

type Closing = () => Promise<unknown> | unknown;

export async function startServer(parts: ServerParts): Promise<RunningServer> {
  const { config, log, pageFolder } = parts;
  /** What has to be closed, the last first; also when the start fails halfway. */
  const closings: Closing[] = [];
  try {
    const shelf = pageFolder === undefined ? undefined : await openShelf(pageFolder);
    const services = await startServices(parts, closings);
    const openStreams = new OpenStreams(config.limits.streams);
    const metrics = metricsOf(services, openStreams);
    let isEnding = false;
    const app = await makeApp({ services, metrics, openStreams, shelf, isEnding: () => isEnding });
    closings.push(async () => {
      const hurry = setTimeout(() => {
        log.warn('cuts off what has not ended in time');
        app.server.closeAllConnections();
      }, PATIENCE_MS).unref();
      await app.close();
      clearTimeout(hurry);
    });
    const port = await listenAt(app, config.host, config.port);
    let closing: Promise<void> | undefined;
    const close = async (): Promise<void> => {
      isEnding = true;
      openStreams.endAll();
      await closeAll(closings, log);
      log.info('ended');
    };
    const url = `http://${shownHost(config.host)}:${port}/`;
    return {
      url,
      port,
      services,
      close: () => {
        closing ??= close();
        return closing;
      },
    };
  } catch (error) {
    await closeAll(closings, log);
    throw error;
  }
}

async function startServices(parts: ServerParts, closings: Closing[]): Promise<Services> {
  const { config, log, say = (line) => log.warn(line), now = Date.now } = parts;
  const onError = (error: unknown) => log.error({ err: error }, 'in the background');
  const database = parts.database ?? (await openDatabase({ ...config, say, onError }));
  closings.push(() => database.close());
  const applied = await migrate(database);
  if (applied.length > 0) log.info({ applied }, 'tables made or changed');
  const ask = parts.ask ?? threads(closings);
  const mostRooms = config.limits.gamesInMemory;
  const { publicUrl } = config;
  const post = parts.post ?? (config.smtpUrl ? postThrough(config.smtpUrl, config.mailFrom) : undefined);
  const keys = await pushKeys(database.query);
  const letters = publicUrl === undefined ? undefined : post;
  const ways = parts.ways ?? usualWays(config, keys, letters, now);
  const world = new World({ database, ask, now, mostRooms, ways, post: letters, onError });
  closings.push(() => world.stop());
  await world.start();
  const people = new People(database, now);
  const secret = config.authSecret ?? (await keptSecret(database.query));
  const isTrusted = trustedOrigins(publicUrl);
  const auth = makeAuth({ database, people, secret, publicUrl, post, isTrusted, log });
  const attempts = new Attempts(database.query);
  const housekeeping = setInterval(() => void attempts.forgetOld().catch(onError), HOUSEKEEPING_MS).unref();
  closings.push(() => clearInterval(housekeeping));
  return { config, log, database, world, auth, people, post, attempts, pushKey: keys.publicKey };
}

/** One core is left for those who play. */
function threads(closings: Closing[]): AskBot {
  const pool = nodePool({ workers: Math.max(1, availableParallelism() - 1) });
  closings.push(() => pool.close());
  return (question) => pool.ask(question);
}

async function closeAll(closings: Closing[], log: Log): Promise<void> {
  for (let close = closings.pop(); close; close = closings.pop())
    await Promise.resolve()
      .then(close)
      .catch((error: unknown) => log.error({ err: error }, 'did not end well'));
}

const metricsOf = ({ database, world }: Services, openStreams: OpenStreams): Metrics =>
  new Metrics({
    streams: () => openStreams.size,
    gamesInMemory: () => world.rooms.size,
    gamesFollowed: () => world.streams.followed,
    queued: async () => {
      const [row] = await database.query<{ count: number }>('select count(*)::int as count from outbox');
      return { ...(await world.queue.waiting()), outbox: row?.count ?? 0 };
    },
  });

/** An address that a browser on this machine can open. */
const shownHost = (host: string): string =>
  host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host;
