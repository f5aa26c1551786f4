/**
 * The little that a pool and its workers need of each other's platform. Web workers, their `self` and message ports
 * have this shape as they are; `node.ts` gives it to the threads of Node.
 */
export interface Port {
  postMessage(message: unknown): void;
  onmessage: Handler<{ readonly data: unknown }> | null;
}

/** A worker as its owner sees it. An error is the end of it: the pool starts another. */
export interface WorkerPort extends Port {
  onerror: Handler<{ readonly message?: string }> | null;
  terminate(): unknown;
}

/** Written as a method, so that the handlers of the web, which want larger events, fit too. */
type Handler<E> = { handle(event: E): void }['handle'];
