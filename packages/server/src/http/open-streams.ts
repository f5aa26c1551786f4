import type { ServerResponse } from 'node:http';

/** The streams that are open, so that nobody opens too many and a server that ends can end them. */
export class OpenStreams {
  private readonly most: number;
  private readonly open = new Set<ServerResponse>();
  private readonly counts = new Map<string, number>();

  constructor(most: number) {
    this.most = most;
  }

  get size(): number {
    return this.open.size;
  }

  /** False: there are as many as one person or one address may have. */
  add(response: ServerResponse, address: string, person: string | undefined): boolean {
    const keys = [{ key: `address ${address}`, most: this.most * 5 }];
    if (person !== undefined) keys.push({ key: `person ${person}`, most: this.most });
    if (keys.some(({ key, most }) => (this.counts.get(key) ?? 0) >= most)) return false;
    this.open.add(response);
    for (const { key } of keys) this.counts.set(key, (this.counts.get(key) ?? 0) + 1);
    response.once('close', () => {
      this.open.delete(response);
      for (const { key } of keys) {
        const left = (this.counts.get(key) ?? 1) - 1;
        if (left > 0) this.counts.set(key, left);
        else this.counts.delete(key);
      }
    });
    return true;
  }

  /**
   * Ends all streams. Clients are told to come again, not all at the same moment; a stream that came to its proper end would
   * mean to them that there is nothing more.
   */
  endAll(): void {
    for (const response of this.open) {
      const wait = 500 + Math.floor(Math.random() * 2000);
      response.write(`retry: ${wait}\n\n`, () => response.destroy());
    }
  }
}
