import { describe, expect, it } from 'vitest';
import { legalActions } from '../../src/game/play.ts';
import { at } from '../support.ts';

describe('A leader by himself', () => {
  it('LDR-7: goes on from armies that have walked all they may', () => {
    const game = at(`
      round 9 angles movement
      york: angles 1 leader oswiu
      suffolk: angles 1
      north-mercia: angles 1
    `);
    game.do('move 1 suffolk norfolk').do('move 1 norfolk lindsey').do('move leader york lindsey');
    expect(legalActions(game.state)).toContainEqual({
      type: 'move',
      from: 'lindsey',
      to: 'north-mercia',
      unit: 'infantry',
      count: 0,
      leader: true,
      group: 0,
    });
    expect(game.do('move leader lindsey north-mercia').area('north-mercia')).toBe('angles 1 leader oswiu');
  });

  it('RAID-4 LDR-8: one who came by sea may go back there with some of those who came with him', () => {
    const game = at(`
      round 11 norsemen movement
      icelandic-sea: norsemen 2 leader ketil-flatnose
    `);
    game.do('move 2 leader icelandic-sea caithness').do('end').do('end');
    expect(game.legal('withdraw')).toContain('withdraw 1 leader caithness icelandic-sea');
  });
});

describe('Armies that go with a leader', () => {
  it('EXA-27 MOV-2 MOV-4: Oswiu picks up unmoved armies and leads all of them on', () => {
    const game = at(`
      round 9 angles movement
      bernicia: angles 2 leader oswiu
      york: angles 2
    `);
    game.do('move 2 leader bernicia york');
    game.do('move 2 leader york lindsey').do('move 2 york lindsey');
    game.do('move 2 leader lindsey norfolk').do('move 2 lindsey norfolk');
    expect(game.area('norfolk')).toBe('angles 4 leader oswiu');
    expect(game.area('york')).toBe('');
    expect(game.area('lindsey')).toBe('');
    expect(game.legal('move')).toEqual([]);
  });

  it('EXA-28 MOV-4 RUL-34: armies that walked before cannot be led', () => {
    const game = at(`
      round 9 angles movement
      bernicia: angles 2 leader oswiu
      pennines: angles 2
    `);
    game.do('move 2 pennines york').do('move 2 leader bernicia york');
    game.do('move 2 leader york/b lindsey').do('move 1 york lindsey').do('move 1 york lindsey');
    expect(game.area('lindsey')).toBe('angles 4 leader oswiu');
    game.do('move 2 leader lindsey norfolk');
    expect(game.area('norfolk')).toBe('angles 2 leader oswiu');
    expect(game.refuses('move 1 lindsey norfolk')).toMatchObject({ code: 'move-difficult', rule: 'MOV-4' });
    expect(game.area('lindsey')).toBe('angles 2');
  });

  it('MOV-4 RUL-34: armies left in difficult terrain stay there when their leader has gone on', () => {
    const game = at(`
      round 9 angles movement
      york: angles 2 leader oswiu
    `);
    game
      .do('move 2 leader york lindsey')
      .do('move 1 leader lindsey norfolk')
      .do('move 1 leader norfolk suffolk');
    expect(game.refuses('move 1 lindsey norfolk')).toMatchObject({ code: 'move-difficult', rule: 'MOV-4' });
    expect(game.area('lindsey')).toBe('angles 1');
  });

  it('MOV-4 RUL-34: armies left in clear terrain go on as far as they could have come alone', () => {
    const game = at(`
      round 9 angles movement
      bernicia: angles 2 leader oswiu
    `);
    game.do('move 2 leader bernicia york').do('move 1 leader york march').do('move 1 leader march hwicce');
    game.do('move 1 york lindsey');
    expect(game.area('lindsey')).toBe('angles 1');
    expect(game.refuses('move 1 lindsey norfolk')).toMatchObject({ code: 'move-difficult' });
  });
});
