import { describe, expect, it } from 'vitest';
import { VIOLATION_CODES } from '../src/model/violation.ts';
import { CASES } from './refusal-cases.ts';

describe('What a refusal tells', () => {
  it.each(CASES.map((c) => [c.code, c.order, c] as const))('%s: %s', (code, order, { game, details }) => {
    const refusal = game().refuses(order);
    expect(refusal.code).toBe(code);
    expect(refusal.details).toEqual(details);
  });

  it('every kind of refusal of an order is told of here', () => {
    const input = [
      'unknown-text',
      'bad-config',
      'options-clash',
      'bad-position',
      'bad-journal',
      'other-version',
    ];
    const other = [...input, 'not-your-decision'];
    const told = new Set<string>(CASES.map(({ code }) => code));
    expect(VIOLATION_CODES.filter((code) => !told.has(code))).toEqual(other);
  });
});
