import {
  Board,
  choose,
  fightAll,
  type onward,
  openStartWith,
  Screen,
  seatOf,
  untilTurn,
} from './play/index.ts';
import { expect, test } from './support/index.ts';

test('a new player leads the Romans through round 1 by mouse', async ({ page }) => {
  test.setTimeout(240_000);
  const screen = new Screen(page);
  const board = new Board(page);
  const press = (button: ReturnType<typeof onward>) => button.click({ timeout: 3000 });

  await test.step('a new game with the Romans against three squires (UI-18)', async () => {
    await openStartWith(page, 7);
    await page.getByTestId('new-game').click();
    await page.getByTestId('story-standard-4').click();
    await choose(seatOf(page, 'Yellow'), 'Human');
    for (const colour of ['Green', 'Red', 'Blue']) {
      await choose(seatOf(page, colour), 'Computer');
      await choose(seatOf(page, colour), /^Squire/);
    }
    await choose(page.getByRole('radiogroup', { name: 'Moves on the map' }), 'Off');
    await expect(page.getByRole('status').filter({ hasText: '3 computers, 1 human' })).toBeVisible();
    await page.getByTestId('begin').click();
    await screen.expectTurn('Romans');
    await screen.expectPhase('Move I');
    await expect(board.count('english-channel', 'romans')).toHaveText('16');
  });

  await test.step('a stack is chosen by its token, and a forbidden area says why (UI-47)', async () => {
    await board.click('english-channel', 'romans');
    await expect(screen.stack('English Channel').getByText('16 of 16')).toBeVisible();
    await expect(board.marks('forbidden')).not.toHaveCount(0);
    await board.hover('cornwall');
    const tip = page
      .locator('div[aria-hidden=true]', { has: page.getByText('Cornwall', { exact: true }) })
      .last();
    await expect(tip).toContainText('cannot move there');
    await expect(tip).toContainText('only 4 of these');
    await board.click('cornwall');
    const refusal = page.getByTestId('refusal');
    await expect(refusal).toContainText('only 4 of these');
    await expect(refusal.getByRole('button', { name: 'Move only 4' })).toBeVisible();
    await expect(screen.stack('English Channel')).toBeVisible();
  });

  await test.step('a part of it lands and goes on, and a part of that further (UI-57, UI-58, UI-61)', async () => {
    await take(6, 'English Channel');
    await board.click('kent');
    await expect(board.count('kent', 'romans')).toHaveText('6');
    await expect(board.count('english-channel', 'romans')).toHaveText('10');
    await expect(screen.line('The Romans move 6 armies from the English Channel to Kent.')).toBeVisible();
    await expect(screen.stack('Kent').getByText('4 of 6')).toBeVisible();
    await take(6, 'Kent');
    await board.click('essex');
    await expect(page.getByTestId('refusal')).toContainText('Belgae');
    await page.getByTestId('refusal').getByRole('button', { name: 'Move only 4' }).click();
    await expect(page.getByTestId('refusal')).toBeHidden();
    await expect(board.count('essex', 'romans')).toHaveText('4');
    await expect(board.count('kent', 'romans')).toHaveText('2');
    await expect(screen.stack('Essex')).toBeVisible();
  });

  await test.step('undo takes the last move back, and the phase begins again', async () => {
    await screen.undo.click();
    await expect(board.token('essex', 'romans')).toHaveCount(0);
    await expect(board.count('kent', 'romans')).toHaveText('6');
    await expect(screen.line('to Essex')).toHaveCount(0);
    await board.click('kent', 'romans');
    await take(2, 'Kent');
    await board.click('sussex');
    await expect(board.count('sussex', 'romans')).toHaveText('2');
    await page.getByRole('button', { name: 'Restart this phase' }).click();
    await expect(board.count('english-channel', 'romans')).toHaveText('16');
    await expect(board.token('kent', 'romans')).toHaveCount(0);
    await expect(board.token('sussex', 'romans')).toHaveCount(0);
    await expect(screen.undo).toBeDisabled();
  });

  await test.step('an idle end of the movement is asked about (UI-40)', async () => {
    await screen.next.click();
    await page.getByTestId('confirm-idle').getByRole('button', { name: 'Keep moving' }).click();
    await screen.expectPhase('Move I');
  });

  await test.step('the landing, again', async () => {
    await board.click('english-channel', 'romans');
    await take(6, 'English Channel');
    await board.click('kent');
    await take(4, 'Kent');
    await board.click('essex');
    await board.click('english-channel', 'romans');
    await take(4, 'English Channel');
    await board.click('sussex');
    await board.click('english-channel', 'romans');
    await board.click('wessex');
    for (const [area, count] of [
      ['kent', 2],
      ['essex', 4],
      ['sussex', 4],
      ['wessex', 6],
    ] as const)
      await expect(board.count(area, 'romans')).toHaveText(String(count));
    await expect(board.token('english-channel', 'romans')).toHaveCount(0);
  });

  await test.step('four battles, their odds seen before their dice, rolled one by one (UI-72)', async () => {
    await screen.next.click();
    await screen.expectPhase('Battles I');
    const battles = page
      .getByRole('complementary', { name: 'This turn' })
      .getByRole('region', { name: 'Battles' });
    await expect(battles.getByRole('listitem')).toHaveCount(4);
    await expect(battles.getByRole('listitem').filter({ hasText: 'Fight for Essex' })).toContainText(/\d+%/);
    await board.click('essex');
    const { battle } = screen;
    await expect(battle.getByRole('heading', { name: 'The battle for Essex' })).toBeVisible();
    await expect(battle.getByRole('img', { name: /^Romans win \d+ percent/ }).first()).toBeVisible();
    await expect(battle.getByText('Before the first roll', { exact: true })).toBeVisible();
    await press(battle.getByRole('button', { name: 'Roll the dice' }));
    await expect(battle.getByText('Roll by roll', { exact: true })).toBeVisible();
    const seen = await fightAll(screen, press);
    expect(seen.length).toBeGreaterThan(1);
    await expect(screen.line(/The Romans fight the Belgae in Essex/)).not.toHaveCount(0);
    await expect(screen.line(/(win the battle|Nobody is left) in Kent/)).not.toHaveCount(0);
    await screen.expectPhase('Move II');
    await expect(screen.points('Romans')).not.toHaveText('0');
  });

  await test.step('the second half of the Major Invasion', async () => {
    await screen.expectTurn('Romans');
    const [from] = await movable();
    await board.click(from ?? 'kent', 'romans');
    const target = page.locator('button[data-mark=attack], button[data-mark=go]').first();
    const there = (await target.locator('b').textContent()) ?? '';
    await target.click();
    await expect(screen.line(new RegExp(`The Romans move .* to (the )?${there}`))).not.toHaveCount(0);
    await screen.next.click();
    await untilTurn(screen, { nation: 'Romans', round: 2, press });
    await expect(screen.line(/^The turn of the Picts begins|Picts/).first()).toBeVisible();
  });

  await test.step('round 2 waits for the player', async () => {
    await screen.expectRound(2);
    await screen.expectTurn('Romans');
    await expect(screen.next).toBeEnabled();
  });

  /** Sets how many go, on the card of the stack. */
  async function take(count: number, area: string): Promise<void> {
    const card = screen.stack(area);
    await card.getByRole('button', { name: 'None' }).click();
    for (let i = 0; i < count; i++) await card.getByRole('button', { name: 'Army: One more' }).click();
    await expect(card.getByText(new RegExp(`^${count} of `))).toBeVisible();
  }

  /** Areas with Romans. */
  async function movable(): Promise<readonly string[]> {
    return board.map
      .locator('[data-nation=romans]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-area') ?? ''));
  }
});
