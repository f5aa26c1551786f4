import { describe, expect, it } from 'vitest';
import type { AreaId } from '../../src/data/board.ts';
import { playing, sideBySide } from '../options.ts';
import { refusedPosition } from '../support.ts';

/** Growth, prices, burhs and pieces of the computer game. */

const line = (nation: string, areas: readonly AreaId[]) =>
  areas.map((area) => `${area}: ${nation} 1`).join('\n');

const EIGHT = ['kent', 'sussex', 'wessex', 'avalon', 'hwicce', 'essex', 'suffolk', 'norfolk'] as const;

describe('DIG-2: new units in turn', () => {
  const position = `
    round 9 saxons turn-start
    kent: saxons 1
    sussex: saxons 3
    wessex: saxons 3
    marker saxons 5
    essex: saxons 3
    avalon: saxons 3
  `; // two armies

  it('DIG-2 in place of POP-9: a full area comes first too, as long as it can take one as overstack', () => {
    const { plain, game } = sideBySide(position, 'new-units-in-turn');
    for (const one of [plain, game]) one.do('place kent');
    expect(plain.legal('place')).toContain('place kent');
    expect(game.legal('place').sort()).toEqual([
      'place avalon',
      'place essex',
      'place sussex',
      'place wessex',
    ]);
    expect(game.refuses('place kent')).toMatchObject({ code: 'place-second-unit', rule: 'POP-9' });
  });

  it('DIG-2: areas that cannot take any do not hold up the others', () => {
    const { plain, game } = sideBySide(
      position.replace('sussex: saxons 3', 'sussex: saxons 4'),
      'new-units-in-turn',
    );
    // Sussex is the overstack, and may grow; nothing else but Kent has room.
    for (const one of [plain, game]) one.do('place kent');
    expect(plain.legal('place')).toEqual(['place kent', 'place sussex']);
    expect(game.asks).toBe('move'); // the second one had only one place to go to
    expect(game.area('sussex')).toBe('saxons 5');
  });
});

describe('DIG-3: markers by the dearest unit', () => {
  it('DIG-3: five points for most nations, as before', () => {
    const { plain, game } = sideBySide(
      `round 14 saxons turn-start\n${line('saxons', ['kent', 'sussex', 'wessex'])}\nmarker saxons 5`,
      'marker-by-dearest-unit',
      'computer-prices',
    );
    for (const one of [plain, game]) expect(one.marker('saxons')).toBe(5); // 11 points, one army
  });

  it('DIG-3 DIG-40: the Norwegians keep six, the Normans eleven', () => {
    const position = (nation: string, points: number) =>
      `round 16 ${nation} turn-start\nkent: ${nation} 1\nmarker ${nation} ${points}`;
    const options = ['marker-by-dearest-unit', 'computer-prices'] as const;
    const refused = (text: string, variants: readonly string[] = options) =>
      refusedPosition(`${text}\noptions ${JSON.stringify({ variants })}`);
    expect(refused(position('norwegians', 7))).toMatchObject({ rule: 'marker', details: { marker: 7 } });
    expect(refused(position('normans', 12))).toMatchObject({ rule: 'marker', details: { marker: 12 } });
    expect(refused(position('norwegians', 6), [])).toMatchObject({ rule: 'marker' });
    expect(playing(position('norwegians', 4), ...options).marker('norwegians')).toBe(6); // no army for six
    expect(playing(position('norwegians', 4), 'computer-prices').marker('norwegians')).toBe(5); // POP-15
    expect(playing(position('normans', 11), ...options).asks).toBe('exchange'); // 13 points
  });
});

describe('DIG-40: prices and pieces', () => {
  it('DIG-40 in place of POP-2: Norwegian infantry costs seven', () => {
    const { plain, game } = sideBySide(
      `round 16 norwegians turn-start\n${line('norwegians', ['york', 'march', 'cheshire'])}\nmarker norwegians 1`,
      'computer-prices',
    );
    expect(plain.seen('population')).toEqual([]);
    expect([plain.marker('norwegians'), plain.asks]).toEqual([1, 'place']);
    expect([game.marker('norwegians'), game.asks]).toEqual([0, 'place']);
  });

  const normans = (cavalry: number, marker = 0) => `
    round 16 normans turn-start
    ${line('normans', ['kent', 'sussex', 'wessex', 'avalon', 'hwicce', 'essex', 'suffolk'])}
    norfolk: normans cavalry ${cavalry}
    marker normans ${marker}
  `; // sixteen points

  it('DIG-40 in place of POP-5: the Normans may buy cavalry for twelve', () => {
    const { plain, game } = sideBySide(normans(2, 2), 'computer-prices');
    expect(plain.asks).toBe('place');
    expect(game.asked('exchange').data).toMatchObject({ due: 3 });
    expect(game.legal()).toEqual(['exchange 0', 'exchange 1']);
    expect(game.refuses('exchange 2')).toMatchObject({ rule: 'DIG-40', details: { most: 1, due: 3 } });
    game.do('exchange 1');
    expect(game.seen('population')).toMatchObject([{ cavalry: 1, armies: 1, marker: 0 }]);
    expect(game.asked('place').data).toMatchObject({ left: 2, cavalry: 1 });
    game.do('place kent');
    expect(game.area('kent')).toBe('normans 1 cavalry 1');
    game.do('place sussex');
    expect(game.area('sussex')).toBe('normans 2');
    expect(game.asks).toBe('move');
  });

  it('DIG-40: or infantry as before', () => {
    const game = playing(normans(2), 'computer-prices');
    game.do('exchange 0');
    expect(game.seen('population')).toMatchObject([{ armies: 1, marker: 5 }]); // eight pieces, seven stand
    expect(game.asked('place').data).not.toHaveProperty('cavalry');
  });

  it('DIG-40: only with the points and a piece for it', () => {
    const four = playing(normans(4), 'computer-prices');
    expect(four.asks).toBe('place');
    const poor = playing(
      `round 16 normans turn-start\n${line('normans', ['kent', 'sussex'])}`,
      'computer-prices',
    );
    expect(poor.asks).toBe('move');
  });

  it('DIG-40: other nations buy no cavalry', () => {
    const game = playing(
      `round 9 romano-british turn-start\n${line('romano-british', EIGHT.slice(0, 7))}\nmarker romano-british 5`,
      'computer-prices',
    );
    expect(game.asks).toBe('place');
  });

  it('DIG-40 in place of GEN-5: eight Norsemen', () => {
    const { plain, game } = sideBySide(
      'round 12 norsemen turn-start\nhebrides: norsemen 3\ncaithness: norsemen 2',
      'fewer-norsemen',
    );
    expect(plain.asks).toBe('move');
    expect(game.asks).toBe('leave-out');
    expect(game.legal()).toEqual(['leave-out irish-sea', 'leave-out atlantic-ocean']);
  });
});

describe('DIG-32: burhs from round 11', () => {
  const position = `round 11 saxons turn-start\n${line('saxons', EIGHT)}`;

  it('DIG-32 in place of BURH-1: they are built in rounds 11, 12 and 13', () => {
    const { plain, game } = sideBySide(position, 'burhs-from-round-eleven');
    expect(plain.asks).toBe('place');
    expect(game.asked('burhs').data).toMatchObject({ points: 16 });
    for (const round of [12, 13])
      expect(playing(position.replace('11', `${round}`), 'burhs-from-round-eleven').asks).toBe('burhs');
    expect(playing(position.replace('11', '14'), 'burhs-from-round-eleven').asks).toBe('place');
  });

  it('DIG-32 in place of BURH-2: two a turn are always allowed, for two points each', () => {
    const { plain, game } = sideBySide(position.replace('11', '12'), 'burhs-from-round-eleven');
    expect(plain.asks).toBe('place'); // eight areas leave no need for any
    game.do('burh kent').do('burh sussex');
    expect(game.seen('population')).toMatchObject([{ burhs: 2, armies: 2, marker: 0 }]);
    expect(game.asks).toBe('place');
  });

  it('DIG-32: eight less the areas where that is more, and eight in all', () => {
    const game = playing(
      `round 12 saxons turn-start\n${line('saxons', EIGHT.slice(0, 4))}`,
      'burhs-from-round-eleven',
    );
    for (const area of EIGHT.slice(0, 4)) game.do(`burh ${area}`);
    expect(game.seen('population')).toMatchObject([{ burhs: 4 }]);
    const full = playing(
      `round 13 saxons turn-start\n${EIGHT.map((area) => `${area}: saxons 1 burh`).join('\n')}\nmarch: saxons 1`,
      'burhs-from-round-eleven',
    );
    expect(full.asks).toBe('place');
  });
});
