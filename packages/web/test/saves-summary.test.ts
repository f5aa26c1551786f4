import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type RememberedSaves,
  recallSaves,
  rememberSaves,
  withoutWords,
  withWords,
} from '../src/pages/start/saves-summary.ts';

const KEPT: RememberedSaves = {
  count: 3,
  language: 'en',
  last: { id: 'a', what: 'The full game · Round 7 · Saxons', saved: Date.parse('2026-03-04T10:00') },
};

describe('the shelf as the start page remembers it', () => {
  const kept = new Map<string, string>();
  beforeEach(() => {
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
  });
  afterEach(() => {
    kept.clear();
    vi.unstubAllGlobals();
  });

  it('comes back as it was', () => {
    expect(recallSaves()).toBeNull();
    rememberSaves(KEPT);
    expect(recallSaves()).toEqual(KEPT);
  });

  it('is forgotten when it is damaged or of another kind', () => {
    for (const text of ['', '{', 'null', '7', '{"count":2,"last":{"id":"a","line":"Today"}}']) {
      kept.set('bretwalda.saves', text);
      expect(recallSaves()).toBeNull();
    }
  });

  it('says the day anew at every visit, and keeps the place of the words until then', () => {
    vi.useFakeTimers({ now: Date.parse('2026-03-04T12:00') });
    expect(withWords(KEPT, 'en').last?.line).toMatch(/^The full game · Round 7 · Saxons · Today/);
    vi.setSystemTime(Date.parse('2026-03-05T12:00'));
    expect(withWords(KEPT, 'en').last?.line).toMatch(/ · Yesterday/);
    vi.useRealTimers();
    expect(withoutWords(KEPT)).toEqual({ count: 3, last: { id: 'a', line: ' ' } });
  });
});
