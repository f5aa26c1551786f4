import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../src/model/event.ts';
import { at, start, type TestGame } from './support.ts';

/**
 * What happened, told whole and in order: log, animation and statistics are made from nothing else. Each event is one
 * line here, its type and then its values.
 */

const line = (event: GameEvent): string =>
  Object.values(event)
    .map((value) => (typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value)))
    .join(' ');

const told = (game: TestGame, from: 'first' | 'last' = 'first', count = 99): string[] => {
  const lines = game.events.map(line);
  return from === 'first' ? lines.slice(0, count) : lines.slice(-count);
};

const rolls = (infantry: readonly number[], fort: readonly number[] = [], burh: readonly number[] = []) =>
  JSON.stringify({ infantry, cavalry: [], fort, burh });

describe('battles', () => {
  it('BAT-1 to BAT-9: who fought, what was rolled, who fell, and that nobody holds what both have lost', () => {
    const game = at('round 9 saxons movement\nkent: saxons 1\nessex: angles 1');
    expect(told(game.do('move 1 kent essex'))).toEqual(['moved saxons kent essex infantry 1 false']);
    expect(told(game.do('end', [5, 5]), 'first', 7)).toEqual([
      'movement-ended saxons 1',
      'automatic 2 {"type":"fight","area":"essex"}',
      'battle-started essex saxons angles',
      `battle-rolled essex 1 ${rolls([5])} ${rolls([5])}`,
      'eliminated saxons essex infantry 1 angles',
      'eliminated angles essex infantry 1 saxons',
      'battle-ended essex null',
    ]);
  });

  it('CAS-3, CAS-10, SCORE-6: armies, forts and what they pay', () => {
    const game = at('round 2 belgae movement\nkent: belgae 3\nessex: romans 1, fort').do('move 3 kent essex');
    expect(told(game.do('end', [6, 5, 1, 1, 1]), 'first', 11)).toEqual([
      'movement-ended belgae 1',
      'automatic 3 {"type":"fight","area":"essex"}',
      'battle-started essex belgae romans',
      `battle-rolled essex 1 ${rolls([6, 5, 1])} ${rolls([1], [1])}`,
      'eliminated romans essex infantry 1 belgae',
      'fort-destroyed essex',
      'points belgae 2 2 eliminate essex 1 infantry romans',
      'points belgae 4 2 eliminate essex 2 fort romans',
      'battle-ended essex belgae',
      'automatic 3 {"type":"remove","area":"essex","unit":"infantry"}',
      'removed belgae essex infantry 1 overpopulation',
    ]);
  });

  it('CAS-8, LDR-13: a burh and a leader', () => {
    const burh = at('round 14 danes movement\nkent: danes 3\nessex: saxons 1 burh').do('move 3 kent essex');
    expect(told(burh.do('end', [5, 1, 1, 1, 1]), 'last', 2)).toEqual([
      `battle-rolled essex 1 ${rolls([5, 1, 1])} ${rolls([1], [], [1])}`,
      'eliminated saxons essex burh 1 danes',
    ]);
    const egbert = at('round 10 angles movement\nkent: angles 2\nessex: saxons 1 leader egbert');
    expect(told(egbert.do('move 2 kent essex').do('end', [6, 1, 1])).slice(4, 7)).toEqual([
      'eliminated saxons essex infantry 1 angles',
      'leader-eliminated saxons egbert essex angles',
      'battle-ended essex angles',
    ]);
  });

  it('RET-1, LDR-17: retreats with a leader, and of a leader alone', () => {
    const game = at(
      'round 11 angles movement\nsuffolk: angles 3\nessex: saxons 2 leader egbert\nkent: saxons 1',
    )
      .do('move 3 suffolk essex')
      .do('end', [1, 1, 1, 1, 1]);
    expect(told(game.fork().do('retreat leader to kent'))).toEqual([
      'retreated saxons essex kent infantry 0 true',
    ]);
    expect(told(game.do('retreat 2 leader to kent'), 'first', 2)).toEqual([
      'retreated saxons essex kent infantry 2 true',
      'battle-ended essex angles',
    ]);
  });

  it('RET-1: infantry and cavalry that retreat together are told one after the other, the leader once', () => {
    const game = at(`
      round 7 angles movement
      suffolk: angles 3
      essex: romano-british 1 cavalry 1 leader arthur
      kent: romano-british 1
    `)
      .do('move 3 suffolk essex')
      .do('end', [1, 1, 1, 1, 1]);
    expect(told(game.do('retreat 1 1 cavalry leader to kent'), 'first', 3)).toEqual([
      'retreated romano-british essex kent infantry 1 true',
      'retreated romano-british essex kent cavalry 1 false',
      'battle-ended essex angles',
    ]);
  });
});

describe('before a game', () => {
  it('BID-1, BID-2: the order that was drawn, and what was bid', () => {
    const game = start({ scenario: 'standard-4', options: { sides: 'bid' } });
    expect(told(game.do('begin', [2]))).toEqual(['order-drawn [1,2,3,0]']);
    expect(told(game.do('bid 3 7'))).toEqual(['side-taken 1 2 7']);
  });

  it('SETUP-1: the last group goes to the last seat, and the first round begins', () => {
    const game = start({ scenario: 'standard-4', options: { sides: 'choose' } }).do('begin', [4]);
    const events = told(game.do('choose 1').do('choose 2').do('choose 3'));
    expect(events.filter((text) => !text.startsWith('sides-settled'))).toEqual([
      'side-taken 1 2 0',
      'automatic 2 {"type":"choose","group":3}',
      'side-taken 2 3 0',
      'round-started 1',
      'turn-started romans 1',
      'movement-started romans 1',
    ]);
    expect(game.seen('sides-settled')[0]?.owner).toMatchObject({
      romans: 3,
      welsh: 0,
      brigantes: 1,
      belgae: 2,
    });
  });

  it('SETUP-1: by lot every group goes to some seat', () => {
    const game = start({ scenario: 'standard-4', options: { sides: 'random' } }).do('begin', [1, 1, 1]);
    expect(game.seen('sides-settled')[0]?.owner).toMatchObject({
      romans: 1,
      welsh: 2,
      brigantes: 3,
      belgae: 0,
    });
  });
});

describe('growth and arrivals', () => {
  const welsh = (marker: number) =>
    at(`
      round 3 welsh turn-start
      subject welsh to romans
      marker welsh ${marker}
      gwent: welsh 1
      powys: welsh 1
      hwicce: welsh 1
      essex: romans 1, fort
    `);

  it('POP-13, POP-14: what the overlord grants, and what that comes to', () => {
    expect(told(welsh(0).do('population full'))).toEqual([
      'allowance welsh romans full',
      'population welsh ["hwicce","powys","gwent"] 4 0 4 false 0 0 4 0',
      'movement-started welsh 1',
    ]);
    expect(told(welsh(4).do('population half'))).toEqual([
      'allowance welsh romans half',
      'population welsh ["hwicce","powys","gwent"] 4 4 2 true 0 1 0 0',
    ]);
  });

  it('BEL-2, BEL-5: the Belgae are free, Boudicca comes with an army and goes where her owner likes', () => {
    const rising = at(`
      round 1 belgae turn-start
      subject belgae to romans
      essex: belgae 1
      wessex: belgae 1
      kent: romans 2, fort
    `);
    expect(rising.overlord('belgae')).toBeUndefined();
    expect(told(rising.do('place essex'))).toEqual(['placed belgae essex infantry 1 boudicca']);
    expect(told(rising.do('leader wessex'))).toEqual([
      'leader-entered belgae boudicca wessex',
      'movement-started belgae 1',
    ]);
  });

  it('BURH-1, BURH-4: a burh; nobody is asked for another where none can stand', () => {
    const game = at('round 12 saxons turn-start\nkent: saxons 1\nessex: saxons 1');
    expect(told(game.do('burh kent'))).toEqual(['placed saxons kent burh 1 population']);
    const only = at('round 12 saxons turn-start\nkent: saxons 1\ndevon: saxons 1\nmarker saxons 2');
    expect(told(only.do('burh kent'), 'first', 2)).toEqual([
      'placed saxons kent burh 1 population',
      'population saxons ["kent","devon"] 3 2 3 false 1 0 3 0',
    ]);
  });

  it('ART-1: Arthur and his horsemen', () => {
    const game = at('round 7 romano-british turn-start\nessex: romano-british 1\nwessex: angles 1');
    expect(told(game.do('leader essex'))).toEqual([
      'placed romano-british essex cavalry 2 arthur',
      'leader-entered romano-british arthur essex',
      'movement-started romano-british 1',
    ]);
  });

  it('R16-3 to R16-5: cavalry for infantry; nothing is told of what does not come', () => {
    const game = at(`
      round 16 norman-reinforcements
      essex: normans 1 leader william
      wessex: normans 1
      york: angles 1
    `);
    expect(told(game.fork().do('exchange 0'), 'first', 2)).toEqual([
      'placed normans english-channel infantry 5 special',
      'turn-started danes 16',
    ]);
    expect(told(game.fork().do('exchange 2'), 'first', 3)).toEqual([
      'exchanged normans 2',
      'placed normans english-channel cavalry 2 special',
      'placed normans english-channel infantry 1 special',
    ]);
  });
});

describe('the Romans', () => {
  it('ROM-2, ROM-3: their reinforcements', () => {
    const game = at('round 2 irish movement\nkent: romans 6, fort\nskye: irish 1').do('end');
    expect(told(game, 'last', 3)).toEqual([
      'turn-started romans 3',
      'placed romans english-channel infantry 3 reinforcements',
      'movement-started romans 1',
    ]);
  });

  it('RB-1 to RB-5: what becomes Romano-British and what goes, forts and ruins too', () => {
    const game = at(`
      round 6
      york: romans 1, fort
      cheshire: romans 1, ruin
      bernicia: romans 2, fort
      lothian: ruin
      kent: belgae 1
    `);
    expect(told(game.do('replace fort york'))).toEqual([
      'replaced york fort',
      'placed romano-british york infantry 1 romano-british',
      'automatic 0 {"type":"replace","area":"york","unit":"army"}',
      'replaced york army',
      'removed romans york infantry 1 roman-departure',
      'placed romano-british york infantry 1 romano-british',
      'automatic 0 {"type":"replace","area":"cheshire","unit":"army"}',
      'replaced cheshire army',
      'removed romans cheshire infantry 1 roman-departure',
      'placed romano-british cheshire infantry 1 romano-british',
      'fort-removed lothian false',
      'removed romans bernicia infantry 2 roman-departure',
      'fort-removed bernicia true',
      'fort-removed cheshire false',
      'turn-started romano-british 6',
      'movement-started romano-british 1',
    ]);
  });
});

describe('shortages', () => {
  it('INV-3: the marker is set once, however many stay out', () => {
    const game = at('round 12 danes turn-start\nessex: danes 15\nmarker danes 1');
    const lines: string[] = [];
    while (game.asks === 'leave-out') lines.push(...told(game.do(game.legal()[0] as string)));
    expect(lines.filter((text) => text.startsWith('left-out')).length).toBeGreaterThan(1);
    expect(lines.filter((text) => text.startsWith('marker-set'))).toEqual(['marker-set danes 5']);
  });
});

describe('subjects', () => {
  const gwent = () =>
    at('round 2 romans movement\nhwicce: romans 2, fort\ngwent: welsh 1').do('move 2 hwicce gwent').do('end');

  it('SUB-10, SUB-11: the submission, the points it brings, and every army that has to go', () => {
    const game = gwent().do('submit');
    expect(told(game)).toEqual(['submitted welsh romans', 'points romans 1 2 occupy gwent 0 welsh']);
    expect(told(game.do('displace gwent hwicce'))).toEqual([
      'displaced romans gwent hwicce infantry 1 false',
    ]);
  });

  it('SUB-7: resistance, once or for the turn', () => {
    expect(told(gwent().do('resist', [1, 1, 1]), 'first', 1)).toEqual(['resisted welsh romans false']);
    expect(told(gwent().do('hold-out', [1, 1, 1]), 'first', 1)).toEqual(['resisted welsh romans true']);
  });

  it('SUB-21, RUL-87: leave to go, and what is taken back without it', () => {
    const game = at(`
      round 3 welsh movement
      subject welsh to romans
      gwent: welsh 1
      powys: welsh 1
      essex: romans 1, fort
    `)
      .do('move 1 gwent powys')
      .do('end');
    expect(told(game.fork().do('permit'), 'first', 2)).toEqual([
      'permission welsh romans gwent true',
      'movement-ended welsh 1',
    ]);
    expect(told(game.do('refuse'))).toEqual(['permission welsh romans gwent false']);
    expect(told(game.do('take-back gwent'))).toEqual([
      'moves-taken-back welsh gwent {"powys":1,"gwent":1} {} []',
    ]);
  });
});

describe('the end of turns and rounds', () => {
  it('DANE-2, DANE-1: the Danes of round 11 score what they hold, and go', () => {
    const game = at('round 11 danes movement\nfrisian-sea: danes 2\nessex: saxons 1');
    expect(told(game.do('move 2 frisian-sea norfolk').do('end'), 'first', 4)).toEqual([
      'movement-ended danes 1',
      'points danes 2 11 occupy norfolk 0',
      'withdrew danes norfolk frisian-sea infantry 2 false',
      'turn-started saxons 11',
    ]);
  });

  it('RAID-4: raiders go back to their sea', () => {
    const game = at('round 5 saxons movement\nfrisian-sea: saxons 2')
      .do('move 2 frisian-sea norfolk')
      .do('end');
    expect(told(game.do('withdraw 1 norfolk frisian-sea'))).toEqual([
      'withdrew saxons norfolk frisian-sea infantry 1 false',
    ]);
  });

  it('DANE-4: Cnut goes, and as many of his men as there are', () => {
    const game = at('round 14 danes movement\nessex: danes 1 leader cnut\nyork: norwegians 1').do('end');
    expect(told(game, 'first', 4)).toEqual([
      'movement-ended danes 1',
      'leader-left danes cnut essex',
      'automatic 1 {"type":"remove","area":"essex","unit":"infantry"}',
      'removed danes essex infantry 1 departure',
    ]);
  });

  it('KING-1, KING-2: the King with his areas and his points, or that there is none', () => {
    const kent = 'kent: saxons 1\nsussex: saxons 1\nessex: saxons 1\nwessex: saxons 1';
    expect(told(at(`round 11 saxons movement\n${kent}\nyork: danes 1`).do('end'), 'first', 4)).toEqual([
      'movement-ended saxons 1',
      'king saxons 4 false',
      'points saxons 8 11 king null false',
    ]);
    expect(told(at('round 11 saxons movement\nkent: saxons 1\nyork: danes 1').do('end'), 'first', 2)).toEqual(
      ['movement-ended saxons 1', 'king null 0 false'],
    );
  });

  it('BRET-2, BRET-4, BRET-7: votes are told when all are cast; a half is no majority', () => {
    const game = at('round 9 bretwalda\nkent: saxons 2\nyork: angles 1');
    expect(told(game.do('ballot secret'))).toEqual(['ballot 0 true']);
    expect(told(game.do('vote saxons saxons'))).toEqual(['ballot-cast saxons']);
    expect(told(game.do('vote angles angles'), 'first', 6)).toEqual([
      'ballot-cast angles',
      'voted saxons saxons 1',
      'voted angles angles 1',
      'bretwalda null 1 2',
      'round-ended 9',
      'round-started 10',
    ]);
  });
});
