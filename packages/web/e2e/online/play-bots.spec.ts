import { outcome } from '@bretwalda/engine';
import { isCounted } from '@bretwalda/engine/queries';
import { playOn } from '../play/index.ts';
import { expect } from '../support/index.ts';
import { test } from '../support/online.ts';
import { beginTable, playFor } from '../support/people.ts';
import { Place } from './at-table.ts';

test('two people and two computers play to the first scoring round, and the pages follow', async ({
  come,
}) => {
  test.setTimeout(240_000);
  const ann = await come('Ann');
  const ben = await come('Ben');
  const id = await beginTable([ann, ben], { scenario: 'standard-4', bots: 2 });
  const places = [
    await Place.at(await ann.watch(id, { motion: 'fast' })),
    await Place.at(await ben.watch(id, { motion: 'fast', language: 'it' }), 'it'),
  ];
  for (const place of places) {
    const { names, online } = place.hand.t;
    for (const seat of [2, 3])
      for (const words of [names.levels('squire'), online.play.computer])
        await expect(place.seat(seat)).toContainText(words);
  }

  await playFor([ann, ben], id, (game) => isCounted(game.snapshot().state, 5));
  const seen = await ann.visitor.connect(id);
  const { journal, state } = seen.game.snapshot();
  for (const seat of [0, 1, 2, 3]) expect(journal.some((entry) => entry.seat === seat)).toBe(true);
  expect(isCounted(state, 5)).toBe(true);
  /** Computers may be playing on. */
  const totals = () => {
    const { players } = outcome(seen.game.snapshot().state);
    return players.map(({ points }) => points).sort((a, b) => b - a);
  };
  for (const { page, hand } of places) {
    const scoring = page.getByTestId('scoring');
    await playOn(hand, () => scoring.isVisible());
    await expect(scoring.getByRole('heading', { name: hand.t.record.summary.title(5) })).toBeVisible();
    await hand.press(hand.button(hand.t.game.close, scoring));
    const rows = page
      .getByRole('region', { name: hand.t.record.panel.title, exact: true })
      .locator('ol > li');
    const points = rows.locator('> button > b:first-of-type');
    await expect(async () => expect((await points.allTextContents()).map(Number)).toEqual(totals())).toPass();
  }
  seen.close();
});
