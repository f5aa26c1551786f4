import { readdirSync, readFileSync } from 'node:fs';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { describe, expect, it } from 'vitest';

const SCHEMA = new URL('../src/db/schema/', import.meta.url);
const META = new URL('../migrations/meta/', import.meta.url);

function lastSnapshot(): Parameters<typeof generateMigration>[0] {
  const last = readdirSync(META)
    .filter((name) => name.endsWith('_snapshot.json'))
    .sort()
    .at(-1);
  return JSON.parse(readFileSync(new URL(last ?? '', META), 'utf8'));
}

/** The tables as the code knows them: all that `drizzle.config.ts` names. */
async function known(): Promise<Record<string, unknown>> {
  const files = readdirSync(SCHEMA).map((name) => new URL(name, SCHEMA).href);
  const modules = [...files, new URL('../src/accounts/schema.ts', import.meta.url).href];
  const found = await Promise.all(modules.map((file) => import(/* @vite-ignore */ file)));
  return Object.assign({}, ...found);
}

describe('the migrations', () => {
  it('make the tables that the code knows, and there is none to be written', async () => {
    const present = generateDrizzleJson(await known());
    expect(Object.keys(present.tables)).toContain('public.game');
    expect(await generateMigration(lastSnapshot(), present)).toEqual([]);
  });
});
