import { agreedSchema, allTold, type SeenEvent } from '@bretwalda/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestServer } from './support/server.ts';
import type { Visitor } from './support/visitor.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.stop());

type Heard = Pick<SeenEvent, 'kind'> & { readonly body?: unknown };
const words = (events: readonly Heard[]): unknown[] =>
  events.flatMap(({ kind, body }) => (kind === 'talk' ? [(body as { words: string }).words] : []));

const told = (visitor: Visitor, looking: { id: string; invitation?: string }) =>
  allTold(visitor.api.table.events, looking);

/** All talk that a stream from the very beginning brings, until something is said aloud. */
const streamed = (visitor: Visitor, id: string, invitation: string): Promise<unknown[]> =>
  new Promise((done, failed) => {
    const heard: Heard[] = [];
    const { unsubscribe } = visitor.api.game.follow.subscribe(
      { id, after: 0, invitation },
      {
        onData: ({ data }) => {
          heard.push(data);
          if (!words(heard).includes('good evening')) return;
          unsubscribe();
          done(words(heard));
        },
        onError: failed,
      },
    );
  });

describe('what was told at a table (UI-96)', () => {
  it('is told to those for whom it was, and to nobody who looks on or comes later', async () => {
    const [ann, ben, cat] = [await server.guest(), await server.guest(), await server.guest()];
    const id = await server.begun([ann, ben]);
    const { invitation } = await ann.api.table.info.query({ id });
    const link = { id, invitation: invitation as string };
    await ann.api.talk.say.mutate({ id, words: 'between us', to: [1] });
    await ann.api.talk.say.mutate({ id, words: 'to all players', to: null });
    const whole = ['between us', 'to all players'];
    expect(words(await told(ann, { id }))).toEqual(whole);
    expect(words(await told(ben, { id }))).toEqual(whole);
    const onlooker = await told(cat, link);
    expect(words(onlooker)).toEqual([]);
    expect(onlooker.map(({ kind }) => kind)).toEqual(['gathered', 'joined', 'began']);
    await ben.api.table.giveUp.mutate({ id });
    await cat.api.table.takeOver.mutate({ ...link, seat: 1 });
    await ann.api.talk.say.mutate({ id, words: 'good evening', to: null });
    expect(words(await told(cat, { id }))).toEqual(['good evening']);
    expect(await streamed(cat, id, link.invitation)).toEqual(['good evening']);
    expect(await streamed(ann, id, link.invitation)).toEqual([...whole, 'good evening']);
  });

  it('is there in full, however long the game', async () => {
    const [ann, ben] = [await server.guest(), await server.guest()];
    const id = await server.begun([ann, ben]);
    const count = 2500;
    // Every third is for Ann alone, and every third for Ben: what comes at once is not the same for both.
    await server.database.query(
      `with g as (update game set seq = seq + $2 where id = $1 returning seq - $2 as seq)
       insert into event (game_id, seq, kind, audience, body)
       select $1, g.seq + i, 'talk', case i % 3 when 0 then null when 1 then '{0}'::int[] else '{1}'::int[] end,
         jsonb_build_object('seat', 0, 'name', 'Ann', 'player', null, 'words', i::text, 'to', null)
       from g, generate_series(1, $2) i`,
      [id, count],
    );
    const first = await ann.api.table.events.query({ id });
    expect(first.earlier).not.toBeNull();
    expect(first.events.length).toBeLessThan(count / 2);
    for (const [seat, visitor] of [ann, ben].entries()) {
      const all = await told(visitor, { id });
      const numbers = Array.from({ length: count }, (_, i) => i + 1).filter(
        (i) => i % 3 === 0 || i % 3 === seat + 1,
      );
      expect(words(all)).toEqual(numbers.map(String));
      expect(all.map(({ seq }) => seq)).toEqual(
        [...new Set(all.map(({ seq }) => seq))].sort((a, b) => a - b),
      );
      expect(all[0]?.kind).toBe('gathered');
    }
  });

  it('a table says how its clocks stand, by its own time', async () => {
    const [ann, ben] = [await server.guest(), await server.guest()];
    const clock = { bank: 600_000, increment: 1000, cap: 900_000 };
    const agreed = agreedSchema.parse({ clock, standIn: 'squire', rated: false });
    const id = await server.begun([ann, ben], { agreed });
    const { table, now } = await ann.api.game.open.query({ id });
    const { clocks, result } = table;
    expect(clocks?.left).toEqual([600_000, 600_000]);
    expect(clocks?.since.filter((since) => since !== null)).toHaveLength(1);
    expect(Math.abs(now - Date.now())).toBeLessThan(10_000);
    expect(result).toBeNull();
  });
});
