import { describe, expect, it } from 'vitest';
import * as board from '../src/data/board.ts';
import { LANDING, LEADER_NAMES, NATIONS, type NationFacts, type NationId } from '../src/data/nations.ts';
import { SECOND_EDITION } from '../src/data/second-edition.ts';
import { TIMELINE } from '../src/data/timeline.ts';
import { tableReinforcements } from '../src/query/reinforcements.ts';

/** The data tables against the printed components, told as text: one line for each area, nation, round or card line. */

const { LAND, SEAS } = board;
const rows = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** Place of an area in the alphabet, 1 to 37: a sum of them tells one set of areas from another. */
const alphabet: string[] = LAND.map((a) => a.id as string).sort();
const rank = (id: string): number => alphabet.indexOf(id) + 1;
const total = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const rankSum = (areas: readonly string[]): number => total(areas.map(rank));
const nations = NATIONS as readonly NationFacts[];
const lists = (id: string, of: 'borders' | 'straits' | 'seas'): readonly string[] =>
  LAND.find((a) => a.id === id)?.[of] ?? [];

describe('The board', () => {
  it('has 37 land areas, each with its region, terrain, borders, straits and seas', () => {
    const told = LAND.map((a) =>
      `${a.id}: ${a.region}, ${a.terrain}; ${a.borders.join(' ')}; ${a.straits.join(' ')}; ${a.seas.join(' ')}`
        .replace(';  ;', ';;')
        .trim(),
    );
    expect(told).toEqual(
      rows(`
    orkneys: scotland, difficult; ; caithness; icelandic-sea
    hebrides: scotland, difficult; ; skye; icelandic-sea
    caithness: scotland, difficult; moray skye; orkneys; icelandic-sea
    skye: scotland, difficult; alban caithness dalriada moray; hebrides; icelandic-sea irish-sea
    moray: scotland, difficult; alban caithness mar skye; ; icelandic-sea
    mar: scotland, difficult; alban dunedin moray; ; icelandic-sea north-sea
    alban: scotland, difficult; dalriada dunedin mar moray skye; ;
    dalriada: scotland, difficult; alban dunedin skye strathclyde; ; irish-sea
    dunedin: scotland, clear; alban dalriada lothian mar strathclyde; ; north-sea
    strathclyde: scotland, clear; dalriada dunedin galloway lothian; ; irish-sea
    galloway: england, difficult; cumbria lothian strathclyde; ; irish-sea
    lothian: england, clear; bernicia cumbria dunedin galloway pennines strathclyde; ; north-sea
    cumbria: england, clear; cheshire galloway lothian pennines; ; irish-sea
    pennines: england, difficult; bernicia cheshire cumbria lothian york; ;
    bernicia: england, clear; lothian pennines york; ; north-sea
    york: england, clear; bernicia cheshire lindsey march north-mercia pennines; ; frisian-sea north-sea
    cheshire: england, clear; clwyd cumbria march pennines york; ; atlantic-ocean irish-sea
    march: england, clear; cheshire clwyd hwicce north-mercia powys york; ;
    lindsey: england, difficult; norfolk north-mercia suffolk york; ; frisian-sea
    north-mercia: england, clear; hwicce lindsey march south-mercia suffolk york; ;
    norfolk: england, clear; lindsey suffolk; ; frisian-sea
    suffolk: england, clear; essex lindsey norfolk north-mercia south-mercia; ; frisian-sea
    south-mercia: england, clear; downlands essex hwicce north-mercia suffolk; ;
    hwicce: england, clear; avalon downlands gwent march north-mercia powys south-mercia; ; atlantic-ocean
    downlands: england, difficult; avalon essex hwicce south-mercia sussex wessex; ;
    essex: england, clear; downlands kent south-mercia suffolk sussex; ; frisian-sea
    kent: england, clear; essex sussex; ; english-channel frisian-sea
    sussex: england, clear; downlands essex kent wessex; ; english-channel
    wessex: england, clear; avalon devon downlands sussex; ; english-channel
    avalon: england, clear; devon downlands hwicce wessex; ; atlantic-ocean
    clwyd: wales, difficult; cheshire gwynedd march powys; ; atlantic-ocean
    gwynedd: wales, clear; clwyd powys; ; atlantic-ocean
    powys: wales, difficult; clwyd dyfed gwent gwynedd hwicce march; ; atlantic-ocean
    dyfed: wales, clear; gwent powys; devon; atlantic-ocean
    gwent: wales, difficult; dyfed hwicce powys; devon; atlantic-ocean
    devon: wales, difficult; avalon cornwall wessex; dyfed gwent; atlantic-ocean english-channel
    cornwall: wales, difficult; devon; ; atlantic-ocean english-channel
    `),
    );
    expect(new Set(alphabet).size).toBe(37);
  });

  it('has 6 seas in a row from the Icelandic Sea round the south to the Irish Sea, which closes the ring', () => {
    const ring = [
      'icelandic-sea',
      'north-sea',
      'frisian-sea',
      'english-channel',
      'atlantic-ocean',
      'irish-sea',
    ];
    expect(SEAS.map((s) => s.id)).toEqual(ring);
    SEAS.forEach((sea, i) => {
      expect([...sea.seas].sort()).toEqual([ring[(i + 1) % 6], ring[(i + 5) % 6]].sort());
    });
    expect(SEAS.map((s) => s.coast.length)).toEqual([6, 5, 6, 5, 10, 6]);
  });

  it('has 72 land borders and 4 straits, the same from both sides, and none of them twice', () => {
    const pairs = (of: 'borders' | 'straits') =>
      LAND.flatMap((a) => a[of].map((other) => [a.id as string, other as string] as const));
    for (const of of ['borders', 'straits'] as const)
      for (const [from, to] of pairs(of)) {
        expect(lists(to, of)).toContain(from);
        expect(from).not.toBe(to);
      }
    expect(new Set(pairs('borders').map(String)).size).toBe(2 * 72);
    expect(pairs('borders')).toHaveLength(2 * 72);
    const straits = pairs('straits').map((pair) => [...pair].sort().join('-'));
    expect([...new Set(straits)].sort()).toEqual([
      'caithness-orkneys',
      'devon-dyfed',
      'devon-gwent',
      'hebrides-skye',
    ]);
    expect(straits).toHaveLength(8);
    for (const [from, to] of pairs('straits')) expect(lists(from, 'borders')).not.toContain(to);
  });

  it('has coasts that agree with the seas of the land areas', () => {
    for (const sea of SEAS)
      expect([...sea.coast]).toEqual(alphabet.filter((id) => lists(id, 'seas').includes(sea.id)));
    expect(alphabet.filter((id) => lists(id, 'seas').length === 0)).toEqual(
      ['alban', 'downlands', 'march', 'north-mercia', 'pennines', 'south-mercia'].sort(),
    );
  });

  it('GEN-14: England has 20 areas, Wales 7 and Scotland 10; 17 areas are difficult', () => {
    expect([board.ENGLAND, board.WALES, board.SCOTLAND].map((region) => region.length)).toEqual([20, 7, 10]);
    expect(LAND.filter((a) => a.terrain === 'difficult').map((a) => a.id)).toHaveLength(17);
    expect([...board.WALES].sort()).toEqual([
      'clwyd',
      'cornwall',
      'devon',
      'dyfed',
      'gwent',
      'gwynedd',
      'powys',
    ]);
    expect(board.ENGLAND).toContain('galloway');
  });

  it('has the named parts of the board and the landing lists of the cards', () => {
    const size = (areas: readonly string[] = []) => [new Set(areas).size, areas.length, rankSum(areas)];
    expect(size(board.NORTH_OF_CUMBRIA_PENNINES_BERNICIA)).toEqual([12, 12, 221]);
    expect(size(board.ENGLISH_SOUTH_OF_CHESHIRE_AND_YORK)).toEqual([13, 13, 301]);
    expect(size(board.ENGLISH_SOUTH_OF_CHESHIRE_YORK_LINDSEY_NORFOLK)).toEqual([11, 11, 254]);
    expect(size(board.IN_OR_SOUTH_OF_YORK_AND_CHESHIRE)).toEqual([22, 22, 442]);
    expect(size(board.SOUTH_OF_CUMBRIA_PENNINES_BERNICIA)).toEqual([22, 22, 442]);
    expect(size(board.CLEAR_ENGLAND)).toEqual([16, 16, 344]);
    expect(Object.keys(LANDING).sort()).toEqual(['danes', 'dubliners', 'irish', 'scots']);
    expect(size(LANDING.irish)).toEqual([25, 25, 482]);
    expect(size(LANDING.danes)).toEqual([25, 25, 482]);
    expect(size(LANDING.scots)).toEqual([10, 10, 173]);
    expect(size(LANDING.dubliners)).toEqual([32, 32, 595]);
    for (const list of Object.values(LANDING)) for (const id of list) expect(alphabet).toContain(id);
  });
});

describe('The nations', () => {
  it('GEN-4 GEN-5 SEQ-2: come in playing order with their colour, pieces and leaders', () => {
    const told = nations.map((n) =>
      `${n.id}: ${n.colour}, ${n.infantry} infantry, ${n.cavalry} cavalry, ${n.burhs} burhs; ${n.leaders.join(' ')}`.trim(),
    );
    expect(told).toEqual(
      rows(`
      romans: yellow, 16 infantry, 0 cavalry, 0 burhs;
      romano-british: yellow, 8 infantry, 2 cavalry, 0 burhs; arthur
      belgae: blue, 10 infantry, 0 cavalry, 0 burhs; boudicca
      welsh: green, 13 infantry, 0 cavalry, 0 burhs;
      brigantes: red, 11 infantry, 0 cavalry, 0 burhs; urien
      caledonians: green, 7 infantry, 0 cavalry, 0 burhs;
      picts: blue, 10 infantry, 0 cavalry, 0 burhs;
      irish: red, 8 infantry, 0 cavalry, 0 burhs;
      scots: yellow, 11 infantry, 0 cavalry, 0 burhs; fergus-mor-mac-erc
      norsemen: red, 10 infantry, 0 cavalry, 0 burhs; ketil-flatnose
      dubliners: yellow, 9 infantry, 0 cavalry, 0 burhs; olaf-guthfrithsson
      danes: green, 18 infantry, 0 cavalry, 0 burhs; ivar-and-halfdan cnut svein-estrithson
      norwegians: yellow, 12 infantry, 0 cavalry, 0 burhs; harald-hardrada
      saxons: red, 20 infantry, 0 cavalry, 8 burhs; aelle egbert alfred edgar harold
      jutes: green, 6 infantry, 0 cavalry, 0 burhs;
      angles: blue, 17 infantry, 0 cavalry, 0 burhs; ida oswiu offa
      normans: blue, 8 infantry, 4 cavalry, 0 burhs; william
    `),
    );
    expect(total(nations.map((n) => n.infantry))).toBe(194);
    const leaders = nations.flatMap((n) => [...n.leaders]);
    expect(leaders).toHaveLength(19);
    expect(Object.keys(LEADER_NAMES).sort()).toEqual([...leaders].sort());
  });

  it('SEA-7: close some seas to their invaders', () => {
    const closed = nations.filter((n) => n.closedSeas.length > 0).map((n) => [n.id, n.closedSeas.length]);
    expect(closed).toEqual([
      ['romans', 6],
      ['dubliners', 1],
      ['norwegians', 6],
      ['saxons', 1],
      ['jutes', 1],
      ['angles', 1],
      ['normans', 6],
    ]);
    const closedTo = (id: NationId) => nations.find((n) => n.id === id)?.closedSeas;
    expect(closedTo('dubliners')).toEqual(['icelandic-sea']);
    expect(closedTo('angles')).toEqual(['icelandic-sea']);
    expect(closedTo('saxons')).toEqual(['atlantic-ocean']);
    expect(closedTo('jutes')).toEqual(['atlantic-ocean']);
  });
});

describe('The timeline', () => {
  it('SEQ-9: gives each round its years, its awards and what it brings each nation', () => {
    const told = TIMELINE.flatMap((r) => [
      `${r.round}: ${[
        r.years.join('-'),
        ...(['scoring', 'bretwalda', 'king'] as const).filter((award) => r[award]),
      ].join(' ')}`,
      ...r.events.map((e) => {
        const invaders = (e.invaders ?? []).map(
          (i) => `${i.infantry}${i.cavalry === undefined ? '' : `+${i.cavalry}`} ${i.sea}`,
        );
        const placed = e.place ? [`${e.place.infantry ?? 0}+${e.place.cavalry ?? 0} on land`] : [];
        const all = [...e.status, ...invaders, ...placed, ...(e.leader ? [e.leader] : [])];
        return `${r.round} ${e.nation}: ${all.join(', ')}`;
      }),
    ]);
    expect(told).toEqual(
      rows(`
      1: 43-60
      1 romans: major-invasion
      1 belgae: 1+0 on land, boudicca
      2: 60-100
      3: 100-250
      3 irish: raid, 1 atlantic-ocean
      4: 250-340
      4 caledonians: boats
      4 picts: raid, boats
      4 irish: raid, boats, 2 atlantic-ocean
      4 scots: raid, 1 irish-sea
      4 saxons: raid, 3 english-channel
      4 jutes: raid, 2 english-channel
      4 angles: raid, 3 frisian-sea
      5: 340-430 scoring
      5 caledonians: boats
      5 picts: raid, boats
      5 irish: raid, boats, 1 atlantic-ocean
      5 scots: raid, boats, 2 irish-sea
      5 saxons: raid, boats, 3 english-channel
      5 jutes: raid, boats, 2 english-channel
      5 angles: raid, boats, 3 frisian-sea
      6: 430-485
      6 caledonians: boats
      6 picts: boats
      6 irish: raid, boats, 1 atlantic-ocean
      6 scots: raid, boats, 2 irish-sea
      6 saxons: major-invasion, boats, 8 frisian-sea, aelle
      6 jutes: boats, 1 english-channel
      6 angles: boats, 4 north-sea
      7: 485-560 scoring
      7 romano-british: 0+2 on land, arthur
      7 brigantes: urien
      7 irish: boats, 1 atlantic-ocean
      7 scots: raid, major-invasion, boats, 3 irish-sea, fergus-mor-mac-erc
      7 saxons: boats, 4 frisian-sea
      7 jutes: boats
      7 angles: major-invasion, boats, 7 north-sea, ida
      8: 560-635 bretwalda
      8 irish: 1 atlantic-ocean
      8 scots: 1 irish-sea
      8 saxons: boats
      8 jutes: boats
      8 angles: boats, 2 north-sea
      9: 635-710 bretwalda
      9 irish: 1 atlantic-ocean
      9 saxons: boats
      9 angles: boats, oswiu
      10: 710-785 scoring bretwalda
      10 saxons: boats
      10 angles: boats, offa
      11: 785-860 king
      11 norsemen: raid, major-invasion, boats, 5 icelandic-sea, ketil-flatnose
      11 danes: raid, 4 north-sea, 4 frisian-sea
      11 saxons: egbert
      12: 860-935 king
      12 norsemen: raid, boats, 2 irish-sea, 2 atlantic-ocean
      12 dubliners: raid, 2 irish-sea
      12 danes: major-invasion, boats, 6 north-sea, ivar-and-halfdan
      12 saxons: alfred
      13: 935-985 scoring king
      13 norsemen: boats
      13 dubliners: major-invasion, boats, 5 irish-sea, olaf-guthfrithsson
      13 danes: boats, 2 north-sea
      13 saxons: edgar
      14: 985-1035 king
      14 norsemen: boats
      14 dubliners: boats, 3 irish-sea
      14 danes: boats, 6 frisian-sea, cnut
      15: 1035-1066
      15 danes: boats
      15 norwegians: major-invasion, boats, 10 north-sea, harald-hardrada
      15 saxons: harold
      15 normans: major-invasion, 6+4 english-channel, william
      16: 1066-1085 scoring king
      16 danes: boats, 3 frisian-sea, svein-estrithson
      16 norwegians: boats
    `),
    );
  });

  it('brings each nation this many invaders in all, and leaders of its own only', () => {
    const sums = new Map<string, number>();
    for (const { events } of TIMELINE)
      for (const { nation, invaders = [], leader } of events) {
        const armies = total(invaders.map((i) => (i.infantry ?? 0) + (i.cavalry ?? 0)));
        if (armies > 0) sums.set(nation, (sums.get(nation) ?? 0) + armies);
        if (leader) expect(nations.find((n) => n.id === nation)?.leaders).toContain(leader);
      }
    expect(Object.fromEntries(sums)).toEqual({
      irish: 8,
      scots: 9,
      norsemen: 9,
      dubliners: 10,
      danes: 25,
      norwegians: 10,
      saxons: 18,
      jutes: 5,
      angles: 19,
      normans: 10,
    });
    const leaders = TIMELINE.flatMap((r) => r.events.flatMap((e) => e.leader ?? []));
    expect([...leaders].sort()).toEqual(Object.keys(LEADER_NAMES).sort());
  });

  it('ROM-2: reinforces the Romans by armies in play, in rounds 2 to 5', () => {
    const table = Array.from({ length: 17 }, (_, armies) =>
      [2, 3, 4, 5].map((round) => tableReinforcements(SECOND_EDITION, round, armies)).join(' '),
    );
    const few = new Array<string>(5).fill('4 4 3 3');
    const many = new Array<string>(5).fill('0 0 0 0');
    const between = ['3 3 3 3', '3 3 2 2', '2 2 1 1', '2 2 1 1', '1 1 1 0', '1 1 0 0', '1 0 0 0'];
    expect(table).toEqual([...few, ...between, ...many]);
  });
});
