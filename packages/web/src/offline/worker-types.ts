/** As much of a service worker's surroundings as ours uses; the browser library of TypeScript knows only pages. */
export interface WaitingEvent extends Event {
  waitUntil(promise: Promise<unknown>): void;
}

export interface RequestEvent extends WaitingEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

export interface LetterEvent extends WaitingEvent {
  readonly data: unknown;
  /** The page that wrote. */
  readonly source: { postMessage(reply: Reply): void } | null;
}

export interface WorkerScope {
  readonly registration: {
    readonly scope: string;
    readonly installing: unknown;
    readonly waiting: unknown;
  };
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly unknown[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: WaitingEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void;
  addEventListener(type: 'message', listener: (event: LetterEvent) => void): void;
}

/** What a page says to the service worker. */
export type Letter = 'take-over' | 'tidy';

/** What it answers to `tidy`: all files are kept. */
export type Reply = 'on-device';
