import { expect } from '../support/index.ts';
import { test } from '../support/online.ts';
import { beginTable, Person } from '../support/people.ts';
import { Place } from './at-table.ts';

test('a connection lost in the middle of the battles: it is said, the map can be used, nothing is lost or doubled', async ({
  games,
  another,
  faults,
}) => {
  faults.allowOffline();
  const ann = await Person.come(games.url, await another(), 'Ann');
  const ben = await Person.come(games.url, await another(), 'Ben');
  const id = await beginTable([ann, ben]);
  const romans = await Place.at(await ann.watch(id, { dice: 'fast' }));
  const britons = await Place.at(await ben.watch(id));
  const { page, hand, screen, board } = romans;
  const battle = page.getByTestId('battle');
  const fights = async () => {
    const seen = await ben.visitor.connect(id);
    seen.close();
    const { journal } = seen.game.snapshot();
    return journal.flatMap(({ action }) => (action?.type === 'fight' ? [action.area] : []));
  };

  await test.step('the first of three battles is fought', async () => {
    for (const [to, armies] of [
      ['kent', 6],
      ['sussex', 4],
      ['wessex', 6],
    ] as const)
      await romans.march('romans', armies, 'english-channel', to);
    await hand.press(hand.next);
    await board.click('kent');
    const nextBattle = battle.getByRole('button', { name: 'Next battle' });
    const onward = battle.getByRole('button', { name: /^(Roll the dice|Next roll|Fight on)$/ });
    await expect(async () => {
      if (await onward.isVisible()) await onward.click({ timeout: 1000 });
      await expect(nextBattle).toBeVisible({ timeout: 500 });
    }).toPass();
    await nextBattle.click();
    await expect(battle.getByRole('heading', { name: 'The battle for Sussex' })).toBeVisible();
    expect(await fights()).toEqual(['kent']);
  });

  await test.step('the line is cut: the window says so, and that what is done now waits', async () => {
    await ann.context.setOffline(true);
    await expect(battle.getByTestId('reconnecting')).toContainText('Connection lost. Reconnecting…');
    await battle.getByRole('button', { name: 'Roll the dice' }).click();
    await expect(battle.getByRole('alert')).toContainText('What you did last will be sent then.');
    expect(await fights()).toEqual(['kent']);
  });

  await test.step('the map can be used meanwhile, and says it as well', async () => {
    await page.keyboard.press('Escape');
    await expect(battle).toBeHidden();
    await expect(page.getByTestId('offline')).toContainText('No connection to the server.');
    const before = await board.view();
    await page.getByRole('button', { name: 'Whole map' }).click();
    await expect.poll(() => board.view()).not.toEqual(before);
    await screen.turn.click();
    await expect(page.getByRole('dialog').getByRole('heading', { name: 'Romans' }).first()).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('others go on with what they may do', async () => {
    const window = await britons.openTable();
    await window.getByTestId('propose-end').click();
    await britons.page.getByTestId('propose-end-sure').click();
    await expect(britons.page.getByTestId('proposal-end')).toBeVisible();
    await expect(page.getByTestId('proposal-end')).toBeHidden();
  });

  await test.step('the line is there again: what waited is done once, what was told meanwhile is there', async () => {
    await ann.context.setOffline(false);
    await expect(page.getByTestId('proposal-end')).toBeAttached();
    await expect(screen.line('The Romans fight the Belgae in Sussex.')).toHaveCount(1);
    await expect(britons.screen.line('The Romans fight the Belgae in Sussex.')).toHaveCount(1);
    for (const words of ['offline', 'reconnecting', 'send-problem'])
      await expect(page.getByTestId(words)).toBeHidden();
    expect(await fights()).toEqual(['kent', 'sussex']);
  });
});
