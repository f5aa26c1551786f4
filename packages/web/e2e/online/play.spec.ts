import { nationOf } from '@bretwalda/engine';
import { expect } from '../support/index.ts';
import { test } from '../support/online.ts';
import { beginTable, playFor } from '../support/people.ts';
import { Place, playAll, ranking, replayed, toBoard } from './at-table.ts';

test('two play a game to its end while two look on: all see the same, and check the dice by one click', async ({
  another,
  come,
}) => {
  const ann = await come('Ann');
  const ben = await come('Ben');
  const id = await beginTable([ann, ben]);
  const { invitation } = await ann.visitor.api.table.info.query({ id });
  const onlooker = async (language: 'en' | 'it') => {
    const page = await (await another({ locale: language })).newPage();
    await page.goto(`./#/online/table/${id}/${invitation}`);
    return Place.at(page, language);
  };
  const [romans, britons] = [await Place.at(await ann.watch(id)), await Place.at(await ben.watch(id))];
  const all = [romans, britons, await onlooker('en'), await onlooker('it')];

  await test.step('the Romans land, and everybody sees where', async () => {
    await romans.march('romans', 6, 'english-channel', 'kent');
    await romans.march('romans', 4, 'english-channel', 'sussex');
    await romans.march('romans', 6, 'english-channel', 'wessex');
    for (const { board } of all) {
      await expect(board.count('kent', 'romans')).toHaveText('6');
      await expect(board.token('english-channel', 'romans')).toHaveCount(0);
    }
  });

  await test.step('they play on page by page, until three nations have had their turns', async () => {
    const seen = await ann.visitor.connect(id);
    await playAll([romans, britons], () => seen.game.snapshot().state.nation === nationOf('brigantes'));
    seen.close();
  });

  await test.step('the end is the same on all pages, and that of the exported file', async () => {
    await playFor([ann, ben], id, (game) => game.snapshot().state.step === 'over');
    const { points, rolls } = await replayed(ann, id);
    for (const place of all) {
      await toBoard(place);
      await place.page.getByTestId('to-end').click();
      expect(await ranking(place, ['yellow', 'red'])).toEqual(points);
      await place.page.getByTestId('verify-dice').click();
      const verdict = place.page.getByTestId('dice-proof').getByRole('status');
      await expect(verdict).toHaveText(place.hand.t.online.play.end.verified(rolls));
    }
  });
});
