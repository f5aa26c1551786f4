import { randomBytes } from 'node:crypto';
import type { Query } from '../db/database.ts';

/** What cookies are signed with: made once, and kept in the database for all processes of this server. */
export async function keptSecret(query: Query): Promise<string> {
  await query(`insert into kept_secret (name, body) values ('cookies', $1) on conflict do nothing`, [
    JSON.stringify(randomBytes(32).toString('base64url')),
  ]);
  const [row] = await query<{ body: string }>(`select body from kept_secret where name = 'cookies'`);
  if (!row) throw new Error('The secret of this server cannot be kept.');
  return row.body;
}
