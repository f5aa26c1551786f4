import type { Action, Seat } from '@bretwalda/engine';
import { type GameRow, Gap, RemoteGame, type Submitted } from '@bretwalda/table';
import { type GameApi, type Looking, type Opened, RefusedError, refusalIn, type SeenEvent } from './api.ts';
import type { TableInfo } from './table.ts';

/** `reconnecting` turns to `offline` when it lasts. */
export type ConnectionState = 'connected' | 'reconnecting' | 'offline' | 'closed';

export interface ConnectionParts {
  /** What else happens at the table: players, talk. */
  readonly onEvent?: (event: SeenEvent) => void;
  /** The game itself has gone on, at that moment of the server. */
  readonly onGame?: (at: string) => void;
  readonly onState?: (state: ConnectionState) => void;
  /** The server does not let us look any more, or a row cannot be understood. */
  readonly onError?: (error: unknown) => void;
  /** Milliseconds until the first new attempt, and until `offline` is said. */
  readonly retryAfter?: number;
  readonly offlineAfter?: number;
}

const LONGEST_WAIT = 15_000;
const TRIES = 6;

/** Opens a game and stays with it: what breaks is taken up again after the last event that came. */
export async function connectGame(
  api: GameApi,
  looking: Looking,
  parts: ConnectionParts = {},
): Promise<GameConnection> {
  return new GameConnection(api, looking, parts, await api.open.query(looking));
}

export class GameConnection {
  readonly game: RemoteGame;
  /** With whose eyes the game is seen; null: as one who looks on. */
  readonly seat: Seat | null;
  /** The table as it was when the game was opened. */
  readonly table: TableInfo;
  /** How much later it was at the server than here, in milliseconds. */
  readonly ahead: number;
  private readonly api: GameApi;
  private readonly looking: Looking;
  private readonly parts: ConnectionParts;
  private last: number;
  private now: ConnectionState = 'reconnecting';
  private failures = 0;
  /** Counts the streams. */
  private round = 0;
  private subscription: { unsubscribe(): void } | undefined;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private patience: ReturnType<typeof setTimeout> | undefined;
  /** What waits to be sent again. */
  private waiting: (() => void)[] = [];

  constructor(api: GameApi, looking: Looking, parts: ConnectionParts, { opening, table, now }: Opened) {
    this.api = api;
    this.looking = looking;
    this.parts = parts;
    this.last = opening.seq;
    this.seat = opening.seat;
    this.table = table;
    this.ahead = now - Date.now();
    this.game = new RemoteGame(opening, {
      submit: (actions, at, seat) => this.submit(actions, at, seat),
      undo: (to, at, seat) => this.undo(to, at, seat),
    });
    this.waitPatiently();
    this.follow();
  }

  get state(): ConnectionState {
    return this.now;
  }

  /** Does not wait any longer: the device is back on the line, or the page is looked at again. */
  hurry(): void {
    if (this.now === 'closed' || this.now === 'connected') return;
    this.failures = 0; // and what comes next is not put off
    this.follow();
  }

  /** Something got no answer, or the device is off the line: a stream may be silent for long before it breaks. */
  doubt(): void {
    if (this.now === 'connected') this.again();
  }

  close(): void {
    this.turn('closed');
    this.stop();
  }

  private follow(): void {
    this.stop();
    const { round } = this;
    const isOver = () => this.round === round && this.again();
    this.subscription = this.api.follow.subscribe(
      { ...this.looking, after: this.last },
      {
        onData: ({ data }) => this.round === round && this.receive(data),
        onConnectionStateChange: ({ state }) => {
          if (this.round !== round || state === 'idle') return;
          if (state === 'pending') this.failures = 0;
          this.turn(state === 'pending' ? 'connected' : 'reconnecting');
        },
        onError: isOver,
        onComplete: isOver,
      },
    );
  }

  /** Nothing that the last stream still says is heard any more. */
  private stop(): void {
    clearTimeout(this.retry);
    this.round++;
    this.subscription?.unsubscribe();
    this.subscription = undefined;
  }

  /** A stream that is over is begun anew, later each time; a server that knows us not any more is not asked again. */
  private again(): void {
    if (this.now === 'closed') return;
    this.stop();
    this.turn('reconnecting');
    const wait = waitFor(this.failures++, this.parts.retryAfter);
    this.retry = setTimeout(() => void this.reopen(), wait);
  }

  private async reopen(): Promise<void> {
    try {
      const { opening } = await this.api.open.query(this.looking);
      if (this.now === 'closed') return;
      // Somebody else sits there now: this game can be looked at, but as another one.
      if (opening.seat !== this.seat) throw new RefusedError({ code: 'not-your-seat' });
      this.game.renew(opening);
      this.follow();
    } catch (error) {
      const refusal = refusalIn(error);
      if (!refusal || isPassing(refusal.code)) return this.again();
      this.close();
      this.parts.onError?.(error);
    }
  }

  private receive(event: SeenEvent): void {
    if (event.seq <= this.last) return;
    try {
      if (event.kind === 'game') this.game.receive(event.body as GameRow);
      this.last = event.seq;
    } catch (error) {
      if (!(error instanceof Gap)) this.parts.onError?.(error);
      return this.again();
    }
    if (event.kind === 'game') this.parts.onGame?.(event.at);
    else this.parts.onEvent?.(event);
  }

  private turn(state: ConnectionState): void {
    if (state === this.now) return;
    // It is offline until it is connected, however often it is tried.
    if (state === 'reconnecting' && this.now === 'offline') return;
    this.now = state;
    clearTimeout(this.patience);
    if (state === 'reconnecting') this.waitPatiently();
    if (state === 'connected' || state === 'closed') for (const go of this.waiting.splice(0)) go();
    this.parts.onState?.(state);
  }

  private waitPatiently(): void {
    this.patience = setTimeout(() => this.turn('offline'), this.parts.offlineAfter ?? 10_000);
  }

  private async submit(actions: readonly Action[], at: number, seat: Seat): Promise<Submitted> {
    const { id } = this.looking;
    const before = this.game.snapshot().journal.length;
    return this.insist(
      at,
      () => this.api.submit.mutate({ id, seat, at, actions: [...actions] }),
      () => {
        const entries = this.game.snapshot().journal.slice(before, before + actions.length);
        return (
          entries.length === actions.length &&
          entries.every((entry, i) => entry.seat === seat && isSame(entry.action, actions[i]))
        );
      },
    );
  }

  private undo(to: number, at: number, seat: Seat): Promise<Submitted> {
    const { id } = this.looking;
    return this.insist(
      at,
      () => this.api.undo.mutate({ id, seat, at, to }),
      () => this.game.snapshot().journal.length <= to,
    );
  }

  /**
   * Sends again what got no answer, once there is a connection. The number of the revision keeps it from being done twice:
   * if it was done the first time, the second is `stale`, and the game shows whether that was us.
   */
  private async insist(
    at: number,
    send: () => Promise<Submitted>,
    wasOurs: () => boolean,
  ): Promise<Submitted> {
    for (let failures = 0; ; failures++) {
      try {
        const answer = await send();
        if (failures === 0 || answer.kind !== 'stale') return answer;
        await this.reached(at + 1);
        return wasOurs() ? { kind: 'ok', revision: at + 1 } : answer;
      } catch (error) {
        const refusal = refusalIn(error);
        const isFinal = refusal !== undefined && !isPassing(refusal.code);
        if (isFinal || failures + 1 >= TRIES) throw error;
        if (!refusal) this.doubt();
        await new Promise<void>((done) => setTimeout(done, waitFor(failures, this.parts.retryAfter)));
        if (this.now !== 'connected' && this.now !== 'closed')
          await new Promise<void>((done) => this.waiting.push(done));
        if (this.now === 'closed') throw error;
      }
    }
  }

  private reached(revision: number): Promise<void> {
    if (this.game.revision >= revision) return Promise.resolve();
    return new Promise((done) => {
      const stop = this.game.subscribe(this.game.revision, (change) => {
        if (change.revision < revision) return;
        stop();
        done();
      });
    });
  }
}

/** Actions are flat; on their way through the database their fields may come to stand in another order. */
function isSame(one: Action | null, other: Action | undefined): boolean {
  const fields = (action: Action | null | undefined) => JSON.stringify(Object.entries(action ?? {}).sort());
  return fields(one) === fields(other);
}

/** What is over by itself after a while. */
const isPassing = (code: string): boolean =>
  code === 'restarting' || code === 'too-many-requests' || code === 'server-error';

/** Not all at the same moment, when a server comes back. */
const waitFor = (failures: number, first = 500): number =>
  Math.min(LONGEST_WAIT, first * 2 ** failures) * (0.5 + Math.random() / 2);
