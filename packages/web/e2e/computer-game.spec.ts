import { rulesWith } from '@bretwalda/engine/queries';
import { type Hand, playOn, sitDown } from './play/index.ts';
import { expect, test, violations } from './support/index.ts';

/** A round by the rules of the computer game against squires: by mouse or by touch, in both languages, axe clean. */

test.describe.configure({ timeout: 300_000 });

for (const language of ['en', 'it'] as const)
  test(`the Welsh and the Danes play round 11 by the rules of the computer game (${language})`, async ({
    page,
    hasTouch,
  }) => {
    const hand = await sitDown(page, { language, story: 'computer-vikings', person: 1, touch: hasTouch });
    const { t, board } = hand;
    const { nations } = t.names;
    const seen = new Set<string>();

    /** axe-core on every kind of screen that occurs. */
    async function look(screen: string): Promise<void> {
      if (seen.has(screen)) return;
      seen.add(screen);
      expect.soft(await violations(page, 'light'), screen).toEqual([]);
    }

    await test.step('DIG-1, DIG-38: invaders stand at sea when the round begins, the Danes in two seas', async () => {
      await playOn(
        hand,
        async () => (await hand.isTurnOf(nations('welsh'))) && (await hand.next.isVisible()),
        look,
      );
      for (const sea of ['north-sea', 'frisian-sea']) await expect(board.token(sea, 'danes')).toHaveCount(1);
      await look('movement');
    });

    await test.step('DIG-7: a strait takes two moves, and the handbook says so at its clause', async () => {
      const army = await hand.takeUp('powys', 'welsh');
      await hand.press(army.getByRole('button', { name: new RegExp(`^${t.names.areas('dyfed')}`) }));
      await hand.takeUp('dyfed', 'welsh');
      await hand.pick('devon');
      const refusal = page.getByTestId('refusal');
      await expect(refusal).toContainText(t.names.areas('devon'));
      await look('refusal');
      await hand.press(hand.button(t.game.ruleNamed('DIG-7'), refusal));
      const handbook = page.getByTestId('handbook');
      await expect(handbook.getByTestId('handbook-ruleset')).toHaveValue('computer-game');
      const mark = handbook.locator('[data-marked] [data-variant="straits-cost-two"]');
      await expect(mark).toContainText(t.variants('straits-cost-two').rule);
      await expect(handbook.locator('[data-variant="reduced-luck"]')).toHaveCount(0);
      await look('handbook');
      await hand.close(handbook);
      await hand.press(page.getByTestId('undo'));
    });

    await test.step('DIG-4, DIG-40: units and cards have the figures of the computer game', async () => {
      const units = await hand.open(t.game.units);
      await look('units');
      await hand.close(units);
      await hand.press(
        page.locator(`[aria-label="${t.game.orderOfRound}"]:visible`).getByRole('button', {
          name: new RegExp(`^${nations('norsemen')}`),
        }),
      );
      const card = page.getByTestId('nation-window');
      if (hasTouch) await card.getByRole('radio', { name: t.windows.nation.tab.army }).check({ force: true });
      await expect(
        card
          .getByText(t.windows.of(0, 8))
          .or(card.getByText(/^\d+ \S+ 8$/))
          .first(),
      ).toBeVisible();
      await look('nation');
      await hand.close(card);
    });

    await test.step('RAID-1: the Danes land, fight and may sail home', async () => {
      await playOn(
        hand,
        async () => (await hand.isTurnOf(nations('danes'))) && (await hand.next.isVisible()),
        look,
      );
      const note = t.phases.status('raid', rulesWith('computer-game', [])).name;
      await expect(
        page
          .getByText(note, { exact: true })
          .or(page.getByLabel(new RegExp(note)))
          .first(),
      ).toBeAttached();
      const fleet = await hand.takeUp('north-sea', 'danes');
      await hand.press(fleet.locator('button[data-mark$=attack]').first());
      await expect(board.token('north-sea', 'danes')).toHaveCount(0);
      await playOn(
        hand,
        async () => !(await hand.isTurnOf(nations('danes'))) && !(await isFighting(hand)),
        look,
      );
      expect([...seen]).toContain('battle');
    });

    await test.step('SEQ-8: then comes round 12', async () => {
      await playOn(hand, () => isRound(hand, 12), look);
      const timeline = await hand.open(t.game.timeline);
      await expect(timeline).toContainText(t.windows.timeline.crown.king);
      await look('timeline');
      await hand.close(timeline);
    });
  });

const isFighting = ({ page }: Hand): Promise<boolean> => page.getByTestId('battle').isVisible();

/** Where the round is told: above the map, or in the bar of a phone. */
const isRound = async ({ page, t }: Hand, round: number): Promise<boolean> =>
  new RegExp(`${t.windows.round(round)}\\b`).test(
    (await page.getByTestId('timeline-strip').or(page.getByRole('banner')).allTextContents()).join(' '),
  );
