import {
  Board,
  expectNoSideways,
  fightAll,
  openStartWith,
  option,
  pinch,
  Screen,
  seatOf,
  swipe,
  untilTurn,
} from './play/index.ts';
import { expect, test } from './support/index.ts';

test('the Romans play round 1 on a phone, by touch', async ({ page }) => {
  test.setTimeout(240_000);
  const screen = new Screen(page);
  const board = new Board(page);
  const sheet = page.getByTestId('sheet');
  const handle = sheet.getByRole('button', { name: /^(Raise|Lower) the panel$/ });
  const press = (button: ReturnType<Screen['stack']>) => button.tap({ timeout: 3000 });

  await test.step('a new game by taps', async () => {
    await openStartWith(page, 7);
    await expectNoSideways(page);
    await page.getByTestId('new-game').tap();
    await page.getByTestId('story-standard-4').tap();
    await tapOn(seatOf(page, 'Yellow'), 'Human');
    for (const colour of ['Green', 'Red', 'Blue']) {
      await tapOn(seatOf(page, colour), 'Computer');
      await tapOn(seatOf(page, colour), /^Squire/);
    }
    await tapOn(page.getByRole('radiogroup', { name: 'Moves on the map' }), 'Off');
    await expectNoSideways(page);
    await page.getByTestId('begin').tap();
    await expect(sheet.getByRole('heading', { name: 'Select a stack' })).toBeVisible();
    await expectNoSideways(page);
  });

  await test.step('two fingers zoom the map and not the page', async () => {
    const before = await board.view();
    const box = await board.map.boundingBox();
    if (!box) throw new Error('no map');
    await pinch(page, { x: box.x + box.width / 2, y: box.y + box.height / 3 }, 80, 240);
    await expect.poll(async () => (await board.view())[2]).toBeLessThan((before[2] ?? 0) * 0.6);
    expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
    await expect(sheet.getByRole('heading', { name: 'Select a stack' })).toBeVisible();
    await page.getByRole('button', { name: 'Whole map' }).tap();
    await expect.poll(async () => (await board.view())[2]).toBeGreaterThan((before[2] ?? 0) * 0.9);
  });

  await test.step('a stack is taken up on the map and lands by the sheet', async () => {
    await board.tap('english-channel', 'romans');
    const stack = screen.stack('English Channel');
    await expect(stack.getByText('16 of 16')).toBeVisible();
    await take(6, 'English Channel');
    await stack.getByRole('button', { name: /^Kent/ }).tap();
    await expect(board.token('kent', 'romans')).toHaveCount(1);
    await expect(screen.stack('Kent').getByText('4 of 6')).toBeVisible();
    await screen
      .stack('Kent')
      .getByRole('button', { name: /^Essex/ })
      .tap();
    await expect(board.token('essex', 'romans')).toHaveCount(1);
  });

  await test.step('the rest goes by taps on the map, with the sheet pushed down', async () => {
    await board.tap('english-channel', 'romans');
    await expect(screen.stack('English Channel').getByText('10 of 10')).toBeVisible();
    await expectMapKeepsRoom();
    await swipe(page, handle, 120);
    await expect(screen.stack('English Channel')).toHaveCount(0);
    await pinch(page, await board.spot({ area: 'english-channel', nation: 'romans' }), 60, 200);
    await board.tap('wessex');
    await expect(board.token('wessex', 'romans')).toHaveCount(1);
    await expect(board.token('english-channel', 'romans')).toHaveCount(0);
    await screen.undo.tap();
    await expect(board.token('wessex', 'romans')).toHaveCount(0);
    await board.tap('english-channel', 'romans');
    await board.tap('sussex');
    await expect(board.token('sussex', 'romans')).toHaveCount(1);
    await swipe(page, handle, -120);
    await expect(screen.stack('Sussex')).toBeVisible();
  });

  await test.step('the handle does what it says', async () => {
    await sheet.getByRole('button', { name: 'Lower the panel' }).tap();
    await expect(screen.stack('Sussex')).toHaveCount(0);
    await sheet.getByRole('button', { name: 'Raise the panel' }).tap();
    await expect(screen.stack('Sussex')).toBeVisible();
  });

  await test.step('menu and nation window', async () => {
    await page.getByTestId('menu').tap();
    await expect(page.getByTestId('game-menu')).toBeVisible();
    await expectNoSideways(page);
    await page.getByTestId('game-menu').getByRole('button', { name: 'Close' }).tap();
    await screen.turn.tap();
    const nation = page.getByRole('dialog');
    await expect(nation.getByRole('heading', { name: 'Romans' }).first()).toBeVisible();
    await expectNoSideways(page);
    await nation.getByRole('button', { name: 'Close' }).tap();
    await expect(nation).toHaveCount(0);
  });

  await test.step('the battles fill the screen and are fought by taps', async () => {
    await screen.next.tap();
    await sheet.getByRole('button', { name: 'Fight for Kent' }).tap();
    await expect(screen.battle.getByRole('heading', { name: 'The battle for Kent' })).toBeVisible();
    const box = await screen.battle.boundingBox();
    expect(box?.width).toBe(390);
    await expectNoSideways(page);
    const seen = await fightAll(screen, press);
    expect(seen.length).toBeGreaterThan(1);
    await expect(sheet).toBeVisible();
  });

  await test.step('the second half ends, and after the others comes round 2', async () => {
    await screen.next.tap();
    await page.getByTestId('confirm-idle').getByRole('button', { name: 'End the movement' }).tap();
    await untilTurn(screen, { nation: 'Romans', round: 2, press });
    await page.getByRole('button', { name: 'Log' }).tap();
    const log = page.getByRole('dialog');
    await log.getByRole('button', { name: 'Moves' }).tap();
    const older = log.getByRole('button', { name: 'Older' });
    while (await older.isVisible()) await older.tap();
    await expect(log.getByText('The Romans move 6 armies from the English Channel to Kent.')).toHaveCount(1);
    await expectNoSideways(page);
  });

  async function tapOn(group: ReturnType<typeof seatOf>, name: string | RegExp): Promise<void> {
    await option(group, name).tap({ force: true });
    await expect(option(group, name)).toBeChecked();
  }

  /** The sheet leaves the map enough of the screen to play on. */
  async function expectMapKeepsRoom(): Promise<void> {
    const [map, cards] = await Promise.all([board.map.boundingBox(), sheet.boundingBox()]);
    const seen = (cards?.y ?? 0) - (map?.y ?? 0);
    expect.soft(seen / 844, 'the part of the screen that the map keeps').toBeGreaterThan(0.4);
  }

  /** Taps the stepper down to a number; each tap is waited for, or a slow one would be followed by one too many. */
  async function take(count: number, area: string): Promise<void> {
    const shown = screen.stack(area).getByText(/^\d+ of \d+$/);
    const fewer = screen.stack(area).getByRole('button', { name: 'Army: One fewer' });
    for (let now = Number.parseInt((await shown.textContent()) ?? '', 10); now > count; now--) {
      await fewer.tap();
      await expect(shown).toHaveText(new RegExp(`^${now - 1} of `));
    }
  }
});
