import { expect, type Locator, type Page } from '@playwright/test';

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** What is to be hit: an area, or the stack of a nation in it. */
export interface Target {
  readonly area: string;
  readonly nation?: string;
}

/** The real board on the screen: it is asked where things are, and then pointed at like a hand would. */
export class Board {
  readonly map: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.map = page.getByRole('application');
  }

  token(area: string, nation: string): Locator {
    return this.map.locator(`[data-area="${area}"][data-nation="${nation}"]`);
  }

  /** The number on a stack. */
  count(area: string, nation: string): Locator {
    return this.token(area, nation).locator('text').last();
  }

  /** Areas of a state (go, attack, forbidden, battle ...). */
  marks(...kinds: readonly string[]): Locator {
    return this.map.locator(kinds.map((kind) => `[data-mark="${kind}"]`).join());
  }

  /** A point of the screen that hits the target and nothing else; waits until there is one that stays. */
  async spot(target: Target): Promise<Spot> {
    let last: Spot | null = null;
    await expect(async () => {
      const now = await this.find(target);
      const rests = now !== null && now.x === last?.x && now.y === last.y;
      last = now;
      expect(rests, `a free spot of ${name(target)} on the screen`).toBe(true);
    }).toPass({ timeout: 20_000, intervals: [60] });
    return last as unknown as Spot;
  }

  async click(area: string, nation?: string): Promise<void> {
    const { x, y } = await this.spot({ area, ...(nation && { nation }) });
    await this.page.mouse.click(x, y);
  }

  async tap(area: string, nation?: string): Promise<void> {
    const { x, y } = await this.spot({ area, ...(nation && { nation }) });
    await this.page.touchscreen.tap(x, y);
  }

  async hover(area: string): Promise<void> {
    const { x, y } = await this.spot({ area });
    await this.page.mouse.move(x - 1, y);
    await this.page.mouse.move(x, y);
  }

  /** What of the sheet is seen: left, top, width, height. */
  async view(): Promise<readonly number[]> {
    const box = (await this.map.locator('svg').first().getAttribute('viewBox')) ?? '';
    return box.split(' ').map(Number);
  }

  private find(target: Target): Promise<Spot | null> {
    return this.map.evaluate(freeSpot, target);
  }
}

const name = ({ area, nation }: Target): string => (nation ? `${nation} in ${area}` : area);

/** Runs in the page: tries points of the target from its middle outwards. */
function freeSpot(board: Element, { area, nation }: Target): Spot | null {
  const which = nation === undefined ? ':not([data-nation])' : `[data-nation="${nation}"]`;
  const target = board.querySelector(`[data-area="${area}"]${which}`);
  if (target === null) return null;
  const frame = board.getBoundingClientRect();
  const box = target.getBoundingClientRect();
  const left = Math.max(box.left, frame.left) + 1;
  const right = Math.min(box.right, frame.right) - 1;
  const top = Math.max(box.top, frame.top) + 1;
  const bottom = Math.min(box.bottom, frame.bottom) - 1;
  if (right <= left || bottom <= top) return null;
  const hits = (x: number, y: number) => document.elementFromPoint(x, y)?.closest('[data-area]') === target;
  const free: { x: number; y: number; room: number; far: number }[] = [];
  const STEPS = 16;
  for (let i = 0; i <= STEPS; i++)
    for (let j = 0; j <= STEPS; j++) {
      const x = left + ((right - left) * i) / STEPS;
      const y = top + ((bottom - top) * j) / STEPS;
      if (!hits(x, y)) continue;
      const near =
        [-4, 4].filter((d) => hits(x + d, y)).length + [-4, 4].filter((d) => hits(x, y + d)).length;
      free.push({ x, y, room: near, far: Math.hypot(x - (left + right) / 2, y - (top + bottom) / 2) });
    }
  free.sort((a, b) => b.room - a.room || a.far - b.far);
  const best = free[0];
  return best ? { x: best.x, y: best.y } : null;
}
