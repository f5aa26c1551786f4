import { describe, expect, it } from 'vitest';
import type { LandId } from '../../src/data/board.ts';
import { outcome } from '../../src/game/outcome.ts';
import { apply, defaultAction } from '../../src/game/play.ts';
import type { Action } from '../../src/model/action.ts';
import { seededDice } from '../../src/model/dice.ts';
import type { GameEvent } from '../../src/model/event.ts';
import { at, refusedPosition, start, type TestGame } from '../support.ts';

const SETUP: Readonly<Record<string, string>> = {
  'romano-british': 'avalon downlands hwicce north-mercia south-mercia york',
  welsh: 'cheshire clwyd devon gwent gwynedd march powys',
  brigantes: 'bernicia cumbria galloway lothian pennines strathclyde',
  caledonians: 'caithness orkneys',
  picts: 'alban dunedin mar moray skye',
  irish: 'cornwall dyfed',
  scots: 'dalriada hebrides',
  jutes: 'kent essex',
  saxons: 'sussex wessex',
  angles: 'lindsey norfolk suffolk',
};

/** The setup as the lines of a position, for moments after the first. */
const BOARD = Object.entries(SETUP)
  .flatMap(([nation, areas]) => areas.split(' ').map((area) => `${area}: ${nation} 1`))
  .concat('submitted brigantes welsh')
  .join('\n');

const game6 = (): TestGame => start({ scenario: 'short-3' });
const later = (moment: string, extra = ''): TestGame => at(`short-3 ${moment}\n${BOARD}\n${extra}`);

/** Everybody's default until a round has ended: what happened on the way. */
function round6(game: TestGame): GameEvent[] {
  const dice = seededDice(3);
  const events: GameEvent[] = [];
  while (game.state.round === 6) {
    const applied = apply(game.state, defaultAction(game.state) as Action, dice);
    game.state = applied.state;
    events.push(...applied.events);
  }
  return events;
}

describe('The shorter game for three', () => {
  it('SCN-1 RUL-125: round 6 opens with the setup and the Romano-British turn, without a Roman departure', () => {
    const game = game6();
    expect(game.state.round).toBe(6);
    expect(game.decision).toMatchObject({ kind: 'move', nation: 'romano-british', seat: 0 });
    for (const [nation, areas] of Object.entries(SETUP))
      for (const area of areas.split(' ')) expect(game.area(area as LandId), area).toBe(`${nation} 1`);
  });

  it('SCN-1: the three groups; Romans, Belgae, Norwegians and Normans belong to nobody', () => {
    const players = outcome(game6().state).players.map((player) => [...player.nations].sort());
    expect(players).toEqual([
      ['brigantes', 'caledonians', 'danes', 'romano-british', 'welsh'],
      ['irish', 'norsemen', 'picts', 'saxons'],
      ['angles', 'dubliners', 'jutes', 'scots'],
    ]);
    for (const nation of ['romans', 'belgae', 'norwegians', 'normans'])
      expect(refusedPosition(`short-3 round 6 welsh movement\nkent: ${nation} 1`).code).toBe('bad-position');
  });

  it('SCN-1: the game knows rounds 6 to 13 only', () => {
    for (const round of [5, 14])
      expect(refusedPosition(`short-3 round ${round} welsh movement\nkent: welsh 1`)).toMatchObject({
        code: 'bad-position',
        rule: 'round',
      });
  });

  it('SCN-1: the invaders of round 6 arrive', () => {
    const placed = round6(game6()).flatMap((e) =>
      e.type === 'placed' && e.why === 'invaders' ? [`${e.nation} ${e.count} ${e.area}`] : [],
    );
    expect(placed).toEqual([
      'irish 1 atlantic-ocean',
      'scots 2 irish-sea',
      'saxons 8 frisian-sea',
      'jutes 1 english-channel',
      'angles 4 north-sea',
    ]);
  });

  it('SCN-1: ten nations take a turn in round 6, in the usual order', () => {
    const game = game6();
    const first = game.decision.nation;
    const turns = round6(game).flatMap((e) => (e.type === 'turn-started' && e.round === 6 ? [e.nation] : []));
    expect([first, ...turns]).toEqual([
      'romano-british',
      'welsh',
      'brigantes',
      'caledonians',
      'picts',
      'irish',
      'scots',
      'saxons',
      'jutes',
      'angles',
    ]);
  });

  it('SCN-2: the Romano-British have no population in round 6, and have it from round 7 on', () => {
    const first = at(`short-3 round 6 romano-british turn-start\n${BOARD}`);
    expect(first.asks).toBe('move');
    expect(first.marker('romano-british')).toBe(0);
    const next = later('round 7 romano-british turn-start');
    expect(next.state.pending).toMatchObject({ kind: 'place', why: 'population', left: 1 });
    expect(next.marker('romano-british')).toBe(5);
  });

  it('SCN-5: each of the 37 land areas holds one army', () => {
    const { infantry, holder } = game6().state;
    const armies = holder.map((_, area) => infantry.reduce((n, row) => n + (row[area] as number), 0));
    expect(armies).toEqual(new Array(37).fill(1));
  });

  it('SCN-1 RUL-119: all population markers start at 0', () => {
    expect(game6().state.markers).toEqual(new Array(17).fill(0));
  });

  it('SCN-6: the game ends after the hold points and the King of round 13', () => {
    const game = at(`
      short-3 round 13 hold-points
      kent: saxons 1
      sussex: saxons 1
      wessex: saxons 1
      essex: saxons 1
      york: danes 1
    `);
    expect(outcome(game.state).over).toBe(false);
    game.do('place kent');
    expect(game.asks).toBe('over');
    expect(game.state.round).toBe(13);
    expect(game.points('saxons')).toBe(3 + 4 + 4 + 4 + 8);
    expect(outcome(game.state).winners).toEqual([1]);
  });

  it('SCN-7 RUL-121: Arthur comes in round 7 as usual', () => {
    const game = later('round 7 romano-british special-arrivals');
    expect(game.state.pending).toMatchObject({ kind: 'leader', leader: 'arthur' });
    game.do('leader york');
    expect(game.area('york')).toBe('romano-british 1 cavalry 2 leader arthur');
  });
});

describe('Whom the Romano-British may attack', () => {
  it('EXA-130 SCN-4: (a) not the Jutes in round 6', () => {
    expect(game6().refuses('move 1 south-mercia essex')).toMatchObject({
      code: 'attack-forbidden',
      rule: 'SCN-4',
    });
  });

  it('SCN-4: nor Saxons or Angles', () => {
    const game = game6();
    for (const move of ['move 1 downlands wessex', 'move 1 north-mercia suffolk'])
      expect(game.refuses(move)).toMatchObject({ code: 'attack-forbidden', rule: 'SCN-4' });
  });

  it('EXA-130 SCN-4: (b) in round 7 they may, and score 2 for the army', () => {
    const game = later('round 7 romano-british movement');
    game.do('move 1 south-mercia essex').do('end', [6, 1]);
    expect(game.area('essex')).toBe('romano-british 1');
    expect(game.points('romano-british')).toBe(2);
  });

  it('EXA-130 SCN-3: (c) neither Welsh nor Brigantes before these have attacked, in rounds 6 and 7', () => {
    for (const game of [game6(), later('round 7 romano-british movement')])
      for (const move of ['move 1 hwicce march', 'move 1 york pennines'])
        expect(game.refuses(move)).toMatchObject({ code: 'attack-forbidden', rule: 'RB-11' });
  });

  it('EXA-130 SCN-3 RUL-121: (d) after an attack they may strike back, for no points', () => {
    const game = later('round 7 romano-british movement', 'attacked welsh');
    game.do('move 1 hwicce march').do('end', [6, 1]);
    expect(game.area('march')).toBe('romano-british 1');
    expect(game.points('romano-british')).toBe(0);
  });

  it('SCN-3 RUL-121: the attack that counts is a Welsh army entering their area', () => {
    const game = later('round 6 welsh movement');
    game.do('move 1 march hwicce').do('end', [1, 6]);
    expect(game.area('hwicce')).toBe('romano-british 1');
    const back = at(`
      short-3 round 7 romano-british movement
      hwicce: romano-british 1
      powys: welsh 1
      york: romano-british 1
      pennines: brigantes 1
      submitted brigantes welsh
      attacked welsh
    `);
    expect(game.state.attacked).toEqual(back.state.attacked);
    expect(back.may('move 1 hwicce powys')).toBe(true);
    expect(back.may('move 1 york pennines')).toBe(false);
  });

  it('SCN-3: in the full game the same blow is worth 2', () => {
    const game = at(`
      round 7 romano-british movement
      hwicce: romano-british 1
      march: welsh 1
      submitted welsh
      attacked welsh
    `);
    game.do('move 1 hwicce march').do('end', [6, 1]);
    expect(game.points('romano-british')).toBe(2);
  });

  it('SCN-3 RUL-121: from round 8 on they may attack everybody, still for no points', () => {
    const game = later('round 8 romano-british movement');
    game.do('move 1 hwicce march').do('end', [6, 1]);
    expect(game.area('march')).toBe('romano-british 1');
    expect(game.points('romano-british')).toBe(0);
  });

  it('SCN-4: attacked in round 6 they defend themselves', () => {
    const game = later('round 6 saxons movement');
    game.do('move 1 wessex avalon').do('end', [1, 6]);
    expect(game.area('avalon')).toBe('romano-british 1');
    expect(game.area('wessex')).toBe('');
    expect(game.seen('eliminated')[0]).toMatchObject({ nation: 'saxons', by: 'romano-british' });
  });

  it('SCN-4: nations outside the truce may be attacked in round 6', () => {
    const game = at(`
      short-3 round 6 romano-british movement
      avalon: romano-british 1
      devon: irish 1
    `);
    expect(game.may('move 1 avalon devon')).toBe(true);
  });
});
