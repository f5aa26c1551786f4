import type { Database, Query } from '../db/database.ts';
import type { Jobs, Queue } from '../work/queue.ts';
import { HOLDS, NOTICE, type Notice, type Way, type WayBody, type WayKind } from './notice.ts';

export interface SendingParts {
  readonly database: Database;
  readonly queue: Queue;
  readonly ways: readonly Way[];
  readonly now: () => number;
}

/** Whoever gave a sign from the page of the game since then is looking. */
const LOOKING_MS = 45_000;

/** Takes a way for one message, unless it had one a moment ago, also from another process. */
const CLAIM = `
  update notice_way set last_sent = $2 where id = $1 and code is null and (last_sent is null or last_sent <= $3)
  returning id`;

/** Sends notices by the ways that their readers want; each way by itself, so that one that fails holds up no other. */
export class Sending {
  private readonly parts: SendingParts;

  constructor(parts: SendingParts) {
    this.parts = parts;
  }

  /** Does the job of sending one; it throws when a way fails that may work later. */
  async run({ id, way }: Jobs['notice']): Promise<void> {
    const notice = await this.read(id);
    if (!notice) return;
    if (way !== undefined) return this.sendBy(notice, way);
    const isLooking = await this.isLooking(notice);
    await this.parts.database.transaction(async (query) => {
      const taken = await this.take(query, id);
      if (!taken || isLooking) return;
      const rows = await query<{ id: string }>(
        'select id from notice_way where user_id = $1 and code is null',
        [notice.userId],
      );
      for (const row of rows) await this.parts.queue.send(query, 'notice', { id, way: row.id });
    });
  }

  /** What nobody has seen and is still so. */
  private async read(id: string): Promise<Notice | undefined> {
    const [notice] = await this.parts.database.query<Notice>(
      `select ${NOTICE} from notice join game on game.id = notice.game_id
       where notice.id = $1 and seen_at is null and ${HOLDS}`,
      [id],
    );
    return notice;
  }

  /** Nobody sends the same notice twice. */
  private async take(query: Query, id: string): Promise<boolean> {
    const rows = await query(
      'update notice set sent_at = $2 where id = $1 and sent_at is null returning id',
      [id, new Date(this.parts.now())],
    );
    return rows.length > 0;
  }

  private async sendBy(notice: Notice, wayId: string): Promise<void> {
    const { database, now, queue, ways } = this.parts;
    const { query } = database;
    const [row] = await query<{ kind: WayKind; body: WayBody }>(
      'select kind, body from notice_way where id = $1 and user_id = $2 and code is null',
      [wayId, notice.userId],
    );
    const way = ways.find(({ kind }) => kind === row?.kind);
    if (!row || !way || (await this.isLooking(notice))) return;
    const at = now();
    const claimed = await query(CLAIM, [wayId, new Date(at), new Date(at - way.pause)]);
    if (claimed.length === 0) {
      const after = new Date(Date.now() + way.pause);
      return queue.send(query, 'notice', { id: notice.id, way: wayId }, { after });
    }
    if (!(await way.send(row.body, notice))) await query('delete from notice_way where id = $1', [wayId]);
  }

  private async isLooking({ userId, gameId }: Notice): Promise<boolean> {
    const since = new Date(this.parts.now() - LOOKING_MS);
    const [row] = await this.parts.database.query(
      'select 1 from presence where user_id = $1 and game_id = $2 and at > $3',
      [userId, gameId, since],
    );
    return row !== undefined;
  }
}
