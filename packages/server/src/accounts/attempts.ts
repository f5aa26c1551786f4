import type { Query } from '../db/database.ts';

/** So many tries in so many milliseconds. */
export interface Allowance {
  readonly key: string;
  readonly most: number;
  readonly within: number;
}

const TRY = `
  insert into attempt (key, count, until) values ($1, 1, now() + $2 * interval '1 millisecond')
  on conflict (key) do update set
    count = case when attempt.until <= now() then 1 else least(attempt.count + 1, 1000000) end,
    until = case when attempt.until <= now() then excluded.until else attempt.until end
  returning count, (extract(epoch from until - now()) * 1000)::int as wait`;

/** Counts tries in the database, for all processes together. A span that is over begins anew; tries never prolong it. */
export class Attempts {
  private readonly query: Query;

  constructor(query: Query) {
    this.query = query;
  }

  /**
   * Counts one try before it is made, so that many at once are not more than one after another. Milliseconds to wait if
   * there were too many: then the allowances after the one that is used up are not touched.
   */
  async use(allowances: readonly Allowance[]): Promise<number | undefined> {
    for (const { key, most, within } of allowances) {
      const [row] = await this.query<{ count: number; wait: number }>(TRY, [key, within], 'attempt');
      if (row && row.count > most) return Math.max(1000, row.wait);
    }
    return undefined;
  }

  /** A try that was no guess after all. */
  async giveBack(allowances: readonly Allowance[]): Promise<void> {
    const keys = allowances.map(({ key }) => key);
    await this.query('update attempt set count = greatest(count - 1, 0) where key = any ($1)', [keys]);
  }

  async forgetOld(): Promise<void> {
    await this.query('delete from attempt where until < now()');
  }
}
