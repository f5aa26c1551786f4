import { arrowTo, Board, fightAll, type Press, Screen, seatOf, tabTo, untilTurn } from './play/index.ts';
import { expect, test } from './support/index.ts';

test('a new player leads the Romans through round 1 by keys alone', async ({ page }) => {
  test.setTimeout(240_000);
  const screen = new Screen(page);
  const board = new Board(page);
  const key = (name: string) => page.keyboard.press(name);
  /** Tab to a button of the window, then Enter or Space. */
  const press: Press = async (button) => {
    await tabTo(page, button);
    await key('Enter');
  };

  await test.step('from the start page to the map', async () => {
    await page.goto('./?seed=11');
    await tabTo(page, page.getByTestId('new-game'));
    await key('Enter');
    await arrowTo(page, page.getByRole('radiogroup', { name: 'Scenario' }), /^The full game/);
    for (const colour of ['Yellow', 'Green', 'Red', 'Blue']) {
      const seat = seatOf(page, colour);
      const person = colour === 'Yellow';
      await arrowTo(page, seat.getByRole('radiogroup').first(), person ? 'Human' : 'Computer');
      if (!person) await arrowTo(page, seat.getByRole('radiogroup').last(), /^Squire/);
    }
    await arrowTo(page, page.getByRole('radiogroup', { name: 'Moves on the map' }), 'Off');
    await tabTo(page, page.getByTestId('begin'));
    await key('Space');
    await screen.expectTurn('Romans');
    await screen.expectPhase('Move I');
  });

  await test.step('Tab chooses the stack, arrows go to a neighbour, which says what it is (UI-60)', async () => {
    await key('Tab');
    await expect(screen.stack('English Channel').getByText('16 of 16')).toBeVisible();
    await expect(board.map).toBeFocused();
    await goTo('Cornwall', ['ArrowLeft', 'ArrowDown']);
    await expect(spoken()).toContainText('Cornwall. Difficult terrain. Welsh: 1 army. cannot move there');
    await key('Enter');
    await expect(page.getByTestId('refusal')).toContainText('only 4 of these');
    await key('Escape');
    await expect(page.getByTestId('refusal')).toBeHidden();
    await expect(screen.stack('English Channel')).toBeHidden();
  });

  await test.step('digits say how many, Enter lands them', async () => {
    await key('Tab');
    await key('6');
    await expect(screen.stack('English Channel').getByText('6 of 16')).toBeVisible();
    await goTo('Kent', ['ArrowRight', 'ArrowRight']);
    await key('Enter');
    await expect(board.count('kent', 'romans')).toHaveText('6');
    await expect(screen.line('The Romans move 6 armies from the English Channel to Kent.')).toBeVisible();
    await key('4');
    await goTo('Essex', ['ArrowUp']);
    await key('Space');
    await expect(board.count('essex', 'romans')).toHaveText('4');
  });

  await test.step('U takes one move back, R the whole phase', async () => {
    await key('u');
    await expect(board.token('essex', 'romans')).toHaveCount(0);
    await expect(board.count('kent', 'romans')).toHaveText('6');
    await key('r');
    await expect(board.count('english-channel', 'romans')).toHaveText('16');
    await expect(board.token('kent', 'romans')).toHaveCount(0);
  });

  await test.step('Tab goes past the last stack and leaves the map, Shift+Tab comes back', async () => {
    await key('Tab');
    await expect(screen.stack('English Channel')).toBeVisible();
    await key('Tab');
    await expect(board.map).not.toBeFocused();
    await key('Shift+Tab');
    await expect(board.map).toBeFocused();
  });

  await test.step('N asks before an idle end, Escape goes back', async () => {
    await key('n');
    await expect(page.getByTestId('confirm-idle')).toBeVisible();
    await key('Escape');
    await expect(page.getByTestId('confirm-idle')).toBeHidden();
    await screen.expectPhase('Move I');
  });

  await test.step('the landing', async () => {
    await tabTo(page, board.map);
    await key('Tab');
    await key('6');
    await goTo('Kent', ['ArrowRight', 'ArrowRight']);
    await key('Enter');
    await key('4');
    await goTo('Essex', ['ArrowUp']);
    await key('Enter');
    await expect(board.count('essex', 'romans')).toHaveText('4');
    await key('Escape');
    await key('Tab');
    await expect(screen.stack('English Channel').getByText('10 of 10')).toBeVisible();
    await key('a');
    await goTo('Wessex', ['ArrowUp']);
    await key('Enter');
    await expect(board.count('wessex', 'romans')).toHaveText('10');
    await expect(board.token('english-channel', 'romans')).toHaveCount(0);
  });

  await test.step('windows open and close by keys, and focus comes back', async () => {
    await key('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await key('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(board.map).toBeFocused();
    await key('g');
    await expect(page.getByRole('dialog', { name: 'Log' })).toBeVisible();
    await key('Escape');
    await key('i');
    await expect(page.getByRole('dialog').getByRole('heading', { name: 'Wessex' }).first()).toBeVisible();
    await key('Escape');
    await expect(board.map).toBeFocused();
  });

  await test.step('the battles', async () => {
    await key('n');
    await screen.expectPhase('Battles I');
    const fight = page.getByRole('button', { name: 'Fight for Kent' });
    await tabTo(page, fight, 'Shift+Tab');
    await key('Enter');
    await expect(screen.battle.getByRole('heading', { name: 'The battle for Kent' })).toBeVisible();
    await expect(screen.battle.getByRole('img', { name: /^Romans win \d+ percent/ }).first()).toBeVisible();
    const seen = await fightAll(screen, press);
    expect(seen).toContain('The battle for Kent');
    await screen.expectPhase('Move II');
    await expect(screen.line(/(win the battle|Nobody is left) in Wessex/)).not.toHaveCount(0);
  });

  await test.step('the second half, and the others', async () => {
    await tabTo(page, board.map);
    await key('Tab');
    await expect(page.getByRole('region', { name: /^Selected: / })).toBeVisible();
    const moves = await screen.line(/^The Romans move/).count();
    const target = page.locator('button[data-mark=attack], button[data-mark=go]').first();
    await tabTo(page, target);
    await key('Enter');
    await expect(screen.line(/^The Romans move/)).toHaveCount(moves + 1);
    await key('n');
    await untilTurn(screen, { nation: 'Romans', round: 2, press });
    await screen.expectRound(2);
  });

  await test.step('round 2 can be played by keys at once', async () => {
    await tabTo(page, board.map);
    await key('Tab');
    await expect(page.getByRole('region', { name: /^Selected: / })).toBeVisible();
  });

  /** What a screen reader says of the area under the keyboard. */
  function spoken() {
    return board.map.locator('xpath=..').locator('[aria-live=polite]');
  }

  /** By arrows to an area. */
  async function goTo(area: string, arrows: readonly string[]): Promise<void> {
    for (const arrow of arrows) await key(arrow);
    await expect(spoken()).toContainText(new RegExp(`^${area}\\.`));
  }
});
