import { ConfigError, readConfig } from './config.ts';
import { USUAL_PORT } from './http/listen.ts';
import { makeLog } from './log.ts';
import { BUILT_PAGE, startServer } from './server.ts';

/** One process that serves the page and the games. Everything can be set by the environment, nothing has to be. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = makeLog(config.logLevel);
  // Node would print what was thrown, with all values in it.
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'nobody waited for this'));
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'ends: this must not happen');
    process.exit(1);
  });
  const say = (line: string) => console.log(line);
  const server = await startServer({ config, log, say, pageFolder: BUILT_PAGE });
  if (config.port === undefined && server.port !== USUAL_PORT)
    say(`Port ${USUAL_PORT} is taken. Games saved there belong to that address and are not seen here.`);
  say(`Bretwalda is at ${config.publicUrl ?? server.url} (Ctrl+C ends it)`);
  let isEnding = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      if (isEnding) process.exit(1); // asked twice
      isEnding = true;
      server.close().then(
        () => process.exit(0),
        (error: unknown) => {
          log.error({ err: error }, 'did not end well');
          process.exit(1);
        },
      );
    });
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(error instanceof ConfigError ? 2 : 1);
});
