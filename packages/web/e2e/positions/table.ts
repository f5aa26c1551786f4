import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { giveFile, withSettings } from '../support/index.ts';

/** The text of a position of this folder. */
export const position = (name: string): string =>
  readFileSync(new URL(`./${name}.txt`, import.meta.url), 'utf8');

/** Nothing moves or rolls longer than it must. */
export const QUICK = { motion: 'off', dice: 'skip', sound: false, confirmIdle: false, hints: false } as const;

export interface Opening {
  /** Fixes the dice. */
  readonly seed?: number;
  readonly settings?: Readonly<Record<string, string | number | boolean>>;
  /** Leaves the screen between two people as it is. */
  readonly waitAtDoor?: boolean;
}

/** Opens a position through the file button of the start page; all seats are persons at this screen. */
export async function openPosition(page: Page, name: string, opening: Opening = {}): Promise<void> {
  const { seed = 7, settings = {}, waitAtDoor = false } = opening;
  await withSettings(page, { ...QUICK, ...settings });
  await page.goto(`./?seed=${seed}`);
  await page.getByTestId('open-file').waitFor();
  await giveFile(page, position(name), 'Camelot.txt');
  await page.waitForURL(/#\/game\//);
  if (!waitAtDoor) await takeSeat(page);
}

export const door = (page: Page): Locator => page.getByRole('button', { name: /^(Ready|Pronto)$/ });

/** The person who was asked for sits down. */
export async function takeSeat(page: Page): Promise<void> {
  await door(page).click();
  await page.getByTestId('menu').waitFor();
}

/** Sits down if another person is asked for; waits until either is clear. */
export async function goOn(page: Page): Promise<void> {
  await expect(door(page).or(page.getByTestId('menu')).first()).toBeVisible();
  if (await door(page).isVisible()) await takeSeat(page);
}

/** The card with the question, shown beside the map or in the sheet of a phone. */
export const asked = (page: Page, kind: string): Locator =>
  page.getByTestId(`decision-${kind}`).filter({ visible: true });

export const battle = (page: Page): Locator => page.getByTestId('battle');

export const answer = (where: Locator | Page, name: string | RegExp): Locator =>
  where.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });

const log = (page: Page): Locator => page.getByRole('region', { name: 'Log', exact: true });

/** Lines of the log, in any order. */
export async function expectLog(page: Page, ...lines: readonly string[]): Promise<void> {
  for (const line of lines) await expect(log(page)).toContainText(line);
}

export const expectNotInLog = (page: Page, line: string | RegExp): Promise<void> =>
  expect(log(page)).not.toContainText(line);

export const logText = async (page: Page): Promise<string> => ((await log(page).textContent()) ?? '').trim();

/** The stack of a nation on the map. */
const stack = (page: Page, area: string, nation: string): Locator =>
  page.locator(`[role=application] g[data-area="${area}"][data-nation="${nation}"]`);

/** As many armies of one kind stand in an area; 0: the nation is not there. */
export async function expectArmies(page: Page, area: string, nation: string, count: number): Promise<void> {
  const token = stack(page, area, nation);
  if (count === 0) return expect(token).toHaveCount(0);
  await expect(token).toHaveCount(1);
  // A single army may stand without a number.
  const numbers = () => token.locator('text').allTextContents();
  await expect
    .poll(async () => (await numbers()).find((text) => /^\d+$/.test(text)) ?? '1', {
      message: `${nation} in ${area}`,
    })
    .toBe(String(count));
}

/** A burh or a fort of an area, drawn behind its armies. */
export const building = (page: Page, area: string, nation: string, kind: 'burh' | 'fort'): Locator =>
  stack(page, area, nation).locator(`use[href="#${kind}"]`);

/** A point of the screen where a click meets an area, or there the stack of a nation: near its middle. */
async function pointOf(page: Page, area: string, nation: string | null) {
  return page.evaluate(
    ([wanted, whose]) => {
      const board = document.querySelector('[role=application]');
      const view = board?.getBoundingClientRect();
      const which = `[data-area="${wanted}"]${whose === null ? '' : `[data-nation="${whose}"]`}`;
      const shapes = [...(board?.querySelectorAll(which) ?? [])];
      const STEPS = [0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6, -6, 7, -7];
      const offsets = STEPS.flatMap((i) => STEPS.map((j) => [i, j] as const)).sort(
        ([a, b], [c, d]) => Math.hypot(a, b) - Math.hypot(c, d),
      );
      for (const shape of shapes) {
        const box = shape.getBoundingClientRect();
        for (const [i, j] of offsets) {
          const x = box.left + box.width * (0.5 + i / 16);
          const y = box.top + box.height * (0.5 + j / 16);
          const inside = view && x > view.left && x < view.right && y > view.top && y < view.bottom;
          if (inside && document.elementFromPoint(x, y)?.closest('[data-area]')?.matches(which))
            return { x, y };
        }
      }
      return null;
    },
    [area, nation] as const,
  );
}

/** Clicks an area of the map, or the stack of a nation in it. */
export async function pick(page: Page, area: string, nation: string | null = null): Promise<void> {
  let point = await pointOf(page, area, nation);
  if (!point) await page.getByRole('button', { name: /^(Whole map|Mappa intera)$/ }).click(); // it lies beyond the edge
  const find = async () => {
    point ??= await pointOf(page, area, nation);
    return point;
  };
  await expect.poll(find, { message: `${area} can be clicked on the map` }).not.toBeNull();
  const { x, y } = point as unknown as { readonly x: number; readonly y: number };
  if (await page.evaluate(() => matchMedia('(pointer: coarse)').matches)) await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
}

/** Moves a whole stack one area further, on the map. */
export async function march(page: Page, nation: string, from: string, to: string): Promise<void> {
  await pick(page, from, nation);
  await pick(page, to);
  await expect(stack(page, to, nation)).toHaveCount(1);
  await page.keyboard.press('Escape');
}

export const endPhase = (page: Page): Promise<void> => page.getByTestId('next-phase').click();
