import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pushWay } from '../src/notices/push.ts';
import { isPublic, post, targetOf } from '../src/notices/target.ts';
import { hookBody } from '../src/notices/webhook.ts';

describe('where messages may go', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.31.255.255',
    '192.168.0.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '::ffff:7f00:1',
    '::127.0.0.1',
    '64:ff9b::7f00:1',
    '64:ff9b:1::1',
    '2002:7f00:1::',
    '2001::1',
    '2001:db8::1',
    'fc00::1',
    'fd12:3456::1',
    'fe80::1',
    'ff02::1',
    '100::1',
    'no address',
  ])('%s is not public', (address) => {
    expect(isPublic(address)).toBe(false);
  });

  it.each(['93.184.215.14', '8.8.8.8', '172.32.0.1', '2606:4700::1111', '2a00:1450:4001::1'])(
    '%s is public',
    (address) => {
      expect(isPublic(address)).toBe(true);
    },
  );

  const resolve =
    (...addresses: string[]) =>
    async () =>
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));

  it.each([
    ['http://example.org/', '8.8.8.8'],
    ['https://user:pass@example.org/', '8.8.8.8'],
    ['https://127.0.0.1/', '8.8.8.8'],
    ['https://2130706433/', '8.8.8.8'],
    ['https://0x7f.1/', '8.8.8.8'],
    ['https://[::1]/', '8.8.8.8'],
    ['https://[::ffff:127.0.0.1]/', '8.8.8.8'],
    ['https://inside.example.org/', '192.168.1.1'],
    ['ftp://example.org/', '8.8.8.8'],
  ])('%s is refused', async (url, address) => {
    await expect(targetOf(url, resolve(address))).rejects.toThrow();
  });

  it('a name with one closed address among public ones is refused', async () => {
    await expect(targetOf('https://example.org/', resolve('8.8.8.8', '10.0.0.1'))).rejects.toThrow('public');
    await expect(targetOf('https://example.org/', resolve())).rejects.toThrow('public');
  });

  it('the address that was checked is kept: a name that means something else later changes nothing', async () => {
    let answers = 0;
    const rebinding = async () => [{ address: answers++ === 0 ? '8.8.8.8' : '127.0.0.1', family: 4 }];
    const target = await targetOf('https://example.org/hook', rebinding);
    expect(target).toMatchObject({ address: '8.8.8.8', family: 4 });
    const asked: unknown[] = [];
    const by = ((_: URL, { lookup }: { lookup: (...args: unknown[]) => void }) => {
      lookup('example.org', { all: true }, (_error: unknown, found: unknown) => asked.push(found));
      lookup('example.org', {}, (_error: unknown, found: unknown) => asked.push(found));
      throw new Error('enough');
    }) as unknown as typeof request;
    await expect(post(target, { headers: {}, body: '' }, { by })).rejects.toThrow('enough');
    expect(asked).toEqual([[{ address: '8.8.8.8', family: 4 }], '8.8.8.8']);
    expect(answers).toBe(1);
  });
});

describe('a message', () => {
  let server: Server;
  let visited: string[] = [];
  let cut: () => void;
  const isCut = new Promise<void>((done) => {
    cut = done;
  });

  beforeAll(async () => {
    server = createServer((asked, answer) => {
      visited.push(`${asked.method} ${asked.url}`);
      if (asked.url === '/redirect') return void answer.writeHead(302, { location: '/inside' }).end();
      if (asked.url === '/silent') return undefined;
      if (asked.url === '/endless') {
        answer.writeHead(200);
        const more = setInterval(() => answer.write('x'.repeat(100_000)), 1);
        asked.socket.once('close', () => {
          clearInterval(more);
          cut();
        });
        return undefined;
      }
      if (asked.url === '/slow') {
        // One byte of the first line now and then keeps a connection from being idle.
        const words = 'HTTP/1.1 200 OK'.repeat(1000);
        let at = 0;
        const more = setInterval(() => asked.socket.write(words[at++] ?? ' '), 20);
        asked.socket.once('close', () => clearInterval(more));
        asked.socket.on('error', () => {});
        return undefined;
      }
      return void answer.writeHead(204).end();
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  const send = (path: string, patience = 5000) => {
    visited = [];
    const { port } = server.address() as AddressInfo;
    const url = new URL(`http://hook.example:${port}${path}`);
    const target = { url, address: '127.0.0.1', family: 4 } as const;
    const by = request as unknown as typeof import('node:https').request;
    return post(target, { headers: {}, body: '{}' }, { by, patience });
  };

  it('arrives at the address that was checked, whatever its name means', async () => {
    expect(await send('/hook')).toBe(204);
    expect(visited).toEqual(['POST /hook']);
  });

  it('follows no redirection', async () => {
    expect(await send('/redirect')).toBe(302);
    expect(visited).toEqual(['POST /redirect']);
  });

  it('waits only so long, for silence and for words that never end', async () => {
    await expect(send('/silent', 200)).rejects.toThrow();
    await expect(send('/slow', 300)).rejects.toThrow();
  });

  it('reads nothing of an endless answer', async () => {
    expect(await send('/endless')).toBe(200);
    await isCut;
  });

  it('calls nobody by a name that somebody gave a table', () => {
    const notice = { kind: 'your-turn', gameId: 'g', at: new Date(0) } as never;
    const words = { title: 'x', line: 'It is your turn in “<!channel> @everyone”.', link: undefined };
    expect(hookBody(notice, words)).toMatchObject({
      text: 'It is your turn in “!channel @everyone”.',
      allowed_mentions: { parse: [] },
    });
  });

  it('is not pushed to a closed address, whatever a browser says where it is reached', async () => {
    const wordsFor = async () => ({ title: 'x', line: 'y', path: '#/online', tag: 'z' });
    const keys = { publicKey: 'x', privateKey: 'y' };
    const way = pushWay({ keys, contact: 'mailto:x@example.org', wordsFor });
    const body = { endpoint: 'https://192.168.1.1/push', keys: {}, language: 'en' };
    expect(await way.send(body, {} as never)).toBe(false); // and such a way is taken away
  });
});
