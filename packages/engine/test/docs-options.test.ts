import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { presetsOf } from '../src/data/presets.ts';
import type { Variant } from '../src/data/ruleset.ts';
import { VARIANTS } from '../src/data/variants.ts';

/** docs/computer-game.md and docs/first-printing.md list every option that is theirs; this keeps them true. */

const rowsOf = (page: string): readonly string[] =>
  readFileSync(new URL(`../../../docs/${page}.md`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| '));

const variants: readonly Variant[] = VARIANTS;

describe('docs/computer-game.md', () => {
  const rows = rowsOf('computer-game');
  const rowOf = (line: string) => rows.find((row) => row.startsWith(`| ${line} |`)) ?? '';

  it('has a row for each line from DIG-1 to DIG-44', () => {
    for (let n = 1; n <= 44; n++) expect(rowOf(`DIG-${n}`)).not.toBe('');
  });

  it('names every option where it belongs', () => {
    for (const { id, rule = '' } of variants)
      if (rule.startsWith('DIG-')) expect(rowOf(rule), id).toContain(`\`${id}\``);
  });
});

describe('docs/first-printing.md', () => {
  const rows = rowsOf('first-printing');

  it('names every option of the preset, and says so', () => {
    for (const id of presetsOf('second-edition').find((preset) => preset.id === 'first-printing')?.variants ??
      [])
      expect(rows.find((row) => row.includes(`\`${id}\``))?.endsWith('| yes |'), id).toBe(true);
  });

  it('names every option of the second edition that is not of the computer game', () => {
    for (const { id, rulesets } of variants)
      if (rulesets.join() === 'second-edition') expect(rows.join('\n'), id).toContain(`\`${id}\``);
  });
});
