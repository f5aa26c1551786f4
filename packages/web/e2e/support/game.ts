import type { Page } from '@playwright/test';

export type Choices = Readonly<Record<string, string | number | boolean>>;

const KEY = 'bretwalda.settings';

/** Settings as if chosen on an earlier visit. Call it before the page is opened. */
export async function withSettings(page: Page, choices: Choices): Promise<void> {
  await page.addInitScript(
    ([key, value]) => {
      if (!localStorage.getItem(key)) localStorage.setItem(key, value);
    },
    [KEY, JSON.stringify(choices)] as const,
  );
}

/** Opens the start page. */
export async function openStart(page: Page): Promise<void> {
  await page.goto('./');
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** Gives a saved game or a position to the page, as if its file had been chosen. */
export async function giveFile(page: Page, content: string, name = 'game.txt'): Promise<void> {
  const file = { name, mimeType: 'text/plain', buffer: Buffer.from(content, 'utf8') };
  await page.getByTestId('file').first().setInputFiles(file);
}

/** Opens a game from the text of a saved game (makeSave) or of a position (makePosition). */
export async function openGame(page: Page, content: string, name = 'game.txt'): Promise<void> {
  await openStart(page);
  await giveFile(page, content, name);
  await page.waitForURL(/#\/game\//);
}
