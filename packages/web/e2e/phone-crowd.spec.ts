import { expectNoSideways } from './play/index.ts';
import { openPosition } from './positions/table.ts';
import { expect, test } from './support/index.ts';

test('many nations: the page is no wider than the phone, and the shield at turn is in sight (UI-32)', async ({
  page,
}) => {
  await openPosition(page, 'crowd');
  await expectNoSideways(page);
  const now = page.getByRole('button', { name: 'Norwegians, playing now' }).last();
  await expect(now).toBeInViewport({ ratio: 0.99 });
});
