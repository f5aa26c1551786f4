/** The server of games; docs/operations.md tells how to run it. */
export { type Config, ConfigError, readConfig } from './config.ts';
export { Cluster } from './db/cluster.ts';
export type { Database } from './db/database.ts';
export { embeddedPrograms } from './db/open.ts';
export { openPostgres } from './db/postgres.ts';
export type { Answers, AppRouter } from './http/router.ts';
export { makeLog } from './log.ts';
export { BUILT_PAGE, type RunningServer, type ServerParts, startServer } from './server.ts';
