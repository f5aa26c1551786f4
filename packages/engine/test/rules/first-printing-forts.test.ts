import { describe, expect, it } from 'vitest';
import { defaultAction } from '../../src/game/play.ts';
import { playing, sideBySide } from '../options.ts';

/** First printing: the Romans "may" build forts; before a phase is over they give up those that they do not want. */
describe('First printing: forts by choice', () => {
  const position = 'round 2 romans movement\nkent: romans 3, fort\nnorfolk: belgae 2';

  it('first printing, in place of FORT-1: the owner is asked when the movement ends', () => {
    const { plain, game } = sideBySide(position, 'forts-by-choice');
    for (const one of [plain, game]) one.do('move 1 kent essex').do('move 1 kent sussex').do('end');
    expect(plain.asks).not.toBe('forts');
    expect(game.decision).toMatchObject({ kind: 'forts', nation: 'romans', seat: 0 });
    expect(game.legal().sort()).toEqual(['end', 'raze essex', 'raze sussex']);
    game.do('raze essex');
    expect(game.seen('fort-removed')).toMatchObject([{ area: 'essex', intact: true }]);
    expect([game.area('essex'), game.area('sussex')]).toEqual(['romans 1', 'romans 1, newfort']);
    game.do('end');
    expect(game.asks).not.toBe('forts');
    expect(game.area('sussex')).toBe('romans 1, fort');
  });

  it('first printing: the points for the area stay, and an area without armies is left', () => {
    const game = playing(position, 'forts-by-choice');
    game.do('move 1 kent essex').do('move 1 essex suffolk').do('end');
    const points = game.points('romans');
    game.do('raze essex').do('raze suffolk');
    expect(game.points('romans')).toBe(points);
    expect(game.area('essex')).toBe('');
    expect(game.asks).not.toBe('forts'); // none is left to ask about
  });

  it('first printing: a fort that was given up can be built another time', () => {
    const game = playing(
      'round 1 romans movement\nkent: romans 2, fort\nnorfolk: irish 2',
      'forts-by-choice',
    );
    game.do('move 1 kent essex').do('end').do('raze essex');
    expect(game.state.invasionHalf).toBe(2);
    game.do('move 1 essex kent').do('move 1 kent essex').do('end');
    expect(game.legal()).toEqual(['raze essex', 'end']);
  });

  it('first printing: the same after battles', () => {
    const game = playing('round 2 romans movement\nkent: romans 3, fort\nessex: belgae 1', 'forts-by-choice');
    game.do('move 3 kent essex').do('end', [6, 1, 1, 1]);
    expect(game.legal()).toEqual(['raze essex', 'end']);
    game.do('end');
    expect(game.area('essex')).toBe('romans 3, fort');
  });

  it('first printing: and in the turns of others, where Romans retreat to new land', () => {
    const game = playing(
      'round 3 belgae movement\nkent: romans 2, fort\nessex: belgae 3\nnorfolk: belgae 1',
      'forts-by-choice',
    );
    game
      .do('move 3 essex kent')
      .do('end', [1, 1, 1, 1, 1, 1])
      .do('retreat 2 to sussex')
      .do('stand', [5, 1, 1, 1]);
    expect(game.decision).toMatchObject({ kind: 'forts', nation: 'romans', seat: 0 });
    expect(game.do('raze sussex').area('sussex')).toBe('romans 2');
  });

  it('first printing: whoever does not answer keeps them', () => {
    const game = playing(position, 'forts-by-choice');
    game.do('move 1 kent essex').do('end');
    expect(defaultAction(game.state)).toEqual({ type: 'end' });
  });
});
