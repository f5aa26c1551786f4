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

/** What the server of games has sent while perhaps no page is open. */
export interface PushEvent extends WaitingEvent {
  readonly data: { json(): unknown } | null;
}

export interface ShownNotice {
  readonly data: unknown;
  close(): void;
}

export interface NoticeClickEvent extends WaitingEvent {
  readonly notification: ShownNotice;
}

export interface OpenWindow {
  readonly url: string;
  focus(): Promise<unknown>;
}

export interface WorkerScope {
  readonly registration: {
    readonly scope: string;
    readonly installing: unknown;
    readonly waiting: unknown;
    showNotification(title: string, options: object): Promise<void>;
  };
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly OpenWindow[]>;
    openWindow(url: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: WaitingEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void;
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: NoticeClickEvent) => void): void;
  addEventListener(type: 'message', listener: (event: LetterEvent) => void): void;
}

/** What a page says to the service worker. */
export type Letter = 'take-over' | 'tidy';

/** What it answers to `tidy`: all files are kept. */
export type Reply = 'on-device';
