import { commitmentTo } from '@bretwalda/protocol';
import type { Database } from '../db/database.ts';
import { Problem } from '../table/problem.ts';
import type { Person } from '../table/tables.ts';

/** Notes about a game, each seen by its writer alone. */
export class NotePads {
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  async read(person: Person, id: string): Promise<string> {
    const [row] = await this.database.query<{ words: string }>(
      `select coalesce(note.words, '') as words
       from seat left join note on note.game_id = seat.game_id and note.user_id = seat.user_id
       where seat.game_id = $1 and seat.user_id = $2 limit 1`,
      [id, person.id],
    );
    if (!row) throw new Problem('not-a-member');
    return row.words;
  }

  /**
   * Keeps a note. `over` is the hash of the words that it was written over: if others have been kept since, from another
   * device, nothing is lost, and nothing is kept.
   */
  keep(person: Person, id: string, words: string, over?: string): Promise<void> {
    return this.database.transaction(async (query) => {
      const [seat] = await query('select seat from seat where game_id = $1 and user_id = $2 for update', [
        id,
        person.id,
      ]);
      if (!seat) throw new Problem('not-a-member');
      const [kept = { words: '' }] = await query<{ words: string }>(
        'select words from note where game_id = $1 and user_id = $2',
        [id, person.id],
      );
      if (kept.words === words) return;
      if (over !== undefined && over !== commitmentTo(kept.words)) throw new Problem('stale');
      await query(
        `insert into note (game_id, user_id, words) values ($1, $2, $3)
         on conflict (game_id, user_id) do update set words = excluded.words`,
        [id, person.id, words],
      );
    });
  }
}
