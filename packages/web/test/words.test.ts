import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';

/** Every word that can be read or heard comes from packages/text; otherwise it stays English in every language. */

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

/** Attributes that are read or spoken, of elements and of our own components. */
const SPOKEN =
  /^(aria-(label|description|roledescription|valuetext|placeholder)|title|alt|placeholder|label|note|text|tip|heading|words|hint|caption|summary)$/;
const LETTERS = /\p{Letter}{2}/u;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** The literal parts of a value: of a choice both, of a template what stands between its blanks. */
function literals(value: unknown): readonly string[] {
  if (!isNode(value)) return [];
  switch (value.type) {
    case 'Literal':
      return typeof value.value === 'string' ? [value.value] : [];
    case 'TemplateLiteral':
      return (value.quasis as readonly { value: { raw: string } }[]).map((part) => part.value.raw);
    case 'JSXExpressionContainer':
      return literals(value.expression);
    case 'ConditionalExpression':
      return [...literals(value.consequent), ...literals(value.alternate)];
    case 'LogicalExpression':
      return literals(value.right);
    default:
      return [];
  }
}

function wordsIn(node: Node): readonly string[] {
  if (node.type === 'JSXText') return [String(node.value)];
  if (node.type === 'JSXAttribute') {
    const { name } = node.name as { name: unknown };
    if (typeof name === 'string' && SPOKEN.test(name)) return literals(node.value);
  }
  if (node.type === 'JSXElement' || node.type === 'JSXFragment')
    return (node.children as readonly unknown[])
      .filter(isNode)
      .flatMap((child) => (child.type === 'JSXExpressionContainer' ? literals(child) : []));
  return [];
}

/** All words that stand in the code of a component. */
function wordsOf(code: string): readonly string[] {
  const found: string[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit);
    if (!isNode(value)) return;
    found.push(...wordsIn(value).filter((text) => LETTERS.test(text)));
    Object.values(value).forEach(visit);
  };
  visit(parseSync('component.tsx', code).program);
  return found.map((text) => text.trim());
}

const src = fileURLToPath(new URL('../src/', import.meta.url));
const components = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.tsx'),
);

describe('the words of the screen', () => {
  it('are all in the catalogue', () => {
    expect(components.length).toBeGreaterThan(100);
    const wrong = components.flatMap((file) =>
      wordsOf(readFileSync(src + file, 'utf8')).map((text) => `${file}: ${text}`),
    );
    expect(wrong).toEqual([]);
  });

  it.each([
    ['<p>Some text {n}</p>', 'Some text'],
    ['<p>{open ? "Close" : t.open}</p>', 'Close'],
    ['<p>{n > 1 && "several"}</p>', 'several'],
    ['<button aria-label="Undo" />', 'Undo'],
    ['<button title={`Undo`} />', 'Undo'],
    ['<Dialog title={isNew ? t.title : "Old"} />', 'Old'],
  ])('would be found in %s', (code, text) => {
    expect(wordsOf(code)).toContain(text);
  });

  it.each(['<p className="small">{t.text}: {n} ×</p>', '<p title={`: `}>{words["of"].length}</p>'])(
    'are not in %s',
    (code) => {
      expect(wordsOf(code)).toEqual([]);
    },
  );
});
