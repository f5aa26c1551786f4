import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeWorker } from '../build/offline.ts';
import { deviceName } from '../src/online/push.ts';

type Listener = (event: object) => void;

/** The built service worker in surroundings that only write down what it does. */
const scope = 'https://games.example.org/';
let script = '';
let listeners: Map<string, Listener>;
let shown: { title: string; body: string; data: string; tag: string }[];
let went: string[];
let open: { url: string; focus: () => Promise<void> }[];
let done: Promise<unknown>;

beforeAll(async () => {
  script = await makeWorker({});
});
beforeEach(() => {
  listeners = new Map();
  [shown, went, open] = [[], [], []];
  const self = {
    registration: {
      scope,
      showNotification: async (title: string, more: { body: string; data: string; tag: string }) =>
        void shown.push({ title, body: more.body, data: more.data, tag: more.tag }),
    },
    clients: {
      matchAll: async () => open,
      openWindow: async (url: string) => void went.push(`open ${url}`),
    },
    addEventListener: (kind: string, listener: Listener) => listeners.set(kind, listener),
  };
  new Function('self', 'caches', script)(self, {});
});

const send = async (kind: string, event: object): Promise<void> => {
  listeners.get(kind)?.({ ...event, waitUntil: (promise: Promise<unknown>) => (done = promise) });
  await done;
};
const push = (sent: unknown) => send('push', { data: { json: () => sent } });
const click = async (data: unknown) => {
  let isClosed = false;
  const close = () => (isClosed = true);
  await send('notificationclick', { notification: { data, close } });
  expect(isClosed).toBe(true);
};
const window = (path: string) => {
  const url = `${scope}${path}`;
  return { url, focus: async () => void went.push(`focus ${url}`) };
};

describe('a notice that the browser shows', () => {
  it('says what the server has sent, one for each game', async () => {
    await push({ title: 'Thursday', line: 'It is your turn.', path: '#/online/table/abc', tag: 'abc' });
    expect(shown).toEqual([
      { title: 'Thursday', body: 'It is your turn.', data: '#/online/table/abc', tag: 'abc' },
    ]);
  });

  it.each([
    ['nothing', null],
    ['words of another kind', 'hello'],
    ['numbers', { title: 7, line: {}, path: 1 }],
    ['another address', { title: 'x', path: 'https://evil.example/' }],
    ['a script', { title: 'x', path: 'javascript:alert(1)' }],
  ])('is shown in any case and leads nowhere else: %s', async (_, sent) => {
    await push(sent);
    expect(shown).toMatchObject([{ data: '#/online/notices' }]);
  });

  it('is shown when what was sent cannot be read', async () => {
    await send('push', {
      data: {
        json: () => {
          throw new SyntaxError('no words');
        },
      },
    });
    await send('push', { data: null });
    expect(shown).toHaveLength(2);
  });

  it('opens its game on a click, in a window of its own', async () => {
    open = [window('#/game/123'), window('#/online/table/abcdef'), window('#/online')];
    await click('#/online/table/abc');
    expect(went).toEqual([`open ${scope}#/online/table/abc`]);
  });

  it.each(['#/online/table/abc', '#/online/table/abc/at/7'])(
    'goes to the window that shows it: %s',
    async (at) => {
      open = [window('#/game/123'), window(at)];
      await click('#/online/table/abc');
      expect(went).toEqual([`focus ${scope}${at}`]);
    },
  );
});

describe('a browser among others', () => {
  it.each([
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox, Linux'],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0',
      'Edge, Windows',
    ],
    [
      'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36',
      'Chrome, Android',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
      'Safari, iOS',
    ],
    ['something else', ''],
  ])('%s', (agent, name) => {
    expect(deviceName(agent)).toBe(name);
  });
});
