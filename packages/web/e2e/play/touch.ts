import { expect, type Locator, type Page } from '@playwright/test';

interface Finger {
  readonly x: number;
  readonly y: number;
}

type Hand = readonly Finger[];

const REST = 120;

/** Fingers that go from one place to another, as the browser itself sees them. */
async function drag(page: Page, hands: (share: number) => Hand): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', hand: Hand) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: hand.map((finger, id) => ({ ...finger, id })),
    });
  const STEPS = 8;
  await send('touchStart', hands(0));
  for (let i = 1; i <= STEPS; i++) await send('touchMove', hands(i / STEPS));
  await page.waitForTimeout(REST); // the hand rests: else the browser takes it for a throw and swallows the next tap
  await send('touchEnd', []);
  await session.detach();
}

/** Two fingers that go apart or together about a point. */
export async function pinch(page: Page, { x, y }: Finger, from: number, to: number): Promise<void> {
  await drag(page, (share) => {
    const half = (from + (to - from) * share) / 2;
    return [
      { x: x - half, y },
      { x: x + half, y },
    ];
  });
}

/** One finger that goes up (less than 0) or down from the middle of a thing. */
export async function swipe(page: Page, thing: Locator, down: number): Promise<void> {
  const box = await thing.boundingBox();
  if (!box) throw new Error('nothing to swipe');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await drag(page, (share) => [{ x, y: y + down * share }]);
}

/** The page itself never scrolls sideways. */
export async function expectNoSideways(page: Page): Promise<void> {
  const [wide, seen] = await page.evaluate(() => {
    scrollTo(1000, 0);
    const { scrollWidth, clientWidth } = document.documentElement; // innerWidth grows with what is too wide
    return [scrollWidth + scrollX, clientWidth] as const;
  });
  expect(wide, 'the page is no wider than the screen').toBeLessThanOrEqual(seen);
}
