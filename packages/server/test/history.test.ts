import {
  type Action,
  type Config,
  decision,
  legalActions,
  makeSave,
  newHistory,
  parseSave,
  play,
  present,
  seededDice,
} from '@bretwalda/engine';
import { refusalIn } from '@bretwalda/protocol';
import { people } from '@bretwalda/table';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestServer } from './support/server.ts';
import type { Visitor } from './support/visitor.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.stop());

/** A game as the offline app saves it, played at random to its end or for so many actions; in haste less is moved. */
function fileOf(scenario: Config['scenario'], most = Number.POSITIVE_INFINITY, haste = 2): string {
  const chance = seededDice(9);
  const config = { scenario, players: people(scenario) };
  let history = newHistory(config);
  for (let i = 0; i < most; i++) {
    const state = present(history);
    const [asked] = decision(state);
    if (!asked) break;
    const legal = legalActions(state, asked.seat);
    const end = legal.filter(({ type }) => type === 'end' || type === 'stand' || type === 'fight');
    const pool = end.length > 0 && chance.roll(10) <= haste ? end : legal;
    history = play(history, pool[chance.roll(pool.length) - 1] as Action, chance, asked.seat).history;
  }
  return makeSave({ config, journal: history.journal });
}

const ended = async (ann: Visitor, ben: Visitor, isPublic = false): Promise<string> => {
  const id = await server.begun([ann, ben], { isPublic });
  const proposal = await ann.api.table.propose.mutate({ id, kind: 'end' });
  await ben.api.table.answer.mutate({ proposal: proposal as string, yes: true });
  return id;
};

describe('finished games', () => {
  it('come some at a time, the latest first, none twice and none left out', async () => {
    const [ann, ben] = [await server.guest(), await server.guest()];
    const ids: string[] = [];
    for (let i = 0; i < 7; i++) ids.unshift(await ended(ann, ben));
    // Two that ended in the same moment.
    await server.database.query(
      'update game set ended_at = (select ended_at from game where id = $1) where id = $2',
      [ids[2], ids[3]],
    );
    const found: string[] = [];
    let after: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof ann.api.archive.mine.query>> = await ann.api.archive.mine.query({
        after,
        most: 3,
      });
      expect(page.total).toBe(7);
      found.push(...page.games.map(({ id }) => id));
      after = page.next;
    } while (after !== null);
    expect([...found].sort()).toEqual([...ids].sort());
    expect(found.slice(0, 2)).toEqual(ids.slice(0, 2));
    expect(found.slice(4)).toEqual(ids.slice(4));
  });

  it('of somebody else are only those that are public or that one has played oneself', async () => {
    const [ann, ben, cat] = [await server.guest(), await server.guest(), await server.guest()];
    const hidden = await ended(ann, ben);
    const open = await ended(ann, ben, true);
    const user = (await ann.me())?.id as string;
    const seenBy = async (visitor: Visitor) =>
      (await visitor.api.archive.of.query({ user })).games.map(({ id }) => id).sort();
    expect(await seenBy(cat)).toEqual([open]);
    expect(await seenBy(server.visitor())).toEqual([open]);
    expect(await seenBy(ben)).toEqual([hidden, open].sort());
    expect((await cat.api.archive.of.query({ user })).total).toBe(1);
  });

  it('a file can be brought here, opened by its owner at any moment, and taken away unchanged', async () => {
    const [ann, ben] = [await server.guest(), await server.guest()];
    const file = fileOf('redux-5', undefined, 1);
    expect(file.length).toBeGreaterThan(60_000); // longer than any other request may be
    const id = await ann.api.archive.import.mutate({ file, title: 'Winter evening' });
    const mine = await ann.api.archive.mine.query({});
    expect(mine.games).toMatchObject([{ id, agreed: { title: 'Winter evening', rated: false } }]);
    expect((await ben.api.archive.mine.query({})).games).toEqual([]);
    const user = (await ann.me())?.id as string;
    expect((await ben.api.archive.of.query({ user })).games).toEqual([]);
    const connection = await ann.connect(id);
    const { journal } = connection.game.snapshot();
    connection.close();
    const [before, after] = [file, await ann.api.archive.save.query({ id })].map((text) => {
      const read = parseSave(text);
      if (!read.ok) throw new Error('not a file');
      return read.value;
    });
    expect(after?.journal).toEqual(before?.journal);
    expect(journal).toHaveLength(before?.journal.length ?? 0);
    expect(mine.games[0]?.result?.players).toHaveLength(5);
    expect((await ann.api.archive.profile.query({ user })).finished).toBe(0); // it counts for nobody
  });

  it('a damaged file changes nothing, and the answer says what is wrong with it', async () => {
    const ann = await server.guest();
    const file = fileOf('two-early', undefined, 7);
    const lines = file.split('\n');
    const refusalOf = (text: string) =>
      ann.api.archive.import.mutate({ file: text }).then(
        () => undefined,
        (error) => refusalIn(error),
      );
    const cases = [
      'nonsense',
      lines.slice(0, 40).join('\n'),
      [...lines.slice(0, 30), ...lines.slice(31)].join('\n'),
      file.replace('two-early', 'two-late'),
    ];
    for (const text of cases)
      expect(await refusalOf(text)).toMatchObject({
        code: 'bad-request',
        details: { violation: { code: expect.any(String) } },
      });
    expect(await refusalOf(fileOf('two-early', 20))).toMatchObject({
      code: 'not-allowed',
      details: { reason: 'not-over' },
    });
    expect((await refusalOf('x'.repeat(1_100_000)))?.code).toBe('too-large');
    expect(await ann.api.archive.mine.query({})).toMatchObject({ games: [], total: 0 });
  });

  it('may not be read in all the time: playing through them takes time', async () => {
    const ann = await server.guest();
    const tries = Array.from({ length: 30 }, () =>
      ann.api.archive.import.mutate({ file: 'nonsense' }).catch(() => {}),
    );
    await Promise.all(tries);
    await expect(ann.api.archive.import.mutate({ file: 'nonsense' })).rejects.toThrow('too-many-requests');
  });
});

describe('a player', () => {
  it('is known by rating, by sides and by reliability, and by nothing private', async () => {
    const [ann, ben] = [server.visitor(), await server.guest()];
    await ann.accounts.signUp({
      name: 'Ann of Wells',
      email: 'ann@example.org',
      password: 'a long password',
    });
    await ended(ann, ben);
    await ended(ben, ann);
    await server.services.world.outbox.drain();
    const user = (await ann.me())?.id as string;
    const profile = await ben.api.archive.profile.query({ user });
    expect(profile).toMatchObject({ id: user, name: 'Ann of Wells', finished: 2, rating: { games: 2 } });
    expect(profile.rating?.likely).toBeGreaterThan(profile.rating?.value as number);
    expect(profile.sides.map(({ scenario, side, games }) => [scenario, side, games])).toEqual([
      ['two-early', 0, 1],
      ['two-early', 1, 1],
    ]);
    expect(profile.sides.reduce((sum, { wins }) => sum + wins, 0)).toBe(profile.wins);
    expect(JSON.stringify(profile)).not.toMatch(/example\.org|guest|anonymous|email/i);
    await expect(ben.api.archive.profile.query({ user: 'nobody' })).rejects.toThrow('not-found');
  });
});
