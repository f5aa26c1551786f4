import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { TestServer } from './support/server.ts';
import type { Visitor } from './support/visitor.ts';

let server: TestServer;
const outside = mkdtempSync(join(tmpdir(), 'bretwalda-page-'));
const pageFolder = join(outside, 'dist');

beforeAll(async () => {
  mkdirSync(join(pageFolder, 'assets'), { recursive: true });
  const policy =
    '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'; connect-src \'self\'" />';
  writeFileSync(join(pageFolder, 'index.html'), `<!doctype html>${policy}<title>B</title>`);
  writeFileSync(join(pageFolder, 'assets', 'a-12345678.js'), 'export const a = 1;\n'.repeat(100));
  writeFileSync(join(outside, 'secret.txt'), 'secret');
  server = await TestServer.start({ pageFolder });
});
afterAll(async () => {
  await server.stop();
  rmSync(outside, { recursive: true });
});

const codeOf = async (answer: Response): Promise<unknown> => {
  const body = (await answer.json()) as {
    error?: { code?: unknown; data?: { refusal?: { code?: unknown } } };
  };
  return body.error?.data?.refusal?.code ?? body.error?.code;
};

const refused = async (asked: Promise<Response>): Promise<[number, unknown]> => {
  const answer = await asked;
  return [answer.status, await codeOf(answer)];
};

describe('requests of other pages', () => {
  const from = (origin: string) => ({ headers: { origin } });

  it('change nothing, whether they come with cookies or without', async () => {
    const guest = await server.guest();
    const id = await server.begun([guest, await server.guest()]);
    const action = { id, seat: 0, at: 0, actions: [{ type: 'end' }] };
    for (const visitor of [guest, server.visitor()])
      for (const origin of [
        'https://evil.example',
        'null',
        'none',
        `${server.url}.evil.example`,
        `${server.url}0`,
      ])
        for (const [path, body] of [
          ['/api/auth/guest', {}],
          ['/api/auth/sign-up', { name: 'Some Name', password: 'a long password' }],
          ['/api/auth/delete', {}],
          ['/api/trpc/game.submit', action],
        ] as const)
          expect([path, origin, await refused(visitor.post(path, body, from(origin)))]).toEqual([
            path,
            origin,
            [403, 'foreign-origin'],
          ]);
    expect(await guest.me()).not.toBeNull();
    const [row] = await server.database.query<{ revision: number }>(
      'select revision from game where id = $1',
      [id],
    );
    expect(row?.revision).toBe(0);
  });

  it('are not even told anything', async () => {
    const guest = await server.guest();
    const headers = { 'sec-fetch-site': 'cross-site', origin: 'none' };
    expect(await refused(guest.get('/api/trpc/account.me', { headers }))).toEqual([403, 'foreign-origin']);
    const preflight = await guest.get('/api/trpc/game.submit', {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    });
    expect(preflight.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('cannot pretend by the name of their own host', async () => {
    const guest = await server.guest();
    const { port } = new URL(server.url);
    for (const host of ['evil.example', `evil.example:${port}`]) {
      const status = await new Promise((done, fail) => {
        const asked = request(
          {
            host: '127.0.0.1',
            port,
            path: '/api/auth/delete',
            method: 'POST',
            headers: { host, origin: `http://${host}`, cookie: guest.cookieHeader() },
          },
          ({ statusCode }) => done(statusCode),
        );
        asked.on('error', fail);
        asked.end();
      });
      expect(status).toBe(403);
    }
  });
});

describe('cookies', () => {
  it('are out of reach for scripts and other sites', async () => {
    const visitor = await server.person('Eadgifu');
    expect(visitor.setCookies.length).toBeGreaterThan(0);
    for (const cookie of visitor.setCookies) {
      expect(cookie).toMatch(/; HttpOnly/i);
      expect(cookie).toMatch(/; SameSite=Lax/i);
      expect(cookie).toMatch(/; Path=\//i);
      expect(cookie).not.toMatch(/; Domain=/i);
    }
  });

  it('that were changed by hand are those of nobody', async () => {
    const visitor = await server.person('Cerdic');
    for (const [name, value] of visitor.cookies) visitor.cookies.set(name, `${value.slice(0, -4)}AAAA`);
    expect(await visitor.me()).toBeNull();
    visitor.cookies.set('bretwalda.session_token', 'x'.repeat(3000));
    expect(await visitor.me()).toBeNull();
  });

  it('travel only encrypted where the address is https', async () => {
    const url = 'https://games.example.org';
    const secure = await TestServer.start({ env: { PUBLIC_URL: url } });
    const visitor = secure.visitor();
    const answer = await visitor.post('/api/auth/guest', {}, { headers: { origin: url } });
    expect(answer.status).toBe(200);
    expect(visitor.setCookies.length).toBeGreaterThan(0);
    for (const cookie of visitor.setCookies) expect(cookie).toMatch(/^__Secure-bretwalda.*; Secure/i);
    expect(answer.headers.get('strict-transport-security')).toContain('max-age=31536000');
    expect(await refused(visitor.post('/api/auth/guest', {}))).toEqual([403, 'foreign-origin']);
    await secure.stop();
  });
});

describe('answers', () => {
  it('come with headers that keep browsers from guessing and framing', async () => {
    for (const path of ['/', '/api/trpc/account.me', '/healthz', '/api/nothing']) {
      const { headers } = await server.visitor().get(path);
      expect([path, headers.get('x-content-type-options')]).toEqual([path, 'nosniff']);
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
      expect(headers.get('permissions-policy')).toContain('camera=()');
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('x-powered-by')).toBeNull();
      expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    }
  });

  it('are the page and its files, as they are served without games', async () => {
    const visitor = server.visitor();
    const page = await visitor.get('/');
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.headers.get('cache-control')).toBe('no-cache');
    expect(page.headers.get('content-security-policy')).toContain("connect-src 'self'");
    const tag = page.headers.get('etag') ?? '';
    expect((await visitor.get('/', { headers: { 'if-none-match': tag } })).status).toBe(304);
    const script = await visitor.get('/assets/a-12345678.js', { headers: { 'accept-encoding': 'br' } });
    expect(script.headers.get('cache-control')).toContain('immutable');
    expect(script.headers.get('content-encoding')).toBe('br');
    expect(await script.text()).toContain('export const a');
    for (const path of ['/..%2fsecret.txt', '/%2e%2e/secret.txt', '/none', '/assets'])
      expect([path, (await visitor.get(path)).status]).toEqual([path, 404]);
  });

  it('of the interface are never kept by anybody', async () => {
    const guest = await server.guest();
    for (const path of ['/api/trpc/account.me', '/api/trpc/nothing.such', '/readyz'])
      expect((await guest.get(path)).headers.get('cache-control')).toBe('no-store');
  });
});

describe('what cannot be understood', () => {
  const bodies: readonly [string, string | object, number, string][] = [
    ['no JSON', '{"id":', 400, 'bad-request'],
    ['nothing', '', 400, 'bad-request'],
    ['null', 'null', 400, 'bad-request'],
    ['a number', '7', 400, 'bad-request'],
    ['a list', '[]', 400, 'bad-request'],
    ['an unknown field', { id: 'abc', seat: 0, at: 0, actions: [], more: 1 }, 400, 'bad-request'],
    ['a wrong type', { id: 'abc', seat: '0', at: 0, actions: [] }, 400, 'bad-request'],
    ['half a seat', { id: 'abc', seat: 0.5, at: 0, actions: [] }, 400, 'bad-request'],
    ['a number too large', { id: 'abc', seat: 0, at: 1e308, actions: [] }, 400, 'bad-request'],
    [
      'an id of other letters',
      { id: "a'; drop table game", seat: 0, at: 0, actions: [] },
      400,
      'bad-request',
    ],
    ['no action', { id: 'abc', seat: 0, at: 0, actions: [{ type: 'conquer' }] }, 400, 'bad-request'],
    [
      'an action with more fields',
      { id: 'abc', seat: 0, at: 0, actions: [{ type: 'end', note: 'kept for ever' }] },
      400,
      'bad-request',
    ],
    [
      'too many actions',
      { id: 'abc', seat: 0, at: 0, actions: Array(61).fill({ type: 'end' }) },
      400,
      'bad-request',
    ],
    [
      'a prototype',
      '{"id":"abc","seat":0,"at":0,"actions":[],"__proto__":{"isOperator":true}}',
      400,
      'bad-request',
    ],
    ['a huge body', 'x'.repeat(70_000), 413, 'too-large'],
  ];

  it.each(bodies)('%s is refused', async (_, body, status, code) => {
    const guest = await server.guest();
    expect(await refused(guest.post('/api/trpc/game.submit', body))).toEqual([status, code]);
  });

  it.each([
    ['a null character', 'a\u0000b'],
    ['half a character', 'a\ud800b'],
  ])('with %s in it is refused, wherever that stands: no database keeps it', async (_, odd) => {
    const guest = await server.guest();
    const seats = [{ kind: 'me' }, { kind: 'open' }];
    const table = { scenario: 'two-early', seats };
    const id = 'abc';
    for (const [path, body] of [
      ['table.create', { ...table, agreed: { title: odd } }],
      ['table.create', { ...table, options: { [odd]: 1 } }],
      ['table.join', { id, seat: 0, diceSeed: odd }],
      ['table.join', { id, seat: 0, invitation: odd }],
      ['talk.block', { id, user: odd }],
      ['talk.unblock', { user: odd }],
    ] as const)
      expect([path, ...(await refused(guest.post(`/api/trpc/${path}`, body)))]).toEqual([
        path,
        400,
        'bad-request',
      ]);
    const asked = guest.get(
      `/api/trpc/archive.profile?input=${encodeURIComponent(JSON.stringify({ user: odd }))}`,
    );
    expect(await refused(asked)).toEqual([400, 'bad-request']);
    const signIn = guest.post('/api/auth/sign-in', { who: odd, password: 'a long password' });
    expect(await refused(signIn)).toEqual([400, 'bad-request']);
  });

  it('says where it is wrong, and nothing of the inside', async () => {
    const guest = await server.guest();
    const answer = await guest.post('/api/trpc/game.submit', { id: 'abc', seat: 9, at: 0, actions: [] });
    const text = await answer.text();
    expect(JSON.parse(text).error.data.refusal.details.issues[0].path).toBe('seat');
    expect(text).not.toMatch(/node_modules|\bat .*\.ts|stack/);
  });

  it('is refused at the door of accounts, too', async () => {
    const visitor = server.visitor();
    for (const body of [
      '{',
      '[]',
      'null',
      { name: 'A Name', password: 'a long password', isOperator: true },
      { name: 7 },
    ])
      expect([body, await refused(visitor.post('/api/auth/sign-up', body))]).toEqual([
        body,
        [400, 'bad-request'],
      ]);
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await visitor.post('/api/auth/sign-up', 'name=a', { headers: form })).status).toBe(400);
    for (const path of [
      'get-session',
      'sign-up/email',
      'sign-in/email',
      'update-user',
      'reset-password',
      '../auth/ok',
    ])
      expect([path, (await visitor.post(`/api/auth/${path}`, {})).status]).toEqual([path, 404]);
    expect(await visitor.me()).toBeNull();
  });

  it('is refused in every other form', async () => {
    const guest = await server.guest();
    const form = { 'content-type': 'multipart/form-data; boundary=x' };
    expect((await guest.post('/api/trpc/game.submit', '--x--', { headers: form })).status).toBe(400);
    expect((await guest.get('/api/trpc/game.submit?input=%7B%7D')).status).toBe(405);
    expect((await guest.get('/api/trpc/nothing.such')).status).toBe(404);
    const many = Array(11).fill('account.me').join(',');
    expect((await guest.get(`/api/trpc/${many}?batch=1&input=%7B%7D`)).status).toBe(400);
    expect((await guest.get('/api/trpc/game.open?input=%7B%22x%22')).status).toBe(400);
    expect((await guest.post('/nowhere', {})).status).toBe(404);
    expect((await guest.get('/api/trpc/%E0%A4%A')).status).toBe(400);
  });
});

describe('whoever asks too much', () => {
  it('is told to wait, alone', async () => {
    const strict = await TestServer.start({ env: { LIMIT_REQUESTS: '10' } });
    const [greedy, other] = [await strict.guest(), await strict.guest()];
    const statuses: number[] = [];
    for (let i = 0; i < 12; i++) statuses.push((await greedy.get('/api/trpc/account.me')).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    expect(await refused(greedy.get('/api/trpc/account.me'))).toEqual([429, 'too-many-requests']);
    expect((await other.get('/api/trpc/account.me')).status).toBe(200);
    await strict.stop();
  });

  it('from one address is told to wait, under whatever name', async () => {
    const strict = await TestServer.start({ env: { LIMIT_REQUESTS_OF_ADDRESS: '15', TRUST_PROXY: 'true' } });
    const statuses: number[] = [];
    for (let i = 0; i < 16; i++)
      statuses.push((await strict.visitor('192.0.2.1').get('/api/trpc/account.me')).status);
    expect(statuses.at(-2)).toBe(200);
    expect(statuses.at(-1)).toBe(429);
    expect((await strict.visitor('192.0.2.2').get('/api/trpc/account.me')).status).toBe(200);
    await strict.stop();
  });
});

describe('whoever watches over the server', () => {
  it('hears whether it lives and is ready', async () => {
    const visitor = server.visitor();
    expect(await (await visitor.get('/healthz')).json()).toEqual({ ok: true });
    expect(await (await visitor.get('/readyz')).json()).toMatchObject({ ready: true });
  });

  it('gets figures on this machine only, or with the token', async () => {
    const guest = await server.guest();
    const text = await (await guest.get('/metrics')).text();
    for (const name of [
      'streams',
      'games_in_memory',
      'submissions_total',
      'submission_seconds',
      'queue_length',
    ])
      expect(text).toContain(`bretwalda_${name}`);
    expect(text).toContain('process_cpu_seconds_total');
    const proxied = server.visitor('192.0.2.1');
    expect((await proxied.get('/metrics')).status).toBe(404);
    const token = 'a token that nobody can guess';
    const other = await TestServer.start({ env: { METRICS_TOKEN: token } });
    expect((await other.visitor().get('/metrics')).status).toBe(404);
    const headers = { authorization: `Bearer ${token}` };
    expect((await other.visitor('192.0.2.1').get('/metrics', { headers })).status).toBe(200);
    await other.stop();
  });

  it('hears of a database that is gone', async () => {
    const broken = await TestServer.start();
    const { database } = broken;
    const { query } = database;
    Object.assign(database, { query: () => Promise.reject(new Error('connection refused')) });
    const answer = await broken.visitor().get('/readyz');
    expect([answer.status, await answer.json()]).toEqual([503, { ready: false, why: 'database' }]);
    expect((await broken.visitor().get('/healthz')).status).toBe(200);
    Object.assign(database, { query });
    await broken.stop();
  });
});

describe('what is written down', () => {
  it('has no secret in it, whatever goes well or wrong', async () => {
    const logged = await TestServer.start();
    const shown = (['log', 'warn', 'error', 'info'] as const).map((level) => vi.spyOn(console, level));
    const secrets = await useEverything(logged);
    const { lines } = logged;
    await logged.stop();
    for (const spy of shown) expect(spy).not.toHaveBeenCalled();
    vi.restoreAllMocks();
    expect(lines.length).toBeGreaterThan(15);
    for (const line of lines) expect(() => JSON.parse(line)).not.toThrow();
    const all = lines.join('');
    for (const secret of secrets) expect([secret, all.includes(secret)]).toEqual([secret, false]);
    expect(all).toContain('/api/auth/sign-in');
  });
});

/** All that must not be found in the log. */
async function useEverything(logged: TestServer): Promise<string[]> {
  const password = 'correct horse battery';
  const email = 'hild@whitby.example';
  const visitor: Visitor = await logged.guest();
  await visitor.accounts.signUp({ name: 'Hild of Whitby', email, password });
  const ignore = () => {};
  await logged.visitor().accounts.signIn({ who: email, password: 'wrong horse' }).catch(ignore);
  await logged.visitor().accounts.signUp({ name: 'Hilda', email, password }).catch(ignore);
  const [guest] = [await logged.guest()];
  const id = await logged.begun([visitor, guest]);
  const [game] = await logged.database.query<{ invitation: string; secret: string }>(
    'select invitation, secret from game where id = $1',
    [id],
  );
  const onlooker = logged.visitor();
  const connection = await onlooker.connect({ id, invitation: game?.invitation });
  connection.close();
  await logged.services.world.talk.say((await visitor.me()) as never, id, {
    words: 'meet me at dawn',
    to: null,
  });
  // Statements that fail repeat their values in their errors.
  await logged.database.query('alter table session rename to lost');
  await visitor.get('/api/trpc/account.me');
  await logged.visitor().accounts.signIn({ who: email, password }).catch(ignore);
  await logged.visitor().accounts.guest().catch(ignore);
  await logged.database.query('alter table lost rename to session');
  const hashes = await logged.database.query<{ password: string }>('select password from credential');
  const tokens = [...visitor.cookies.values(), ...guest.cookies.values()].flatMap((value) => [
    value,
    decodeURIComponent(value).split('.')[0] ?? value,
  ]);
  return [
    password,
    'wrong horse',
    email,
    'meet me at dawn',
    game?.invitation ?? '',
    game?.secret ?? '',
    ...hashes.map((row) => row.password),
    ...tokens,
  ];
}
