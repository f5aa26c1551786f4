import type { Page } from '@playwright/test';
import { expect, violations } from '../support/index.ts';
import { test } from '../support/online.ts';
import { beginTable, Person } from '../support/people.ts';

/** Talk on a phone, in Italian (UI-96). */

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

async function fits(page: Page, what: string): Promise<void> {
  const over = await page.evaluate(() => {
    const open = document.querySelector('dialog[open]') ?? document.body;
    const wide = [...open.querySelectorAll('*')].find(
      (one) => one.getBoundingClientRect().right > innerWidth + 1,
    );
    return wide?.outerHTML.slice(0, 160) ?? '';
  });
  expect.soft(over, `${what} fits`).toBe('');
  for (const theme of ['dark', 'light'] as const)
    expect.soft(await violations(page, theme), `${what}, ${theme}`).toEqual([]);
}

test('UI-96: from the players’ line or the menu, by thumb; notes are beside it', async ({
  another,
  come,
}) => {
  const people = await Promise.all(
    ['Anna', 'Bruno', 'Carla', 'Dario'].map(async (name) => come(name, await another(PHONE))),
  );
  const [anna, bruno] = people as [Person, Person];
  const id = await beginTable(people, { scenario: 'standard-4' });
  const say = (words: string, to: number[] | null = null) =>
    bruno.visitor.api.talk.say.mutate({ id, words, to });
  const page = await anna.watch(id, { language: 'it' });
  const open = page.getByTestId('table-strip').getByTestId('open-talk');
  await expect(open).toBeVisible();
  await say('Buonasera');
  await say('Solo per te: andiamo nel Kent?', [0]);
  await expect(open).toHaveAccessibleName('Chat: 2 messaggi nuovi');
  await open.tap();
  const window = page.getByTestId('talk-window');
  await expect(window.getByRole('log')).toContainText('Buonasera');
  await expect(window.getByRole('log')).toContainText('solo per te');
  await say('p'.repeat(300));
  await fits(page, 'talk');

  const names = await Promise.all(people.map(async ({ visitor }) => (await visitor.me())?.name ?? ''));
  await window
    .getByText(names[1] as string, { exact: true })
    .last()
    .tap();
  await window.getByRole('textbox', { name: 'Messaggio' }).fill('D’accordo');
  await window.getByTestId('send-message').tap();
  await expect(window.getByRole('log')).toContainText(`solo per ${names[1]}`);
  const heard = await people[2]?.visitor.api.table.events.query({ id });
  expect(JSON.stringify(heard)).not.toContain('D’accordo');

  await window
    .getByRole('button', { name: /^Su questo messaggio/ })
    .first()
    .tap();
  await expect(page.getByTestId('about-message')).toBeVisible();
  await page.getByTestId('about-message').getByRole('button', { name: 'Chiudi' }).tap();
  await window.getByRole('tab', { name: 'Appunti' }).tap();
  await window.getByRole('textbox', { name: 'I tuoi appunti su questa partita' }).fill('Attenti al Wessex');
  await expect(window.getByTestId('note-fate')).toHaveText('Salvati');
  await fits(page, 'notes');
  await window.getByRole('button', { name: 'Chiudi' }).tap();
  await expect(open).toHaveAccessibleName('Chat');

  await page.getByTestId('menu').tap();
  await page.getByRole('button', { name: 'I tuoi appunti su questa partita' }).tap();
  await expect(page.getByRole('textbox', { name: 'I tuoi appunti su questa partita' })).toHaveValue(
    'Attenti al Wessex',
  );
  await page.getByTestId('talk-window').getByRole('button', { name: 'Chiudi' }).tap();
  await page.getByTestId('menu').tap();
  await page.getByTestId('game-menu').getByRole('button', { name: 'Chat', exact: true }).tap();
  await expect(page.getByRole('log')).toContainText('Buonasera');
});

test('operators read reports on a phone', async ({ games, another, come }) => {
  const [anna, bruno] = await Promise.all(
    ['Anna', 'Bruno'].map(async (name) => come(name, await another(PHONE))),
  );
  if (!anna || !bruno) throw new Error('Nobody came.');
  const id = await beginTable([anna, bruno]);
  await bruno.visitor.api.talk.say.mutate({ id, words: 'prima', to: null });
  const seq = await bruno.visitor.api.talk.say.mutate({ id, words: 'q'.repeat(200), to: [0] });
  await anna.visitor.api.talk.report.mutate({ id, seq, reason: 'Non si capisce' });
  const reeve = await Person.operator(games.url, await another({ ...PHONE, locale: 'it-IT' } as never));
  const page = await reeve.context.newPage();
  await page.goto('./#/online/reports');
  const report = page.getByTestId('report-card').filter({ hasText: 'qqq' });
  await expect(report).toContainText('in privato, a 1 giocatore');
  await fits(page, 'reports');
  await report.getByTestId('mute').tap();
  await fits(page, 'mute');
  await page.getByLabel('Motivo').fill('Non disturbare');
  await page.getByTestId('mute-sure').tap();
  await expect(page.getByTestId('muted-player')).toContainText('Non disturbare');
  await fits(page, 'muted players');
});
