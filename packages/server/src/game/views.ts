import type { Seat } from '@bretwalda/engine';
import type { GameRow, Opening, SeenStep, Viewer } from '@bretwalda/table';
import type { Database } from '../db/database.ts';
import { type Hearing, hearingAt, saidTo } from '../table/told.ts';
import { type JournalRow, readRows } from './journal.ts';
import type { Room } from './room.ts';
import { type Rooms, withoutUndone } from './rooms.ts';
import { type EventRow, isOfGame, type Streams } from './stream.ts';

export interface ViewsParts {
  readonly database: Database;
  readonly rooms: Rooms;
  readonly streams: Streams;
}

/** An event as it is sent. */
export interface SeenEvent {
  readonly seq: number;
  readonly at: string;
  readonly kind: string;
  readonly body: unknown;
}

/** Games as somebody may see them: from their beginning, and what comes after. */
export class Views {
  private readonly parts: ViewsParts;

  constructor(parts: ViewsParts) {
    this.parts = parts;
  }

  /** A game as somebody may see it now, from its beginning. */
  async opening(id: string, viewer: Seat | null): Promise<(Opening & { readonly seq: number }) | undefined> {
    const { database, rooms } = this.parts;
    return rooms.with(id, async (known) => {
      const kept = await rooms.catchUp(id, known);
      if (!kept) throw new Error(`Game ${id} is not there any more.`);
      const rows = (await readRows(database.query, id, 0)).filter(
        ({ revision }) => revision <= kept.room.revision,
      );
      const steps = withoutUndone(rows, 0).flatMap((row) => this.stepsOf(kept.room, row, viewer));
      const lengths = [0, ...rows.map(lengthAfter)];
      return { config: kept.game.config, seat: viewer, steps, lengths, seq: rows.at(-1)?.seq ?? 0 };
    });
  }

  private stepsOf(room: Room, row: JournalRow, viewer: Seat | null): readonly SeenStep[] {
    const seen = room.seen(row, viewer ?? 'spectator');
    return seen.kind === 'played' ? seen.steps : [];
  }

  /** What happens at a table after a number, as somebody may see it. */
  async *follow(
    id: string,
    viewer: Seat | null,
    after: number,
    signal: AbortSignal,
  ): AsyncGenerator<SeenEvent> {
    const { database, streams } = this.parts;
    let hearing: Hearing | undefined;
    for await (const row of streams.follow(id, after, signal)) {
      const { audience } = row;
      if (audience) {
        if (viewer === null) continue;
        hearing ??= await hearingAt(database.query, id, viewer);
        if (!saidTo(row, hearing)) continue;
      }
      const seen = await this.seen(id, row, viewer);
      if (seen) yield seen;
    }
  }

  private async seen(id: string, row: EventRow, viewer: Seat | null): Promise<SeenEvent | undefined> {
    const { seq, at, kind, body } = row;
    if (!isOfGame(row)) return { seq, at: at.toISOString(), kind, body };
    const game = await this.rowFor(id, row, viewer ?? 'spectator');
    return game && { seq, at: at.toISOString(), kind: 'game', body: game };
  }

  private rowFor(id: string, row: JournalRow, viewer: Viewer): Promise<GameRow | undefined> {
    const { rooms } = this.parts;
    return rooms.with(id, async (known) => {
      const kept = known.room.revision < row.revision ? await rooms.catchUp(id, known) : known;
      return kept?.room.seen(row, viewer);
    });
  }
}

const lengthAfter = (row: JournalRow): number =>
  row.kind === 'undone' ? row.body.length : row.body.start + row.body.entries.length;
