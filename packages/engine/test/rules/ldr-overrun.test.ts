import { describe, expect, it } from 'vitest';
import { at } from '../support.ts';

describe('Leaders who join others', () => {
  const OVERRUN = `
    round 11 saxons movement
    hwicce: saxons 1 leader egbert
    wessex: saxons 3
    avalon: angles 1
  `;

  it('LDR-7 OVR-6: he comes with an army to those in a contested area, and goes on with the one that an overrun frees', () => {
    const game = at(OVERRUN).do('move 3 wessex avalon').do('move 1 leader hwicce avalon');
    const stranger = game.fork();
    // Of four armies two are free.
    game.do('move 1 leader avalon/b devon').do('move 1 leader devon wessex');
    expect(game.area('wessex')).toBe('saxons 1 leader egbert');
    expect(game.area('avalon')).toBe('saxons 3, angles 1');
    // One of the others may go with him, but he does not lead it: it went its first step alone (LDR-8).
    stranger.do('move 1 leader avalon devon');
    expect(stranger.area('devon')).toBe('saxons 1 leader egbert');
    expect(stranger.refuses('move 1 leader devon wessex')).toMatchObject({ code: 'move-difficult' });
  });

  it('LDR-7 RUL-35: alone he may join them, but then he stays', () => {
    const game = at(
      `${OVERRUN}\nhwicce: saxons 2 leader egbert`.replace('hwicce: saxons 1 leader egbert', ''),
    );
    game.do('move 3 wessex avalon').do('move leader hwicce avalon');
    expect(game.refuses('move 1 leader avalon devon')).toMatchObject({ code: 'move-stopped' });
    expect(game.legal('move').filter((text) => text.includes('leader'))).toEqual([]);
  });

  it('LDR-8 LDR-9: those he left a step behind may still follow him, and are offered', () => {
    const game = at('round 11 saxons movement\nhwicce: saxons 2 leader egbert');
    game
      .do('move 2 leader hwicce avalon')
      .do('move 2 leader avalon wessex')
      .do('move 1 leader wessex sussex');
    expect(game.legal('move')).toEqual(['move 1 wessex sussex']);
    expect(game.do('move 1 wessex sussex').area('sussex')).toBe('saxons 2 leader egbert');
  });

  it('LDR-7 SEA-12: after two areas alone he does not sail, for he could never land', () => {
    const game = at(`
      round 14 danes movement
      kent: danes 2 leader cnut
      essex: danes 1
      suffolk: danes 1
    `).do('move leader kent essex');
    expect(game.may('move 1 leader essex frisian-sea')).toBe(true);
    game.do('move leader essex suffolk');
    expect(game.refuses('move 1 leader suffolk frisian-sea')).toMatchObject({
      code: 'leader-spent',
      rule: 'LDR-7',
      details: { spent: 2, allowance: 3 },
    });
    expect(game.legal('move').filter((text) => /leader.*frisian-sea/.test(text))).toEqual([]);
    expect(game.may('move 1 leader suffolk norfolk')).toBe(true);
  });
});
