const KEY = 'bretwalda.seen-orders';
/** Tables of which it is known; the oldest are forgotten. */
const MOST = 50;

type Seen = Readonly<Record<string, number>>;

const read = (): Seen => {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') as Seen | null) ?? {};
  } catch {
    return {}; // nothing kept, or storage refused
  }
};

/** Up to which number somebody has seen what became of orders at a table. */
export const seenOrders = (table: string): number => Number(read()[table] ?? 0) || 0;

export function keepSeenOrders(table: string, seq: number): void {
  const { [table]: _, ...others } = read();
  const kept = Object.fromEntries([...Object.entries(others), [table, seq] as const].slice(-MOST));
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Then it is told again on the next visit.
  }
}
