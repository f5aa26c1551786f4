import type { Letter } from '../../src/accounts/post.ts';
import type { Database } from '../../src/db/database.ts';
import type { Notice, Way, WayBody, WayKind } from '../../src/notices/notice.ts';
import { Notices } from '../../src/notices/notices.ts';
import { Sending } from '../../src/notices/sending.ts';
import type { Resolve } from '../../src/notices/target.ts';
import { WayBook } from '../../src/notices/way-book.ts';
import { Invitations } from '../../src/table/invitations.ts';
import { Tables } from '../../src/table/tables.ts';
import { Outbox } from '../../src/work/outbox.ts';
import type { Jobs, Queue } from '../../src/work/queue.ts';

interface Waiting {
  readonly data: Jobs['notice'];
  readonly after: Date | undefined;
}

export interface Sent {
  readonly kind: WayKind;
  readonly to: WayBody;
  readonly notice: Notice;
}

/** All that tells players anything, with a clock that the test turns and ways that only write down what they are given. */
export class Telling {
  now = Date.parse('2027-03-01T12:00:00Z');
  readonly letters: Letter[] = [];
  readonly sent: Sent[] = [];
  readonly waiting: Waiting[] = [];
  /** Ways that fail just now. */
  readonly broken = new Set<WayKind>();
  /** Ways that are gone for good. */
  readonly gone = new Set<WayKind>();
  readonly tables: Tables;
  readonly notices: Notices;
  readonly book: WayBook;
  readonly sending: Sending;
  readonly invitations: Invitations;
  private readonly outbox: Outbox;

  constructor(database: Database, resolve?: Resolve) {
    const now = () => this.now;
    const send = async (_: unknown, name: string, data: Jobs['notice'], { after }: { after?: Date } = {}) => {
      if (name === 'notice') this.waiting.push({ data, after });
    };
    const queue = { send } as unknown as Queue;
    const post = async (letter: Letter) => void this.letters.push(letter);
    this.tables = new Tables({ database, now });
    this.notices = new Notices({ database, queue, now });
    this.book = new WayBook({ database, notices: this.notices, post, resolve, now });
    this.sending = new Sending({ database, queue, ways: this.ways(), now });
    this.invitations = new Invitations({ database, notices: this.notices });
    const onError = (error: unknown) => {
      throw error;
    };
    this.outbox = new Outbox({ database, followUps: [this.notices.followUp], onError });
  }

  private ways(): Way[] {
    const way = (kind: WayKind, pause: number): Way => ({
      kind,
      pause,
      send: async (to, notice) => {
        if (this.broken.has(kind)) throw new Error(`${kind} does not work`);
        this.sent.push({ kind, to, notice });
        return !this.gone.has(kind);
      },
    });
    return [way('mail', 60_000), way('push', 0), way('webhook', 0)];
  }

  /** Follows up on what has happened. */
  happen(): Promise<void> {
    return this.outbox.drain();
  }

  /** Does what waits, and what comes of it, except what is put off once more; that is the answer. */
  async deliver(): Promise<readonly Jobs['notice'][]> {
    const later: Jobs['notice'][] = [];
    for (let job = this.waiting.shift(); job; job = this.waiting.shift()) {
      const { data, after } = job;
      if (data.way !== undefined && after) later.push(data);
      else await this.sending.run(data);
    }
    return later;
  }
}
