import { describe, expect, it } from 'vitest';
import { LAND_IDS, SEAS } from '../../src/data/board.ts';
import { NATIONS } from '../../src/data/nations.ts';
import type { ScenarioId } from '../../src/data/scenarios.ts';
import { outcome } from '../../src/game/outcome.ts';
import { start, type TestGame } from '../support.ts';

const sides = (game: TestGame): string[] => outcome(game.state).players.map((p) => p.nations.join(' '));

/** The areas that hold exactly this. */
const areasOf = (game: TestGame, what: string): string[] =>
  LAND_IDS.filter((id) => game.area(id) === what).sort();

describe('Setup', () => {
  const GROUPS = [
    'romans romano-british scots dubliners norwegians',
    'welsh caledonians danes jutes',
    'brigantes irish norsemen saxons',
    'belgae picts angles normans',
  ];

  it('SETUP-1: the game starts in round 1 and the groups are dealt at random', () => {
    const deal = (lots: number[]) =>
      start({ scenario: 'standard-4', options: { sides: 'random' } }).do('begin', lots);
    const game = deal([4, 3, 2]);
    expect(game.state.round).toBe(1);
    expect(sides(game)).toEqual(GROUPS);
    const all: string[] = [];
    for (let a = 1; a <= 4; a++)
      for (let b = 1; b <= 3; b++)
        for (let c = 1; c <= 2; c++) {
          const dealt = sides(deal([a, b, c]));
          expect([...dealt].sort()).toEqual([...GROUPS].sort());
          all.push(dealt.map((nations) => GROUPS.indexOf(nations)).join(''));
        }
    expect(new Set(all).size).toBe(24);
  });

  it('SETUP-1: instead of a deal the groups may be bid for, chosen or fixed', () => {
    const asked = (option: 'bid' | 'choose') =>
      start({ scenario: 'standard-4', options: { sides: option } }).do('begin', [1]);
    expect(asked('bid').legal('choose')).toEqual([]);
    expect(asked('bid').may('bid 4 0')).toBe(true);
    expect(asked('choose').legal()).toEqual(['choose 1', 'choose 2', 'choose 3', 'choose 4']);
    const fixed = start({ scenario: 'standard-4', groups: [3, 2, 1, 0] });
    expect(sides(fixed)).toEqual([...GROUPS].reverse());
  });

  it('SETUP-2: four players have these nations', () => {
    expect(sides(start({ scenario: 'standard-4' }))).toEqual(GROUPS);
    const colours = GROUPS.map((group) => [
      ...new Set(group.split(' ').map((id) => NATIONS.find((n) => n.id === id)?.colour)),
    ]);
    expect(colours).toEqual([['yellow'], ['green'], ['red'], ['blue']]);
  });

  it('SETUP-3: one infantry stands in each of these areas', () => {
    const game = start({ scenario: 'standard-4' });
    const words = (text: string) => text.split(' ').sort();
    expect(areasOf(game, 'caledonians 1')).toEqual(words('caithness hebrides orkneys'));
    expect(areasOf(game, 'picts 1')).toEqual(words('alban dalriada dunedin mar moray skye'));
    expect(areasOf(game, 'brigantes 1')).toEqual(
      words('bernicia cheshire cumbria galloway lothian march pennines strathclyde york'),
    );
    expect(areasOf(game, 'belgae 1')).toEqual(
      words('downlands essex kent lindsey north-mercia south-mercia norfolk suffolk sussex wessex'),
    );
    expect(areasOf(game, 'welsh 1')).toEqual(
      words('avalon clwyd cornwall devon dyfed gwent gwynedd hwicce powys'),
    );
  });

  it('SETUP-4: sixteen Roman infantry wait in the English Channel', () => {
    const game = start({ scenario: 'standard-4' });
    expect(game.area('english-channel')).toBe('romans 16');
    const others = SEAS.filter((sea) => sea.id !== 'english-channel');
    expect(others.map((sea) => game.area(sea.id))).toEqual(['', '', '', '', '']);
  });

  it('SETUP-5: every land area holds exactly one army', () => {
    const game = start({ scenario: 'standard-4' });
    for (const id of LAND_IDS) expect(game.area(id)).toMatch(/^[a-z]+ 1$/);
  });

  it('SETUP-6 RUL-119: every population marker stands at zero, in every scenario', () => {
    const scenarios: ScenarioId[] = [
      ...(['standard-3', 'standard-4', 'standard-5', 'short-3'] as const),
      ...(['two-early', 'two-germanic', 'two-vikings'] as const),
    ];
    for (const scenario of scenarios) {
      const game = start({ scenario, options: { sides: 'choose' } });
      expect(game.asks).toBe('begin');
      expect(NATIONS.map((n) => game.marker(n.id))).toEqual(NATIONS.map(() => 0));
    }
  });

  it('EXA-1: the board of the standard game before the first move', () => {
    const game = start({ scenario: 'standard-4' });
    const armies = LAND_IDS.map((id) => game.area(id));
    expect(armies.filter((what) => / 1$/.test(what))).toHaveLength(37);
    expect(armies.join()).not.toMatch(/fort|ruin|burh|leader|cavalry/);
    expect(game.area('english-channel')).toBe('romans 16');
    expect(game.state.markers.every((marker) => marker === 0)).toBe(true);
    expect(game.state.leaders.every((leader) => leader === null)).toBe(true);
    expect(game.state.ledger).toEqual([]);
    expect(game.decision).toMatchObject({ kind: 'move', nation: 'romans', seat: 0 });
  });
});

describe('Three and five players', () => {
  it('SETUP-7: three players have these nations', () => {
    expect(sides(start({ scenario: 'standard-3' }))).toEqual([
      'romans romano-british scots dubliners danes jutes',
      'belgae welsh picts angles normans',
      'brigantes caledonians irish norsemen norwegians saxons',
    ]);
  });

  it('SETUP-8: five players have these nations', () => {
    expect(sides(start({ scenario: 'standard-5' }))).toEqual([
      'romans romano-british scots norwegians',
      'welsh danes jutes',
      'brigantes irish norsemen normans',
      'belgae picts angles',
      'caledonians dubliners saxons',
    ]);
  });

  it('SETUP-9: the board, the moves, the battles and the points are the same for any number of players', () => {
    const play = (scenario: ScenarioId) => {
      const game = start({ scenario });
      const first = game.legal();
      game.do('move 6 english-channel kent').do('move 5 english-channel sussex').do('move 3 sussex essex');
      game.do('end').do('fight kent', [6, 1, 1, 1, 1, 1, 1]);
      return { first, board: LAND_IDS.map((id) => game.area(id)), points: game.points('romans') };
    };
    const four = play('standard-4');
    expect(four.points).toBe(2);
    expect(play('standard-3')).toEqual(four);
    expect(play('standard-5')).toEqual(four);
  });
});
