import { createRequire } from 'node:module';
import type { AddressInfo, Server as NetServer } from 'node:net';
import { COUNTER, POSITION } from './yardstick-game.ts';

/** boardgame.io's own server, as its documentation starts it: games are kept in its memory. */

interface YardstickServer {
  run(config: { readonly port: number }): Promise<{ readonly appServer: NetServer }>;
}

// The library ships CommonJS for Node.
const { Server } = createRequire(import.meta.url)('boardgame.io/server') as {
  Server: (options: object) => YardstickServer;
};

const { appServer } = await Server({ games: [COUNTER, POSITION], origins: [] }).run({ port: 0 });
console.log(`http://127.0.0.1:${(appServer.address() as AddressInfo).port}`);
process.on('SIGTERM', () => process.exit());
