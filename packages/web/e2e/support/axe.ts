import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Expects that axe-core finds nothing, in the whole page or in a part of it. */
export async function axe(page: Page, part?: string): Promise<void> {
  const whole = new AxeBuilder({ page });
  const { violations } = await (part ? whole.include(part) : whole).analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${help}\n  ${html.slice(0, 200)}\n  ${any[0]?.message ?? ''}`),
  );
  expect(found, 'axe-core finds nothing').toEqual([]);
}
