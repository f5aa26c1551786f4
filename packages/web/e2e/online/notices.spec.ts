import { expect, untilOnDevice } from '../support/index.ts';
import { test } from '../support/online.ts';
import { beginTable } from '../support/people.ts';

test('UI-92, UI-98: a friend is invited by name, gets a notice with the way to the table, and blocks whom they like', async ({
  context,
  faults,
  come,
}) => {
  const ann = await come('Ann', context);
  const ben = await come('Ben');
  const [annsName, bensName] = [ann, ben].map(({ visitor }) => visitor.me());
  const table = await ann.visitor.api.table.create.mutate({
    scenario: 'two-early',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    agreed: { title: 'By invitation' },
  });
  const page = await context.newPage();
  await page.goto(`./#/online/table/${table.id}`);
  const field = page.getByLabel('Player’s name');
  faults.allow(/table\.invite.* 403$|status of 403/);
  await field.fill('Nobody at all');
  await field.press('Enter');
  await expect(page.getByTestId('refused')).toContainText('There is no player with this name.');
  const name = (await bensName)?.name as string;
  await field.fill(name.toLowerCase());
  await page.getByRole('button', { name: 'Invite' }).click();
  await expect(page.getByText(`${name.toLowerCase()} has been invited.`)).toBeVisible();

  const friend = await ben.context.newPage();
  await friend.goto('./#/online');
  await friend.getByRole('link', { name: /^Notices 1/ }).click();
  const notice = friend.getByTestId('notice-invitation');
  await expect(notice).toContainText(`${(await annsName)?.name} invites you to “By invitation”.`);
  await notice.getByRole('link', { name: /^To the table/ }).click();
  await friend
    .getByTestId('seat-1')
    .getByRole('button', { name: /^Sit here/ })
    .click();
  await expect(page.getByTestId('invitation')).toBeHidden();

  const later = await ann.visitor.api.table.create.mutate({
    scenario: 'two-early',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    agreed: { title: 'Once more' },
  });
  await ann.visitor.api.table.invite.mutate({ id: later.id, name });
  await friend.goto('./#/online/notices');
  const again = friend.getByTestId('notice-invitation');
  await again.getByRole('button', { name: /^Block / }).click();
  await expect(friend.getByText(/^You will hear no more from Ann/)).toBeVisible();
  await expect(again).toBeHidden();
});

test('the page tells what is new, and what has been read is gone', async ({ context, come }) => {
  const ann = await come('Ann', context);
  const ben = await come('Ben');
  const ids = [await beginTable([ann, ben]), await beginTable([ann, ben])];
  const { deciders } = await ann.visitor.api.table.info.query({ id: ids[0] as string });
  const who = deciders.includes(0) ? ann : ben;
  const page = await who.context.newPage();
  await page.goto('./#/online/notices');
  const turns = page.getByTestId('notice-your-turn');
  await expect(turns).toHaveCount(2);
  await turns
    .first()
    .getByRole('button', { name: /^Dismiss/ })
    .click();
  await expect(turns).toHaveCount(1);
  const looked = page.waitForResponse(/notices\.look/);
  await turns.getByRole('link', { name: /^Play/ }).click(); // whoever looks at the game has seen it
  await looked;
  await page.goto('./#/online/notices');
  await expect(page.getByText(/^Nothing new/)).toBeVisible();
});

test('ways to be told: a webhook only to public addresses, no e-mail where the server has none, all can be removed', async ({
  context,
  faults,
  come,
}) => {
  await come('Ann', context);
  const page = await context.newPage();
  await page.goto('./#/online/notices');
  await expect(page.getByText('This server cannot send e-mail.')).toBeVisible();
  faults.allow(/notices\.addWay.* 403$|status of 403/);
  const hook = page.getByRole('region', { name: 'By webhook' });
  await hook.getByLabel('Address of the webhook').fill('https://192.168.1.1/hook');
  await hook.getByRole('button', { name: 'Add' }).click();
  await expect(hook.getByTestId('refused')).toContainText('It must be public and begin with https.');
  await hook.getByLabel('Address of the webhook').fill('https://8.8.8.8/secret');
  await hook.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByTestId('ways')).toContainText('Webhook: 8.8.8.8');
  await expect(page.getByTestId('ways')).not.toContainText('secret');
  await page.getByRole('button', { name: 'Remove: Webhook: 8.8.8.8' }).click();
  await expect(page.getByText('So far, only on this page.')).toBeVisible();
});

test.describe('notices of the browser', () => {
  test.use({ serviceWorkers: 'allow' });

  test('are shown whatever is sent, and lead nowhere outside the page', async ({ context, games, page }) => {
    const origin = new URL(games.url).origin;
    await context.grantPermissions(['notifications'], { origin });
    await page.goto('./');
    await untilOnDevice(page);
    const devtools = await context.newCDPSession(page);
    const registered = new Promise<string>((done) => {
      devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        for (const { registrationId } of registrations) done(registrationId);
      });
    });
    await devtools.send('ServiceWorker.enable');
    const registrationId = await registered;
    /** As the service of the browser delivers it. */
    const push = (data: string) =>
      devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
    const shown = () =>
      page.evaluate(async () => {
        const all = await (await navigator.serviceWorker.ready).getNotifications();
        return all.map(({ title, body, data }) => [title, body, data]).sort();
      });
    const line = 'It is your turn in “Thursday”.';
    const words = { title: 'Thursday', line, path: '#/online/table/abc', tag: 'abc' };
    await push(JSON.stringify(words));
    const first = ['Thursday', line, '#/online/table/abc'];
    await expect.poll(shown).toEqual([first]);
    // One that is delivered while another is being shown may be lost: the same again takes its own place.
    await expect(async () => {
      await push('no words at all');
      expect(await shown()).toEqual([['Bretwalda', '', '#/online/notices'], first]);
    }).toPass();
  });
});
