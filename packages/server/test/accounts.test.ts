import { refusalIn } from '@bretwalda/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BELONGINGS } from '../src/accounts/belongings.ts';
import type { Letter } from '../src/accounts/post.ts';
import { Authenticator } from './support/authenticator.ts';
import { TestServer } from './support/server.ts';
import { until } from './support/until.ts';
import type { Visitor } from './support/visitor.ts';

let server: TestServer;

beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.stop());

/** Why something was refused. */
const why = (asked: Promise<unknown>): Promise<string> =>
  asked.then(
    () => 'done',
    (error) => refusalIn(error)?.code ?? String(error),
  );

const idOf = async (visitor: Visitor): Promise<string> => (await visitor.me())?.id ?? 'nobody';

const seatsOf = (id: string) =>
  server.database.query<{ userId: string | null; name: string; bot: string | null }>(
    'select user_id as "userId", name, bot from seat where game_id = $1 order by seat',
    [id],
  );

describe('a guest', () => {
  it('plays at once, and is the same one when asked again', async () => {
    const guest = await server.guest();
    const me = await guest.me();
    expect(me).toMatchObject({ isGuest: true, isOperator: false, email: null });
    expect(me?.name).toMatch(/^Guest \d{4}$/);
    await guest.accounts.guest();
    expect(await idOf(guest)).toBe(me?.id);
  });

  it('keeps everything when becoming an account', async () => {
    const [guest, other] = [await server.guest(), await server.guest()];
    const id = await server.begun([guest, other]);
    const before = await guest.connect(id);
    await server.services.world.notePads.keep((await guest.me()) as never, id, 'Beware of Wessex');
    const old = await idOf(guest);
    await guest.accounts.signUp({ name: 'Æthelflæd', password: 'lady of the Mercians' });
    const me = await guest.me();
    expect(me).toMatchObject({ name: 'Æthelflæd', isGuest: false });
    expect(me?.id).not.toBe(old);
    expect(await seatsOf(id)).toMatchObject([{ userId: me?.id, name: 'Æthelflæd' }, {}]);
    const after = await guest.connect(id);
    expect(after.table.seats[0]).toMatchObject({ name: 'Æthelflæd', isYou: true });
    expect(after.game.snapshot().config.players[0]).toMatchObject({ name: 'Æthelflæd' });
    expect(await server.services.world.notePads.read(me as never, id)).toBe('Beware of Wessex');
    expect(await server.database.query('select from person where id = $1', [old])).toEqual([]);
    before.close();
    after.close();
  });

  it('keeps everything when signing in to an account', async () => {
    const account = await server.person('Ine of Wessex');
    const [guest, other] = [await server.guest(), await server.guest()];
    const played = await server.begun([guest, other]);
    const both = await server.begun([account, guest]);
    await guest.accounts.signIn({ who: 'Ine of Wessex', password: 'Ine of Wessex has a password' });
    const id = await idOf(account);
    expect(await idOf(guest)).toBe(id);
    expect((await seatsOf(played))[0]?.userId).toBe(id);
    expect((await seatsOf(both)).map(({ userId }) => userId)).toEqual([id, id]);
    const second = await guest.connect({ id: both, seat: 1 });
    expect(second.game.snapshot()).toBeDefined();
    second.close();
  });

  it('does not gather at a table twice after signing in', async () => {
    const account = await server.person('Offa');
    const guest = await server.guest();
    const { tables } = server.services.world;
    const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] as const;
    const me = (await account.me()) as never;
    const { id } = await tables.create(me, {
      scenario: 'short-3',
      options: {},
      seats: [...seats],
      isPublic: false,
      agreed: { title: '', clock: null, absence: 'bot', standIn: 'thane', rated: true, vacation: 0 },
    });
    await tables.join((await guest.me()) as never, id, 1);
    await guest.accounts.signIn({ who: 'offa', password: 'Offa has a password' });
    expect((await seatsOf(id)).map(({ userId }) => userId !== null)).toEqual([true, false, false]);
  });

  it('loses nothing that stands anywhere in the database', async () => {
    const columns = await server.database.query<{ at: string }>(
      `select table_name || '.' || column_name as at from information_schema.columns
       where table_schema = 'public'
         and column_name in ('user_id', 'created_by', 'by', 'blocked', 'player_id', 'owner', 'reporter')
         and table_name not in ('session', 'credential', 'passkey')`,
    );
    const listed = BELONGINGS.map(({ table, column }) => `${table}.${column}`);
    expect(columns.map(({ at }) => at).filter((at) => !listed.includes(at))).toEqual([]);
  });

  it('is who it is without an account only: some things need one', async () => {
    const guest = await server.guest();
    expect(await why(guest.accounts.passkey('register'))).toBe('account-first');
    expect(await why(guest.accounts.rename('Somebody'))).toBe('account-first');
    expect(await why(server.visitor().accounts.rename('Somebody'))).toBe('sign-in-first');
  });
});

describe('an account', () => {
  it('signs in by name however it is written, or by e-mail address', async () => {
    const first = server.visitor();
    await first.accounts.signUp({
      name: 'Penda',
      email: 'penda@mercia.example',
      password: 'last of the pagans',
    });
    const id = await idOf(first);
    await first.accounts.signOut();
    expect(await first.me()).toBeNull();
    for (const who of ['PENDA', ' pénda', 'Penda@Mercia.example']) {
      const visitor = server.visitor();
      await visitor.accounts.signIn({ who, password: 'last of the pagans' });
      expect(await idOf(visitor)).toBe(id);
    }
  });

  it('may have an e-mail address and no name', async () => {
    const guest = await server.guest();
    const name = (await guest.me())?.name;
    await guest.accounts.signUp({ email: 'nobody@nowhere.example', password: 'a long password' });
    expect(await guest.me()).toMatchObject({ name, isGuest: false, email: 'nobody@nowhere.example' });
  });

  it('does not tell who exists by how it refuses', async () => {
    await server.person('Edwin');
    const visitor = server.visitor();
    for (const who of ['Edwin', 'Nobody Such', 'x', 'nobody@such.example', 'x'.repeat(150), '<script>'])
      expect([who, await why(visitor.accounts.signIn({ who, password: 'a wrong password' }))]).toEqual([
        who,
        'wrong-password',
      ]);
    expect(await visitor.me()).toBeNull();
  });

  it('has a name that is not another’s, also not nearly', async () => {
    await server.person('Raedwald');
    const visitor = await server.guest();
    const sign = (name: string) => why(visitor.accounts.signUp({ name, password: 'a long password' }));
    for (const name of ['raedwald', 'RAEDWALD', 'Raédwald'])
      expect([name, await sign(name)]).toEqual([name, 'name-taken']);
    const cyrillic = 'R\u0430edwald';
    for (const name of [cyrillic, 'ab', 'x'.repeat(25), 'a\u202eb', 'Guest 1234', ' - ', 'a@b.c', 'a\tb\0c'])
      expect([name, await sign(name)]).toEqual([name, 'bad-name']);
    expect(await why(visitor.accounts.signUp({ name: 'Fine Name', password: 'short' }))).toBe('bad-password');
    expect(
      await why(visitor.accounts.signUp({ name: 'Fine Name', email: 'no', password: 'a long password' })),
    ).toBe('bad-email');
    expect(await visitor.me()).toMatchObject({ isGuest: true });
  });

  it('is made once when asked for twice at the same moment', async () => {
    const visitors = await Promise.all([server.guest(), server.guest(), server.guest()]);
    const answers = await Promise.all(
      visitors.map((visitor) =>
        why(visitor.accounts.signUp({ name: 'Cynewulf', password: 'a long password' })),
      ),
    );
    expect(answers.sort()).toEqual(['done', 'name-taken', 'name-taken']);
  });

  it('changes its password, which signs out everywhere else', async () => {
    const here = await server.person('Alfred');
    const there = server.visitor();
    const password = 'Alfred has a password';
    await there.accounts.signIn({ who: 'Alfred', password });
    expect(await why(here.accounts.changePassword({ current: 'a wrong one', next: 'burnt the cakes' }))).toBe(
      'wrong-password',
    );
    await here.accounts.changePassword({ current: password, next: 'burnt the cakes' });
    expect(await here.me()).toMatchObject({ name: 'Alfred' });
    expect(await there.me()).toBeNull();
    expect(await why(there.accounts.signIn({ who: 'Alfred', password }))).toBe('wrong-password');
    await there.accounts.signIn({ who: 'Alfred', password: 'burnt the cakes' });
  });

  it('is called otherwise from one moment to the next', async () => {
    const visitor = await server.person('Hardicanute');
    const id = await server.begun([visitor, await server.guest()]);
    await visitor.accounts.rename('Harthacnut');
    expect(await visitor.me()).toMatchObject({ name: 'Harthacnut' });
    expect((await seatsOf(id))[0]).toMatchObject({ name: 'Harthacnut' });
    const again = server.visitor();
    await again.accounts.signIn({ who: 'harthacnut', password: 'Hardicanute has a password' });
    expect(await idOf(again)).toBe(await idOf(visitor));
  });

  it('is deleted with its name; games go on without it', async () => {
    const visitor = await server.person('Sweyn Forkbeard');
    const other = await server.guest();
    const id = await server.begun([visitor, other]);
    const { world } = server.services;
    const [me, gathering] = [(await visitor.me()) as never, await server.begun([other, visitor])];
    await world.talk.say(me, id, { words: 'farewell', to: null });
    await world.notePads.keep(me, id, 'my own note');
    expect(await why(visitor.accounts.remove())).toBe('wrong-password');
    expect(await why(visitor.accounts.remove('not this one'))).toBe('wrong-password');
    await visitor.accounts.remove('Sweyn Forkbeard has a password');
    expect(await visitor.me()).toBeNull();
    expect((await seatsOf(id))[0]).toMatchObject({ userId: null, name: '', bot: 'squire' });
    expect((await seatsOf(gathering))[1]).toMatchObject({ userId: null, name: '' });
    const connection = await other.connect(id);
    expect(connection.table.status).toBe('running');
    connection.close();
    expect(await tablesWith('Sweyn Forkbeard')).toEqual([]);
    expect(await tablesWith('my own note')).toEqual([]);
    expect(await why(server.visitor().accounts.signIn({ who: 'Sweyn Forkbeard', password: 'x' }))).toBe(
      'wrong-password',
    );
  });

  it('of a guest is deleted without a password', async () => {
    const guest = await server.guest();
    await guest.accounts.remove();
    expect(await guest.me()).toBeNull();
  });
});

/** The tables in which some words stand anywhere. */
async function tablesWith(words: string): Promise<string[]> {
  const tables = await server.database.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await server.database.query(`select from "${name}" t where t::text ilike $1 limit 1`, [
      `%${words}%`,
    ]);
    if (rows.length > 0 && name !== 'attempt') found.push(name);
  }
  return found;
}

describe('a forgotten password', () => {
  it('is replaced by whoever reads the letter, which signs out everywhere else', async () => {
    const letters: Letter[] = [];
    const url = 'https://games.example.org';
    const posted = await TestServer.start({
      env: { PUBLIC_URL: url, OPERATORS: 'aelle@sussex.example' },
      post: async (letter) => void letters.push(letter),
    });
    const visitor = () => {
      const one = posted.visitor();
      one.origin = url;
      return one;
    };
    const [owner, other] = [visitor(), visitor()];
    const email = 'aelle@sussex.example';
    await owner.accounts.signUp({ name: 'Aelle', email, password: 'the first password' });
    await other.accounts.forgot('nobody@such.example');
    await other.accounts.forgot(email.toUpperCase());
    await until(() => letters.length > 0, 'the letter');
    expect(letters).toMatchObject([{ to: email, subject: 'A new password for Bretwalda' }]);
    const [, token = ''] =
      /https:\/\/games\.example\.org\/#\/online\/password\/(\w+)/.exec(letters[0]?.text ?? '') ?? [];
    expect(await why(other.accounts.reset(`${token}x`, 'the second password'))).toBe('link-too-old');
    expect(await why(other.accounts.reset(token, 'short'))).toBe('bad-password');
    await other.accounts.reset(token, 'the second password');
    expect(await why(other.accounts.reset(token, 'the third password'))).toBe('link-too-old');
    expect(await owner.me()).toBeNull();
    expect(await why(other.accounts.signIn({ who: 'Aelle', password: 'the first password' }))).toBe(
      'wrong-password',
    );
    await other.accounts.signIn({ who: email, password: 'the second password' });
    for (let i = 0; i < 3; i++) await why(other.accounts.forgot(email));
    expect(await why(other.accounts.forgot(email))).toBe('too-many-requests');
    await posted.stop();
  });

  it('cannot be replaced where no letters are sent', async () => {
    expect(await why(server.visitor().accounts.forgot('penda@mercia.example'))).toBe('not-allowed');
  });
});

describe('an operator', () => {
  it('is whoever has the name, or has proved the address', async () => {
    const run = await TestServer.start({ env: { OPERATORS: 'Bede, hild@whitby.example' } });
    expect(await (await run.person('BEDE')).me()).toMatchObject({ isOperator: true });
    const claims = run.visitor();
    await claims.accounts.signUp({ name: 'Hild', email: 'hild@whitby.example', password: 'a long password' });
    expect(await claims.me()).toMatchObject({ isOperator: false });
    await run.database.query('update person set email_verified = true');
    expect(await (await signedInAgain(claims)).me()).toMatchObject({ isOperator: true });
    await run.stop();
  });
});

async function signedInAgain(visitor: Visitor): Promise<Visitor> {
  await visitor.accounts.signIn({ who: 'Hild', password: 'a long password' });
  return visitor;
}

describe('a passkey', () => {
  const options = async (visitor: Visitor, what: 'register' | 'sign-in') =>
    (await visitor.accounts.passkey(what)) as { challenge: string; rp: { id: string }; rpId: string };

  it('is as good as name and password, on the device that has it', async () => {
    const visitor = await server.person('Guthrum');
    const device = new Authenticator(server.url);
    const asked = await options(visitor, 'register');
    expect(asked).toMatchObject({ rp: { name: 'Bretwalda', id: 'localhost' }, attestation: 'none' });
    await visitor.accounts.passkey('register', { response: device.register(asked), name: 'My telephone' });
    expect(await visitor.accounts.passkey('list')).toMatchObject([{ name: 'My telephone' }]);
    const [guest, other] = [await server.guest(), await server.guest()];
    const id = await server.begun([guest, other]);
    const response = device.signIn(await options(guest, 'sign-in'));
    expect(await guest.accounts.passkey('sign-in', { response })).toEqual({ ok: true });
    expect(await guest.me()).toMatchObject({ name: 'Guthrum', isGuest: false });
    expect((await seatsOf(id))[0]?.userId).toBe(await idOf(visitor));
  });

  it('of another device, or an answer heard before, is nothing', async () => {
    const visitor = await server.person('Olaf Cuaran');
    const device = new Authenticator(server.url);
    await visitor.accounts.passkey('register', {
      response: device.register(await options(visitor, 'register')),
    });
    const [thief, again] = [server.visitor(), server.visitor()];
    const stolen = new Authenticator(server.url).signIn(await options(thief, 'sign-in'));
    expect(await why(thief.accounts.passkey('sign-in', { response: stolen }))).toBe('passkey-failed');
    const answer = device.signIn(await options(again, 'sign-in'));
    await options(again, 'sign-in'); // asked anew: the first challenge is not the present one
    expect(await why(again.accounts.passkey('sign-in', { response: answer }))).toBe('passkey-failed');
    const elsewhere = new Authenticator('https://evil.example');
    const asked = await options(visitor, 'register');
    expect(await why(visitor.accounts.passkey('register', { response: elsewhere.register(asked) }))).toBe(
      'passkey-failed',
    );
    expect([await thief.me(), await again.me()]).toEqual([null, null]);
  });
});
