import { randomInt, timingSafeEqual } from 'node:crypto';
import { type Allowance, Attempts } from '../accounts/attempts.ts';
import type { Post } from '../accounts/post.ts';
import type { Database } from '../db/database.ts';
import { Problem } from '../table/problem.ts';
import { randomId } from '../table/random-id.ts';
import type { WayBody, WayKind } from './notice.ts';
import type { Notices } from './notices.ts';
import { type Resolve, targetOf } from './target.ts';
import { codeLetter } from './words.ts';

/** A way as its owner sees it. */
export interface WayInfo {
  readonly id: string;
  readonly kind: WayKind;
  /** An e-mail address, the host of a webhook, a device. */
  readonly label: string;
  /** By which a browser knows that a way leads to itself. */
  readonly endpoint: string | null;
  readonly language: string;
  /** Nothing is sent to an address before its owner has repeated the code that was sent there. */
  readonly isConfirmed: boolean;
}

export interface WayBookParts {
  readonly database: Database;
  readonly notices: Notices;
  /** How letters are sent; undefined: not at all. */
  readonly post?: Post | undefined;
  readonly resolve?: Resolve | undefined;
  readonly now: () => number;
}

export interface NewWay {
  readonly kind: WayKind;
  readonly body: Readonly<Record<string, unknown>>;
  readonly language: string;
}

interface Owner {
  readonly id: string;
  readonly name: string;
  readonly isGuest: boolean;
}

const MOST_WAYS = 5;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** A code is good for so long, and for so many tries. */
const CODE_MS = 30 * MINUTE;
const MOST_TRIES = 5;

/** By which ways players want to be told. */
export class WayBook {
  private readonly parts: WayBookParts;
  private readonly attempts: Attempts;

  constructor(parts: WayBookParts) {
    this.parts = parts;
    this.attempts = new Attempts(parts.database.query);
  }

  get hasMail(): boolean {
    return this.parts.post !== undefined;
  }

  async all(userId: string): Promise<readonly WayInfo[]> {
    const rows = await this.parts.database.query<{
      id: string;
      kind: WayKind;
      body: WayBody;
      isConfirmed: boolean;
    }>(
      `select id, kind, body, code is null as "isConfirmed" from notice_way where user_id = $1 order by kind, id`,
      [userId],
    );
    return rows.map(({ body, ...row }) => ({
      ...row,
      label: labelOf(row.kind, body),
      endpoint: row.kind === 'push' ? String(body.endpoint) : null,
      language: body.language,
    }));
  }

  /** A few of each kind are enough for anybody. What leads to the same place takes the place of what was there. */
  async add(owner: Owner, { kind, body, language }: NewWay): Promise<string> {
    if (kind === 'webhook') await this.checkHook(String(body.url));
    if (kind === 'mail') {
      if (!this.parts.post) throw new Problem('not-allowed', { reason: 'no-mail' });
      if (owner.isGuest) throw new Problem('account-first');
      const known = await this.addressOf(owner.id, String(body.address));
      if (known && !known.isConfirmed) await this.sendCode(owner, known.id);
      if (known) return known.id;
    }
    const field = FIELDS[kind];
    const place = String(body[field]);
    const id = randomId(16);
    await this.parts.database.transaction(async (query) => {
      // A browser is told of the games of one person only.
      await query(
        `delete from notice_way where kind = $1 and body ->> $2 = $3 and (user_id = $4 or kind = 'push')`,
        [kind, field, place, owner.id],
      );
      const rows = await query(
        `insert into notice_way (id, user_id, kind, body, code)
         select $1, $2, $3, $4, $6 where (select count(*) from notice_way where user_id = $2 and kind = $3) < $5
         returning id`,
        [id, owner.id, kind, JSON.stringify({ ...body, language }), MOST_WAYS, kind === 'mail' ? '' : null],
      );
      if (rows.length === 0) throw new Problem('not-allowed', { reason: 'too-many-ways' });
    });
    if (kind !== 'mail') await this.parts.notices.sendWaiting(owner.id);
    else
      await this.sendCode(owner, id).catch(async (error: unknown) => {
        await this.drop(owner.id, id);
        throw error;
      });
    return id;
  }

  /** The way of somebody to an address, if there is one. */
  private async addressOf(
    userId: string,
    address: string,
  ): Promise<{ readonly id: string; readonly isConfirmed: boolean } | undefined> {
    const [row] = await this.parts.database.query<{ id: string; isConfirmed: boolean }>(
      `select id, code is null as "isConfirmed" from notice_way
       where user_id = $1 and kind = 'mail' and lower(body ->> 'address') = lower($2)`,
      [userId, address],
    );
    return row;
  }

  private async checkHook(url: string): Promise<void> {
    try {
      await targetOf(url, this.parts.resolve);
    } catch {
      throw new Problem('not-allowed', { reason: 'closed-address' });
    }
  }

  /** Sends another code to an address; the one before is worth nothing any more. */
  async sendCode(owner: Owner, id: string): Promise<void> {
    const { database, now, post } = this.parts;
    const [row] = await database.query<{ body: WayBody }>(
      `select body from notice_way where id = $1 and user_id = $2 and kind = 'mail' and code is not null`,
      [id, owner.id],
    );
    if (!row) throw new Problem('not-found');
    if (!post) throw new Problem('not-allowed', { reason: 'no-mail' });
    const address = String(row.body.address);
    const wait = await this.attempts.use(lettersTo(address, owner));
    if (wait !== undefined) throw new Problem('too-many-requests', { wait });
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    await database.query('update notice_way set code = $2, last_sent = $3 where id = $1', [
      id,
      code,
      new Date(now()),
    ]);
    const letter = await codeLetter(owner.name, code, row.body.language);
    try {
      await post({ to: address, ...letter });
    } catch {
      throw new Problem('not-allowed', { reason: 'mail-failed' });
    }
  }

  /** Whoever can read what was sent to an address may be told there. */
  async confirm(userId: string, id: string, code: string): Promise<void> {
    const { database, notices, now } = this.parts;
    const [row] = await database.query<{ code: string; lastSent: Date | null }>(
      `select code, last_sent as "lastSent" from notice_way where id = $1 and user_id = $2 and code is not null`,
      [id, userId],
    );
    if (!row) throw new Problem('not-found');
    const sent = row.lastSent?.getTime() ?? 0;
    if (row.code === '' || now() - sent > CODE_MS) throw new Problem('not-allowed', { reason: 'old-code' });
    const tries = { key: `code ${id} ${sent}`, most: MOST_TRIES, within: CODE_MS };
    if ((await this.attempts.use([tries])) !== undefined)
      throw new Problem('not-allowed', { reason: 'old-code' });
    if (!isSame(code, row.code)) throw new Problem('not-allowed', { reason: 'wrong-code' });
    await database.query('update notice_way set code = null where id = $1 and code = $2', [id, row.code]);
    await notices.sendWaiting(userId);
  }

  /** Somebody reads another language now. */
  async setLanguage(userId: string, language: string): Promise<void> {
    await this.parts.database.query(
      `update notice_way set body = body || jsonb_build_object('language', $2::text) where user_id = $1`,
      [userId, language],
    );
  }

  async drop(userId: string, id: string): Promise<void> {
    await this.parts.database.query('delete from notice_way where user_id = $1 and id = $2', [userId, id]);
  }
}

/** What of a way says where it leads. */
const FIELDS: Readonly<Record<WayKind, string>> = { push: 'endpoint', mail: 'address', webhook: 'url' };

/** The address of a webhook often holds a secret, so only its host is shown. */
const labelOf = (kind: WayKind, body: WayBody): string =>
  kind === 'mail'
    ? String(body.address)
    : kind === 'webhook'
      ? new URL(String(body.url)).host
      : String(body.device ?? '');

/** Codes go to an address at most once a minute and a few times a day, whoever asks; all that somebody asks for count. */
const lettersTo = (address: string, { id }: Owner): readonly Allowance[] => {
  const mailbox = address.toLowerCase().replace(/\+[^@]*(?=@)/, '');
  return [
    { key: `code-minute ${mailbox}`, most: 1, within: MINUTE },
    { key: `code-by ${id}`, most: 10, within: DAY },
    { key: `code-to ${mailbox}`, most: 5, within: DAY },
  ];
};

function isSame(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}
