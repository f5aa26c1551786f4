import { startServer } from '../../../../scripts/serve.mjs';

/** Serves the built game for all tests; BRETWALDA_URL, if set, names a server that runs already. */
export default async function serve(): Promise<() => Promise<void>> {
  if (process.env.BRETWALDA_URL) return async () => {};
  const server = await startServer({ port: 0 });
  process.env.BRETWALDA_URL = server.url;
  return server.close;
}
