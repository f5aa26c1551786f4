import { devices } from '@playwright/test';
import { expectNoSideways, playOn } from '../play/index.ts';
import { expect, violations } from '../support/index.ts';
import { test } from '../support/online.ts';
import { beginTable } from '../support/people.ts';
import { Place } from './at-table.ts';

test('on a phone in portrait the Romans play their turn by touch, in Italian, against somebody at a desk', async ({
  context,
  another,
  come,
}) => {
  const ann = await come('Anna', context);
  const ben = await come('Ben', await another({ viewport: devices['Desktop Chrome'].viewport }));
  const id = await beginTable([ann, ben]);
  const romans = await Place.at(await ann.watch(id, { language: 'it' }), 'it', true);
  const britons = await Place.at(await ben.watch(id));
  const { page, hand, board } = romans;
  const { t } = hand;
  const fits = async (screen: string) => {
    await expectNoSideways(page);
    for (const theme of ['dark', 'light'] as const)
      expect.soft(await violations(page, theme), `${screen}, ${theme}`).toEqual([]);
  };

  await test.step('she lands in Kent', async () => {
    await expect(romans.seat(0)).toContainText(t.online.play.yourTurn);
    const stack = await hand.takeUp('english-channel', 'romans');
    const fewer = hand.button(`${t.game.stack.army}: ${t.game.stack.fewer}`, stack);
    for (let i = 16; i > 6; i--) await hand.press(fewer);
    await hand.press(hand.button(new RegExp(`^${t.names.areas('kent')}`), stack));
    await expect(board.token('kent', 'romans')).toHaveCount(1);
    await expect(britons.board.count('kent', 'romans')).toHaveText('6');
    await fits('movement');
  });

  await test.step('she fights, goes on and ends her turn', async () => {
    const seen = await ann.visitor.connect(id);
    const state = () => seen.game.snapshot().state;
    await hand.press(hand.next);
    await Promise.all(
      [romans, britons].map((place) => playOn(place.hand, async () => state().owner[state().nation] === 1)),
    );
    seen.close();
    await expect(britons.screen.line('The Romans fight the Belgae in Kent.')).toHaveCount(1);
    await expect(
      page.getByText(new RegExp(`^${t.online.play.waitingFor(['Ben'])}`.replace(/\.$/, ''))),
    ).toBeVisible();
    await fits('others play');
  });

  await test.step('the table is one tap away', async () => {
    const window = await romans.openTable();
    await expect(window.getByTestId('propose-end')).toBeVisible();
    await fits('table');
    await hand.press(window.getByTestId('propose-end'));
    await expect(page.getByTestId('end-proposal')).toBeVisible();
    await fits('proposal to end');
    await hand.press(page.getByTestId('propose-end-sure'));
    await britons.page.getByTestId('answer-yes').click();
    await hand.press(page.getByTestId('to-end'));
    await expect(page.getByTestId('dice-proof')).toBeVisible();
    await fits('end');
  });
});
