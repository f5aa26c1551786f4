import type { Action, Seat } from '@bretwalda/engine';
import type { Opening, Submitted } from '@bretwalda/table';
import {
  createTRPCClient,
  httpBatchLink,
  httpSubscriptionLink,
  splitLink,
  type TRPCClient,
  TRPCClientError,
} from '@trpc/client';
import type { AnyTRPCRouter } from '@trpc/server';
import { type Refusal, readRefusal } from './errors.ts';
import type { TableInfo } from './table.ts';

/** Which game, by which link, and with whose eyes if somebody has more than one seat. */
export interface Looking {
  readonly id: string;
  readonly invitation?: string | undefined;
  readonly seat?: number | undefined;
}

export interface Opened {
  readonly opening: Opening & { readonly seq: number };
  readonly table: TableInfo;
  /** What the server's clock says, in milliseconds of the epoch: those of its tables run by it. */
  readonly now: number;
}

/** Something that happened at a table, with its number there. */
export interface SeenEvent {
  readonly seq: number;
  readonly at: string;
  readonly kind: string;
  readonly body?: unknown;
}

/** Some of what was told at a table beside the moves, in order. */
export interface Told {
  readonly events: readonly SeenEvent[];
  /** There may be more before this number; null: there is none. */
  readonly earlier: number | null;
}

/** What the server can be asked about what was told. */
export interface ToldApi {
  query(input: Looking & { readonly before?: number }): Promise<Told>;
}

/** All that was told at a table, in order: a long game has more than comes at once. */
export async function allTold(api: ToldApi, looking: Looking): Promise<readonly SeenEvent[]> {
  let told = await api.query(looking);
  let events = told.events;
  while (told.earlier !== null) {
    told = await api.query({ ...looking, before: told.earlier });
    events = [...told.events, ...events];
  }
  return events;
}

export interface Follower {
  readonly onData: (event: { readonly id: string; readonly data: SeenEvent }) => unknown;
  readonly onConnectionStateChange: (change: { readonly state: 'idle' | 'connecting' | 'pending' }) => void;
  readonly onError: (error: unknown) => unknown;
  readonly onComplete: () => unknown;
}

/** What the server can be asked about one game. */
export interface GameApi {
  readonly open: { query(input: Looking): Promise<Opened> };
  readonly follow: {
    subscribe(input: Looking & { after: number }, follower: Follower): { unsubscribe(): void };
  };
  readonly submit: {
    mutate(input: { id: string; seat: Seat; at: number; actions: Action[] }): Promise<Submitted>;
  };
  readonly undo: {
    mutate(input: { id: string; seat: Seat; at: number; to: number }): Promise<Submitted>;
  };
}

export interface ApiParts {
  /** Of the server, without a slash at its end; empty: the one that the page came from. */
  readonly url: string;
  /** Elsewhere than in a browser: ones that keep cookies. */
  readonly fetch?: typeof globalThis.fetch | undefined;
  // biome-ignore lint/suspicious/noExplicitAny: what a browser, a test and a program have differs in details
  readonly EventSource?: any;
}

const MOST_AT_ONCE = 10;
const LONGEST_ADDRESS = 4000;

/** The procedures of a server, by its router: `makeApi<AppRouter>({ url: '' })`. */
export function makeApi<Router extends AnyTRPCRouter>({
  url,
  fetch,
  EventSource,
}: ApiParts): TRPCClient<Router> {
  const address = `${url}/api/trpc`;
  return createTRPCClient<Router>({
    links: [
      splitLink({
        condition: ({ type }) => type === 'subscription',
        // biome-ignore lint/suspicious/noExplicitAny: the options depend on a router that is not known here
        true: httpSubscriptionLink({ url: address, ...(EventSource && { EventSource }) } as any),
        false: httpBatchLink({
          url: address,
          maxItems: MOST_AT_ONCE,
          maxURLLength: LONGEST_ADDRESS,
          ...(fetch && { fetch }),
          // biome-ignore lint/suspicious/noExplicitAny: the same
        } as any),
      }),
    ],
  });
}

/** Why the server refused, or undefined when no answer came from it at all. */
export function refusalIn(error: unknown): Refusal | undefined {
  if (error instanceof RefusedError) return error.refusal;
  if (!(error instanceof TRPCClientError)) return undefined;
  const {
    data,
    meta,
  }: { data?: { refusal?: unknown } | null; meta?: { responseJSON?: unknown } | undefined } = error;
  return readRefusal(data?.refusal) ?? refusedBefore(meta?.responseJSON);
}

/** What was refused before any procedure was asked: too long, too often, from elsewhere, while the server ends. */
function refusedBefore(answer: unknown): Refusal | undefined {
  if (typeof answer !== 'object' || answer === null || !('error' in answer)) return undefined;
  return readRefusal(answer.error);
}

/** A request outside the procedures that was refused. */
export class RefusedError extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}
