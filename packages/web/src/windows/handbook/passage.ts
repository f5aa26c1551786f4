import type { MarkedToken, Token } from 'marked';
import { labelGroups, onlyLabels } from './rule-labels.ts';

/** A label and where it stands in the plain text of its passage. */
export interface Label {
  readonly id: string;
  readonly at: number;
}

/** Running text. `at` is the place of its first letter in the plain text of the passage. */
export type Inline =
  | { readonly kind: 'text' | 'code'; readonly text: string; readonly at: number }
  | { readonly kind: 'strong' | 'em'; readonly parts: readonly Inline[] }
  | { readonly kind: 'link'; readonly target: string; readonly parts: readonly Inline[] }
  /** `sample`: shown as an example of a label, names no rule. */
  | { readonly kind: 'labels'; readonly labels: readonly Label[]; readonly sample: boolean };

/** The smallest piece that search and rule labels point to: a heading, paragraph, list item or table cell. */
export interface Passage {
  /** Grows in reading order. */
  readonly key: number;
  readonly parts: readonly Inline[];
  readonly plain: string;
  readonly labels: readonly string[];
}

/** Turns Markdown tokens into passages. Tags in the text are left out, their content stays plain text. */
export class PassageReader {
  private next = 0;
  private plain = '';
  private found: string[] = [];

  read(tokens: readonly Token[]): Passage {
    this.plain = '';
    this.found = [];
    const parts = this.inlines(tokens);
    return { key: this.next++, parts, plain: this.plain, labels: this.found };
  }

  private inlines(tokens: readonly Token[]): readonly Inline[] {
    return tokens.flatMap((token) => this.inline(token as MarkedToken));
  }

  private inline(token: MarkedToken): readonly Inline[] {
    switch (token.type) {
      case 'strong':
      case 'em':
        return [{ kind: token.type, parts: this.inlines(token.tokens) }];
      case 'link':
        return this.link(token.href, this.inlines(token.tokens));
      case 'codespan':
        return this.code(token.text);
      case 'br':
        return [this.leaf('text', ' ')];
      case 'text':
      case 'paragraph':
        return token.tokens ? this.inlines(token.tokens) : this.withLabels(token.text);
      case 'escape':
      case 'image':
        return [this.leaf('text', token.text)];
      default:
        return []; // raw HTML above all
    }
  }

  /** Only links within the handbook lead anywhere; of others the words remain. */
  private link(href: string, parts: readonly Inline[]): readonly Inline[] {
    return href.startsWith('#')
      ? [{ kind: 'link', target: decodeURIComponent(href.slice(1)), parts }]
      : parts;
  }

  private code(text: string): readonly Inline[] {
    const ids = onlyLabels(text);
    return ids ? [this.labelled(ids, true)] : [this.leaf('code', text)];
  }

  private withLabels(text: string): readonly Inline[] {
    const parts: Inline[] = [];
    let done = 0;
    for (const group of labelGroups(text)) {
      if (group.from > done) parts.push(this.leaf('text', text.slice(done, group.from)));
      parts.push(this.labelled(group.ids, false));
      done = group.to;
    }
    if (done < text.length) parts.push(this.leaf('text', text.slice(done)));
    return parts;
  }

  private labelled(ids: readonly string[], sample: boolean): Inline {
    const labels = ids.map((id, index) => {
      if (index > 0) this.plain += ' ';
      const at = this.plain.length;
      this.plain += id;
      return { id, at };
    });
    if (!sample) this.found.push(...ids);
    return { kind: 'labels', labels, sample };
  }

  private leaf(kind: 'text' | 'code', text: string): Inline {
    const at = this.plain.length;
    this.plain += text;
    return { kind, text, at };
  }
}
