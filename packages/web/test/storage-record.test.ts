import { describe, expect, it } from 'vitest';
import { damagedSave, readInfo, readRecord, remainsOf, type SaveRecord } from '../src/storage/record.ts';

const GOOD: SaveRecord = {
  id: 'a',
  name: 'Winter',
  kind: 'named',
  text: 'bretwalda 1',
  scenario: 'two-early',
  round: 3,
  nation: 'saxons',
  players: [{ kind: 'person', name: 'Elena' }],
  saved: 1_700_000_000_000,
  over: true,
  fresh: false,
};

describe('a record from the browser', () => {
  it('comes back as it was written, and without its text for lists', () => {
    const { text: _, ...info } = GOOD;
    expect(readRecord(GOOD)).toEqual(GOOD);
    expect(readInfo(GOOD)).toEqual(info);
    expect(readInfo({ ...info, nation: null })).toEqual({ ...info, nation: null });
    // The first saves did not know these marks.
    expect(readInfo({ ...info, over: undefined, fresh: undefined })).toMatchObject({
      over: false,
      fresh: false,
    });
  });

  it.each<[string, unknown]>([
    ['id', 7],
    ['name', null],
    ['kind', 'old'],
    ['scenario', 'napoleon'],
    ['scenario', undefined],
    ['round', '3'],
    ['round', Number.NaN],
    ['nation', 'martians'],
    ['nation', undefined],
    ['players', null],
    ['players', ['Elena']],
    ['players', [{ kind: 'person' }]],
    ['saved', 'yesterday'],
    ['saved', Number.NaN],
    ['saved', 1e20],
  ])('is damaged if its %s is %j', (key, value) => {
    expect(readInfo({ ...GOOD, [key]: value })).toBeNull();
    expect(readRecord({ ...GOOD, [key]: value })).toBeNull();
  });

  it('is damaged without its text, and if it is no record at all', () => {
    expect(readRecord({ ...GOOD, text: undefined })).toBeNull();
    for (const found of [null, undefined, 7, 'bretwalda', []]) expect(readRecord(found)).toBeNull();
  });

  it('that is damaged still gives what is left of it', () => {
    expect(damagedSave({ id: 'a', name: 'Winter' })).toEqual({ id: 'a', name: 'Winter' });
    expect(damagedSave({ id: 'a', name: ' ' })).toEqual({ id: 'a', name: null });
    expect(damagedSave({ id: 'a', name: 7 })).toEqual({ id: 'a', name: null });
    expect(remainsOf({ id: 'a', text: 'half a game' })).toBe('half a game');
    expect(JSON.parse(remainsOf({ id: 'a', text: 7 }))).toEqual({ id: 'a', text: 7 });
  });
});
