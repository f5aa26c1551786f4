import { describe, expect, it } from 'vitest';
import { at, type TestGame } from '../support.ts';

/** One army of a nation in each of some areas. */
const each = (nation: string, areas: string): string =>
  areas
    .split(' ')
    .map((area) => `${area}: ${nation} 1`)
    .join('\n');

const muster = (areas: string): TestGame => at(`round 16\n${areas}`);

/** The Danes come with Svein in every round 16; here they land and let the others play. */
const danesLand = (game: TestGame): TestGame => game.do('move 3 leader frisian-sea norfolk').do('end');

describe('The muster of 1066 as a whole', () => {
  it('EXA-129 R16-1 R16-2 R16-4 R16-5 R16-6 R16-8: four Norwegians due and three pieces left, five Normans due', () => {
    const game = muster(`
      york: norwegians 3 leader harald-hardrada
      bernicia: norwegians 2
      lothian: norwegians 2
      dunedin: norwegians 2
      essex: normans 3 cavalry 2 leader william
      hwicce: normans 2
      kent: normans cavalry 1
      marker norwegians 3
      marker normans 1
    `);
    expect(game.area('north-sea')).toBe('norwegians 3');
    expect(game.state.pending).toMatchObject({ kind: 'exchange', due: 5 });
    const foot = game.fork().do('exchange 0');
    expect(foot.area('english-channel')).toBe('normans 3');
    expect(foot.seen('lost-reinforcements')).toEqual([
      { type: 'lost-reinforcements', nation: 'normans', count: 2 },
    ]);
    const horse = game.fork().do('exchange 1');
    expect(horse.area('english-channel')).toBe('normans 3 cavalry 1');
    expect(horse.seen('lost-reinforcements')).toEqual([]);
    for (const after of [foot, horse]) {
      expect(after.marker('norwegians')).toBe(3);
      expect(after.marker('normans')).toBe(1);
    }
    expect(game.refuses('exchange 2')).toMatchObject({ code: 'exchange-range', rule: 'R16-5' });
  });

  it('R16-1: the Norwegians come first, then the Saxons, then the Normans', () => {
    const game = muster(`
      york: norwegians 1 leader harald-hardrada
      kent: saxons 1 leader harold
      sussex: saxons 1
      essex: normans 1 leader william
    `);
    expect(game.area('north-sea')).toBe('norwegians 1');
    expect(game.state.pending).toMatchObject({ kind: 'place', why: 'special', left: 1 });
    expect(game.area('english-channel')).toBe('');
    game.do('place kent');
    expect(game.area('kent')).toBe('saxons 2 leader harold');
    expect(game.area('english-channel')).toBe('normans 1');
    expect(game.decision).toMatchObject({ kind: 'move', nation: 'danes' });
  });

  it('R16-1: reinforcements come on top of the population of the turn', () => {
    const game = muster(`
      york: norwegians 1 leader harald-hardrada
      ${each('norwegians', 'bernicia lothian')}
    `);
    expect(game.area('north-sea')).toBe('norwegians 3');
    danesLand(game);
    expect(game.state.pending).toMatchObject({ kind: 'place', why: 'population', left: 1 });
    game.do('place york');
    expect(game.area('york')).toBe('norwegians 2 leader harald-hardrada');
    expect(game.area('north-sea')).toBe('norwegians 3');
  });

  it('R16-1: they come in no other round', () => {
    const game = at(`
      round 15
      gwynedd: welsh 1
      york: norwegians 1 leader harald-hardrada
      kent: saxons 1 leader harold
      sussex: saxons 1
      essex: normans 1 leader william
    `);
    expect(game.area('north-sea')).toBe('');
    expect(game.area('english-channel')).toBe('');
    expect(game.decision).toMatchObject({ kind: 'move', nation: 'welsh' });
  });

  it('R16-8: markers stand as they were, spent and unspent points alike', () => {
    const game = muster(`
      york: norwegians 1 leader harald-hardrada
      kent: saxons 1 leader harold
      sussex: saxons 1
      marker norwegians 4
      marker saxons 5
    `);
    game.do('place kent');
    expect(game.marker('norwegians')).toBe(4);
    expect(game.marker('saxons')).toBe(5);
  });
});

describe('Norwegians', () => {
  it('R16-2 RUL-107: one army for each land area, in Scotland and Wales too', () => {
    const game = muster(`
      york: norwegians 1 leader harald-hardrada
      ${each('norwegians', 'dunedin mar gwynedd')}
    `);
    expect(game.area('north-sea')).toBe('norwegians 4');
  });

  it('R16-2: without Harald Hardrada none', () => {
    expect(muster(each('norwegians', 'york dunedin mar')).area('north-sea')).toBe('');
  });

  it('R16-2: he may stand anywhere, and armies of one area give one', () => {
    const game = muster('dunedin: norwegians 3 leader harald-hardrada');
    expect(game.area('north-sea')).toBe('norwegians 1');
  });

  it('R16-7: those at sea must land in their turn, and only from the North Sea', () => {
    const game = muster(`
      dunedin: norwegians 2 leader harald-hardrada
      ${each('norwegians', 'mar')}
    `);
    danesLand(game);
    expect(game.decision.nation).toBe('norwegians');
    expect(game.refuses('end')).toMatchObject({ code: 'end-at-sea', rule: 'SEA-6' });
    expect(game.refuses('move 2 north-sea frisian-sea')).toMatchObject({ code: 'sea-closed', rule: 'SEA-7' });
    game.do('move 2 north-sea york').do('end');
    expect(game.area('york')).toBe('norwegians 2');
  });
});

describe('Saxons', () => {
  const SEVEN = each('saxons', 'sussex wessex avalon hwicce essex downlands');

  it('EXA-95 R16-3: (a) seven English areas and Harold in Kent: three armies', () => {
    const game = muster(`kent: saxons 1 leader harold\n${SEVEN}\ndevon: saxons 1`);
    expect(game.state.pending).toMatchObject({ kind: 'place', why: 'special', left: 3, placed: [] });
    game.do('place kent').do('place sussex').do('place wessex');
    expect(game.area('wessex')).toBe('saxons 2');
    expect(game.asks).toBe('move');
  });

  it('EXA-95 R16-3: (b) with Harold in Devon none', () => {
    const game = muster(`kent: saxons 1\n${SEVEN}\ndevon: saxons 1 leader harold`);
    expect(game.asks).toBe('move');
    expect(game.decision.nation).toBe('danes');
  });

  it('R16-3: without Harold none', () => {
    expect(muster(`kent: saxons 1\n${SEVEN}`).asks).toBe('move');
  });

  it('R16-3 RUL-109: they go to English areas of the Saxons', () => {
    const game = muster(`kent: saxons 1 leader harold\n${SEVEN}\ndevon: saxons 1`);
    expect(game.refuses('place devon')).toMatchObject({ code: 'place-not-english', rule: 'R16-3' });
    expect(game.refuses('place york')).toMatchObject({ code: 'place-not-yours', rule: 'POP-8' });
  });

  it('R16-3 RUL-109: one to an area while another has had none, and the stacking limits hold', () => {
    const game = muster(`
      kent: saxons 3 leader harold
      sussex: saxons 4
      wessex: saxons 1
      essex: saxons 1
    `);
    expect(game.state.pending).toMatchObject({ left: 2 });
    expect(game.refuses('place kent')).toMatchObject({ code: 'place-stacking', rule: 'POP-10' });
    game.do('place essex');
    expect(game.refuses('place essex')).toMatchObject({ code: 'place-second-unit', rule: 'POP-9' });
    game.do('place wessex');
    expect(game.area('essex')).toBe('saxons 2');
    expect(game.area('wessex')).toBe('saxons 2');
  });

  it('R16-3 RUL-109: what finds no room is lost', () => {
    const game = muster(`
      lindsey: saxons 4 leader harold
      downlands: saxons 2
      kent: saxons 3
      sussex: saxons 2
      marker saxons 2
    `);
    game.do('place sussex');
    expect(game.seen('no-room')).toEqual([{ type: 'no-room', nation: 'saxons', count: 1, why: 'special' }]);
    expect(game.area('lindsey')).toBe('saxons 4 leader harold');
    expect(game.marker('saxons')).toBe(2);
  });

  it('R16-6: burhs and armies together leave no more than 20', () => {
    const game = muster(`
      kent: saxons 12 burh leader harold
      ${each('saxons', 'sussex wessex avalon hwicce essex downlands')}
    `);
    // 7 areas: 3 due, 1 piece left.
    expect(game.state.pending).toMatchObject({ kind: 'place', left: 1 });
  });
});

describe('Normans', () => {
  const HAROLD = 'lindsey: saxons 1 leader harold';

  it('EXA-94 R16-5: three due with one cavalry left: three infantry, or one cavalry and one infantry', () => {
    const game = muster(`
      essex: normans 2 cavalry 3 leader william
      ${each('normans', 'wessex hwicce')}
      ${HAROLD}
    `);
    expect(game.legal()).toEqual(['exchange 0', 'exchange 1']);
    expect(game.fork().do('exchange 0').area('english-channel')).toBe('normans 3');
    expect(game.fork().do('exchange 1').area('english-channel')).toBe('normans 1 cavalry 1');
  });

  it('R16-5: two cavalry cost four infantry', () => {
    const game = muster(`
      essex: normans 1 cavalry 2 leader william
      ${each('normans', 'wessex hwicce south-mercia')}
      ${HAROLD}
    `);
    expect(game.legal()).toEqual(['exchange 0', 'exchange 1', 'exchange 2']);
    expect(game.do('exchange 2').area('english-channel')).toBe('normans cavalry 2');
  });

  it('R16-5: with all four cavalry in play, or a single army due, there is nothing to exchange', () => {
    const full = muster(`
      essex: normans cavalry 4 leader william
      ${each('normans', 'wessex')}
      ${HAROLD}
    `);
    expect(full.asks).toBe('move');
    expect(full.area('english-channel')).toBe('normans 2');
    const one = muster(`essex: normans 1 leader william\n${HAROLD}`);
    expect(one.asks).toBe('move');
    expect(one.area('english-channel')).toBe('normans 1');
  });

  it('R16-4: only Essex, Wessex, Hwicce and South Mercia call men', () => {
    const game = muster(`
      kent: normans 1 leader william
      ${each('normans', 'sussex suffolk norfolk avalon')}
      south-mercia: normans 1
      ${HAROLD}
    `);
    expect(game.area('english-channel')).toBe('normans 1');
  });

  it('R16-4: an area of another nation calls nobody', () => {
    const game = muster(`
      kent: normans 1 leader william
      ${each('saxons', 'essex wessex hwicce south-mercia')}
      ${HAROLD}
    `);
    game.do('place essex').do('place wessex');
    expect(game.area('english-channel')).toBe('');
  });

  it('R16-4 RUL-108: three more if Harold is dead or never came', () => {
    const game = muster('devon: normans cavalry 4 leader william\nlindsey: saxons 1');
    expect(game.area('english-channel')).toBe('normans 3');
    expect(muster(`devon: normans cavalry 4 leader william\n${HAROLD}`).area('english-channel')).toBe('');
  });

  it('R16-4: without William none', () => {
    const game = muster(each('normans', 'essex wessex hwicce'));
    expect(game.asks).toBe('move');
    expect(game.area('english-channel')).toBe('');
  });

  it('R16-6: what is lost does not come later in the round', () => {
    const game = muster(`
      essex: normans 7 leader william
      wessex: normans cavalry 4
      york: saxons 1
    `);
    // Five due, one piece left.
    expect(game.area('english-channel')).toBe('normans 1');
    danesLand(game);
    for (; game.decision.nation !== 'normans'; ) game.do('end');
    expect(game.area('english-channel')).toBe('normans 1');
  });

  it('R16-7: they land from the Channel in the Norman turn', () => {
    const game = at(`
      round 16 normans movement
      english-channel: normans 2
    `);
    expect(game.refuses('end')).toMatchObject({ code: 'end-at-sea' });
    expect(game.refuses('move 1 english-channel frisian-sea')).toMatchObject({ rule: 'SEA-7' });
    game.do('move 2 english-channel sussex').do('end');
    expect(game.area('sussex')).toBe('normans 2');
  });
});
