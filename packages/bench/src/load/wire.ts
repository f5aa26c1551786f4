import { Agent, type ClientRequest, type IncomingMessage, request } from 'node:http';

/** The server's interface as any client speaks it, without more work than necessary: the players share the machine with it. */

const agent = new Agent({ keepAlive: true, maxSockets: 256 });
const PATIENCE_MS = 30_000;

/** Somebody with a browser of their own. */
export class Person {
  readonly url: string;
  private readonly cookie: string;

  private constructor(url: string, cookie: string) {
    this.url = url;
    this.cookie = cookie;
  }

  static async guest(url: string): Promise<Person> {
    const { cookies } = await send(url, '/api/auth/guest', {}, '');
    return new Person(url, cookies.map((cookie) => cookie.split(';')[0]).join('; '));
  }

  async ask<T>(procedure: string, input: object): Promise<T> {
    const { body } = await send(this.url, address(procedure, input), undefined, this.cookie);
    return resultOf<T>(body);
  }

  async request<T>(procedure: string, input: object): Promise<T> {
    const { body } = await send(this.url, `/api/trpc/${procedure}`, input, this.cookie);
    return resultOf<T>(body);
  }

  /** A stream of events: what came in one piece is told in one piece. */
  follow(input: object, onEvent: (data: string) => void, onEnd: (why: string) => void): Promise<() => void> {
    return new Promise((done, fail) => {
      const asked = request(`${this.url}${address('game.follow', input)}`, {
        agent: false,
        headers: { ...headersOf(this.url, this.cookie), accept: 'text/event-stream' },
      });
      asked.once('error', (error) => {
        fail(error);
        onEnd(error.message);
      });
      asked.once('response', (answer: IncomingMessage) => {
        if (answer.statusCode !== 200)
          return fail(new Error(`a stream was answered with ${answer.statusCode}`));
        read(answer, onEvent, done, () => stop(asked));
        answer.once('close', () => onEnd('the stream ended'));
        answer.on('error', () => {});
      });
      asked.end();
    });
  }
}

function stop(asked: ClientRequest): void {
  asked.removeAllListeners('error').on('error', () => {});
  asked.destroy();
}

/** Events are parts between empty lines; the first says that the stream is there. */
function read(
  answer: IncomingMessage,
  onEvent: (data: string) => void,
  ready: (stop: () => void) => void,
  end: () => void,
): void {
  let rest = '';
  answer.setEncoding('utf8').on('data', (text: string) => {
    rest += text;
    for (let at = rest.indexOf('\n\n'); at >= 0; at = rest.indexOf('\n\n')) {
      const part = rest.slice(0, at);
      rest = rest.slice(at + 2);
      if (part.includes('event: connected')) ready(end);
      else if (!part.includes('event: '))
        onEvent(part.slice(part.indexOf('data: ') + 6).split('\n')[0] ?? '');
    }
  });
}

const address = (procedure: string, input: object): string =>
  `/api/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify(input))}`;

const headersOf = (url: string, cookie: string) => ({ origin: url, ...(cookie && { cookie }) });

interface Answer {
  readonly body: string;
  readonly cookies: readonly string[];
}

function send(url: string, path: string, input: object | undefined, cookie: string): Promise<Answer> {
  const body = input === undefined ? undefined : JSON.stringify(input);
  return new Promise((done, fail) => {
    const asked = request(
      `${url}${path}`,
      {
        agent,
        method: body === undefined ? 'GET' : 'POST',
        timeout: PATIENCE_MS,
        headers: {
          ...headersOf(url, cookie),
          ...(body !== undefined && {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(body),
          }),
        },
      },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (part: string) => {
          text += part;
        });
        answer.once('error', fail);
        answer.once('end', () => {
          if (answer.statusCode !== 200)
            return fail(new Error(`${path.split('?')[0]}: ${answer.statusCode} ${text.slice(0, 300)}`));
          done({ body: text, cookies: answer.headers['set-cookie'] ?? [] });
        });
      },
    );
    asked.once('timeout', () => asked.destroy(new Error(`${path.split('?')[0]}: no answer`)));
    asked.once('error', fail);
    asked.end(body);
  });
}

const resultOf = <T>(body: string): T => (JSON.parse(body) as { result: { data: T } }).result.data;
