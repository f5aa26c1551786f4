import type { LandId } from '@bretwalda/engine';
import { type Hand, playOn, sitDown } from './play/index.ts';
import { expect, test, violations } from './support/index.ts';

/** A round of Britannia reduX against squires: by mouse or by touch, in both languages, axe clean. */

test.describe.configure({ timeout: 300_000 });

for (const language of ['en', 'it'] as const)
  test(`the Romano-British and the Scots play round 6 of reduX (${language})`, async ({ page, hasTouch }) => {
    const hand = await sitDown(page, { language, story: 'redux-4', person: 0, touch: hasTouch });
    const { t, board } = hand;
    const { nations, areas } = t.names;
    const seen = new Set<string>();

    /** axe-core on every kind of screen that occurs. */
    async function look(screen: string): Promise<void> {
      if (seen.has(screen)) return;
      seen.add(screen);
      expect.soft(await violations(page, 'light'), screen).toEqual([]);
    }

    await test.step('X-SEQ-1, X-POP-1: a turn has three phases, and four points raise an army', async () => {
      await expect(hand.decision('place')).toBeVisible();
      await look('place');
      if (!hasTouch) {
        await expect(page.getByRole('list', { name: t.game.phaseBar }).getByRole('listitem')).toHaveCount(3);
        await expect(page.getByTestId('growth').locator('i')).toHaveCount(4);
        await expect(page.getByText(t.game.nation.limit, { exact: true })).toBeVisible();
      }
      await hand.pick('york');
      await hand.pick('north-mercia');
      await expect(board.count('york', 'romano-british')).toHaveText('2');
      await expect(board.count('north-mercia', 'romano-british')).toHaveText('2');
      await expect(hand.decision('place')).toHaveCount(0);
    });

    await test.step('X-MOV-1: armies do not put to sea, and the handbook of reduX says so', async () => {
      await look('movement');
      await hand.takeUp('avalon', 'romano-british');
      await hand.pick('atlantic-ocean');
      const refusal = page.getByTestId('refusal');
      await expect(refusal).toBeVisible();
      await look('refusal');
      await hand.press(hand.button(t.game.ruleNamed('X-MOV-1'), refusal));
      const handbook = page.getByTestId('handbook');
      await expect(handbook.getByTestId('handbook-ruleset')).toHaveValue('redux');
      await expect(handbook.locator('[data-marked]')).toContainText('X-MOV-1');
      await look('handbook');
      await hand.close(handbook);
    });

    await test.step('X-MOV-8: a nation gives up no area, and takes its moves back', async () => {
      await move(hand, 'avalon', 'hwicce', 'romano-british');
      await expect(hand.next).toHaveAttribute('aria-disabled', 'true');
      await hand.press(page.getByTestId('undo'));
      await expect(board.token('avalon', 'romano-british')).toHaveCount(1);
      await expect(hand.next).not.toHaveAttribute('aria-disabled', 'true');
    });

    await test.step('X-MOV-2, X-BAT-1: one army of two attacks, and the battle is fought out', async () => {
      await hand.takeUp('york', 'romano-british');
      await leaveOne(hand, 'york');
      await hand.pick('bernicia');
      await expect(board.count('bernicia', 'romano-british')).toBeVisible();
      await hand.press(hand.next);
      await expect(page.getByTestId('battle')).toBeVisible();
      await playOn(hand, () => isPast(hand, nations('romano-british')), look);
      expect(seen).toContain('battle');
    });

    await test.step('X-REI-1, X-MOV-3: invaders must land', async () => {
      const arrived = async () => (await hand.isTurnOf(nations('scots'))) && (await hand.next.isVisible());
      await playOn(hand, arrived, look);
      while (await hand.decision('place').isVisible())
        await hand.press(hand.decision('place').getByRole('button').first());
      await expect(board.token('irish-sea', 'scots')).toHaveCount(1);
      await expect(hand.next).toHaveAttribute('aria-disabled', 'true');
      const fleet = await hand.takeUp('irish-sea', 'scots');
      await hand.press(fleet.getByRole('button', { name: new RegExp(`^${areas('dalriada')}`) }));
      await expect(board.token('irish-sea', 'scots')).toHaveCount(0);
      await playOn(hand, () => isPast(hand, nations('scots')), look);
    });

    await test.step('X-SEQ-2, X-SCORE-1: points at the end of the round, in a window', async () => {
      const scoring = page.getByTestId('scoring');
      await playOn(hand, () => scoring.isVisible(), look);
      await expect(scoring).toContainText(t.record.summary.title(6));
      await look('scoring');
      await hand.close(scoring);
      await expect(
        page.getByRole('navigation', { name: t.windows.timeline.strip }).locator('[data-when]'),
      ).toHaveCount(hasTouch ? 0 : 11);
    });

    await test.step('X-GEN-2, X-GEN-3: the windows know no leaders, and no crown but the last', async () => {
      const timeline = await hand.open(t.game.timeline);
      await expect(timeline).toContainText(t.windows.timeline.names);
      await expect(timeline).not.toContainText(t.windows.timeline.crown.bretwalda);
      await expect(timeline).toContainText(t.windows.timeline.from(['north-sea', 'frisian-sea'], true));
      await look('timeline');
      await hand.close(timeline);
      const units = await hand.open(t.game.units);
      await expect(units.getByRole('heading', { level: 3 }).first()).toBeVisible();
      await expect(units).not.toContainText(t.windows.nation.leaders);
      await look('units');
      await hand.close(units);
    });
  });

/** The turn of a nation is over, and its battles have been seen. */
const isPast = async (hand: Hand, nation: string): Promise<boolean> =>
  !(await hand.isTurnOf(nation)) && !(await hand.page.getByTestId('battle').isVisible());

/** Moves a whole stack one area further, on the map. */
async function move(hand: Hand, from: LandId, to: LandId, nation: string): Promise<void> {
  await hand.takeUp(from, nation);
  await hand.pick(to);
  await expect(hand.board.token(from, nation)).toHaveCount(0);
}

/** One army less goes, on the card of the stack. */
async function leaveOne(hand: Hand, area: LandId): Promise<void> {
  const fewer = new RegExp(`${hand.t.game.stack.fewer}$`);
  await hand.press(hand.stack(area).getByRole('button', { name: fewer }));
}
