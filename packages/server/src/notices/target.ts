import { lookup } from 'node:dns/promises';
import { request } from 'node:https';
import { BlockList, isIP } from 'node:net';

/** Addresses that no message may be sent to: those of this machine, of its network, and those with a special use. */
const CLOSED = new BlockList();
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  CLOSED.addSubnet(net, prefix, 'ipv4');
// Of IPv6 only what is routed in public, without what stands for addresses of version 4.
const PUBLIC_V6 = new BlockList();
PUBLIC_V6.addSubnet('2000::', 3, 'ipv6');
for (const [net, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  CLOSED.addSubnet(net, prefix, 'ipv6');

export function isPublic(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !CLOSED.check(address, 'ipv4');
  return family === 6 && PUBLIC_V6.check(address, 'ipv6') && !CLOSED.check(address, 'ipv6');
}

export interface Target {
  readonly url: URL;
  readonly address: string;
  readonly family: 4 | 6;
}

export type Resolve = (
  host: string,
) => Promise<readonly { readonly address: string; readonly family: number }[]>;

const byName: Resolve = (host) => lookup(host, { all: true });

/** An address that nothing may be sent to, whoever asks for it. */
export class ClosedAddress extends Error {}

/** Where a message would go: only by https, only to public addresses. The address that was checked is the one that is used. */
export async function targetOf(text: string, resolve: Resolve = byName): Promise<Target> {
  const url = new URL(text);
  if (url.protocol !== 'https:' || url.username !== '' || url.password !== '')
    throw new ClosedAddress('A message needs an https address without a name or password.');
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  const found = isIP(host) ? [{ address: host, family: isIP(host) }] : await resolve(host);
  const [first] = found;
  if (!first || !found.every(({ address }) => isPublic(address)))
    throw new ClosedAddress('A message may only go to a public address.');
  return { url, address: first.address, family: first.family === 6 ? 6 : 4 };
}

export interface Message {
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: string | Buffer;
}

const PATIENCE_MS = 10_000;

/**
 * Sends a message and waits for the first line of the answer, no longer than `patience`; what else is answered is not
 * read. Redirections are not followed.
 */
export function post(
  { url, address, family }: Target,
  { headers, body }: Message,
  { patience = PATIENCE_MS, by = request }: { readonly patience?: number; readonly by?: typeof request } = {},
): Promise<number> {
  return new Promise((done, fail) => {
    const sent = by(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        agent: false,
        signal: AbortSignal.timeout(patience),
        lookup: (_host, options, answer) =>
          // Whatever the name means by now, this is the address that was checked.
          options.all ? answer(null, [{ address, family }]) : answer(null, address, family),
      },
      (response) => {
        done(response.statusCode ?? 0);
        sent.destroy();
      },
    );
    sent.on('error', fail);
    sent.end(body);
  });
}
