/**
 * Results by number, all dropped at once when they take too much space: simpler than evicting the oldest, and as good.
 */
export class Cache<V> {
  private readonly entries = new Map<number, V>();
  private weight = 0;
  private readonly most: number;

  constructor(most: number) {
    this.most = most;
  }

  get(key: number): V | undefined {
    return this.entries.get(key);
  }

  set(key: number, value: V, weight: number): V {
    this.weight += weight;
    if (this.weight > this.most) {
      this.entries.clear();
      this.weight = weight;
    }
    this.entries.set(key, value);
    return value;
  }
}
