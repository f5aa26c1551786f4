import type { Database } from '../../src/db/database.ts';

/** What changes by itself: signs of life, counts of tries, sessions that are prolonged. */
const ALIVE = ['heartbeat', 'attempt', 'session'];

/** Everything that a database has, by table, as one sum each. */
export async function contentsOf({ query }: Database): Promise<Record<string, string>> {
  const tables = await query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  const sums: Record<string, string> = {};
  for (const { name } of tables.filter((one) => !ALIVE.includes(one.name))) {
    const [row] = await query<{ sum: string | null; count: number }>(
      `select md5(string_agg(t::text, E'\\n' order by t::text)) as sum, count(*)::int as count from "${name}" t`,
    );
    sums[name] = `${row?.count} rows, ${row?.sum}`;
  }
  return sums;
}
