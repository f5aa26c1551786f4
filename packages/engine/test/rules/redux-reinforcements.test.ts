import { describe, expect, it } from 'vitest';
import { arrivals, redux } from '../redux.ts';

/** Britannia reduX: reinforcements (X-REI). */

const REST = 'clwyd: welsh 1\nmar: picts 1';

describe('Reinforcements at sea', () => {
  it('X-REI-1: stand in the sea that the timeline names', () => {
    const game = redux(`round 11 norsemen turn-start\n${REST}`);
    expect(game.area('icelandic-sea')).toBe(`norsemen ${arrivals(11, 'norsemen')}`);
    const coast = game.legal('move 1').map((text) => text.split(' ').at(-1));
    expect(coast.sort()).toEqual(['caithness', 'hebrides', 'mar', 'moray', 'orkneys', 'skye']);
  });

  it('X-REI-1, X-MOV-3: with two seas they stand on the border, and land from either', () => {
    const game = redux(`round 11 danes turn-start\n${REST}`);
    expect(game.area('north-sea')).toBe(`danes ${arrivals(11, 'danes')}`);
    const coast = game.legal('move 1').map((text) => text.split(' ').at(-1));
    const northSea = ['bernicia', 'dunedin', 'lothian', 'mar', 'york'];
    const frisianSea = ['essex', 'kent', 'lindsey', 'norfolk', 'suffolk'];
    expect(coast.sort()).toEqual([...northSea, ...frisianSea].sort());
    game.do('move 2 north-sea essex').do('move 1 north-sea bernicia');
    expect(game.area('essex')).toBe('danes 2');
  });

  it('X-REI-1: only in the round in which they come on two seas', () => {
    const game = redux(`round 12 danes turn-start\n${REST}`);
    expect(game.refuses('move 1 north-sea essex')).toMatchObject({
      code: 'move-not-adjacent',
      rule: 'X-MOV-1',
    });
  });
});

describe('Reinforcements on land', () => {
  const harold = (areas: string, round = 15) =>
    redux(`round ${round} saxons reinforcements\n${areas}\n${REST}`);

  it('X-REI-2: come to an area that the nation holds, or to a vacant centre of its own', () => {
    const game = harold('kent: saxons 1\nsussex: jutes 1\nnorfolk: saxons 1');
    expect(game.legal()).toEqual(['place norfolk', 'place essex', 'place kent', 'place wessex']);
    for (const area of ['suffolk', 'sussex', 'clwyd'])
      expect(game.refuses(`place ${area}`)).toMatchObject({ code: 'reinforcements-area', rule: 'X-REI-2' });
    expect(game.do('place wessex').area('wessex')).toBe('saxons 1');
  });

  it('X-REI-2: all to one place, whatever stands there', () => {
    const game = harold('kent: saxons 6\nessex: saxons 1', 16).do('place kent');
    expect(game.area('kent')).toBe('saxons 8');
    expect(game.asks).toBe('move');
  });

  it('X-REI-3: at least two come to a nation without land, though the timeline has one', () => {
    const game = harold('essex: angles 1').do('place wessex');
    expect(game.area('wessex')).toBe('saxons 2');
    expect(harold('kent: saxons 1').do('place kent').area('kent')).toBe('saxons 2');
  });

  it('X-REI-3: a larger number stays as it is', () => {
    const game = redux(`round 7 romano-british reinforcements\n${REST}`).do('place hwicce');
    expect(game.area('hwicce')).toBe('romano-british 2');
  });

  it('X-REI-3: to a vacant centre if there is one', () => {
    const game = harold('essex: angles 1\nsussex: jutes 1\nkent: jutes 1');
    expect(game.legal()).toEqual(['place wessex']);
    expect(game.refuses('place essex')).toMatchObject({
      code: 'reinforcements-area',
      rule: 'X-REI-2',
      details: { open: ['wessex'] },
    });
  });

  it('X-REI-3: else to any centre, though others hold it', () => {
    const game = harold('essex: angles 1\nsussex: jutes 1\nwessex: danes 1');
    expect(game.legal()).toEqual(['place essex', 'place sussex', 'place wessex']);
    expect(game.refuses('place kent')).toMatchObject({ code: 'reinforcements-area', rule: 'X-REI-3' });
    game.do('place essex');
    expect(game.area('essex')).toBe('saxons 2, angles 1');
  });

  it('X-REI-3: only those above the number of enemies may move', () => {
    const one = harold('essex: angles 1\nsussex: jutes 1\nwessex: danes 1').do('place essex');
    expect(one.may('move 1 essex suffolk')).toBe(true);
    expect(one.refuses('move 2 essex suffolk')).toMatchObject({
      code: 'move-enemy-holds',
      rule: 'X-REI-3',
      details: { enemy: 1, armies: 2, held: 1, mayGoOn: 1 },
    });
    const two = redux(`round 15 saxons movement\nessex: angles 2, saxons 2\n${REST}`);
    expect(two.legal()).toEqual(['end']);
    expect(two.refuses('move 1 essex suffolk')).toMatchObject({ rule: 'X-REI-3', details: { mayGoOn: 0 } });
  });

  it('X-REI-3: from difficult land too', () => {
    const game = redux('round 9 caledonians movement\ncaithness: caledonians 3, picts 2');
    expect(game.legal('move')).toEqual([
      'move 1 caithness moray',
      'move 1 caithness skye',
      'move 1 caithness orkneys',
    ]);
  });

  it('RUL-148: those who are placed and those who march in are counted apart', () => {
    const game = redux(`
      round 16 saxons movement
      essex: jutes 2, saxons 3
      kent: saxons 4
      wessex: saxons 1
    `).do('move 4 kent essex');
    const [marched, placed] = [game.legal('move 1 essex/b'), game.legal('move 1 essex')];
    expect(marched).toEqual([]);
    expect(placed).toContain('move 1 essex suffolk');
    expect(game.legal('move 2 essex')).toEqual([]);
    expect(game.refuses('move 1 essex/b suffolk')).toMatchObject({
      rule: 'X-MOV-6',
      details: { armies: 4, held: 4, mayGoOn: 0 },
    });
  });

  it('X-REI-3, X-RET-3: who was placed among enemies fights there and cannot retreat', () => {
    const game = harold('essex: angles 1\nsussex: jutes 1\nwessex: danes 1')
      .do('place essex')
      .do('end', [1, 1, 1]);
    expect(game.asked('retreat')).toMatchObject({ nation: 'angles' });
    game.do('stand', [5, 1, 1]);
    expect(game.seen('battle-rolled')).toMatchObject([{ area: 'essex', round: 2 }]);
    expect(game.area('essex')).toBe('saxons 2');
  });
});
