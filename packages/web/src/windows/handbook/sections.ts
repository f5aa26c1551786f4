import { type MarkedToken, marked, type Token, type Tokens } from 'marked';
import { type Passage, PassageReader } from './passage.ts';
import { slugger } from './slug.ts';

export type Block =
  | { readonly kind: 'paragraph'; readonly passage: Passage }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly Passage[] }
  | {
      readonly kind: 'table';
      readonly head: readonly Passage[];
      readonly rows: readonly (readonly Passage[])[];
    };

/** What stands under one heading, up to the next. */
export interface Section {
  /** Its anchor. */
  readonly id: string;
  /** The anchor of the main section it belongs to, which may be itself. */
  readonly chapter: string;
  readonly depth: number;
  readonly title: Passage;
  readonly blocks: readonly Block[];
}

function blockOf(token: MarkedToken, reader: PassageReader): Block | undefined {
  switch (token.type) {
    case 'paragraph':
      return { kind: 'paragraph', passage: reader.read(token.tokens) };
    case 'list':
      return { kind: 'list', ordered: token.ordered, items: token.items.map((i) => reader.read(i.tokens)) };
    case 'table':
      return tableOf(token, reader);
    default:
      return undefined; // blank lines, rules, raw HTML
  }
}

const tableOf = (token: Tokens.Table, reader: PassageReader): Block => ({
  kind: 'table',
  head: token.header.map((cell) => reader.read(cell.tokens)),
  rows: token.rows.map((row) => row.map((cell) => reader.read(cell.tokens))),
});

/** Splits the handbook at its headings. Text above the first heading is left out. */
export function readSections(markdown: string): readonly Section[] {
  const sections: (Section & { readonly blocks: Block[] })[] = [];
  const reader = new PassageReader();
  const anchor = slugger();
  let chapter = '';
  for (const token of marked.lexer(markdown) as Token[]) {
    if (token.type === 'heading') {
      const { depth, tokens } = token as Tokens.Heading;
      const title = reader.read(tokens);
      const id = anchor(title.plain);
      if (depth <= 2) chapter = id;
      sections.push({ id, chapter, depth, title, blocks: [] });
      continue;
    }
    const block = blockOf(token as MarkedToken, reader);
    if (block) sections.at(-1)?.blocks.push(block);
  }
  return sections;
}

export function passagesOf(block: Block): readonly Passage[] {
  if (block.kind === 'paragraph') return [block.passage];
  return block.kind === 'list' ? block.items : [...block.head, ...block.rows.flat()];
}

/** All passages of a section in reading order, its title first. */
export const sectionPassages = (section: Section): readonly Passage[] => [
  section.title,
  ...section.blocks.flatMap(passagesOf),
];
