/**
 * The little that a pool and its workers need from their platform. Web workers, their `self` and message ports have
 * this shape already; `node.ts` gives it to Node's threads.
 */
export interface Port {
  postMessage(message: unknown): void;
  onmessage: Handler<{ readonly data: unknown }> | null;
}

/** A worker as its owner sees it. An error ends it: the pool starts another. */
export interface WorkerPort extends Port {
  onerror: Handler<{ readonly message?: string }> | null;
  terminate(): unknown;
}

/** A method, so that web handlers, which take larger events, also fit. */
type Handler<E> = { handle(event: E): void }['handle'];
