import { describe, expect, it } from 'vitest';
import { playing, sideBySide } from '../options.ts';
import type { TestGame } from '../support.ts';

/** Where the side that is asked may retreat to. */
const places = (game: TestGame): string[] =>
  [...new Set(game.legal('retreat').map((text) => text.replace(/.* to (\S+).*/, '$1')))].sort();

describe('DIG-19: only raiders retreat to sea', () => {
  it('DIG-19: not in the first half of a Major Invasion', () => {
    const { plain, game } = sideBySide(
      `
      round 6 saxons movement
      frisian-sea: saxons 3
      norfolk: romano-british 2
    `,
      'sea-retreat-raiders-only',
    );
    for (const one of [plain, game]) one.do('move 2 frisian-sea norfolk').do('end', [1, 1, 1, 1]);
    expect(places(plain.do('stand'))).toEqual(['frisian-sea']);
    game.do('stand', [1, 1, 1, 1]);
    expect(game.seen('battle-rolled')).toMatchObject([{ round: 2 }]);
    expect(game.area('frisian-sea')).toBe('saxons 1'); // staying there is another matter (SEA-5)
  });

  it('DIG-19: raiders may', () => {
    const game = playing(
      'round 5 saxons movement\nenglish-channel: saxons 2\nsussex: belgae 1',
      'sea-retreat-raiders-only',
    );
    game.do('move 2 english-channel sussex').do('end', [1, 1, 1]).do('stand');
    expect(places(game)).toEqual(['english-channel']);
  });
});

describe('First printing: attackers from the sea go back to it', () => {
  const position = `
    round 8 angles movement
    north-sea: angles 2
    york: brigantes 1
  `;

  it('first printing, in place of RET-10: not to the land they marched over', () => {
    const { plain, game } = sideBySide(position, 'sea-attackers-return');
    for (const one of [plain, game])
      one.do('move 2 north-sea bernicia').do('move 2 bernicia york').do('end', [1, 1, 1]);
    expect(places(plain.do('stand'))).toEqual(['bernicia']);
    game.do('stand', [1, 1, 1]); // the Angles are not asked
    expect(game.seen('battle-rolled')).toMatchObject([{ round: 2 }]);
  });

  it('first printing, in place of RET-10: to the sea where it is open', () => {
    const game = playing(position.replace('round 8', 'round 7'), 'sea-attackers-return');
    game.do('move 2 north-sea bernicia').do('move 2 bernicia york').do('end', [1, 1, 1]).do('stand');
    expect(places(game)).toEqual(['north-sea']);
  });

  it('first printing, in place of RET-10: armies that began on land go back as usual', () => {
    const game = playing(
      'round 8 angles movement\nbernicia: angles 2\nyork: brigantes 1',
      'sea-attackers-return',
    );
    game.do('move 2 bernicia york').do('end', [1, 1, 1]).do('stand');
    expect(places(game)).toEqual(['bernicia']);
  });
});

describe('DIG-15: raiders retreat to where they began', () => {
  it('DIG-15: to their sea, even after a march inland', () => {
    const { plain, game } = sideBySide(
      `
      round 5 irish movement
      atlantic-ocean: irish 2
      york: brigantes 1
    `,
      'raiders-retreat-to-sea',
    );
    for (const one of [plain, game])
      one.do('move 2 atlantic-ocean cheshire').do('move 2 cheshire york').do('end', [1, 1, 1]).do('stand');
    expect(places(plain)).toEqual(['cheshire']);
    expect(places(game)).toEqual(['atlantic-ocean']);
    game.do('retreat 2 to atlantic-ocean');
    expect(game.area('atlantic-ocean')).toBe('irish 2');
  });

  it('DIG-15: Picts to the land they left', () => {
    const { plain, game } = sideBySide(
      `
      round 4 picts movement
      mar: picts 2
      strathclyde: brigantes 1
    `,
      'raiders-retreat-to-sea',
    );
    for (const one of [plain, game])
      one.do('move 1 mar dunedin').do('move 1 dunedin strathclyde').do('end', [1, 1]).do('stand');
    expect(places(plain)).toEqual(['dunedin']);
    expect(places(game)).toEqual(['mar']);
  });

  it('DIG-15: only on a raid', () => {
    const game = playing(
      'round 8 angles movement\nnorth-sea: angles 2\nyork: brigantes 1',
      'raiders-retreat-to-sea',
    );
    game.do('move 2 north-sea bernicia').do('move 2 bernicia york').do('end', [1, 1, 1]).do('stand');
    expect(places(game)).toEqual(['bernicia']);
  });
});

describe('DIG-14: raiders are newcomers', () => {
  const position = `
    round 4 irish movement
    atlantic-ocean: irish 3
  `;

  it('DIG-14 RAID-2: only armies of this round withdraw', () => {
    const { plain, game } = sideBySide(position, 'raiders-are-newcomers');
    plain.do('move 3 atlantic-ocean cornwall').do('end');
    expect(plain.legal('withdraw').at(-1)).toBe('withdraw 3 cornwall atlantic-ocean');
    game.do('move 2 atlantic-ocean cornwall').do('move 1 atlantic-ocean cornwall').do('end');
    expect(game.legal('withdraw')).toEqual([
      'withdraw 1 cornwall atlantic-ocean',
      'withdraw 2 cornwall atlantic-ocean',
    ]);
    expect(game.refuses('withdraw 3 cornwall atlantic-ocean')).toMatchObject({ details: { there: 2 } });
  });

  it('DIG-14: nor do the others retreat to sea', () => {
    const { plain, game } = sideBySide(
      `${position}\ncornwall: welsh 2\ndevon: welsh 1`,
      'raiders-are-newcomers',
    );
    plain.do('move 3 atlantic-ocean cornwall').do('end', [1, 1, 1, 1, 1]).do('stand');
    expect(plain.legal('retreat').at(-1)).toBe('retreat 3 to atlantic-ocean');
    game.do('move 2 atlantic-ocean cornwall').do('move 1 atlantic-ocean cornwall');
    game.do('end', [1, 1, 1, 1, 1]).do('stand');
    expect(game.legal('retreat')).toEqual(['retreat 1 to atlantic-ocean', 'retreat 2 to atlantic-ocean']);
  });

  it('DIG-14 SEA-5: they may stay at sea, and land only where their nation may', () => {
    const game = playing('round 4 irish movement\nirish-sea: irish 1', 'raiders-are-newcomers');
    expect(game.refuses('move 1 irish-sea galloway')).toMatchObject({ code: 'landing-forbidden' });
    expect(game.may('end')).toBe(true);
  });

  it('DIG-14 INV-3: an army left out for want of pieces is no newcomer', () => {
    const game = playing(
      `
      round 4 irish invaders
      atlantic-ocean: irish 1
      cornwall: irish 3
      devon: irish 2
      avalon: irish 1
    `,
      'raiders-are-newcomers',
    );
    game.do('leave-out atlantic-ocean');
    expect(game.area('atlantic-ocean')).toBe('irish 2'); // eight pieces: one of the two invaders is missing
    game.do('move 1 atlantic-ocean gwent').do('move 1 atlantic-ocean gwent').do('end');
    expect(game.legal('withdraw')).toEqual(['withdraw 1 gwent atlantic-ocean']);
  });

  it('DIG-14: raiding Picts go back by land too', () => {
    const { plain, game } = sideBySide(
      'round 4 picts movement\nmar: picts 2\ndunedin: caledonians 1',
      'raiders-are-newcomers',
    );
    for (const one of [plain, game]) one.do('move 1 mar dunedin').do('end', [6, 1]);
    expect(plain.legal('withdraw')).toEqual([]);
    expect(game.legal('withdraw')).toEqual(['withdraw 1 dunedin mar']);
    expect(game.do('withdraw 1 dunedin mar').area('mar')).toBe('picts 2');
  });

  it('DIG-14 DIG-15: others than newcomers retreat as usual', () => {
    const game = playing(`${position}\nyork: brigantes 2`, 'raiders-are-newcomers', 'raiders-retreat-to-sea');
    game.do('move 2 atlantic-ocean cheshire').do('move 1 atlantic-ocean cheshire');
    game.do('move 2 cheshire york').do('move 1 cheshire york').do('end', [1, 1, 1, 1, 1]).do('stand');
    expect(places(game)).toEqual(['atlantic-ocean', 'cheshire']);
  });
});
