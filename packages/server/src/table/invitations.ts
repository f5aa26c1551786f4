import { type Allowance, Attempts } from '../accounts/attempts.ts';
import { keyOfName } from '../accounts/names.ts';
import type { Database } from '../db/database.ts';
import type { Notices } from '../notices/notices.ts';
import { Problem } from './problem.ts';
import { readSeats, readTable } from './read.ts';
import type { Person } from './tables.ts';

export interface InvitationsParts {
  readonly database: Database;
  readonly notices: Notices;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Whoever sits at a table that gathers asks others to come, by name (UI-92, UI-98). */
export class Invitations {
  private readonly database: Database;
  private readonly notices: Notices;
  private readonly attempts: Attempts;

  constructor({ database, notices }: InvitationsParts) {
    this.database = database;
    this.notices = notices;
    this.attempts = new Attempts(database.query);
  }

  /** The answer is the same for those who do not want to hear of the inviter: nobody learns who has blocked them. */
  async invite(person: Person, id: string, name: string): Promise<void> {
    await this.count([{ key: `invite ${person.id}`, most: 30, within: HOUR }]);
    const [friend] = await this.database.query<{ id: string }>('select id from person where username = $1', [
      keyOfName(name.replace(/\s+/g, ' ').trim()),
    ]);
    if (!friend) throw new Problem('not-allowed', { reason: 'no-such-player' });
    if (friend.id === person.id) throw new Problem('not-allowed', { reason: 'invite-yourself' });
    await this.check(person, id, friend.id);
    await this.count([
      { key: `invite ${person.id} ${friend.id}`, most: 5, within: DAY },
      { key: `invited ${friend.id}`, most: 30, within: HOUR },
    ]);
    await this.database.transaction(async (query) => {
      const table = await readTable(query, id, true);
      if (table?.status !== 'gathering') throw new Problem('not-gathering');
      const unwilling = await query(
        `select 1 from block where user_id = $1 and blocked = $2
         union all select 1 from notice where user_id = $1 and game_id = $3 and kind = 'invitation' and seen_at is null`,
        [friend.id, person.id, id],
      );
      if (unwilling.length > 0) return;
      const { invitation } = table;
      const body = { by: person.name, from: person.id, invitation };
      await this.notices.add(query, friend.id, id, 'invitation', body);
    });
  }

  /** Whether there is something to be invited to. */
  private async check(person: Person, id: string, friend: string): Promise<void> {
    const { query } = this.database;
    const table = await readTable(query, id);
    if (!table) throw new Problem('no-such-table');
    const seats = await readSeats(query, id);
    const sits = (who: string) => seats.some(({ userId }) => userId === who);
    if (!sits(person.id)) throw new Problem('not-a-member');
    if (table.status !== 'gathering') throw new Problem('not-gathering');
    if (sits(friend)) throw new Problem('not-allowed', { reason: 'already-here' });
  }

  private async count(allowances: readonly Allowance[]): Promise<void> {
    const wait = await this.attempts.use(allowances);
    if (wait !== undefined) throw new Problem('too-many-requests', { wait });
  }
}
