import { makeLog, readConfig, startServer } from '@bretwalda/server';

// A server as a program of its own, as it was compiled; it tells its parent where it is.
const log = makeLog(process.env.LOG_LEVEL ?? 'silent');
const server = await startServer({ config: readConfig(process.env), log, say: () => {} });
process.send?.({ url: server.url });
