import { decision, type Seat } from '@bretwalda/engine';
import {
  allTold,
  type ConnectionParts,
  type ConnectionState,
  clocksAfter,
  connectGame,
  type GameApi,
  type GameConnection,
  type Looking,
  type Refusal,
  refusalIn,
  runningAmong,
  type SeenEvent,
  type TableInfo,
  type ToldApi,
} from '@bretwalda/protocol';
import { Store } from '../base/store.ts';
import { api } from './api.ts';

/** A table where a game is played, as the person at this page may see it. Never changed in place. */
export interface TableScene {
  readonly info: TableInfo;
  /** What was told at the table beside the moves, in order: players, talk, agreements, clocks. */
  readonly events: readonly SeenEvent[];
  readonly state: ConnectionState;
  /** With whose eyes the game is seen; null: as one who looks on. */
  readonly seat: Seat | null;
  /** Another one when somebody has got another seat, or lost it: then the game is shown anew. */
  readonly connection: GameConnection;
  /** Why the server does not let us look any more. */
  readonly lost: Refusal | null;
}

/** What the server can be asked; tests answer themselves. */
export interface TableApi {
  readonly game: GameApi;
  readonly table: {
    readonly info: { query(input: { id: string; invitation?: string | undefined }): Promise<TableInfo> };
    readonly events: ToldApi;
  };
}

const sceneOf = (connection: GameConnection) => {
  const { table: info, seat, state } = connection;
  return { info, seat, state, connection };
};

const partsFor = (table: () => OnlineTable | undefined): ConnectionParts => ({
  onEvent: (event) => table()?.told([event]),
  onGame: (at) => table()?.played(at),
  onState: (state) => table()?.turned(state),
  onError: (error) => void table()?.failed(error),
});

/** A game on a server and all that is told around it, kept up to date. */
export class OnlineTable {
  readonly scene: Store<TableScene>;
  private readonly api: TableApi;
  private readonly looking: Looking;
  /** How much later it is at the server than here. */
  private ahead = 0;
  private isClosed = false;
  /** Of the latest question what the table is like now: an older answer counts no more. */
  private asked = 0;

  /** Opens a game; what is refused, or gets no answer, is thrown. */
  static async open(looking: Looking, asking: TableApi = api as unknown as TableApi): Promise<OnlineTable> {
    let table: OnlineTable | undefined;
    const connection = await connectGame(
      asking.game,
      looking,
      partsFor(() => table),
    );
    table = new OnlineTable(asking, looking, connection);
    await table.hear();
    return table;
  }

  private constructor(asking: TableApi, looking: Looking, connection: GameConnection) {
    this.api = asking;
    this.looking = looking;
    this.scene = new Store<TableScene>({ ...sceneOf(connection), events: [], lost: null });
    this.ahead = connection.ahead;
  }

  /** What the clock of the server says now, in milliseconds of the epoch. */
  readonly now = (): number => Date.now() + this.ahead;

  get id(): string {
    return this.looking.id;
  }

  /** As requests to the server name it. */
  get place(): { readonly id: string; readonly invitation: string | undefined } {
    const { id, invitation } = this.looking;
    return { id, invitation };
  }

  /** Somebody has got a seat, or lost it: the game is seen with other eyes. */
  async reconnect(): Promise<void> {
    this.scene.get().connection.close();
    const connection = await connectGame(
      this.api.game,
      this.looking,
      partsFor(() => this),
    );
    if (this.isClosed) return connection.close();
    this.ahead = connection.ahead;
    this.scene.set({ ...sceneOf(connection), events: [], lost: null });
    await this.hear();
  }

  /** The device is on the line again, or the page is looked at again. */
  hurry(): void {
    this.scene.get().connection.hurry();
  }

  /** The device is off the line, as far as it knows. */
  doubt(): void {
    this.scene.get().connection.doubt();
  }

  close(): void {
    this.isClosed = true;
    this.scene.get().connection.close();
  }

  /** What was told before the stream began. */
  private async hear(): Promise<void> {
    const { connection } = this.scene.get();
    const earlier = await allTold(this.api.table.events, this.looking);
    if (this.scene.get().connection === connection) this.told(earlier, false);
  }

  told(told: readonly SeenEvent[], isNew = true): void {
    const { events } = this.scene.get();
    const known = new Set(events.map(({ seq }) => seq));
    const fresh = told.filter(({ seq }) => !known.has(seq));
    if (fresh.length === 0) return;
    this.scene.update({ events: [...events, ...fresh].sort((a, b) => a.seq - b.seq) });
    if (isNew && fresh.some(({ kind }) => kind !== 'talk')) void this.refresh();
  }

  /** Whoever has decided gets time, and whoever must decide now is on the clock. */
  played(at: string): void {
    const { info, connection } = this.scene.get();
    const { clocks, agreed, seats } = info;
    const { state } = connection.game.snapshot();
    if (state.pending === null) return void this.refresh();
    const deciders = decision(state).map((asked) => asked.seat);
    // Who is awaited, and since when, is asked of the server at the next event otherwise.
    if (!clocks || !agreed.clock) return this.scene.update({ info: { ...info, deciders, lastAt: at } });
    const timekeeping = seats.map(({ kind, bot, vacation }) => ({
      isPerson: kind === 'person' && bot === null,
      isOnVacation: (vacation?.until ?? null) !== null,
    }));
    const running = runningAmong(deciders, timekeeping);
    const next = clocksAfter(clocks, agreed.clock, running, Date.parse(at));
    this.scene.update({ info: { ...info, clocks: next } });
  }

  private async refresh(): Promise<void> {
    const asked = ++this.asked;
    const { id, invitation } = this.looking;
    try {
      const info = await this.api.table.info.query({ id, invitation });
      if (asked !== this.asked || this.isClosed) return;
      this.scene.update({ info });
    } catch {
      // What is known stays; whatever is told next, or a stream that begins anew, asks again.
    }
  }

  turned(state: ConnectionState): void {
    if (state === 'closed') return; // we did that
    const before = this.scene.get();
    this.scene.update({ state });
    if (state === 'connected' && before.state !== 'connected') void this.refresh();
  }

  async failed(error: unknown): Promise<void> {
    const refusal = refusalIn(error);
    if (this.isClosed) return;
    if (refusal?.code !== 'not-your-seat')
      return this.scene.update({ lost: refusal ?? { code: 'server-error' } });
    try {
      await this.reconnect();
    } catch (again) {
      this.scene.update({ lost: refusalIn(again) ?? { code: 'server-error' } });
    }
  }
}
