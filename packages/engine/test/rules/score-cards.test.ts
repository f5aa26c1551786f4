import { describe, expect, it } from 'vitest';
import type { NationId } from '../../src/data/nations.ts';
import { outcome } from '../../src/game/outcome.ts';
import { at } from '../support.ts';

/** The area lines of the nation cards, written out once more and held against what the engine gives. */

const LAND =
  `alban avalon bernicia caithness cheshire clwyd cornwall cumbria dalriada devon downlands dunedin dyfed
  essex galloway gwent gwynedd hebrides hwicce kent lindsey lothian mar march moray norfolk north-mercia orkneys
  pennines powys skye south-mercia strathclyde suffolk sussex wessex york`.split(/\s+/);

const ENGLAND = `avalon bernicia cheshire cumbria downlands essex galloway hwicce kent lindsey lothian march norfolk
  north-mercia pennines south-mercia suffolk sussex wessex york`;

/** Points for some areas, and for all that are not named. */
type Line = Readonly<Record<number, string>> & { readonly rest?: number };
type Values = Record<string, number>;

function valuesOf(line: Line | undefined): Values {
  const { rest = 0, ...named } = line ?? {};
  const values: Values = Object.fromEntries(LAND.map((area) => [area, rest]));
  for (const [points, areas] of Object.entries(named))
    for (const area of (areas as string).split(/\s+/)) values[area] = Number(points);
  return values;
}

/** What one army in each land area brings a nation at a step of a round; six areas at a time, for the supply. */
function earned(round: number, step: string, nation: NationId, reason: 'hold' | 'occupy'): Values {
  const values: Values = Object.fromEntries(LAND.map((area) => [area, 0]));
  for (let i = 0; i < LAND.length; i += 6) {
    const areas = LAND.slice(i, i + 6).map((area) => `${area}: ${nation} 1`);
    const game = at(`round ${round} ${step}\n${areas.join('\n')}`);
    for (const entry of outcome(game.state).nations[nation].reasons)
      if (entry.reason === reason && entry.round === round) values[entry.area as string] = entry.points;
  }
  return values;
}

const SCORING = [5, 7, 10, 13, 16];

const IRISH_COAST = 'avalon cheshire cornwall cumbria devon dyfed gwynedd';
const BRIGANTES_LATE: Line = {
  10: 'strathclyde',
  2: 'bernicia cheshire cumbria dalriada dunedin galloway lindsey lothian march north-mercia pennines york',
};
const DANELAW = 'essex lindsey norfolk north-mercia suffolk';
const DANES_ELSEWHERE =
  'avalon bernicia cheshire cumbria downlands galloway hwicce kent lothian march pennines south-mercia sussex wessex cornwall devon';

const HOLD: Readonly<Partial<Record<NationId, readonly (readonly [readonly number[], Line])[]>>> = {
  'romano-british': [
    [
      [7, 10, 13, 16],
      {
        2: 'avalon bernicia cheshire cumbria essex hwicce kent lothian march norfolk north-mercia south-mercia suffolk sussex wessex york',
      },
    ],
  ],
  belgae: [
    [
      SCORING,
      {
        2: 'avalon downlands essex hwicce kent lindsey march norfolk north-mercia south-mercia suffolk sussex wessex',
      },
    ],
  ],
  welsh: [
    [[5, 7, 10, 13], { 4: 'dyfed gwynedd powys', 2: 'clwyd cornwall devon gwent', rest: 1 }],
    [
      [16],
      { 4: 'dyfed gwynedd powys', 2: 'clwyd cornwall devon gwent avalon cheshire hwicce march', rest: 1 },
    ],
  ],
  brigantes: [
    [
      [5],
      {
        6: 'strathclyde',
        4: 'galloway',
        2: 'bernicia cheshire cumbria dalriada dunedin lindsey lothian march north-mercia pennines york',
      },
    ],
    [
      [7],
      {
        6: 'strathclyde',
        4: 'bernicia cumbria dalriada dunedin galloway york',
        2: 'cheshire lindsey lothian march north-mercia pennines',
      },
    ],
    [
      [10],
      {
        8: 'strathclyde',
        6: 'cumbria',
        4: 'bernicia dunedin galloway york',
        2: 'cheshire dalriada lindsey lothian march north-mercia pennines',
      },
    ],
    [[13, 16], BRIGANTES_LATE],
  ],
  caledonians: [
    [[5, 7], { 4: 'caithness hebrides orkneys', 2: 'dalriada moray skye' }],
    [[10, 13, 16], { 4: 'hebrides orkneys', 2: 'caithness dalriada moray skye' }],
  ],
  picts: [
    [
      SCORING,
      {
        4: 'alban mar moray',
        2: 'caithness dalriada dunedin hebrides orkneys skye strathclyde bernicia galloway lothian',
      },
    ],
  ],
  irish: [
    [[5, 7], { 4: IRISH_COAST }],
    [[10, 13], { 2: IRISH_COAST }],
    [[16], { rest: 2 }],
  ],
  scots: [
    [
      [5],
      {
        2: 'alban caithness dalriada dunedin galloway hebrides lothian mar moray orkneys skye strathclyde',
      },
    ],
    [
      [7, 10, 13, 16],
      {
        4: 'dalriada dunedin skye',
        2: 'alban caithness galloway hebrides lothian mar moray orkneys strathclyde',
      },
    ],
  ],
  norsemen: [
    [
      [13],
      {
        6: 'caithness hebrides orkneys',
        4: 'cumbria skye',
        2: 'avalon cheshire clwyd dalriada dyfed galloway gwent gwynedd mar moray pennines strathclyde',
      },
    ],
    [[16], { 4: 'caithness cumbria hebrides orkneys', rest: 2 }],
  ],
  dubliners: [
    [[13], { 8: 'york', 5: 'cumbria', 2: 'avalon bernicia cheshire dalriada dyfed gwent' }],
    [[16], { 4: 'cumbria', 2: 'avalon bernicia cheshire dalriada dyfed gwent york', rest: 1 }],
  ],
  danes: [
    [[13], { 8: 'york', 4: DANELAW, 2: `${DANES_ELSEWHERE} dunedin strathclyde` }],
    [[16], { 8: 'york', 4: DANELAW, 2: DANES_ELSEWHERE }],
  ],
  norwegians: [[[16], { 2: ENGLAND }]],
  saxons: [
    [[5], { 2: 'avalon downlands essex hwicce kent march north-mercia south-mercia suffolk sussex wessex' }],
    [
      [7],
      {
        6: 'essex',
        4: 'avalon sussex wessex',
        3: 'kent suffolk',
        2: 'cheshire cornwall devon downlands hwicce march norfolk north-mercia south-mercia york',
      },
    ],
    [
      [10, 13, 16],
      {
        4: 'avalon downlands essex hwicce sussex wessex',
        3: 'kent',
        2: 'cornwall devon march norfolk south-mercia suffolk',
      },
    ],
  ],
  jutes: [
    [[5], { 8: 'kent', 4: 'essex sussex wessex' }],
    [[7, 10, 13, 16], { 4: 'kent', 2: 'essex sussex wessex' }],
  ],
  angles: [
    [[5], { 2: 'essex hwicce lindsey march norfolk north-mercia south-mercia suffolk york' }],
    [
      [7],
      {
        6: 'norfolk',
        4: 'bernicia dunedin lothian north-mercia york',
        2: 'cheshire cumbria essex hwicce lindsey march pennines south-mercia suffolk',
      },
    ],
    [
      [10, 13, 16],
      {
        4: 'bernicia cheshire hwicce lothian norfolk north-mercia pennines york',
        2: 'cumbria galloway lindsey march south-mercia suffolk',
      },
    ],
  ],
  normans: [[[16], { 2: ENGLAND }]],
};

const OCCUPY: Readonly<Partial<Record<NationId, readonly (readonly [readonly number[], Line])[]>>> = {
  romans: [
    [
      [1, 2, 3],
      {
        4: 'alban dalriada dunedin mar',
        2: `strathclyde devon dyfed gwynedd ${ENGLAND}`,
        1: 'clwyd cornwall gwent powys',
      },
    ],
  ],
  welsh: [[[8, 9], { 12: 'york' }]],
  norsemen: [
    [
      [11, 12, 13, 14, 15, 16],
      {
        3: 'caithness cumbria hebrides orkneys',
        1: 'avalon cheshire clwyd dalriada dyfed galloway gwent gwynedd mar moray pennines skye strathclyde',
      },
    ],
  ],
  danes: [
    [
      [12],
      {
        8: 'york',
        4: 'bernicia cheshire cumbria essex lindsey lothian norfolk north-mercia pennines south-mercia strathclyde suffolk',
        2: 'kent march',
        1: 'avalon cornwall devon downlands hwicce sussex wessex',
      },
    ],
  ],
  norwegians: [[[15], { 10: 'york', 6: 'north-mercia', 4: 'bernicia cheshire march' }]],
  normans: [
    [[15], { 8: 'essex', 6: 'wessex', 4: 'kent south-mercia suffolk sussex', 2: 'avalon hwicce norfolk' }],
  ],
};

const lineOf = (table: typeof HOLD, nation: NationId, round: number): Line | undefined =>
  table[nation]?.find(([rounds]) => rounds.includes(round))?.[1];

describe('Hold points', () => {
  const nations = Object.keys(HOLD) as NationId[];

  it.each(nations)('SCORE-2: the %s score the areas of their card in every scoring round', (nation) => {
    for (const round of SCORING)
      expect(earned(round, 'hold-points', nation, 'hold'), `round ${round}`).toEqual(
        valuesOf(lineOf(HOLD, nation, round)),
      );
  });

  it.each([4, 6, 8, 9, 11, 12, 14, 15])('SCORE-2: nothing is held for points in round %i', (round) => {
    for (const nation of ['welsh', 'picts', 'scots'] as const)
      expect(earned(round, 'hold-points', nation, 'hold')).toEqual(valuesOf(undefined));
  });
});

describe('Occupy points', () => {
  const nations = Object.keys(OCCUPY) as NationId[];

  it.each(nations)('SCORE-3 SCORE-9: the %s score the areas of their card in its rounds only', (nation) => {
    const last = nation === 'romans' ? 5 : 16;
    for (let round = nation === 'romans' ? 1 : 7; round <= last; round++)
      expect(earned(round, 'standing-points', nation, 'occupy'), `round ${round}`).toEqual(
        valuesOf(lineOf(OCCUPY, nation, round)),
      );
  });

  it('SCORE-11 RUL-10: as printed on the card Gwynedd is worth 2 to the Romans, Clwyd 1', () => {
    const game = at(`
      round 2 romans movement
      march: romans 2 fort
      scored romans march
    `);
    game.do('move 1 march clwyd');
    expect(game.points('romans')).toBe(1);
    const inland = at(`
      round 2 romans movement
      clwyd: romans 1 fort
      scored romans clwyd
    `);
    inland.do('move 1 clwyd gwynedd');
    expect(inland.points('romans')).toBe(2);
  });
});
