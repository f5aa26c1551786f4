import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { BotPool } from './pool.ts';
import type { WorkerPort } from './port.ts';

/**
 * A pool on Node's worker threads, by default one for each core. The process keeps running until the pool is closed.
 */
export const nodePool = ({ workers = availableParallelism() }: { readonly workers?: number } = {}): BotPool =>
  new BotPool({ spawn: () => thread(new URL('./node-worker.js', import.meta.url)), workers });

/** A thread in the shape of a web worker. */
export function thread(script: URL): WorkerPort {
  const worker = new Worker(script);
  const port: WorkerPort = {
    onmessage: null,
    onerror: null,
    postMessage: (message) => worker.postMessage(message),
    terminate: () => worker.terminate(),
  };
  worker.on('message', (data) => port.onmessage?.({ data }));
  worker.on('error', ({ message }) => port.onerror?.({ message }));
  worker.on('exit', (code) => port.onerror?.({ message: `the thread ended with code ${code}` }));
  return port;
}
