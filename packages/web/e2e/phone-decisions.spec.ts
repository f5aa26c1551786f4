import { answer, asked, expectArmies, goOn, openPosition, pick } from './positions/table.ts';
import { expect, test } from './support/index.ts';

/** Decisions where there is little room. */

test.describe('in the sheet of a phone', () => {
  const CASES = [
    ['burhs', 'burhs', 'have 12 population points', 'Sussex'],
    ['allowance', 'allowance', 'subjects of the Romans', 'Keep it at half'],
    ['leave-out', 'leave-out', '2 armies must be left out', 'Irish Sea'],
    ['withdraw', 'withdraw', 'may go back to where they came from', 'From Cornwall'],
    ['remove', 'remove', 'have 1 army too many', 'Essex'],
    ['muster', 'place', 'one of their English areas', 'Avalon'],
    ['vote', 'ballot', 'unless a player asks for a secret ballot', 'Accept an open vote'],
  ] as const;

  for (const [name, kind, words, button] of CASES)
    test(`${name}: the question and its answers`, async ({ page }) => {
      await openPosition(page, name);
      const panel = asked(page, kind);
      await expect(panel).toContainText(words);
      const before = await panel.textContent();
      await answer(panel, button).tap();
      await goOn(page);
      await expect.poll(async () => ((await panel.count()) > 0 ? panel.textContent() : '')).not.toBe(before);
    });

  test('an area of the map is tapped above the sheet', async ({ page }) => {
    await openPosition(page, 'place');
    await pick(page, 'gwynedd');
    await expectArmies(page, 'gwynedd', 'welsh', 2);
    await expect(asked(page, 'place')).toHaveCount(0);
  });
});
