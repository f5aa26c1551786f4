import { describe, expect, it } from 'vitest';
import { LAND_IDS } from '../../src/data/board.ts';
import { SCENARIOS, type Scenario } from '../../src/data/scenarios.ts';

/** The scenario tables against the rulebook, told as text. */

const rows = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

const scenarios = SCENARIOS as readonly Scenario[];

describe('The scenarios', () => {
  it('share out the nations without overlap', () => {
    const sizes = Object.fromEntries(scenarios.map((s) => [s.id, s.groups.map((g) => g.length)]));
    expect(sizes).toEqual({
      'standard-4': [5, 4, 4, 4],
      'standard-3': [6, 5, 6],
      'standard-5': [4, 3, 4, 3, 3],
      'short-3': [5, 4, 4],
      'two-early': [3, 14],
      'two-germanic': [5, 12],
      'two-vikings': [3, 14],
      'computer-full': [5, 4, 4, 4],
      'computer-invasions': [5, 4, 4, 4],
      'computer-vikings': [5, 4, 4, 4],
      'redux-4': [4, 4, 4, 3],
      'redux-3': [5, 5, 5],
      'redux-5': [3, 3, 3, 3, 3],
      'redux-short-4': [3, 4, 3, 3],
    });
    for (const { id, rules, groups } of scenarios) {
      const all = groups.flat();
      const short = id === 'short-3' || id === 'redux-short-4';
      expect(new Set(all).size, id).toBe(short ? 13 : rules === 'redux' ? 15 : 17);
      expect(all).toHaveLength(new Set(all).size);
    }
    expect(scenarios.map((s) => s.rounds.join('-'))).toEqual([
      ...['1-16', '1-16', '1-16', '6-13'],
      ...['1-5', '6-10', '11-14'],
      ...['1-16', '6-16', '11-16'],
      ...['6-16', '6-16', '6-16', '6-13'],
    ]);
  });

  it('give these nations to these players in the smaller games', () => {
    const group = (id: string, seat: number) => scenarios.find((s) => s.id === id)?.groups[seat]?.join(' ');
    expect(group('short-3', 0)).toBe('romano-british welsh brigantes caledonians danes');
    expect(group('short-3', 1)).toBe('picts irish norsemen saxons');
    expect(group('short-3', 2)).toBe('scots jutes angles dubliners');
    expect(group('two-early', 0)).toBe('romans caledonians scots');
    expect(group('two-germanic', 0)).toBe('angles irish jutes saxons scots');
    expect(group('two-vikings', 0)).toBe('danes dubliners norsemen');
  });

  it('set up one army in an area, and no area twice', () => {
    const armies = scenarios.map(({ setup }) => Object.values(setup).flatMap((areas) => [...areas]));
    expect(armies.map((areas) => areas.length)).toEqual([
      ...[37, 37, 37, 37, 37, 34, 30],
      ...[37, 37, 30],
      ...[37, 37, 37, 37],
    ]);
    for (const areas of armies) {
      expect(new Set(areas).size).toBe(areas.length);
      for (const area of areas) expect(LAND_IDS).toContain(area);
    }
    expect(scenarios.map((s) => s.atSea?.['english-channel']?.romans ?? 0)).toEqual([
      ...[16, 16, 16, 0, 16, 0, 0],
      ...[16, 0, 0],
      ...[0, 0, 0, 0],
    ]);
    const late = scenarios.filter((s) => s.rules === 'second-edition' && s.rounds[0] > 1);
    const told = late.flatMap(({ id, setup }) =>
      Object.entries(setup).map(([nation, areas]) => `${id} ${nation}: ${[...areas].sort().join(' ')}`),
    );
    expect(told).toEqual(
      rows(`
      short-3 romano-british: avalon downlands hwicce north-mercia south-mercia york
      short-3 welsh: cheshire clwyd devon gwent gwynedd march powys
      short-3 brigantes: bernicia cumbria galloway lothian pennines strathclyde
      short-3 caledonians: caithness orkneys
      short-3 picts: alban dunedin mar moray skye
      short-3 irish: cornwall dyfed
      short-3 scots: dalriada hebrides
      short-3 jutes: essex kent
      short-3 saxons: sussex wessex
      short-3 angles: lindsey norfolk suffolk
      two-germanic romano-british: avalon bernicia cheshire hwicce march wessex york
      two-germanic belgae: essex kent norfolk north-mercia south-mercia suffolk sussex
      two-germanic welsh: clwyd devon dyfed gwent gwynedd powys
      two-germanic brigantes: cumbria galloway lothian strathclyde
      two-germanic caledonians: caithness hebrides orkneys
      two-germanic picts: alban dunedin mar moray skye
      two-germanic irish: cornwall
      two-germanic scots: dalriada
      two-vikings welsh: cheshire clwyd gwent powys
      two-vikings brigantes: galloway strathclyde
      two-vikings caledonians: hebrides orkneys
      two-vikings picts: alban caithness mar moray
      two-vikings irish: cornwall
      two-vikings scots: dalriada dunedin skye
      two-vikings saxons: avalon devon hwicce sussex wessex
      two-vikings jutes: kent
      two-vikings angles: bernicia essex lothian norfolk north-mercia south-mercia suffolk york
    `),
    );
  });

  it('DIG-42, XP-4: set the other games up as the second edition does at the same time', () => {
    const setup = (id: string) => scenarios.find((s) => s.id === id)?.setup;
    expect(setup('computer-full')).toEqual(setup('standard-4'));
    expect(setup('computer-vikings')).toEqual(setup('two-vikings'));
    for (const id of ['computer-invasions', 'redux-4', 'redux-3', 'redux-5', 'redux-short-4'])
      expect(setup(id), id).toEqual(setup('short-3'));
  });

  it('change these rules and no others', () => {
    const told = Object.fromEntries(scenarios.map((s) => [s.id, s.special]));
    expect(told).toEqual({
      'standard-4': {},
      'standard-3': {},
      'standard-5': {},
      'short-3': {
        submittedBefore: ['brigantes', 'welsh'],
        noPointsForSubmitted: true,
        truce: ['jutes', 'saxons', 'angles'],
      },
      'two-early': { mustSubmit: ['belgae', 'welsh', 'brigantes', 'picts'] },
      'two-germanic': { secondRomanoBritish: 'belgae' },
      'two-vikings': {},
      'computer-full': {},
      'computer-invasions': {
        submittedBefore: ['brigantes', 'welsh'],
        truce: ['jutes', 'saxons', 'angles'],
      },
      'computer-vikings': {},
      'redux-4': {},
      'redux-3': {},
      'redux-5': {},
      'redux-short-4': {},
    });
  });
});
