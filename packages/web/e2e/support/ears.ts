import type { BrowserContext } from '@playwright/test';

/** Writes down all that the server sends to the pages of a browser: answers, and the events of streams. */
export class Ears {
  private readonly words: string[] = [];
  private readonly coming: Promise<unknown>[] = [];

  private constructor() {}

  /** Before the first page is opened. */
  static async of(context: BrowserContext): Promise<Ears> {
    const ears = new Ears();
    await context.exposeBinding('overhear', (_, words: string) => void ears.words.push(words));
    await context.addInitScript(() => {
      const overhear = Reflect.get(window, 'overhear') as (words: string) => void;
      window.EventSource = class extends EventSource {
        constructor(url: string | URL, options?: EventSourceInit) {
          super(url, options);
          for (const kind of ['message', 'connected', 'return', 'serialized-error'])
            this.addEventListener(kind, (event) => overhear(`${kind} ${(event as MessageEvent).data}`));
        }
      };
    });
    context.on('response', (answer) => {
      if (/event-stream/.test(answer.headers()['content-type'] ?? '') || !answer.url().includes('/api/'))
        return;
      const read = answer.text().then((words) => ears.words.push(words));
      ears.coming.push(read.catch(() => {})); // the page went away meanwhile
    });
    return ears;
  }

  async heard(): Promise<string> {
    await Promise.all(this.coming);
    return this.words.join('\n');
  }
}
