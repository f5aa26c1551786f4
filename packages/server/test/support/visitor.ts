import {
  type Accounts,
  type ConnectionParts,
  connectGame,
  type GameApi,
  type GameConnection,
  type Looking,
  makeAccounts,
  makeApi,
} from '@bretwalda/protocol';
import type { TRPCClient } from '@trpc/client';
import { EventSource } from 'eventsource';
import type { AppRouter } from '../../src/http/router.ts';

/** A browser as far as the server can tell: it keeps cookies and says where its page came from. */
export class Visitor {
  readonly url: string;
  readonly cookies = new Map<string, string>();
  /** The attributes that cookies came with. */
  readonly setCookies: string[] = [];
  /** Where the page came from. */
  origin: string;
  readonly accounts: Accounts;
  readonly api: TRPCClient<AppRouter>;
  /** Requests to such addresses arrive, but the first answer to each gets lost. */
  loses: RegExp | undefined;
  lost = 0;
  /** Hears every word that the server sends here, in answers and in streams. */
  hear: ((words: string, path: string) => void) | undefined;
  /** As a proxy would forward it. */
  private readonly address: string | undefined;
  private isLost = false;
  private isAway = false;
  /** Connections that were opened, to break them. */
  private readonly streams = new Set<AbortController>();

  constructor(url: string, address?: string) {
    this.url = url;
    this.origin = url;
    this.address = address;
    this.accounts = makeAccounts({ url, fetch: this.fetch });
    this.api = makeApi<AppRouter>({ url, fetch: this.fetch, EventSource: this.eventSource() });
  }

  fetch = async (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    if (this.isAway) throw new TypeError('there is no line');
    const headers = new Headers(init.headers);
    if (!headers.has('origin')) headers.set('origin', this.origin);
    if (headers.get('origin') === 'none') headers.delete('origin');
    if (this.address) headers.set('x-forwarded-for', this.address);
    if (this.cookies.size > 0) headers.set('cookie', this.cookieHeader());
    const answer = await fetch(input, { ...init, headers, redirect: 'manual' });
    for (const cookie of answer.headers.getSetCookie()) this.keep(cookie);
    if (this.hear) return this.overheard(answer, String(input));
    if (!this.loses?.test(String(input))) return answer;
    this.isLost = !this.isLost;
    if (!this.isLost) return answer;
    this.lost++;
    throw new TypeError('the line is cut');
  };

  private overheard(answer: Response, path: string): Response {
    if (!answer.body) return answer;
    const [body, copy] = answer.body.tee();
    void this.listen(copy, path);
    const { status, statusText, headers, url } = answer;
    return Object.defineProperty(new Response(body, { status, statusText, headers }), 'url', { value: url });
  }

  private async listen(stream: ReadableStream<Uint8Array>, path: string): Promise<void> {
    const decoder = new TextDecoder();
    try {
      for await (const chunk of stream as unknown as AsyncIterable<Uint8Array>)
        this.hear?.(decoder.decode(chunk, { stream: true }), path);
    } catch {
      // the line was cut
    }
    this.hear?.('\n', path);
  }

  /** A request to a path of the server. */
  get = (path: string, init: RequestInit = {}): Promise<Response> => this.fetch(`${this.url}${path}`, init);

  post = (path: string, body: unknown, init: RequestInit = {}): Promise<Response> =>
    this.get(path, {
      method: 'POST',
      ...init,
      headers: { 'content-type': 'application/json', ...init.headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });

  cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  private keep(cookie: string): void {
    this.setCookies.push(cookie);
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    if (value === '' || /max-age=0\b/i.test(cookie)) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }

  me = () => this.api.account.me.query();

  connect(looking: string | Looking, parts: ConnectionParts = {}): Promise<GameConnection> {
    const where = typeof looking === 'string' ? { id: looking } : looking;
    return connectGame(this.api.game as unknown as GameApi, where, { retryAfter: 50, ...parts });
  }

  /** As if somebody pulled the plug: all open streams end in the midst. */
  cut(): void {
    for (const stream of this.streams) stream.abort(new Error('the line is cut'));
    this.streams.clear();
  }

  /** Nothing arrives any more, nor is anything sent, until the line is there again. */
  loseLine(isAway = true): void {
    this.isAway = isAway;
    if (isAway) this.cut();
  }

  private eventSource(): typeof EventSource {
    const visitor = this;
    return class extends EventSource {
      constructor(url: string | URL) {
        super(url, { fetch: (input, init) => visitor.stream(String(input), init as RequestInit) });
      }
    };
  }

  private async stream(url: string, init: RequestInit): Promise<Response> {
    const stop = new AbortController();
    this.streams.add(stop);
    const signal = init.signal ? AbortSignal.any([init.signal, stop.signal]) : stop.signal;
    const answer = await this.fetch(url, { ...init, signal });
    return answer;
  }
}
