import { describe, expect, it } from 'vitest';
import { defaultAction } from '../../src/game/play.ts';
import { makeAction } from '../../src/notation/action-text.ts';
import { at, type TestGame } from '../support.ts';

/** Lets the engine answer for everybody until a decision of this kind comes up. */
function until(game: TestGame, kind: string): TestGame {
  for (let i = 0; i < 60 && game.asks !== kind; i++) {
    const action = defaultAction(game.state);
    if (!action) break;
    game.do(makeAction(action));
  }
  return game;
}

describe('Population of subjects', () => {
  const subject = `
    round 3 welsh turn-start
    dyfed: welsh 1
    gwynedd: welsh 1
    hwicce: welsh 1
    powys: welsh 1
    subject welsh to romans
  `;

  it('POP-13: half of seven area points is four', () => {
    const game = at(subject).do('population half');
    expect(game.seen('population')[0]).toMatchObject({ fromAreas: 4, carried: 0, halved: true, armies: 0 });
    expect(game.marker('welsh')).toBe(4);
  });

  it('POP-13: with leave of the overlord all seven count', () => {
    const game = at(subject).do('population full');
    expect(game.seen('population')[0]).toMatchObject({ fromAreas: 7, halved: false, armies: 1 });
    expect(game.asks).toBe('place');
    expect(game.marker('welsh')).toBe(1);
  });

  it('POP-13 RUL-24: carried points are not halved', () => {
    const game = at(`${subject}\nmarker welsh 4`).do('population half');
    expect(game.seen('population')[0]).toMatchObject({ carried: 4, fromAreas: 4, armies: 1, marker: 2 });
    expect(game.marker('welsh')).toBe(2);
  });

  it('POP-13: brigantes under the angles are halved in all their areas', () => {
    const game = at(`
      round 9 brigantes turn-start
      strathclyde: brigantes 1
      cheshire: brigantes 1
      galloway: brigantes 1
      norfolk: angles 1
      subject brigantes to angles
    `);
    expect(game.decision).toMatchObject({ kind: 'allowance', nation: 'angles', seat: 3 });
    game.do('population half');
    expect(game.marker('brigantes')).toBe(3);
  });

  it('POP-13: a free nation is never halved and nobody is asked', () => {
    const game = at(`
      round 3 welsh turn-start
      dyfed: welsh 1
      gwynedd: welsh 1
      powys: welsh 1
    `);
    expect(game.asks).toBe('move');
    expect(game.marker('welsh')).toBe(5);
  });

  it('POP-13: nobody is asked where half, rounded up, is as much as the whole', () => {
    const game = at(`
      round 3 welsh turn-start
      powys: welsh 1
      kent: romans 1, fort
      subject welsh to romans
    `);
    expect(game.asks).toBe('move');
    expect(game.marker('welsh')).toBe(1);
  });

  it('POP-14: leave for one subject is none for the next', () => {
    const game = at(`
      ${subject}
      york: brigantes 1
      bernicia: brigantes 1
      subject brigantes to romans
    `);
    game.do('population full').do('place powys').do('end');
    expect(game.decision).toMatchObject({ kind: 'allowance', nation: 'romans', seat: 0 });
    expect(game.asked('allowance').data.nation).toBe('brigantes');
    game.do('population half');
    expect(game.marker('brigantes')).toBe(2);
  });

  it('POP-14: leave given in one turn is asked for again in the next', () => {
    const game = at(subject).do('population full').do('place powys').do('end');
    until(game, 'allowance');
    expect(game.state.round).toBe(4);
    expect(game.decision).toMatchObject({ nation: 'romans', data: { nation: 'welsh' } });
    game.do('population half');
    expect(game.seen('population')[0]).toMatchObject({ carried: 1, fromAreas: 4 });
  });
});
