import { ERROR_CODES } from '@bretwalda/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentsOf } from './support/contents.ts';
import { type Hostile, hostile } from './support/hostile.ts';
import { type Stage, setStage } from './support/stage.ts';

/** `npm run fuzz-server` sends many more; `--first` and `--messages 1` send one of them again. */
const messages = Number(process.env.FUZZ_MESSAGES ?? 2000);
const seed = Number(process.env.FUZZ_SEED ?? 1);
const first = Number(process.env.FUZZ_FIRST ?? 0);
/** After so many the whole database is compared. */
const BATCH = 250;
const AT_ONCE = 8;

let stage: Stage;

beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.server.stop());

const again = (index: number): string =>
  `npm run fuzz-server -- --seed ${seed} --first ${index} --messages 1`;

interface Answer {
  readonly status: number;
  /** The reason of the refusal, or of an answer that is none: its kind. */
  readonly said: string;
}

async function send({ who, path, init }: Hostile): Promise<Answer> {
  const stop = new AbortController();
  const answer = await who.fetch(`${who.url}${path}`, { ...init, signal: stop.signal });
  if (answer.headers.get('content-type')?.startsWith('text/event-stream')) {
    const text = await firstEvent(answer);
    stop.abort();
    return { status: answer.status, said: codeIn(text) ?? `stream: ${text.slice(0, 300)}` };
  }
  const text = await answer.text();
  return { status: answer.status, said: codeIn(text) ?? text.slice(0, 300) };
}

/** Enough of a stream to see whether it is an error. */
async function firstEvent(answer: Response): Promise<string> {
  let text = '';
  for await (const chunk of answer.body as unknown as AsyncIterable<Uint8Array>) {
    text += new TextDecoder().decode(chunk);
    if (/event: serialized-error\ndata: .*\n|"seq":/.test(text)) return text;
  }
  return text;
}

function codeIn(text: string): string | undefined {
  const found = /"(?:code|message)":"([a-z-]+)"/.exec(text)?.[1];
  if (ERROR_CODES.some((code) => code === found)) return found;
  return /"data":\{"kind":"([a-z]+)"/.exec(text)?.[1];
}

const isRefused = ({ status, said }: Answer, { mayAnswer = [] }: Hostile): boolean =>
  mayAnswer.includes(said) ||
  (status < 500 && said !== 'server-error' && ERROR_CODES.some((code) => code === said));

describe('whoever sends what nobody should send', () => {
  it(`is refused with a reason, ${messages} times, and changes nothing`, {
    timeout: 120_000 + messages * 120,
  }, async () => {
    const before = await contentsOf(stage.server.database);
    const reasons = new Map<string, number>();
    const failures: string[] = [];
    const begun = Date.now();
    for (let at = first; at < first + messages; at += BATCH) {
      const until = Math.min(at + BATCH, first + messages);
      let next = at;
      const worker = async (): Promise<void> => {
        while (next < until) {
          const index = next++;
          const message = hostile(stage, seed, index);
          const answer = await send(message).catch((error: unknown) => ({
            status: 599,
            said: String(error),
          }));
          const { what, path, init } = message;
          if (!isRefused(answer, message))
            failures.push(
              `${what}: ${init.method ?? 'GET'} ${path.slice(0, 500)} ${String(init.body).slice(0, 300)} was answered ` +
                `${answer.status} ${answer.said}. Again: ${again(index)}`,
            );
          reasons.set(answer.said, (reasons.get(answer.said) ?? 0) + 1);
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, worker));
      expect(failures.slice(0, 20)).toEqual([]);
      const now = await contentsOf(stage.server.database);
      expect(
        now,
        `something changed between ${at} and ${until}. Again: ${again(at).replace(/1$/, `${BATCH}`)}`,
      ).toEqual(before);
    }
    const errors = stage.server.lines.filter((line) => JSON.parse(line).level >= 50);
    expect(errors).toEqual([]);
    const seconds = Math.round((Date.now() - begun) / 1000);
    const all = [...reasons].sort(([, a], [, b]) => b - a).map(([reason, count]) => `${reason} ${count}`);
    console.log(
      `fuzz-server: ${messages} messages, seed ${seed}, ${seconds} s: ${all.join(', ')}; no 500, nothing changed`,
    );
  });
});
