import { type Action, makeAction, nationId, parseAction } from '@bretwalda/engine';
import type { Page } from '@playwright/test';
import { expect, violations } from '../support/index.ts';
import { test } from '../support/online.ts';
import { beginTable, playFor } from '../support/people.ts';
import { tableWithOrderUsed } from './in-battle.ts';

/** Play together 4: fewer interruptions, by orders that are given beforehand. */

const action = (text: string): Action => {
  const read = parseAction(text);
  if (!read.ok) throw new Error(text);
  return read.value;
};

const openOrders = async (page: Page) => {
  await page.getByTestId('open-orders').first().click();
  await expect(page.getByTestId('orders-window')).toBeVisible();
};

test('a standing order is given, changed and revoked, and says exactly what it does', async ({
  context,
  come,
}) => {
  const ann = await come('Ann', context);
  const ben = await come('Ben');
  const id = await beginTable([ann, ben]);
  const page = await ben.watch(id);
  await openOrders(page);
  const retreat = page.getByTestId('order-retreat');
  await expect(retreat).toContainText('You are asked in every battle.');
  await retreat.getByLabel('Fight on').selectOption({ label: 'against up to twice as many enemies' });
  await retreat.getByTestId('add-area').selectOption({ label: 'Kent' });
  await retreat.getByTestId('add-area').selectOption({ label: 'Essex' });
  await retreat.getByRole('button', { name: 'Essex: earlier' }).click();
  await page.getByTestId('give-retreat').click();
  await expect(retreat).toContainText('Order given.');
  await expect(retreat).toContainText(
    'they fight on while the enemy has up to twice as many units as you there. Against more, they retreat to the first of these that they can reach, as many as may: Essex and Kent.',
  );
  expect(await ben.visitor.api.orders.mine.query({ id })).toMatchObject({
    standing: { retreat: { standUpTo: 2, to: ['essex', 'kent'] } },
  });
  // The other player's page and window know nothing of it.
  const other = await ann.watch(id);
  await openOrders(other);
  await expect(other.getByTestId('order-retreat')).toContainText('You are asked in every battle.');
  expect(await ann.visitor.api.orders.mine.query({ id })).toEqual({ standing: {}, prepared: [] });

  await retreat.getByRole('button', { name: 'Kent: remove' }).click();
  await retreat.getByRole('button', { name: 'Change the order' }).click();
  await expect(retreat).toContainText('as many as may: Essex.');
  await page.reload();
  await openOrders(page);
  await expect(retreat).toContainText('as many as may: Essex.');
  expect(await violations(page, 'light')).toEqual([]);
  await page.getByTestId('revoke-retreat').click();
  await expect(retreat).toContainText('You are asked in every battle.');
  expect(await ben.visitor.api.orders.mine.query({ id })).toMatchObject({ standing: {} });
});

test('only orders that the game can ask for are offered', async ({ context, another, come }) => {
  const ann = await come('Ann', context);
  const others = [await another(), await another(), await another()];
  const people = await Promise.all(others.map((one, i) => come(`P${i}`, one)));
  const everybody = [ann, ...people];
  const offered = async (page: Page) => {
    await openOrders(page);
    await expect(page.getByTestId('order-retreat')).toBeVisible();
    const cards = await page.getByTestId(/^order-/).all();
    return Promise.all(cards.map(async (card) => (await card.getAttribute('data-testid'))?.slice(6)));
  };
  const redux = await beginTable(everybody, { scenario: 'redux-4' });
  expect(await offered(await ann.watch(redux))).toEqual(['retreat']);

  const standard = await beginTable(everybody, { scenario: 'standard-4' });
  const pages = await Promise.all(everybody.map((one) => one.watch(standard)));
  const kinds = [];
  for (const page of pages) kinds.push(...(await offered(page)));
  for (const kind of ['submit', 'allowance', 'permission', 'strike', 'burh-loss'])
    expect(kinds).toContain(kind);
  const [romans] = pages as [Page];
  const growth = romans.getByTestId('order-allowance');
  await growth.getByText('Full', { exact: true }).click();
  await expect(growth).toContainText('Your subjects always grow in full. Order given.');
  await growth.getByText('Ask me', { exact: true }).click();
  await expect(growth).toContainText('Order revoked: you are asked again.');
});

test('an order that was carried out is shown to its owner alone, with the way to revoke it', async ({
  context,
  come,
}) => {
  const ann = await come('Ann', context);
  const ben = await come('Ben');
  const order = { kind: 'retreat', body: { standUpTo: 100, to: [] } } as const;
  const pages: Page[] = [];
  const id = await tableWithOrderUsed(ann, ben, async (id) => {
    await ben.visitor.api.orders.give.mutate({ id, order });
    await pages.pop()?.close();
    const page = await ben.watch(id);
    await expect(page.getByTestId('table-panel')).toBeVisible();
    pages.push(page);
  });
  const [page] = pages as [Page];
  const bar = page.getByTestId('orders-bar');
  await expect(bar).toContainText(/of your orders (was|were) carried out/);
  await expect(bar).toContainText('Fight on');
  const other = await ann.watch(id);
  await expect(other.getByTestId('table-panel')).toBeVisible();
  await expect(other.getByTestId('orders-bar')).toBeHidden();
  await page.getByTestId('battle').getByRole('button', { name: 'Close' }).click();
  await bar.getByTestId('show-orders').click();
  await expect(page.getByTestId('used-orders')).toContainText('Retreats: ');
  await page.getByTestId('revoke-retreat').click();
  await expect(page.getByTestId('order-retreat')).toContainText('Order revoked');
  await page.keyboard.press('Escape');
  await expect(bar).toBeHidden();
  await page.reload();
  await expect(page.getByTestId('table-panel')).toBeVisible();
  await expect(bar).toBeHidden(); // it was seen
});

test('a turn is prepared on the map while others play, and is played when it comes', async ({
  context,
  come,
}) => {
  const ann = await come('Ann', context);
  const ben = await come('Ben');
  const id = await beginTable([ann, ben]);
  const page = await ben.watch(id);
  await openOrders(page);
  await page.getByTestId('plan-welsh').click();
  const bar = page.getByTestId('plan-bar');
  await expect(bar).toContainText('Planning: the Welsh, round 1');
  await expect(bar).toContainText('0 steps · This is a copy of the board. Nothing is played yet.');
  await expect(page.getByTestId('plan-keep')).toHaveAttribute('aria-disabled', 'true');
  expect(await violations(page, 'light')).toEqual([]);
  // New armies on the map, then movement, as in any turn.
  const decision = page.getByTestId('decision-place');
  await decision.getByRole('button', { name: 'Hwicce' }).click();
  await decision.getByRole('button', { name: 'Avalon' }).click();
  await expect(bar).toContainText('2 steps');
  await page.getByTestId('undo').click();
  await expect(bar).toContainText('1 step ');
  await decision.getByRole('button', { name: 'Avalon' }).click();
  await page.getByTestId('next-phase').click();
  await expect(bar).toContainText('The whole turn is planned.');
  await page.getByTestId('plan-back').click();
  await expect(bar).toContainText('2 steps');
  await page.getByTestId('next-phase').click();
  await expect(bar).toContainText('3 steps');
  await page.getByTestId('plan-keep').click();
  await expect(bar).toBeHidden();
  const prepared = ['place hwicce', 'place avalon', 'end'];
  const kept = async () => {
    const mine = await ben.visitor.api.orders.mine.query({ id });
    return mine.prepared.flatMap(({ actions }) => actions.map((action) => makeAction(action as Action)));
  };
  expect(await kept()).toEqual(prepared);
  // It is listed in words, shortened, planned on, and not played before its time.
  await openOrders(page);
  const turn = page.getByTestId('turn-welsh');
  await expect(turn).toContainText('3 steps prepared');
  await expect(turn.getByRole('listitem')).toHaveText([
    'Place an army in Hwicce',
    'Place an army in Avalon',
    'End movement',
  ]);
  await page.getByTestId('shorten-welsh').click();
  await expect(turn).toContainText('2 steps prepared');
  await page.getByTestId('plan-welsh').click();
  await expect(bar).toContainText('2 steps');
  await page.getByTestId('next-phase').click();
  await page.getByTestId('plan-keep').click();
  await expect(bar).toBeHidden();
  expect(await kept()).toEqual(prepared);

  await playFor([ann, ben], id, (game) => nationId(game.snapshot().state.nation) === 'welsh');
  await expect(page.getByTestId('orders-bar')).toContainText('3 of your orders were carried out.');
  await expect(page.getByTestId('orders-bar')).toContainText('Prepared turn of the Welsh: End movement');
  expect(await kept()).toEqual([]);
});

test('what is against the rules when it comes is dropped, and its owner sees what and why', async ({
  context,
  come,
}) => {
  const ann = await come('Ann', context);
  const ben = await come('Ben');
  const id = await beginTable([ann, ben]);
  const page = await ben.watch(id);
  await expect(page.getByTestId('table-panel')).toBeVisible();
  const actions = ['place hwicce', 'place kent', 'end'].map(action);
  await ben.visitor.api.orders.prepare.mutate({ id, nation: 'welsh', round: 1, actions });
  await openOrders(page);
  await expect(page.getByTestId('turn-welsh').getByRole('listitem').nth(1)).toContainText(
    'not possible as the board stands',
  );
  await page.keyboard.press('Escape');
  await playFor([ann, ben], id, (game) => nationId(game.snapshot().state.nation) === 'welsh');
  await page.reload(); // a battle that was fought meanwhile may have its window open
  const bar = page.getByTestId('orders-bar');
  await expect(bar).toContainText('The turn you prepared for the Welsh could not be played to its end.');
  await expect(bar).toContainText(
    '“Place an army in Kent” was against the rules when its time came; 2 steps',
  );
  await bar.getByTestId('orders-seen').click();
  await expect(bar).toBeHidden();
});
