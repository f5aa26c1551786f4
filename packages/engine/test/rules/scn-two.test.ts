import { describe, expect, it } from 'vitest';
import type { LandId } from '../../src/data/board.ts';
import type { NationId } from '../../src/data/nations.ts';
import type { ScenarioId } from '../../src/data/scenarios.ts';
import { outcome } from '../../src/game/outcome.ts';
import { apply, defaultAction } from '../../src/game/play.ts';
import type { Action } from '../../src/model/action.ts';
import { seededDice } from '../../src/model/dice.ts';
import { at, refusedPosition, start, type TestGame } from '../support.ts';

/** One army of a nation in each of some areas. */
const each = (nation: string, areas: string): string =>
  areas
    .split(' ')
    .map((area) => `${area}: ${nation} 1`)
    .join('\n');

const LAND =
  `alban avalon bernicia caithness cheshire clwyd cornwall cumbria dalriada devon downlands dunedin dyfed
  essex galloway gwent gwynedd hebrides hwicce kent lindsey lothian mar march moray norfolk north-mercia orkneys
  pennines powys skye south-mercia strathclyde suffolk sussex wessex york`.split(/\s+/) as LandId[];

/** The land areas of a game by nation; `empty` for those without units. */
function board(game: TestGame): Record<string, string> {
  const found: Record<string, string[]> = {};
  for (const area of LAND) {
    const units = game.area(area);
    const key = units === '' ? 'empty' : units.replace(/ 1$/, '');
    found[key] = [...(found[key] ?? []), area];
  }
  return Object.fromEntries(Object.entries(found).map(([key, areas]) => [key, areas.join(' ')]));
}

const firstSide = (scenario: ScenarioId): readonly NationId[] =>
  [...(outcome(start({ scenario }).state).players[0]?.nations ?? [])].sort();

/** The nations that take a turn in a round, when everybody answers by default. */
function turnsOf(game: TestGame): string[] {
  const round = game.state.round;
  const dice = seededDice(5);
  const turns = [game.decision.nation as string];
  while (game.state.round === round && game.state.pending) {
    const applied = apply(game.state, defaultAction(game.state) as Action, dice);
    game.state = applied.state;
    for (const e of applied.events) if (e.type === 'turn-started' && e.round === round) turns.push(e.nation);
  }
  return turns;
}

describe('Early invaders against the inhabitants', () => {
  it('SCN-8: the standard setup in round 1, {romans, caledonians, scots} against the rest', () => {
    const game = start({ scenario: 'two-early' });
    expect(board(game)).toEqual(board(start({ scenario: 'standard-4' })));
    expect(board(game).belgae?.split(' ')).toHaveLength(10);
    expect(game.area('english-channel')).toBe('romans 16');
    expect(game.state.round).toBe(1);
    expect(firstSide('two-early')).toEqual(['caledonians', 'romans', 'scots']);
    expect(outcome(game.state).players[1]?.nations).toHaveLength(14);
  });

  it('SCN-8: it ends with the hold points of round 5', () => {
    const game = at(`
      two-early round 5 hold-points
      york: romans 1 fort
      ${each('picts', 'alban')}
    `);
    expect(outcome(game.state)).toMatchObject({ over: true, winners: [0] });
    expect([game.points('romans'), game.points('picts')]).toEqual([6, 4]);
  });

  it('SCN-9 RUL-122: nations that qualify submit at the first window, one after another', () => {
    const game = at(`
      two-early round 2 romans movement
      kent: romans 2 fort
      ${each('welsh', 'gwynedd powys dyfed clwyd gwent')}
      ${each('brigantes', 'york bernicia pennines')}
      ${each('picts', 'alban mar moray dunedin')}
    `);
    game.do('end');
    expect(
      game.events.flatMap((e) => (e.type === 'submitted' ? [`${e.nation} to ${e.overlord}`] : [])),
    ).toEqual(['welsh to romans', 'brigantes to romans']);
    expect(game.overlord('welsh')).toBe('romans');
    expect(game.overlord('picts')).toBeUndefined();
  });

  it('SCN-9: Belgae with four areas submit in the Roman turn of round 1', () => {
    const game = at(`
      two-early round 1 romans movement
      kent: romans 2 fort
      ${each('belgae', 'lindsey norfolk north-mercia suffolk')}
      ${each('welsh', 'gwynedd powys dyfed clwyd gwent march')}
      scored romans kent
    `);
    game.do('end');
    expect(game.overlord('belgae')).toBe('romans');
    expect(game.overlord('welsh')).toBeUndefined();
    expect(game.points('romans')).toBe(6 + 4 * 2);
  });

  it('SCN-9: refusing is not allowed here, and is in the full game', () => {
    const window = (scenario: string) =>
      at(`
        ${scenario} round 2 romans battles
        kent: romans 2 fort
        ${each('picts', 'alban mar moray')}
        turn {"window":[]}
      `);
    expect(window('two-early').refuses('resist')).toMatchObject({ code: 'must-submit', rule: 'SCN-9' });
    expect(window('two-early').legal()).toEqual(['submit']);
    expect(window('standard-4').legal()).toEqual(['submit', 'resist', 'hold-out']);
  });

  it('SCN-9: the window after a battle round is one of them', () => {
    const game = at(`
      two-early round 2 romans movement
      hwicce: romans 3 fort
      ${each('welsh', 'gwynedd powys dyfed clwyd gwent cornwall')}
    `);
    game.do('move 3 hwicce gwent').do('end', [6, 1, 1, 1]);
    expect(game.area('gwent')).toContain('romans');
    expect(game.overlord('welsh')).toBe('romans');
  });

  it('SCN-14 RUL-124: nations of later times stay out of it', () => {
    expect(turnsOf(start({ scenario: 'two-early' }))).toEqual([
      'romans',
      'belgae',
      'welsh',
      'brigantes',
      'caledonians',
      'picts',
    ]);
  });
});

describe('Germanic invaders against the inhabitants', () => {
  const germanic = (text: string): TestGame => at(`two-germanic ${text}`);

  it('SCN-10: rounds 6 to 10, {angles, irish, jutes, saxons, scots} against the rest', () => {
    expect(firstSide('two-germanic')).toEqual(['angles', 'irish', 'jutes', 'saxons', 'scots']);
    expect(start({ scenario: 'two-germanic' }).state.round).toBe(6);
    for (const round of [5, 11])
      expect(refusedPosition(`two-germanic round ${round} welsh movement\nkent: welsh 1`).rule).toBe('round');
  });

  it('SCN-10: it ends with hold points and Bretwalda of round 10', () => {
    const game = germanic('round 10 hold-points\nkent: saxons 1\nyork: angles 1\noptions {"ballot":"open"}');
    game.do('vote saxons for saxons').do('vote angles for saxons');
    expect(outcome(game.state)).toMatchObject({ over: true, winners: [0] });
    expect([game.points('saxons'), game.points('angles')]).toEqual([3 + 4, 4]);
  });

  it('SCN-12: the setup; Downlands, Lindsey and Pennines are empty', () => {
    expect(board(start({ scenario: 'two-germanic' }))).toEqual({
      'romano-british': 'avalon bernicia cheshire hwicce march wessex york',
      belgae: 'essex kent norfolk north-mercia south-mercia suffolk sussex',
      welsh: 'clwyd devon dyfed gwent gwynedd powys',
      brigantes: 'cumbria galloway lothian strathclyde',
      caledonians: 'caithness hebrides orkneys',
      picts: 'alban dunedin mar moray skye',
      irish: 'cornwall',
      scots: 'dalriada',
      empty: 'downlands lindsey pennines',
    });
  });

  it('SCN-11 RUL-125: the Belgae play in their own place, after the Romano-British; no Romans leave', () => {
    const game = start({ scenario: 'two-germanic' });
    expect(game.decision).toMatchObject({ kind: 'move', nation: 'romano-british', seat: 1 });
    expect(turnsOf(game).slice(0, 3)).toEqual(['romano-british', 'belgae', 'welsh']);
  });

  it('SCN-11: their supply is 10, apart from that of the Romano-British', () => {
    expect(germanic('round 7 belgae movement\nkent: belgae 10\nyork: romano-british 8').asks).toBe('move');
    expect(refusedPosition('two-germanic round 7 belgae movement\nkent: belgae 11').rule).toBe('supply');
  });

  it('SCN-11: no population in round 6, but in round 7', () => {
    const areas = each('belgae', 'essex kent sussex');
    const first = germanic(`round 6 belgae turn-start\n${areas}`);
    expect(first.asks).toBe('move');
    expect(first.marker('belgae')).toBe(0);
    expect(germanic(`round 7 belgae turn-start\n${areas}`).asks).toBe('place');
  });

  it('SCN-11: they hold by the Romano-British card: clear English areas, 2 each', () => {
    const areas = each('belgae', 'bernicia york downlands');
    const game = germanic(`round 7 hold-points\n${areas}\ngwynedd: belgae 1`);
    expect(game.points('belgae')).toBe(4);
    // On their own card Downlands would be worth 2 and the north nothing.
    expect(at(`round 7 hold-points\n${areas}`).points('belgae')).toBe(2);
  });

  it('SCN-11: they score Saxons, Angles and Jutes, and Aelle, as the Romano-British do', () => {
    const kill = (round: number, foe: string, mover = 'belgae') =>
      germanic(`round ${round} ${mover} movement\nkent: ${mover} 2\nessex: ${foe}`)
        .do('move 2 kent essex')
        .do('end', [6, 1, 1])
        .points('belgae');
    expect(kill(6, 'saxons 1')).toBe(2);
    expect(kill(7, 'angles 1')).toBe(2);
    expect(kill(7, 'jutes 1')).toBe(2);
    expect(kill(8, 'jutes 1')).toBe(0);
    expect(kill(7, 'welsh 1')).toBe(0);
    expect(kill(6, 'saxons 1 leader aelle')).toBe(8);
  });

  it('SCN-11: an army lost in the turn of the Saxons gives them nothing, Aelle does', () => {
    const game = germanic('round 6 saxons movement\nkent: saxons 1 leader aelle\nessex: belgae 1');
    game.do('move 1 leader kent essex').do('end', [1, 6]);
    expect(game.points('belgae')).toBe(6);
  });

  it('SCN-11 RUL-120: there is one Arthur, and he is Romano-British', () => {
    const areas = 'york: romano-british 1\nkent: belgae 1';
    expect(germanic(`round 7 romano-british special-arrivals\n${areas}`).state.pending).toMatchObject({
      kind: 'leader',
      leader: 'arthur',
    });
    const belgae = germanic(`round 7 belgae special-arrivals\n${areas}`);
    expect(belgae.decision).toMatchObject({ kind: 'move', nation: 'belgae' });
    expect(belgae.area('kent')).toBe('belgae 1');
  });

  it('SCN-11 RUL-120: nobody carries the mark of submission, and the two may fight each other', () => {
    const game = start({ scenario: 'two-germanic' });
    expect(game.may('move 1 march powys')).toBe(true); // welsh
    expect(game.may('move 1 cheshire cumbria')).toBe(true); // brigantes
    expect(game.may('move 1 wessex sussex')).toBe(true); // belgae
    const turn = germanic('round 6 belgae movement\nsussex: belgae 1\nwessex: romano-british 1');
    expect(turn.may('move 1 sussex wessex')).toBe(true);
  });

  it('SCN-14: the Bretwalda is chosen in round 8', () => {
    const game = germanic('round 8 bretwalda\nkent: belgae 1\noptions {"ballot":"open"}');
    expect(game.asks).toBe('vote');
    game.do('vote belgae for belgae');
    expect(game.points('belgae')).toBe(4);
  });
});

describe('Vikings against the inhabitants', () => {
  const vikings = (text: string): TestGame => at(`two-vikings ${text}`);

  it('SCN-13: rounds 11 to 14, {danes, dubliners, norsemen} against the rest', () => {
    expect(firstSide('two-vikings')).toEqual(['danes', 'dubliners', 'norsemen']);
    expect(start({ scenario: 'two-vikings' }).state.round).toBe(11);
    for (const round of [10, 15])
      expect(refusedPosition(`two-vikings round ${round} welsh movement\nkent: welsh 1`).rule).toBe('round');
  });

  it('SCN-13: the setup, seven areas empty', () => {
    expect(board(start({ scenario: 'two-vikings' }))).toEqual({
      welsh: 'cheshire clwyd gwent powys',
      brigantes: 'galloway strathclyde',
      caledonians: 'hebrides orkneys',
      picts: 'alban caithness mar moray',
      irish: 'cornwall',
      scots: 'dalriada dunedin skye',
      saxons: 'avalon devon hwicce sussex wessex',
      jutes: 'kent',
      angles: 'bernicia essex lothian norfolk north-mercia south-mercia suffolk york',
      empty: 'cumbria downlands dyfed gwynedd lindsey march pennines',
    });
  });

  it('SCN-13 RUL-123: no submission is in force, and Brigantes may submit to the Angles', () => {
    const game = start({ scenario: 'two-vikings' });
    expect(game.overlord('brigantes')).toBeUndefined();
    const turn = vikings(
      `round 11 angles movement\n${each('brigantes', 'galloway strathclyde')}\nlothian: angles 2`,
    );
    turn.do('end');
    expect(turn.legal()).toEqual(['submit', 'resist', 'hold-out']);
    turn.do('submit');
    expect(turn.overlord('brigantes')).toBe('angles');
  });

  it('SCN-13 SCN-14: after the King of round 14 the game is over', () => {
    const game = vikings(`round 14 king\n${each('danes', 'york lindsey norfolk suffolk')}\nkent: saxons 1`);
    expect(game.points('danes')).toBe(8);
    game.do('place york');
    expect(outcome(game.state)).toMatchObject({ over: true, winners: [0] });
  });

  it('SCN-14: the King is chosen in round 11, and hold points are given in round 13', () => {
    const king = vikings(`round 11 king\n${each('angles', 'york lindsey norfolk suffolk')}`);
    expect(king.points('angles')).toBe(8);
    expect(vikings('round 13 hold-points\nyork: danes 1').points('danes')).toBe(8);
  });

  it('SCN-14 RUL-124: nations without units and without arrivals are inert', () => {
    expect(turnsOf(start({ scenario: 'two-vikings' }))).toEqual([
      'welsh',
      'brigantes',
      'caledonians',
      'picts',
      'irish',
      'scots',
      'norsemen',
      'danes',
      'saxons',
      'jutes',
      'angles',
    ]);
  });

  it.each(['two-early', 'two-germanic', 'two-vikings', 'standard-3', 'standard-5'] as const)(
    'SCN-14 RUL-119: in %s all population markers start at 0',
    (scenario) => {
      // With the sides still open nobody has had a turn yet.
      const { markers } = start({ scenario, options: { sides: 'bid' } }).state;
      expect(markers).toEqual(new Array(17).fill(0));
    },
  );
});
