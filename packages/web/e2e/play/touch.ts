import { expect, type Page } from '@playwright/test';

interface Finger {
  readonly x: number;
  readonly y: number;
}

/** Two fingers that go from one distance to another about a point, as the browser itself sees them. */
export async function pinch(page: Page, middle: Finger, from: number, to: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const fingers = (apart: number) => [
    { x: middle.x - apart / 2, y: middle.y, id: 0 },
    { x: middle.x + apart / 2, y: middle.y, id: 1 },
  ];
  const STEPS = 8;
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(from) });
  for (let i = 1; i <= STEPS; i++) {
    const apart = from + ((to - from) * i) / STEPS;
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}

/** The page itself never scrolls sideways. */
export async function expectNoSideways(page: Page): Promise<void> {
  const [wide, seen] = await page.evaluate(() => {
    scrollTo(1000, 0);
    return [document.documentElement.scrollWidth + scrollX, innerWidth] as const;
  });
  expect(wide, 'the page is no wider than the screen').toBeLessThanOrEqual(seen);
}
