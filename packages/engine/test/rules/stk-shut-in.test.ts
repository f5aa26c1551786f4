import { describe, expect, it } from 'vitest';
import { at } from '../support.ts';

/** STK-8: a stack is tolerated only where nobody could walk out of it to an area that has room. */
describe('Stacks that nobody can thin out', () => {
  it('STK-8 SUB-22: Romans cannot be sent to stay in the area of a subject', () => {
    const position = (devon: string) => `
      round 3 romans movement
      cornwall: romans 5, ruin
      devon: ${devon}
      kent: romans 1, fort
      subject welsh to romans
    `;
    expect(at(position('welsh 1, ruin')).may('end')).toBe(true);
    expect(at(position('ruin')).refuses('end')).toMatchObject({
      code: 'end-stacking',
      rule: 'STK-3',
      details: { from: ['cornwall'], leave: [1], enough: true },
    });
  });

  it('STK-8 SEA-12 SUB-19: a boat that can only come back to where it sailed from is no way out', () => {
    const position = (hebrides: string) => `
      round 4 picts movement
      orkneys: picts 5
      ${hebrides}
      caithness: fort
      skye: fort
      moray: fort
      mar: fort
      kent: romans 1, fort
      subject picts to romans
    `;
    const shutIn = at(position('hebrides: fort'));
    expect(shutIn.may('move 1 orkneys icelandic-sea')).toBe(true);
    expect(shutIn.may('end')).toBe(true);
    expect(at(position('')).refuses('end')).toMatchObject({
      code: 'end-stacking',
      rule: 'STK-2',
      details: { from: ['orkneys'], leave: [1], enough: true },
    });
  });

  it('STK-8 RUL-138: nobody has to make room in an area that is full but not crowded', () => {
    const game = at(`
      round 9 welsh movement
      cornwall: welsh 5
      devon: welsh 2
    `);
    expect(game.may('end')).toBe(true);
    // Having made room, he must use it.
    game.do('move 1 devon avalon');
    expect(game.refuses('end')).toMatchObject({ code: 'end-stacking', details: { from: ['cornwall'] } });
  });

  it('STK-8 SUB-19: one army must go if that leaves one overstack, though the highest stack could go nowhere', () => {
    // Between forts that subjects may not attack, Essex has room for one: from Kent that helps, from Suffolk not.
    const game = at(`
      round 3 welsh movement
      suffolk: welsh 6
      kent: welsh 4
      essex: welsh 2
      sussex: fort
      downlands: fort
      south-mercia: fort
      north-mercia: fort
      lindsey: fort
      norfolk: fort
      york: romans 1, fort
      subject welsh to romans
    `);
    expect(game.refuses('end')).toMatchObject({
      code: 'end-stacking',
      details: { from: ['kent'], leave: [1], overstack: 'suffolk', enough: true },
    });
    expect(game.do('move 1 kent essex').may('end')).toBe(true);
  });

  it('STK-8 RUL-140: what could have gone round a full neighbour is not tolerated later', () => {
    const game = at('round 9 welsh movement\npowys: welsh 6\nclwyd: welsh 4');
    game.do('move 4 powys gwent').do('move 2 powys dyfed').do('move 4 clwyd powys');
    expect(game.refuses('end')).toMatchObject({
      code: 'end-stacking',
      details: { areas: ['powys', 'gwent'], armies: [4, 4], from: [], enough: false },
    });
    expect(game.may('take-back')).toBe(true);
  });

  it('STK-8 OVR-2 RUL-140: whom enemies hold fast cannot be sent away, so the moves may be taken back', () => {
    const game = at(`
      round 9 welsh movement
      avalon: welsh 4
      march: welsh 4
      gwynedd: welsh 1
      wessex: angles 2
      york: angles 2
    `);
    game.do('move 4 avalon wessex').do('move 4 march york');
    expect(game.refuses('end')).toMatchObject({ code: 'end-stacking', details: { from: [], enough: false } });
    expect(game.may('move 1 gwynedd clwyd')).toBe(true);
    expect(game.may('take-back')).toBe(true);
  });
});
