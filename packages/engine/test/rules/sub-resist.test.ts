import { describe, expect, it } from 'vitest';
import { defaultAction } from '../../src/game/play.ts';
import type { Action } from '../../src/model/action.ts';
import { makeAction } from '../../src/notation/action-text.ts';
import { at, type TestGame } from '../support.ts';

/** A long fight in Powys, in which the Welsh are asked before it, in every round of it and when it is over. */
const fight = () =>
  at(`
    round 3 romans movement
    march: romans 3 fort
    powys: welsh 3
    gwynedd: welsh 1
    pennines: brigantes 1
    york: romans 2 fort
  `)
    .do('move 3 march powys')
    .do('move 2 york pennines')
    .do('end');

const asked = (game: TestGame): string => `${game.asks} ${game.decision.nation}`;

describe('Resistance for the rest of the turn', () => {
  it('SUB-7 DEC-11: it is one of three answers', () => {
    const game = fight();
    expect(asked(game)).toBe('submit welsh');
    expect(game.legal()).toEqual(['submit', 'resist', 'hold-out']);
    expect(makeAction(defaultAction(game.state) as Action)).toBe('resist');
  });

  it('SUB-5 SUB-7: who holds out is not asked again in this turn; the others are', () => {
    const game = fight().do('hold-out');
    expect(game.seen('resisted')).toMatchObject([{ nation: 'welsh', overlord: 'romans', forTurn: true }]);
    expect(asked(game)).toBe('submit brigantes');
    game.do('resist').do('fight powys', [1, 1, 1, 1, 1, 1]);
    expect(asked(game)).toBe('submit brigantes');
    game.do('resist');
    expect(asked(game)).toBe('retreat welsh');
    game.do('stand').do('stand', [6, 6, 6, 1, 1, 1]); // the Welsh of Powys fall
    expect(asked(game)).toBe('submit brigantes');
    game.do('resist', [1, 1, 1]); // that battle is over, Pennines is fought for
    expect(asked(game)).toBe('submit brigantes');
    expect(game.history.filter((e) => e.type === 'resisted' && e.nation === 'welsh')).toHaveLength(1);
  });

  it('SUB-5 SUB-7: without it they are asked in every window', () => {
    const game = fight().do('resist').do('resist').do('fight powys', [1, 1, 1, 1, 1, 1]);
    expect(asked(game)).toBe('submit welsh');
    expect(game.seen('battle-rolled')).toHaveLength(1);
  });

  it('SUB-7: the word holds for one turn: in the next they are asked again', () => {
    const game = at(`
      round 3 romans movement
      march: romans 1 fort
      gwynedd: welsh 1
    `);
    game.do('end').do('hold-out');
    for (let i = 0; i < 200 && game.state.round < 4; i++)
      game.do(makeAction(defaultAction(game.state) as Action));
    expect(game.state.holdingOut).toEqual([]);
    while (game.asks !== 'submit') game.do(makeAction(defaultAction(game.state) as Action));
    expect(asked(game)).toBe('submit welsh');
  });

  it('SUB-7: it lasts through both halves of a Major Invasion', () => {
    const game = at(`
      round 1 romans movement
      english-channel: romans 3
      norfolk: belgae 1
    `);
    game.do('move 1 english-channel kent').do('end').do('hold-out');
    expect(game.asks).toBe('move');
    expect(game.state.invasionHalf).toBe(2);
    game.do('move 2 english-channel sussex').do('end');
    expect(game.history.filter((e) => e.type === 'resisted')).toHaveLength(1);
    expect(game.asks).not.toBe('submit');
  });

  it('BSUB-2 BSUB-3: the Brigantes may hold out against the Angles too', () => {
    const game = at(`
      round 8 angles movement
      lothian: angles 2
      strathclyde: brigantes 1
      galloway: brigantes 1
    `);
    game.do('move 2 lothian strathclyde').do('end').do('hold-out', [1, 1, 1]);
    expect(asked(game)).toBe('retreat brigantes');
  });

  it('SCN-9: nobody holds out who must submit', () => {
    const game = at(`
      two-early round 2 romans battles
      kent: romans 2 fort
      gwynedd: welsh 1
      york: brigantes 1
      turn {"window":[]}
    `);
    expect(game.refuses('hold-out')).toMatchObject({ code: 'must-submit', rule: 'SCN-9' });
  });
});
