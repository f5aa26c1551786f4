import { legalActions, newGame, parseAction } from '@bretwalda/engine';
import { describe, expect, it } from 'vitest';
import { choiceLines, listLines } from '../src/choices.ts';
import { findNations } from '../src/nations.ts';
import { groupName } from '../src/players.ts';
import { table, wrapList } from '../src/text.ts';

describe('text', () => {
  it('aligns columns', () => {
    const rows = [
      ['Welsh', '7', 'a'],
      ['Irish Sea', '12', ''],
    ];
    expect(table(rows, ['left', 'right', 'left'])).toEqual(['Welsh       7  a', 'Irish Sea  12']);
  });

  it('wraps lists under their first part', () => {
    expect(wrapList('To: ', ['kent', 'essex', 'sussex'], 16)).toEqual(['To: kent, essex,', '    sussex']);
    expect(wrapList('To: ', [])).toEqual(['To:']);
  });

  it('names groups and nations', () => {
    expect(groupName('standard-4', 2)).toBe('red');
    expect(groupName('standard-3', 2)).toBe('group 3');
    expect(findNations('rom')).toEqual(['romans', 'romano-british']);
    expect(findNations('romans')).toEqual(['romans']);
    expect(findNations('')).toEqual([]);
  });
});

describe('choices', () => {
  const legal = legalActions(newGame({ scenario: 'standard-4' }));

  it('sums up a long list by origin', () => {
    const lines = choiceLines(legal);
    expect(lines.length).toBeLessThan(6);
    expect(lines[0]).toContain(
      'move N english-channel (N up to 16): cornwall (up to 4), devon (up to 4), kent',
    );
    expect(lines.join('\n')).toMatch(/ {2}57 {2}end/);
  });

  it('sums up bids as a range', () => {
    const bids = [0, 1, 2, 3].flatMap((group) =>
      Array.from({ length: 10 }, (_, points) => ({ type: 'bid', group, points }) as const),
    );
    expect(choiceLines(bids)[1]?.trim()).toBe('bid 2: 0 to 9');
  });

  it('lists a short list with numbers', () => {
    expect(choiceLines(legal.slice(0, 2))).toEqual([
      '    1  move 1 english-channel cornwall',
      '    2  move 2 english-channel cornwall',
    ]);
  });

  it('filters by words, and keeps the numbers of the whole list', () => {
    const lines = listLines(legal, 'ken 3');
    expect(lines).toHaveLength(1);
    const [, number = '', text = ''] = /^ +(\d+) {2}(.+)$/.exec(lines[0] as string) ?? [];
    expect(text).toBe('move 3 english-channel kent');
    expect(parseAction(text)).toEqual({ ok: true, value: legal[Number(number) - 1] });
    expect(listLines(legal, 'york')).toEqual(['  No legal order contains "york".']);
  });
});
