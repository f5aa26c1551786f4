import { agreedSchema } from '@bretwalda/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestServer } from './support/server.ts';
import type { Visitor } from './support/visitor.ts';

let server: TestServer;
let people = 0;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.stop());

const person = () => server.person(`Player ${++people}`);
const DAY = 24 * 60 * 60_000;
const agreed = agreedSchema.parse({ clock: { bank: DAY, increment: 0, cap: DAY }, standIn: 'squire' });

const made = async (by: Visitor, cycles = 1): Promise<string> =>
  (await by.api.cups.create.mutate({ title: 'Spring cup', scenario: 'two-early', agreed, cycles })).id;

const reasonOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'done',
    (error) => error.data.refusal.details?.reason ?? error.data.refusal.code,
  );

describe('a cup', () => {
  it('gathers players, begins all games when its maker says so, and everybody has every side equally often', async () => {
    const [ann, ben, cat] = await Promise.all([person(), person(), person()]);
    const id = await made(ann, 2);
    expect(await reasonOf(ann.api.cups.begin.mutate({ id }))).toBe('too-few-players');
    await ben.api.cups.join.mutate({ id });
    await ben.api.cups.join.mutate({ id }); // once is enough
    await cat.api.cups.join.mutate({ id });
    expect(await reasonOf(ben.api.cups.begin.mutate({ id }))).toBe('not-the-host');
    const cup = await ann.api.cups.begin.mutate({ id });
    expect(cup).toMatchObject({ status: 'running', host: 0, cycles: 2 });
    expect(cup.players.map(({ isYou }) => isYou)).toEqual([true, false, false]);
    expect(cup.games).toHaveLength(6);
    for (const side of [0, 1])
      for (const player of [0, 1, 2])
        expect(cup.games.filter(({ players }) => players[side] === player)).toHaveLength(2);
    const titles = await Promise.all(
      cup.games.map(async (game) => (await ann.api.table.info.query({ id: game.id })).agreed.title),
    );
    expect(titles).toEqual([1, 2, 3, 4, 5, 6].map((n) => `Spring cup ${n}`));
    expect(await reasonOf(cat.api.cups.leave.mutate({ id }))).toBe('not-gathering');
    expect((await server.visitor().api.cups.all.query()).find((one) => one.id === id)).toMatchObject({
      status: 'running',
      players: 3,
      games: 6,
      finished: 0,
      isYours: false,
    });
  });

  it('is over when its games are; the table counts wins, then points', async () => {
    const [ann, ben] = await Promise.all([person(), person()]);
    const id = await made(ann);
    await ben.api.cups.join.mutate({ id });
    const { games } = await ann.api.cups.begin.mutate({ id });
    for (const { id: game } of games) {
      const proposal = await ann.api.table.propose.mutate({ id: game, kind: 'end' });
      await ben.api.table.answer.mutate({ proposal: proposal as string, yes: true });
    }
    const cup = await ben.api.cups.info.query({ id });
    expect(cup.status).toBe('over');
    expect(cup.standings.map(({ played }) => played)).toEqual([2, 2]);
    expect(cup.standings.reduce((sum, { score }) => sum + score, 0)).toBeCloseTo(2, 5);
    for (const { points, winners } of cup.games) {
      expect(points).toHaveLength(2);
      expect(winners.length).toBeGreaterThan(0);
    }
    expect((await ben.api.cups.all.query()).find((one) => one.id === id)).toMatchObject({
      status: 'over',
      finished: 2,
      isYours: true,
    });
  });

  it('does not depend on its maker: whoever has waited longest begins it instead', async () => {
    const [ann, ben, cat] = await Promise.all([person(), person(), person()]);
    const id = await made(ann);
    await ben.api.cups.join.mutate({ id });
    await cat.api.cups.join.mutate({ id });
    await ann.api.cups.leave.mutate({ id });
    expect((await cat.api.cups.info.query({ id })).players).toHaveLength(2);
    const name = (await ben.me())?.name as string;
    await ben.accounts.remove(`${name} has a password`);
    const cup = await cat.api.cups.info.query({ id });
    expect(cup.players[cup.host]).toMatchObject({ isYou: true });
    expect(await reasonOf(cat.api.cups.begin.mutate({ id }))).toBe('too-few-players'); // whoever is gone does not count
    const dan = await person();
    await dan.api.cups.join.mutate({ id });
    expect((await cat.api.cups.begin.mutate({ id })).players).toHaveLength(2);
  });

  it('goes when nobody takes part; needs accounts, a clock, and is not made in heaps', async () => {
    const [ann, guest] = [await person(), await server.guest()];
    const id = await made(ann);
    expect(await reasonOf(guest.api.cups.join.mutate({ id }))).toBe('account-first');
    expect(await reasonOf(guest.api.cups.leave.mutate({ id }))).toBe('not-in-cup');
    await ann.api.cups.leave.mutate({ id });
    expect(await reasonOf(ann.api.cups.info.query({ id }))).toBe('not-found');
    const create = (clock: typeof agreed.clock) =>
      ann.api.cups.create.mutate({ title: 'Cup', scenario: 'two-early', agreed: { ...agreed, clock } });
    expect(await reasonOf(create(null))).toBe('cup-needs-clock');
    for (let i = 0; i < 5; i++) expect(await reasonOf(create(agreed.clock))).toBe('done');
    expect(await reasonOf(create(agreed.clock))).toBe('too-many-cups');
  });

  it('takes as many players as it may, and nobody twice at a table', async () => {
    const players = await Promise.all(Array.from({ length: 17 }, person));
    const [first, ...others] = players as [Visitor, ...Visitor[]];
    const id = await made(first);
    for (const one of others.slice(0, 15)) await one.api.cups.join.mutate({ id });
    expect(await reasonOf((others[15] as Visitor).api.cups.join.mutate({ id }))).toBe('cup-is-full');
    const cup = await first.api.cups.begin.mutate({ id });
    expect(cup.games).toHaveLength(16);
    for (const { players: seats } of cup.games) expect(new Set(seats).size).toBe(2);
  });
});
