import { expect } from '../support/index.ts';
import { test } from '../support/online.ts';
import { beginTable } from '../support/people.ts';
import { Place, playAll } from './at-table.ts';
import { tableInBattle } from './in-battle.ts';

test('a connection lost in the middle of the battles: it is said, the map can be used, nothing is lost or doubled', async ({
  faults,
  come,
}) => {
  faults.allowOffline();
  const ann = await come('Ann');
  const ben = await come('Ben');
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

test('a connection lost in the middle of a battle: the answer that waits is given once, and both see the same dice', async ({
  faults,
  come,
}) => {
  faults.allowOffline();
  const [ann, ben] = [await come('Ann'), await come('Ben')];
  const id = await tableInBattle(ann, ben);
  const [romans, britons] = [await Place.at(await ann.watch(id)), await Place.at(await ben.watch(id))];
  const places = [romans, britons];
  const battle = romans.page.getByTestId('battle');
  const fightOn = ({ page }: Place) =>
    page.getByTestId('battle').getByRole('button', { name: 'Fight on', exact: true });
  const logOf = ({ page }: Place) =>
    page.getByRole('region', { name: 'Log' }).getByRole('listitem').allTextContents();
  const game = async () => {
    const connection = await ben.visitor.connect(id);
    connection.close();
    return connection.game.snapshot();
  };
  const before = await game();
  const since = async () =>
    (await game()).journal.slice(before.journal.length).map(({ action }) => action?.type);
  const rolls = ({ events }: Awaited<ReturnType<typeof game>>) =>
    events.flat().filter(({ type }) => type === 'battle-rolled').length;

  await test.step('dice have fallen, and the attacker is asked', async () => {
    expect(rolls(before)).toBeGreaterThan(0);
    await expect(fightOn(romans)).toBeVisible();
    await expect(britons.page.getByText(/Waiting for Ann/)).toBeVisible();
  });

  await test.step('both lines are cut: the attacker fights on, and nobody hears of it', async () => {
    for (const { context } of [ann, ben]) await context.setOffline(true);
    await expect(battle.getByTestId('reconnecting')).toContainText('Connection lost. Reconnecting…');
    await expect(britons.page.getByTestId('reconnecting')).toBeVisible();
    await fightOn(romans).click();
    await expect(battle.getByRole('alert')).toContainText('What you did last will be sent then.');
    expect(await since()).toEqual([]);
  });

  await test.step('the lines are there again: it is done once, and both see the dice that followed', async () => {
    for (const { context } of [ann, ben]) await context.setOffline(false);
    await expect.poll(since).toEqual(['stand']);
    expect(rolls(await game())).toBeGreaterThan(rolls(before));
    for (const { page } of places)
      for (const words of ['offline', 'reconnecting', 'send-problem'])
        await expect(page.getByTestId(words)).toBeHidden();
    await expect.poll(() => logOf(britons)).toEqual(await logOf(romans));
    expect(await since()).toEqual(['stand']);
  });

  await test.step('it is fought to its end', async () => {
    await expect(async () => {
      for (const place of places)
        if (await fightOn(place).isVisible()) await fightOn(place).click({ timeout: 1000 });
      expect((await game()).state.battle).toBeNull();
    }).toPass();
    await expect.poll(() => logOf(britons)).toEqual(await logOf(romans));
  });
});

test('a battle that is fought on a phone does not stay open on the laptop', async ({ come, another }) => {
  const [ann, ben] = [await come('Ann'), await come('Ben')];
  const id = await tableInBattle(ann, ben);
  const laptop = await Place.at(await ann.watch(id));
  const britons = await Place.at(await ben.watch(id));
  const phone = await Place.at(await (await ann.on(await another())).watch(id));
  const places = [phone, britons];
  const seen = await ben.visitor.connect(id);
  const state = () => seen.game.snapshot().state;
  for (const { page } of [laptop, phone]) await expect(page.getByTestId('battle')).toBeVisible();
  await playAll(places, () => state().owner[state().nation] === 1 && state().pending?.kind === 'move');
  seen.close();
  await expect(laptop.page.getByTestId('battle')).toBeHidden();
  await expect(laptop.page.getByText(/Waiting for Ben/)).toBeVisible();
});
