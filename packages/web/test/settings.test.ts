import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS, readSettings, type Settings } from '../src/base/settings.ts';

describe('settings as the browser remembers them', () => {
  it('come back as they were chosen', () => {
    const chosen: Settings = {
      language: 'it',
      theme: 'dark',
      motion: 'off',
      dice: 'full',
      hints: false,
      events: false,
      autosave: false,
      confirmIdle: false,
      sound: false,
      volume: 0,
      view: 'list',
    };
    expect(readSettings(JSON.parse(JSON.stringify(chosen)))).toEqual(chosen);
    expect(readSettings({ volume: 1 }).volume).toBe(1);
  });

  it.each<[keyof Settings, readonly unknown[]]>([
    ['language', [7, null, ['it'], {}]],
    ['theme', ['sepia', '', true, null, 1]],
    ['motion', ['slow', 'toString', false, null, 0]],
    ['dice', ['roll', 'Fast', null, 3]],
    ['hints', ['true', 1, null]],
    ['events', ['no', 0, null]],
    ['autosave', ['false', 0, null]],
    ['confirmIdle', [[], 'yes', null]],
    ['sound', [{}, 'on', null]],
    ['volume', [-0.1, 1.1, 50, Number.NaN, Number.POSITIVE_INFINITY, '0.5', null, true]],
    ['view', ['table', 'MAP', null, 2]],
  ])('%s of a wrong kind is ignored, and it alone', (key, wrong) => {
    const others: Partial<Settings> = { theme: 'dark', volume: 0.25, view: 'list', sound: false };
    const { [key]: _, ...rest } = others;
    for (const value of wrong)
      expect(readSettings({ ...rest, [key]: value })).toEqual({ ...DEFAULT_SETTINGS, ...rest });
  });

  it('what is no setting is left out, and what is no object is nothing', () => {
    expect(readSettings({ cheats: true, constructor: 'x', theme: 'light' })).toEqual({
      ...DEFAULT_SETTINGS,
      theme: 'light',
    });
    for (const found of [null, undefined, 7, 'dark', [], ['theme'], true])
      expect(readSettings(found)).toEqual(DEFAULT_SETTINGS);
  });
});
