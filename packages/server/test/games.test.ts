import { type Action, decision, type Seat, seatsOf, seededDice } from '@bretwalda/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../src/db/database.ts';
import { until } from './support/until.ts';
import { beginGame, Client, plain, type Server, startGames, TWO, testDatabase } from './support.ts';

let database: Database;
let server: Server;

beforeAll(async () => {
  database = await testDatabase();
  server = await startGames(database);
});
afterAll(async () => {
  await server.streams.stop();
  await database.close();
});

const decider = (client: Client): Seat | undefined => decision(client.remote.snapshot().state)[0]?.seat;

/** Plays at random until so many actions are acknowledged, with an undo now and then. */
async function play(clients: readonly Client[], count: number, seed: number): Promise<void> {
  const chance = seededDice(seed);
  for (let done = 0; done < count; ) {
    const seat = decider(clients[0] as Client);
    const client = clients.find((one) => one.remote.snapshot() && one === clients[seat ?? -1]);
    if (seat === undefined || !client) return;
    const { revision, journal } = client.remote.snapshot();
    if (chance.roll(15) === 1) {
      await client.remote.undo(journal.length - chance.roll(3), revision, seat);
    } else {
      const action = client.some(seat, chance);
      if (!action) throw new Error('nothing can be done');
      const answer = await client.remote.submit([action], revision, seat);
      expect(answer.kind).toBe('ok');
      done++;
    }
    for (const one of clients) await until(() => one.remote.revision === client.remote.revision);
  }
}

describe('games on a server', () => {
  it('are the same for all who look, and kept at every step: the same again when opened anew (UI-97)', async () => {
    const id = await beginGame(database, TWO);
    const clients = await Promise.all([...seatsOf(2), null].map((seat) => Client.join(server, id, seat)));
    await play(clients, 250, 7);
    const other = await startGames(database);
    const late = await Client.join(other, id, null);
    const [first, , looking] = clients as [Client, Client, Client];
    expect(plain(late.remote.snapshot())).toEqual(plain(looking.remote.snapshot()));
    expect(plain(first.remote.snapshot().state)).toEqual(plain(looking.remote.snapshot().state));
    expect(first.remote.snapshot().journal.length).toBeGreaterThan(100);
    await play([first, clients[1] as Client, late], 30, 8);
    await Promise.all([...clients, late].map((client) => client.leave()));
    await other.streams.stop();
  });

  it('two actions for one number: one is played, the other is told to look again', async () => {
    const id = await beginGame(database, TWO);
    const other = await startGames(database);
    const here = await Client.join(server, id, 0 as Seat);
    const there = await Client.join(other, id, 0 as Seat);
    const action = here.some(0 as Seat, seededDice(1));
    if (!action) throw new Error('nothing to do');
    const answers = await Promise.all([
      here.remote.submit([action], 0, 0 as Seat),
      there.remote.submit([action], 0, 0 as Seat),
    ]);
    expect(answers.map(({ kind }) => kind).sort()).toEqual(['ok', 'stale']);
    await until(() => here.remote.revision === 1 && there.remote.revision === 1);
    await Promise.all([here.leave(), there.leave()]);
    await other.streams.stop();
  });

  it('nothing is written for a person whose seat it is not any more, whatever a process still believes', async () => {
    const id = await beginGame(database, TWO);
    const seat = 0 as Seat;
    const sit = (user: string) =>
      database.query('update seat set user_id = $2 where game_id = $1 and seat = 0', [id, user]);
    await sit('ann');
    const client = await Client.join(server, id, seat);
    const chance = seededDice(3);
    const submit = (userId: string, at: number) =>
      server.games.submit(id, seat, [client.some(seat, chance) as Action], at, { userId });
    expect(await submit('ann', 0)).toEqual({ kind: 'ok', revision: 1 });
    await until(() => client.remote.revision === 1);
    await sit('ben');
    expect(server.games.isSeated(id, 0, 'ann')).toBe(true);
    expect((await submit('ann', 1)).kind).toBe('stale');
    expect((await server.games.undo(id, seat, 0, 1, { userId: 'ann' })).kind).toBe('stale');
    expect(await submit('ben', 1)).toEqual({ kind: 'ok', revision: 2 });
    await client.leave();
  });
});

describe('games in memory', () => {
  it('are those that were used last', async () => {
    const { games, rooms, streams } = await startGames(database, 2);
    const [a, b, c] = [
      await beginGame(database, TWO),
      await beginGame(database, TWO),
      await beginGame(database, TWO),
    ];
    for (const id of [a, b, a, c]) await games.state(id);
    expect([a, b, c].map((id) => rooms.peek(id) !== undefined)).toEqual([true, false, true]);
    await streams.stop();
  });
});
