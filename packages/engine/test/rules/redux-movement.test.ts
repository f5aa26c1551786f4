import { describe, expect, it } from 'vitest';
import { redux } from '../redux.ts';

/** Britannia reduX: how far armies go, and overruns (X-MOV-1 to X-MOV-6, X-MOV-9). */

/** Some land of their own, so that limits do not matter here. */
const HOME = 'avalon: saxons 1\ndevon: saxons 1\nwessex: saxons 1\ncornwall: saxons 1';
const moving = (areas: string, ...variants: 'open-terrain'[]) =>
  redux(`round 9 saxons movement\n${areas}\n${HOME}\nclwyd: welsh 1`, ...variants);

describe('A move in reduX', () => {
  it('X-MOV-1: takes an army through up to two land areas', () => {
    const game = moving('kent: saxons 3');
    game.do('move 1 kent essex').do('move 1 essex suffolk');
    expect(game.refuses('move 1 suffolk norfolk')).toMatchObject({ code: 'move-allowance', rule: 'X-MOV-1' });
    expect(game.may('end')).toBe(true);
  });

  it('X-MOV-1: nobody has to move', () => {
    expect(moving('kent: saxons 1').may('end')).toBe(true);
  });

  it('X-MOV-1: never into a sea', () => {
    const game = moving('kent: saxons 1');
    for (const sea of ['english-channel', 'frisian-sea'])
      expect(game.refuses(`move 1 kent ${sea}`)).toMatchObject({ code: 'move-no-boats', rule: 'X-MOV-1' });
    expect(game.legal('move').filter((text) => /-(sea|ocean|channel)$/.test(text))).toEqual([]);
  });

  it('XP-7: an army must stop where it enters difficult terrain', () => {
    const game = moving('suffolk: saxons 3').do('move 1 suffolk lindsey');
    expect(game.refuses('move 1 lindsey york')).toMatchObject({ code: 'move-difficult', rule: 'XP-7' });
  });

  it('X-MOV-1, XP-7: with open terrain it goes on', () => {
    const game = moving('suffolk: saxons 3', 'open-terrain').do('move 1 suffolk lindsey');
    expect(game.do('move 1 lindsey york').area('york')).toBe('saxons 1');
  });

  it('X-MOV-2: an army must stop where another nation stands, which it attacks', () => {
    const game = moving('kent: saxons 3\nessex: angles 1').do('move 1 kent essex');
    expect(game.refuses('move 1 essex suffolk')).toMatchObject({ code: 'move-enemy-holds', rule: 'X-MOV-6' });
  });

  it('X-MOV-2: nations of one player are no exception', () => {
    const game = moving('kent: saxons 3\nessex: irish 1').do('move 1 kent essex'); // both are red
    expect(game.legal('move 1 essex')).toEqual([]);
    game.do('end', [5, 1]);
    expect(game.area('essex')).toBe('saxons 1');
  });
});

describe('Invaders in reduX', () => {
  const fleet = (areas = '') =>
    redux(`round 12 dubliners movement\nirish-sea: dubliners 3\nclwyd: welsh 1\n${areas}`);

  it('X-MOV-3: must land', () => {
    const game = fleet();
    expect(game.refuses('end')).toMatchObject({
      code: 'end-at-sea',
      rule: 'X-MOV-3',
      details: { sea: 'irish-sea', armies: 3 },
    });
    game.do('move 2 irish-sea cumbria');
    expect(game.refuses('end')).toMatchObject({ code: 'end-at-sea', details: { armies: 1 } });
    expect(game.do('move 1 irish-sea cheshire').may('end')).toBe(true);
  });

  it('X-MOV-3: in vacant land, their own, or where others stand', () => {
    const game = fleet('cumbria: dubliners 1\ngalloway: brigantes 1');
    for (const area of ['cumbria', 'galloway', 'strathclyde'])
      expect(game.may(`move 3 irish-sea ${area}`), area).toBe(true);
  });

  it('X-MOV-3: landing takes one of their two areas', () => {
    const game = fleet().do('move 1 irish-sea cheshire').do('move 1 cheshire york');
    expect(game.refuses('move 1 york lindsey')).toMatchObject({ code: 'move-allowance', rule: 'X-MOV-1' });
  });

  it('X-MOV-3, XP-7: whoever lands in difficult terrain stays there', () => {
    const game = fleet().do('move 1 irish-sea galloway');
    expect(game.refuses('move 1 galloway cumbria')).toMatchObject({ rule: 'XP-7' });
  });

  it('X-MOV-4: nobody moves from sea to sea', () => {
    const game = fleet();
    for (const sea of ['icelandic-sea', 'atlantic-ocean'])
      expect(game.refuses(`move 1 irish-sea ${sea}`)).toMatchObject({ code: 'sea-closed', rule: 'X-MOV-4' });
    // On a border too: both seas are theirs to land from, none to sail.
    const border = redux('round 11 danes turn-start\nclwyd: welsh 1');
    expect(border.refuses('move 1 north-sea frisian-sea')).toMatchObject({ rule: 'X-MOV-4' });
  });
});

describe('Straits in reduX', () => {
  it('X-MOV-5: take the whole move', () => {
    const game = redux(
      'round 9 scots movement\nskye: scots 3\ncaithness: scots 1\nalban: scots 1\nclwyd: welsh 1',
    );
    expect(game.fork().do('move 1 skye hebrides').area('hebrides')).toBe('scots 1');
    expect(game.do('move 1 alban skye').legal('move 1 skye/b hebrides')).toEqual([]);
    const devon = moving('dyfed: saxons 2').do('move 1 dyfed devon');
    expect(devon.refuses('move 1 devon/b avalon')).toMatchObject({ code: 'move-stopped', rule: 'X-MOV-5' });
    const first = redux('round 9 saxons movement\nwessex: saxons 3', 'open-terrain').do(
      'move 1 wessex devon',
    );
    expect(first.refuses('move 1 devon dyfed')).toMatchObject({ code: 'move-strait', rule: 'X-MOV-5' });
    expect(first.may('move 1 devon cornwall')).toBe(true);
  });
});

describe('Overruns in reduX', () => {
  it('X-MOV-6: armies beyond twice the defenders may go on', () => {
    const game = moving('kent: saxons 4\nessex: angles 1').do('move 2 kent essex');
    expect(game.legal('move 1 essex')).toEqual([]);
    game.do('move 1 kent essex');
    expect(game.refuses('move 2 essex suffolk')).toMatchObject({
      code: 'move-enemy-holds',
      rule: 'X-MOV-6',
      details: { enemy: 1, armies: 3, held: 2, mayGoOn: 1 },
    });
    expect(game.do('move 1 essex suffolk').area('suffolk')).toBe('saxons 1');
    expect(game.legal('move 1 essex')).toEqual([]);
  });

  it('X-MOV-6: and those beyond six, however many defend', () => {
    const game = moving('kent: saxons 8\nessex: angles 4').do('move 6 kent essex');
    expect(game.legal('move 1 essex')).toEqual([]);
    game.do('move 1 kent essex');
    expect(game.refuses('move 2 essex suffolk')).toMatchObject({
      details: { enemy: 4, held: 6, mayGoOn: 1 },
    });
    expect(game.may('move 1 essex suffolk')).toBe(true);
  });

  it('X-MOV-6, XP-8: all that enter count together, from wherever they come', () => {
    const game = moving('kent: saxons 2\nsouth-mercia: saxons 3\nessex: angles 1');
    game.do('move 2 kent essex').do('move 1 south-mercia essex');
    expect(game.do('move 1 essex suffolk').area('suffolk')).toBe('saxons 1');
    expect(game.may('move 1 south-mercia essex')).toBe(true);
    game.do('move 1 south-mercia essex');
    expect(game.may('move 1 essex suffolk')).toBe(true);
  });

  it('X-MOV-6: not through difficult areas', () => {
    const game = moving('suffolk: saxons 8\nlindsey: angles 1', 'open-terrain').do('move 4 suffolk lindsey');
    expect(game.refuses('move 1 lindsey york')).toMatchObject({
      code: 'move-enemy-holds',
      rule: 'X-MOV-6',
      details: { enemy: 1, armies: 4, held: null, mayGoOn: 0 },
    });
  });

  it('X-MOV-9: all movement comes before the first battle', () => {
    const game = moving('kent: saxons 4\nessex: angles 1').do('move 3 kent essex').do('move 1 essex suffolk');
    expect(game.history.map((e) => e.type)).not.toContain('battle-started');
    game.do('end', [6, 1, 1]);
    expect(
      game.events.map((e) => e.type).filter((type) => /^(movement-ended|battle-started)$/.test(type)),
    ).toEqual(['movement-ended', 'battle-started']);
    expect(game.area('essex')).toBe('saxons 2');
  });
});
