import type { Seat } from '@bretwalda/engine';
import { type GameConnection, refusalIn, type SeenEvent } from '@bretwalda/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { next, play, seen } from './support/at-play.ts';
import { testDatabase } from './support/databases.ts';
import { TestServer } from './support/server.ts';
import { pause, until } from './support/until.ts';
import type { Visitor } from './support/visitor.ts';

let server: TestServer;
let [ann, ben, cat]: Visitor[] = [];

beforeAll(async () => {
  server = await TestServer.start();
  [ann, ben, cat] = [await server.guest(), await server.guest(), await server.guest()];
});
afterAll(() => server.stop());

const why = (asked: Promise<unknown>): Promise<unknown> =>
  asked.then(
    (answer) => answer,
    (error) => refusalIn(error)?.code ?? String(error),
  );

describe('a game over the network', () => {
  it('is the same for its players and for those who look on', async () => {
    const id = await server.begun([ann as Visitor, ben as Visitor], { isPublic: true });
    const players = [await (ann as Visitor).connect(id), await (ben as Visitor).connect(id)];
    const onlooker = await server.visitor().connect(id);
    await play(players, 60);
    await until(() => onlooker.game.revision === players[0]?.game.revision);
    const late = await (cat as Visitor).connect(id);
    for (const one of [...players, onlooker, late])
      expect(seen(one)).toEqual(seen(players[0] as GameConnection));
    expect(onlooker.game.snapshot().state).toEqual(late.game.snapshot().state);
    const undone = await players[0]?.game.undo(0, 0, 0 as Seat);
    expect(undone).toMatchObject({ kind: 'stale' });
    for (const one of [...players, onlooker, late]) one.close();
  });

  it('is played by whoever sits there and by nobody else', async () => {
    const id = await server.begun([ann as Visitor, ben as Visitor]);
    const connection = await (ann as Visitor).connect(id);
    const { seat, action } = next(connection);
    const [owner, other] = seat === 0 ? [ann, ben] : [ben, ann];
    const ask = { id, seat, at: 0, actions: [action] };
    expect(await why((other as Visitor).api.game.submit.mutate(ask))).toBe('not-your-seat');
    expect(await why((other as Visitor).api.game.undo.mutate({ id, seat, at: 0, to: 0 }))).toBe(
      'not-your-seat',
    );
    expect(await why((cat as Visitor).api.game.submit.mutate(ask))).toBe('no-such-game');
    expect(await why(server.visitor().api.game.submit.mutate(ask))).toBe('sign-in-first');
    // In their own place they are not asked.
    const foreign = { ...ask, seat: (1 - seat) as Seat };
    expect(await why((other as Visitor).api.game.submit.mutate(foreign))).toMatchObject({ kind: 'refused' });
    expect(connection.game.revision).toBe(0);
    expect(await why((owner as Visitor).api.game.submit.mutate(ask))).toMatchObject({ kind: 'ok' });
    expect(await why((owner as Visitor).api.game.submit.mutate(ask))).toMatchObject({ kind: 'stale' });
    connection.close();
  });

  it('is not there for others, unless they have the link or everybody may look on', async () => {
    const id = await server.begun([ann as Visitor, ben as Visitor]);
    const [game] = await server.database.query<{ invitation: string }>(
      'select invitation from game where id = $1',
      [id],
    );
    const invitation = game?.invitation as string;
    const stranger = cat as Visitor;
    const none = await why(stranger.api.game.open.query({ id: 'nosuchgame' }));
    for (const looking of [{ id }, { id, invitation: 'x'.repeat(invitation.length) }, { id, seat: 0 }])
      expect(await why(stranger.api.game.open.query(looking))).toBe(none);
    const events: unknown[] = [];
    const refused = await new Promise((done) => {
      stranger.api.game.follow.subscribe(
        { id, after: 0 },
        {
          onData: (event) => events.push(event),
          onError: (error) => done(refusalIn(error)?.code ?? 'closed'),
        },
      );
    });
    expect([refused, events]).toEqual([none, []]);
    const invited = await stranger.connect({ id, invitation, seat: 0 });
    expect(invited.game.snapshot()).toBeDefined();
    expect((await stranger.api.game.open.query({ id, invitation })).opening.seat).toBeNull();
    expect((await stranger.api.game.open.query({ id, invitation })).table.invitation).toBeNull();
    invited.close();
  });

  it('ends for the eyes of a seat when somebody else gets it', async () => {
    const [guest, other] = [await server.guest(), await server.guest()];
    const id = await server.begun([guest, other]);
    const errors: unknown[] = [];
    const connection = await guest.connect(id, { onError: (error) => errors.push(refusalIn(error)?.code) });
    const watcher = await other.connect(id);
    await until(() => connection.state === 'connected' && watcher.state === 'connected');
    await server.services.world.absences.giveUp((await guest.me()) as never, id);
    await until(() => connection.state === 'closed', 'the end of its eyes');
    expect(errors).toEqual(['not-your-seat']);
    for (const one of [connection, watcher]) one.close();
  });
});

describe('a stream that breaks', () => {
  it('goes on after the last event, again and again: 100 of 100 in order', async () => {
    const id = await server.begun([ann as Visitor, ben as Visitor], { isPublic: true });
    const players = [await (ann as Visitor).connect(id), await (ben as Visitor).connect(id)];
    const onlooker = server.visitor();
    const events: SeenEvent[] = [];
    const subscription = onlooker.api.game.follow.subscribe(
      { id, after: 0 },
      { onData: ({ data }) => events.push(data as SeenEvent) },
    );
    const [first] = await server.database.query<{ seq: number }>('select seq from game where id = $1', [id]);
    const before = first?.seq ?? 0;
    for (let i = 0; i < 20; i++) {
      await play(players, 5, i);
      onlooker.cut();
    }
    await until(() => events.length === before + 100, 'all events');
    expect(events.map(({ seq }) => seq)).toEqual(Array.from({ length: before + 100 }, (_, i) => i + 1));
    subscription.unsubscribe();
    for (const one of players) one.close();
  });

  it('says so, and goes on by itself', async () => {
    const id = await server.begun([ann as Visitor, ben as Visitor]);
    const states: string[] = [];
    const mine = await (ann as Visitor).connect(id, { onState: (state) => states.push(state) });
    const other = await (ben as Visitor).connect(id);
    await until(() => mine.state === 'connected', 'a connection');
    (ann as Visitor).cut();
    await until(() => states.includes('reconnecting'), 'word of it');
    await until(() => mine.state === 'connected', 'the connection again');
    await play([mine, other], 3);
    mine.close();
    other.close();
    expect(states).toEqual(['connected', 'reconnecting', 'connected', 'closed']);
  });
});

describe('an answer that gets lost', () => {
  it('is asked for again, and nothing is done twice', async () => {
    const [guest, other] = [await server.guest(), await server.guest()];
    const id = await server.begun([guest, other]);
    const players = [await guest.connect(id), await other.connect(id)];
    guest.loses = other.loses = /game\.submit/;
    await play(players, 20);
    expect(guest.lost + other.lost).toBe(20);
    const rows = await server.database.query<{ revision: number }>(
      'select revision from event where game_id = $1 and revision is not null order by revision',
      [id],
    );
    expect(rows.map(({ revision }) => revision)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
    for (const one of players) one.close();
  });
});

describe('what is sent without a connection', () => {
  it('waits, however long, is sent once the line is there again, and is done once', async () => {
    const [guest, other] = [await server.guest(), await server.guest()];
    const id = await server.begun([guest, other]);
    const states: string[] = [];
    const mine = await guest.connect(id, { retryAfter: 5, onState: (state) => states.push(state) });
    await until(() => mine.state === 'connected', 'a connection');
    guest.loseLine();
    const { seat, action } = next(mine);
    const answer = mine.game.submit([action], 0, seat);
    await until(() => states.includes('reconnecting'), 'word of it');
    await pause(500); // far longer than all tries of a connection that is there
    guest.loseLine(false);
    expect(await answer).toEqual({ kind: 'ok', revision: 1 });
    const late = await other.connect(id);
    expect(late.game.revision).toBe(1);
    expect(seen(late)).toEqual(seen(mine));
    for (const one of [mine, late]) one.close();
  });

  it('is thrown away with the page', async () => {
    const [guest, other] = [await server.guest(), await server.guest()];
    const id = await server.begun([guest, other]);
    const mine = await guest.connect(id, { retryAfter: 5 });
    await until(() => mine.state === 'connected', 'a connection');
    guest.loseLine();
    const { seat, action } = next(mine);
    const answer = why(mine.game.submit([action], 0, seat));
    await until(() => mine.state !== 'connected', 'word of it');
    mine.close();
    expect(await answer).toContain('there is no line');
  });

  it('is heard of at once by whoever is told that the device is off the line', async () => {
    const [guest, other] = [await server.guest(), await server.guest()];
    const id = await server.begun([guest, other]);
    const mine = await guest.connect(id, { retryAfter: 5 });
    await until(() => mine.state === 'connected', 'a connection');
    mine.doubt();
    expect(mine.state).toBe('reconnecting');
    await until(() => mine.state === 'connected', 'the connection again');
    mine.close();
  });
});

describe('two processes on one database', () => {
  it('are one server: whoever came to the one is known to the other, and all see the same game', async () => {
    const shared = await testDatabase();
    const [one, two] = [await TestServer.start({ shared }), await TestServer.start({ shared })];
    const [guest, other] = [await one.guest(), await one.guest()];
    const id = await one.begun([guest, other]);
    const moved = two.visitor();
    for (const [name, value] of other.cookies) moved.cookies.set(name, value);
    expect(await moved.me()).toEqual(await other.me());
    const players = [await guest.connect(id), await moved.connect(id)];
    await play(players, 40);
    expect(seen(players[1] as GameConnection)).toEqual(seen(players[0] as GameConnection));
    const { seat, action } = next(players[0] as GameConnection);
    const at = players[0]?.game.revision ?? 0;
    const asked = [guest, moved][seat] as Visitor;
    const twin = (seat === 0 ? two : one).visitor();
    for (const [name, value] of asked.cookies) twin.cookies.set(name, value);
    const answers = await Promise.all(
      [asked, twin].map((who) => who.api.game.submit.mutate({ id, seat, at, actions: [action] })),
    );
    expect(answers.map(({ kind }) => kind).sort()).toEqual(['ok', 'stale']);
    for (const player of players) player.close();
    await two.stop();
    await one.stop();
    await shared.remove();
  });
});

describe('somebody with very many streams', () => {
  it('gets no more; others do', async () => {
    const strict = await TestServer.start({ env: { LIMIT_STREAMS: '3' } });
    const [guest, other] = [await strict.guest(), await strict.guest()];
    const id = await strict.begun([guest, other]);
    const input = encodeURIComponent(JSON.stringify({ id, after: 0 }));
    const open = async (visitor: Visitor) =>
      (await visitor.get(`/api/trpc/game.follow?input=${input}`)).status;
    const statuses = [await open(guest), await open(guest), await open(guest), await open(guest)];
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect(await open(other)).toBe(200);
    await strict.stop();
  });
});
