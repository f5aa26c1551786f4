import type { GameConnection } from '@bretwalda/protocol';
import { describe, expect, it } from 'vitest';
import { play, seen } from './support/at-play.ts';
import { testDatabase } from './support/databases.ts';
import { TestServer } from './support/server.ts';
import { until } from './support/until.ts';

describe('a server that ends', () => {
  it('finishes what it has begun, and its clients go on with the next one', async () => {
    const shared = await testDatabase();
    const first = await TestServer.start({ shared });
    const { port } = new URL(first.url);
    const [guest, other] = [await first.guest(), await first.guest()];
    const id = await first.begun([guest, other]);
    const players = [await guest.connect(id), await other.connect(id)];
    await play(players, 10);
    await until(() => players.every(({ state }) => state === 'connected'));
    // Submissions are under way while it is told to end.
    const playing = play(players, 30, 9);
    await until(() => (players[0]?.game.revision ?? 0) > 12, 'some of them');
    await first.stop();
    expect(first.lines.filter((line) => line.includes('cuts off'))).toEqual([]); // nothing had to be waited for in vain
    const second = await TestServer.start({ shared, env: { PORT: port } });
    await playing;
    await play(players, 5, 11);
    const rows = await second.database.query<{ revision: number }>(
      'select revision from event where game_id = $1 and revision is not null order by revision',
      [id],
    );
    expect(rows.map(({ revision }) => revision)).toEqual(Array.from({ length: 45 }, (_, i) => i + 1));
    const late = await guest.connect(id);
    expect(seen(late)).toEqual(seen(players[0] as GameConnection));
    for (const one of [...players, late]) one.close();
    await second.stop();
    await shared.remove();
  });

  it('tells its clients to come again, and takes nothing new', async () => {
    const ending = await TestServer.start();
    const [guest, other] = [await ending.guest(), await ending.guest()];
    const id = await ending.begun([guest, other]);
    const input = encodeURIComponent(JSON.stringify({ id, after: 0 }));
    const stream = await guest.get(`/api/trpc/game.follow?input=${input}`, {
      headers: { accept: 'text/event-stream' },
    });
    const text = stream.body ? readAll(stream.body) : Promise.resolve('');
    await ending.stop();
    expect(await text).toMatch(/retry: \d+\n/);
    await expect(guest.get('/healthz')).rejects.toThrow();
  });
});

async function readAll(body: ReadableStream<Uint8Array>): Promise<string> {
  let text = '';
  const decoder = new TextDecoder();
  try {
    for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) text += decoder.decode(chunk);
  } catch {
    // cut off, as it should be
  }
  return text;
}
