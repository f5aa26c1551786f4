import type { Page } from '@playwright/test';
import { expect, violations } from '../support/index.ts';
import { test } from '../support/online.ts';
import { beginTable } from '../support/people.ts';

/** On a phone, in both languages: everything is reached by thumb, nothing sticks out, axe-core finds nothing. */

async function fits(page: Page, screen: string): Promise<void> {
  const over = await page.evaluate(() => {
    // A table scrolls in its own frame; a picture is cut off at its edge.
    const wide = [...document.querySelectorAll('main, main *')].find(
      (one) => one.getBoundingClientRect().right > innerWidth + 1 && !one.closest('table, svg'),
    );
    return wide?.outerHTML.slice(0, 120) ?? '';
  });
  expect.soft(over, `${screen} fits`).toBe('');
  for (const theme of ['dark', 'light'] as const)
    expect.soft(await violations(page, theme), `${screen}, ${theme}`).toEqual([]);
}

for (const [locale, words] of [
  ['it-IT', { history: 'Le tue partite', cups: 'Coppe', notices: 'Avvisi', newCup: 'Nuova coppa' }],
  ['en-GB', { history: 'Your games', cups: 'Cups', notices: 'Notices', newCup: 'New cup' }],
] as const)
  test(`history, player, cups and notices, ${locale}`, async ({ another, come }) => {
    const size = { locale, viewport: { width: 390, height: 844 } };
    const ann = await come('Ann of York', await another(size));
    const ben = await come('Ben of Kent');
    const clock = { bank: 86_400_000, increment: 0, cap: 86_400_000 };
    const title = 'A table with a name that is as long as such names get';
    const agreed = { title, clock, absence: 'bot', standIn: 'squire', rated: true } as const;
    const id = await beginTable([ann, ben], { scenario: 'two-early', isPublic: true, agreed });
    const proposal = await ann.visitor.api.table.propose.mutate({ id, kind: 'end' });
    await ben.visitor.api.table.answer.mutate({ proposal: proposal as string, yes: true });
    await beginTable([ann, ben], { agreed });
    const hook = { kind: 'webhook', body: { url: 'https://8.8.8.8/hook' } } as const;
    await ann.visitor.api.notices.addWay.mutate(hook);
    const cup = await ben.visitor.api.cups.create.mutate({ title, scenario: 'two-early', agreed });
    const page = await ann.context.newPage();
    const heading = page.getByRole('heading', { level: 1 });

    await page.goto('./#/online/history');
    await expect(heading).toHaveText(words.history);
    await page.getByTestId(`finished-${id}`).waitFor();
    await fits(page, 'history');
    await page.goto('./#/online/notices');
    await expect(heading).toHaveText(words.notices);
    await page.getByTestId('ways').getByText('8.8.8.8').waitFor();
    await fits(page, 'notices');
    await page.goto('./#/online/cups');
    await expect(heading).toHaveText(words.cups);
    await page.getByTestId(`cup-${cup.id}`).waitFor();
    await fits(page, 'cups');
    await page.goto('./#/online/new-cup');
    await expect(heading).toHaveText(words.newCup);
    await fits(page, 'new cup');
    await page.goto(`./#/online/cup/${cup.id}`);
    await page.getByTestId('join-cup').click();
    await page.getByTestId('leave-cup').waitFor();
    await fits(page, 'cup that gathers');
    await ben.visitor.api.cups.begin.mutate({ id: cup.id });
    await page.getByTestId('cup-table').waitFor();
    await fits(page, 'cup that is played');
    await page.goto(`./#/online/player/${(await ann.visitor.me())?.id}`);
    await page.getByTestId(`finished-${id}`).waitFor();
    await fits(page, 'player');
    const table = await ann.visitor.api.table.create.mutate({
      scenario: 'two-early',
      seats: [{ kind: 'me' }, { kind: 'open' }],
    });
    await page.goto(`./#/online/table/${table.id}`);
    await page.getByTestId('seat-0').waitFor();
    await fits(page, 'table');
  });
