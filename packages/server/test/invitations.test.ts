import { newTableSchema } from '@bretwalda/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Letter } from '../src/accounts/post.ts';
import { TestServer } from './support/server.ts';
import type { Visitor } from './support/visitor.ts';

const letters: Letter[] = [];
const HOME = 'https://games.example.org';
let server: TestServer;
let people = 0;

beforeAll(async () => {
  server = await TestServer.start({
    post: async (letter) => void letters.push(letter),
    env: { PUBLIC_URL: HOME },
  });
});
afterAll(() => server.stop());

/** Somebody with an account whose page came from the server's own address. */
async function person(name: string): Promise<{ readonly name: string; readonly visitor: Visitor }> {
  const visitor = server.visitor();
  visitor.origin = HOME;
  const full = `${name} ${++people}`;
  await visitor.accounts.signUp({ name: full, password: 'a password of a test' });
  return { name: full, visitor };
}

const gathering = (visitor: Visitor, title = 'Thursday', scenario = 'two-early', open = 1) =>
  visitor.api.table.create.mutate(
    newTableSchema.parse({
      scenario,
      seats: [{ kind: 'me' }, ...Array.from({ length: open }, () => ({ kind: 'open' }))],
      agreed: { title },
    }),
  );

describe('an invitation by name (UI-92, UI-98)', () => {
  it('reaches somebody in the page, leads to a private table, and is gone when they sit down', async () => {
    const [ann, ben] = [await person('Ann'), await person('Bén')];
    const { id } = await gathering(ann.visitor);
    await ann.visitor.api.table.invite.mutate({ id, name: ` ${ben.name.toUpperCase()} ` });
    const [notice] = await ben.visitor.api.notices.unseen.query();
    expect(notice).toMatchObject({
      kind: 'invitation',
      gameId: id,
      title: 'Thursday',
      body: { by: ann.name },
    });
    const link = { id, invitation: notice?.body.invitation as string };
    await ben.visitor.api.table.join.mutate({ ...link, seat: 1 });
    const left = await ben.visitor.api.notices.unseen.query();
    expect(left.filter(({ kind }) => kind === 'invitation')).toEqual([]);
  });

  it('does not come twice while it is unread, and not from somebody whom the reader has blocked', async () => {
    const [ann, ben] = [await person('Ann'), await person('Ben')];
    const tables = [await gathering(ann.visitor), await gathering(ann.visitor), await gathering(ann.visitor)];
    const invite = (at: number) =>
      ann.visitor.api.table.invite.mutate({ id: tables[at]?.id as string, name: ben.name });
    await invite(0);
    await invite(0);
    const [notice, ...more] = await ben.visitor.api.notices.unseen.query();
    expect(more).toEqual([]);
    await invite(2);
    await ben.visitor.api.notices.block.mutate({ notice: notice?.id as string });
    await expect(invite(1)).resolves.toBeUndefined(); // and does not say so
    expect(await ben.visitor.api.notices.unseen.query()).toEqual([]);
  });

  it('is limited: to one person, and all of one person', async () => {
    const [ann, ben] = [await person('Ann'), await person('Ben')];
    for (let i = 0; i < 5; i++) {
      const { id } = await gathering(ann.visitor);
      await ann.visitor.api.table.invite.mutate({ id, name: ben.name });
    }
    const { id } = await gathering(ann.visitor);
    await expect(ann.visitor.api.table.invite.mutate({ id, name: ben.name })).rejects.toThrow(
      'too-many-requests',
    );
    expect(await ben.visitor.api.notices.unseen.query()).toHaveLength(5);
    const [cat, dan] = [await person('Cat'), await person('Dan')];
    const table = await gathering(cat.visitor);
    const tries = Array.from({ length: 30 }, () =>
      cat.visitor.api.table.invite.mutate({ id: table.id, name: 'Nobody of this name' }).catch(() => {}),
    );
    await Promise.all(tries);
    await expect(cat.visitor.api.table.invite.mutate({ id: table.id, name: dan.name })).rejects.toThrow(
      'too-many-requests',
    );
  });

  it('is only for those at a table that gathers, to others who have an account', async () => {
    const [ann, ben, cat] = [await person('Ann'), await person('Ben'), await person('Cat')];
    const { id, invitation } = await gathering(ann.visitor, 'Three', 'standard-3', 2);
    const invite = (by: Visitor, name: string) => by.api.table.invite.mutate({ id, name });
    await expect(invite(ben.visitor, cat.name)).rejects.toThrow('not-a-member');
    const reasonOf = (asked: Promise<unknown>) =>
      asked.then(
        () => 'done',
        (error) => error.data.refusal.details?.reason ?? error.data.refusal.code,
      );
    expect(await reasonOf(invite(ann.visitor, ann.name))).toBe('invite-yourself');
    expect(await reasonOf(invite(ann.visitor, 'Nobody at all'))).toBe('no-such-player');
    const guest = server.visitor();
    guest.origin = HOME;
    await guest.accounts.guest();
    expect(await reasonOf(invite(ann.visitor, (await guest.me())?.name ?? ''))).toBe('no-such-player');
    expect(await reasonOf(invite(guest, cat.name))).toBe('account-first');
    await ben.visitor.api.table.join.mutate({ id, seat: 1, invitation: invitation as string });
    expect(await reasonOf(invite(ann.visitor, ben.name))).toBe('already-here');
    await cat.visitor.api.table.join.mutate({ id, seat: 2, invitation: invitation as string });
    expect(await reasonOf(invite(ann.visitor, 'Nobody at all'))).toBe('no-such-player');
    expect(await reasonOf(invite(ann.visitor, (await person('Dan')).name))).toBe('not-gathering');
  });
});

describe('what a server offers', () => {
  it('letters where it can send them, pushed notices always; a letter says in the right language what and where', async () => {
    const ann = await person('Ann');
    const offered = await ann.visitor.api.notices.offered.query();
    expect(offered.mail).toBe(true);
    expect(Buffer.from(offered.push, 'base64url')).toHaveLength(65);
    const body = { address: 'ann@example.org' };
    const way = await ann.visitor.api.notices.addWay.mutate({ kind: 'mail', body, language: 'it' });
    const code = /\b\d{6}\b/.exec(letters.at(-1)?.text ?? '')?.[0] as string;
    await ann.visitor.api.notices.confirmWay.mutate({ way, code });
    const ben = await person('Ben');
    const { id, invitation } = await gathering(ben.visitor, 'Sabato');
    await ben.visitor.api.table.invite.mutate({ id, name: ann.name });
    const { database, world } = server.services;
    const [notice] = await ann.visitor.api.notices.unseen.query();
    await database.query('update notice_way set last_sent = null where id = $1', [way]);
    // What waits for twenty seconds in case somebody looks is done at once.
    const { sending } = world as unknown as { sending: { run(job: object): Promise<void> } };
    await sending.run({ id: notice?.id, way });
    const letter = letters.at(-1);
    expect(letter).toMatchObject({ to: 'ann@example.org', subject: 'Invito: Sabato' });
    expect(letter?.text).toContain(`${ben.name} ti invita a «Sabato».`);
    expect(letter?.text).toContain(`${HOME}/#/online/table/${id}/${invitation}`);
    expect(letter?.text).toContain(`${HOME}/#/online/notices`);
  });

  it('no webhook into its own network, no strange keys, no language that nobody knows', async () => {
    const ann = await person('Ann');
    const add = (input: unknown) => ann.visitor.api.notices.addWay.mutate(input as never);
    for (const url of ['https://127.0.0.1/x', 'https://[::1]/x', 'https://10.0.0.1:8443/x'])
      await expect(add({ kind: 'webhook', body: { url } })).rejects.toThrow('not-allowed');
    await expect(add({ kind: 'webhook', body: { url: 'http://8.8.8.8/x' } })).rejects.toThrow('bad-request');
    const keys = { p256dh: 'AAAA', auth: 'AAAA' };
    await expect(
      add({ kind: 'push', body: { endpoint: 'https://push.example.org/1', keys } }),
    ).rejects.toThrow('bad-request');
    const url = 'https://8.8.8.8/x';
    await expect(add({ kind: 'webhook', body: { url }, language: 'xx' })).rejects.toThrow('bad-request');
    await add({ kind: 'webhook', body: { url }, language: 'it' });
    expect(await ann.visitor.api.notices.ways.query()).toMatchObject([{ kind: 'webhook', label: '8.8.8.8' }]);
  });

  it('no letters without SMTP_URL or without an address to come back to', async () => {
    const plain = await TestServer.start({ post: async () => {} });
    try {
      const ann = await plain.person('Ann of Bath');
      expect((await ann.api.notices.offered.query()).mail).toBe(false);
      await expect(
        ann.api.notices.addWay.mutate({ kind: 'mail', body: { address: 'ann@example.org' } }),
      ).rejects.toMatchObject({ data: { refusal: { details: { reason: 'no-mail' } } } });
    } finally {
      await plain.stop();
    }
  });
});
