/** Bots in workers; docs/ai.md explains them. `node.ts` has the pool for Node, `web.ts` is the script of a Web Worker. */
export { BotHost, diceFor, serve } from './host.ts';
export { BotPool, type PoolOptions } from './pool.ts';
export type { Port, WorkerPort } from './port.ts';
export type { Forget, Message, Question, Reply, Request } from './protocol.ts';
