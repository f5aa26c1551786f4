import { describe, expect, it } from 'vitest';
import { playing, sideBySide } from '../options.ts';

/** Special reinforcements of round 16 in the computer game (DIG-33 to DIG-35). */

/** One army of a nation in each of some areas. */
const each = (nation: string, areas: string): string =>
  areas
    .split(' ')
    .map((area) => `${area}: ${nation} 1`)
    .join('\n');

describe('DIG-33: the Norwegian levy', () => {
  it('DIG-33: one army for each English area, none for others', () => {
    const { plain, game } = sideBySide(
      `round 16\nyork: norwegians 1 leader harald-hardrada\n${each('norwegians', 'bernicia dunedin mar')}`,
      'norwegian-levy-in-england',
    );
    expect(plain.area('north-sea')).toBe('norwegians 4');
    expect(game.area('north-sea')).toBe('norwegians 2');
  });
});

describe('DIG-34: the Norman levy', () => {
  const muster = (harold: string) => `
    round 16
    essex: normans 1 leader william
    wessex: normans 1
    kent: normans 1
    ${harold}
  `;

  it('DIG-34: Harold gone is worth two infantry or one cavalry', () => {
    const { plain, game } = sideBySide(muster(''), 'harold-worth-two');
    expect(plain.state.pending).toMatchObject({ kind: 'exchange', due: 5 });
    expect(game.state.pending).toMatchObject({ kind: 'exchange', due: 4 });
    expect(game.do('exchange 2').area('english-channel')).toBe('normans cavalry 2');
  });

  it('DIG-34: an area is worth one infantry, as three points buy one', () => {
    const { plain, game } = sideBySide(muster('sussex: saxons 1 leader harold'), 'harold-worth-two');
    for (const one of [plain, game]) expect(one.state.pending).toMatchObject({ kind: 'exchange', due: 2 });
  });
});

describe('DIG-35: the Saxon levy', () => {
  const muster = `
    round 16
    devon: saxons 1 leader harold
    kent: saxons 3
    sussex: saxons 3
    ${each('saxons', 'essex avalon hwicce')}
  `;

  it('DIG-35: it comes wherever Harold is', () => {
    const { plain, game } = sideBySide(muster, 'saxon-levy-together');
    expect(plain.state.pending).not.toMatchObject({ kind: 'place' });
    expect(game.state.pending).toMatchObject({ kind: 'place', why: 'special', left: 2 });
  });

  it('DIG-35: all in one English area of theirs, beyond the stacking limit', () => {
    const inEngland = muster.replace('devon: saxons 1 leader harold', 'wessex: saxons 1 leader harold');
    const { plain, game } = sideBySide(`${inEngland}\nyork: saxons 1`, 'saxon-levy-together');
    expect(game.state.pending).toMatchObject({ left: 3 });
    expect(game.refuses('place devon')).toMatchObject({ code: 'place-not-yours' });
    plain.do('place kent').do('place essex');
    expect(plain.refuses('place sussex')).toMatchObject({ code: 'place-stacking' }); // Kent is the overstack
    game.do('place kent');
    expect(game.area('kent')).toBe('saxons 6');
    expect(game.asks).toBe('move');
    expect(game.seen('placed')[0]).toMatchObject({ area: 'kent', count: 3, why: 'special' });
  });

  it('DIG-35: two overstacks may be the result, which the Saxons put right when they move', () => {
    const game = playing(muster.replace('sussex: saxons 3', 'sussex: saxons 5'), 'saxon-levy-together');
    expect(game.do('place kent').area('kent')).toBe('saxons 5');
  });

  it('DIG-35: not if Harold is gone', () => {
    const game = playing(muster.replace(' leader harold', ''), 'saxon-levy-together');
    expect(game.state.pending).not.toMatchObject({ kind: 'place' });
  });
});
