import { describe, expect, it as test } from 'vitest';
import { en } from '../src/en/index.ts';
import { it } from '../src/it/index.ts';
import { REDUX, RULES } from './rulesets.ts';

const marked = (terms: typeof en.terms, sentence: string): string =>
  terms.split(sentence, RULES).reduce((all, { text, term }) => all + (term ? `[${text}:${term}]` : text), '');

describe('rules terms', () => {
  test('are found in all their forms, whole words only', () => {
    expect(marked(en.terms, 'Raiders may go back.')).toBe('[Raiders:raid] may go back.');
    expect(marked(en.terms, 'A Major Invasion begins.')).toBe('A [Major Invasion:major-invasion] begins.');
    expect(marked(en.terms, 'Braid the subjective burhsmen.')).toBe('Braid the subjective burhsmen.');
    expect(marked(it.terms, 'Due razziatori e la sovrappopolazione')).toBe(
      'Due [razziatori:raid] e la [sovrappopolazione:overpopulation]',
    );
  });

  test('are marked where they first stand in a sentence, and nothing of it is lost', () => {
    const sentence = 'The subjects submit, and subjects of others submit too.';
    expect(marked(en.terms, sentence)).toBe(
      'The [subjects:subject] [submit:submit], and subjects of others submit too.',
    );
    const parts = en.terms.split(sentence, RULES);
    expect(parts.map(({ text }) => text).join('')).toBe(sentence);
    expect(en.terms.split('', RULES)).toEqual([]);
    expect(en.terms.split('Move 2 armies.', RULES)).toEqual([{ text: 'Move 2 armies.', term: null }]);
  });

  test('are explained in both languages without a term of their own kind', () => {
    const ids = [
      'submit',
      'subject',
      'limes',
      'overrun',
      'overstack',
      'overpopulation',
      'raid',
      'major-invasion',
      'burh',
      'bretwalda',
      'limit',
      'centre',
    ] as const;
    for (const { terms } of [en, it])
      for (const id of ids)
        for (const rules of [RULES, REDUX]) {
          expect(terms.note(id, rules)).toMatch(/^\p{L}.*\.$/u);
          expect(terms.note(id, rules).length).toBeLessThan(200);
        }
  });
});
