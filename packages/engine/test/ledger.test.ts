import { describe, expect, it } from 'vitest';
import { fromPosition } from '../src/game/from-position.ts';
import { outcome } from '../src/game/outcome.ts';
import { toPosition } from '../src/game/position.ts';
import { AREA, NATION, NOWHERE } from '../src/model/ids.ts';
import { namedSource } from '../src/model/points.ts';
import type { Position } from '../src/model/position.ts';
import { at } from './support.ts';

/** Points in a position: each line says where they come from; what is left out is found on the card where it can be. */

/** The line as the engine writes it after reading it in round 5. */
function read(line: object): unknown {
  const position = { ...toPosition(at('round 5 welsh movement\ngwynedd: welsh 1').state), ledger: [line] };
  const state = fromPosition(position as unknown as Position);
  return state.ok ? toPosition(state.value).ledger?.[0] : state.violation.rule;
}

describe('A line of the ledger', () => {
  it.each([
    { nation: 'romans', round: 5, points: 3, area: 'york', reason: 'hold', line: 0 },
    { nation: 'romans', round: 2, points: 3, area: 'york', reason: 'occupy', line: 0, via: 'welsh' },
    { nation: 'romans', round: 5, points: 2, area: 'york', reason: 'limes', line: 0 },
    { nation: 'romans', round: 2, points: -3, area: 'york', reason: 'taken-back', line: 0, via: 'welsh' },
    { nation: 'angles', round: 7, points: -2, area: null, reason: 'limit', limited: 4, most: 2 },
    { nation: 'welsh', round: 5, points: -3, area: null, reason: 'subject-half', overlord: 'romans' },
    { nation: 'welsh', round: 5, points: -3, area: null, reason: 'subject-half' },
    {
      nation: 'belgae',
      round: 2,
      points: 6,
      area: 'kent',
      reason: 'eliminate',
      line: 0,
      unit: 'infantry',
      of: 'romans',
    },
    { nation: 'angles', round: 8, points: 4, area: null, reason: 'bretwalda' },
    { nation: 'danes', round: 14, points: 8, area: null, reason: 'king', cnut: true },
    { nation: 'saxons', round: 13, points: 8, area: null, reason: 'king', cnut: false },
  ])('%j is kept as it is', (line) => {
    expect(read(line)).toEqual(line);
  });

  it('without a round it is of the present one, without a reason it was held', () => {
    expect(read({ nation: 'romans', points: 3, area: 'york' })).toMatchObject({
      round: 5,
      reason: 'hold',
      area: 'york',
    });
    expect(read({ nation: 'romans', points: 3 })).toMatchObject({ area: null });
  });

  it.each([
    { nation: 'swiss', points: 1 },
    { points: 1 },
    { nation: 'welsh' },
    { nation: 'welsh', points: 1.5 },
    { nation: 'welsh', points: '1' },
    { nation: 'welsh', points: 1, round: 'two' },
    { nation: 'welsh', points: 1, area: 'atlantis' },
    { nation: 'welsh', points: 1, reason: 'luck' },
    { nation: 'welsh', points: 1, reason: 'special', event: 'rain' },
    { nation: 'romans', points: 1, reason: 'special', event: 'rain' },
    { nation: 'welsh', points: 1, reason: 'special' },
  ])('%j is refused', (line) => {
    expect(read(line)).toBe('ledger');
  });

  it('the line of the card is found by round and reason', () => {
    const line = (nation: string, round: number, reason: string) =>
      (read({ nation, round, points: 2, area: 'york', reason }) as { line: number }).line;
    expect(line('romans', 2, 'occupy')).toBe(0);
    expect(line('romans', 2, 'taken-back')).toBe(0);
    expect(line('romans', 4, 'occupy')).toBe(-1); // the card names rounds 1 to 3
    expect(line('romans', 5, 'limes')).toBe(0);
    expect(line('romans', 4, 'limes')).toBe(-1);
    expect(line('romans', 5, 'hold')).toBe(-1); // they have the Limes instead
    expect(line('belgae', 7, 'hold')).toBe(0);
    expect(line('belgae', 8, 'hold')).toBe(-1);
    expect(line('saxons', 5, 'hold')).toBe(0);
    expect(line('saxons', 7, 'hold')).toBe(1);
  });

  it('an older file tells in a word who or what it was', () => {
    const line = { round: 2, points: 1, area: 'kent' };
    expect(read({ ...line, nation: 'romans', reason: 'occupy', what: 'welsh' })).toMatchObject({
      via: 'welsh',
    });
    expect(read({ ...line, nation: 'danes', reason: 'king', what: 'cnut' })).toMatchObject({ cnut: true });
    expect(read({ ...line, nation: 'romans', reason: 'special', what: 'belgae-submit' })).toMatchObject({
      event: 'belgae-submit',
      line: 0,
    });
    expect(read({ ...line, nation: 'romans', reason: 'eliminate', what: 'boudicca' })).toMatchObject({
      unit: 'leader',
      leader: 'boudicca',
      of: 'belgae',
    });
    expect(read({ ...line, nation: 'belgae', reason: 'eliminate', what: 'romans fort' })).toMatchObject({
      unit: 'fort',
      of: 'romans',
    });
    expect(read({ ...line, nation: 'belgae', reason: 'eliminate', what: 'romans' })).toMatchObject({
      unit: 'infantry',
      of: 'romans',
    });
    const unknown = read({ ...line, nation: 'belgae', reason: 'eliminate' });
    expect(unknown).toEqual({ ...line, nation: 'belgae', reason: 'eliminate', unit: 'infantry', line: -1 });
    expect(read({ ...line, nation: 'belgae', reason: 'eliminate', what: 7 })).toEqual(unknown);
  });

  it('a defeated unit finds the line of the card that pays so much for it', () => {
    const line = (nation: string, round: number, points: number, more: object) =>
      (read({ nation, round, points, area: 'kent', reason: 'eliminate', ...more }) as { line: number }).line;
    const roman = { of: 'romans', unit: 'infantry' };
    const fort = { of: 'romans', unit: 'fort' };
    expect([6, 2, 4].map((points) => line('belgae', 1, points, roman))).toEqual([0, 1, -1]);
    expect([6, 2, 4].map((points) => line('belgae', 1, points, fort))).toEqual([0, -1, 2]);
    expect(line('belgae', 2, 6, roman)).toBe(-1); // the first line is of round 1 only
    expect(line('belgae', 2, 2, { of: 'welsh', unit: 'infantry' })).toBe(-1);
    expect(line('irish', 4, 2, { of: 'welsh', unit: 'infantry' })).toBe(0); // any enemy
    expect(line('irish', 4, 2, fort)).toBe(1);
    expect(line('saxons', 5, 2, { of: 'romano-british', unit: 'cavalry' })).toBe(2);
    expect(line('saxons', 5, 2, { of: 'romano-british', unit: 'infantry' })).toBe(-1);
    expect(line('caledonians', 5, 2, roman)).toBe(-1); // nothing on the card is about defeated units
    expect(line('saxons', 5, 6, { leader: 'arthur' })).toBe(3);
    expect(line('saxons', 5, 6, { leader: 'william' })).toBe(6);
  });

  it('all points of a nation come to its sum', () => {
    const { state } = at(`
      round 9 saxons movement
      kent: saxons 1
      points {"nation":"saxons","round":7,"points":4,"area":"kent","reason":"hold","line":0}
      points {"nation":"saxons","round":8,"points":-1,"area":null,"reason":"limit","limited":3,"most":2}
    `);
    expect(outcome(state).nations.saxons.points).toBe(3);
  });
});

describe('Where points come from, in names', () => {
  const york = AREA.york;
  it.each([
    ['occupy', { reason: 'occupy', area: york, line: 1 }, { reason: 'occupy', area: 'york', line: 1 }],
    ...(['occupy', 'hold', 'limes', 'taken-back'] as const).map(
      (reason) =>
        [
          `${reason} through a subject`,
          { reason, area: york, line: 0, via: NATION.welsh },
          { reason, area: 'york', line: 0, via: 'welsh' },
        ] as const,
    ),
    [
      'limit',
      { reason: 'limit', area: NOWHERE, limited: 4, most: 2 },
      { reason: 'limit', area: null, limited: 4, most: 2 },
    ],
    [
      'half',
      { reason: 'subject-half', area: NOWHERE, overlord: NATION.romans },
      { reason: 'subject-half', area: null, overlord: 'romans' },
    ],
    ['half', { reason: 'subject-half', area: NOWHERE }, { reason: 'subject-half', area: null }],
    [
      'fallen',
      { reason: 'eliminate', area: york, line: 2, unit: 'fort', of: NATION.romans },
      { reason: 'eliminate', area: 'york', line: 2, unit: 'fort', of: 'romans' },
    ],
    [
      'fallen',
      { reason: 'eliminate', area: york, line: 2, unit: 'fort' },
      { reason: 'eliminate', area: 'york', line: 2, unit: 'fort' },
    ],
    ['king', { reason: 'king', area: NOWHERE, cnut: true }, { reason: 'king', area: null, cnut: true }],
  ] as const)('%s', (_, source, names) => {
    expect(namedSource(source)).toStrictEqual(names);
  });
});
