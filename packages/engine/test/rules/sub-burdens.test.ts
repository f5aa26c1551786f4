import { describe, expect, it } from 'vitest';
import { outcome } from '../../src/game/outcome.ts';
import { check, defaultAction } from '../../src/game/play.ts';
import { toPosition } from '../../src/game/position.ts';
import type { Action } from '../../src/model/action.ts';
import { toSeat } from '../../src/model/ids.ts';
import { makeAction } from '../../src/notation/action-text.ts';
import { at } from '../support.ts';

describe('Half population', () => {
  const exa74 = () =>
    at(`
      round 3 welsh turn-start
      dyfed: welsh 1
      gwynedd: welsh 1
      hwicce: welsh 1
      powys: welsh 1
      marker welsh 2
      subject welsh to romans
    `);

  it('EXA-74 SUB-23: half of seven is four: with the two carried one army, nothing left', () => {
    const game = exa74().do('population half');
    expect(game.seen('population')).toMatchObject([
      { fromAreas: 4, carried: 2, armies: 1, marker: 0, halved: true },
    ]);
    expect(game.decision).toMatchObject({ kind: 'place', nation: 'welsh', data: { left: 1 } });
    expect(game.marker('welsh')).toBe(0);
  });

  it('EXA-74 SUB-23: in full it is nine: one army and three left', () => {
    const game = exa74().do('population full');
    expect(game.seen('population')).toMatchObject([{ fromAreas: 7, carried: 2, armies: 1, marker: 3 }]);
    expect(game.marker('welsh')).toBe(3);
  });

  it('SUB-23: the Roman owner says which', () => {
    const game = exa74();
    expect(game.decision).toMatchObject({ kind: 'allowance', seat: 0, nation: 'romans' });
    expect(game.legal().sort()).toEqual(['population full', 'population half']);
    expect(check(game.state, { type: 'population', grant: 'full' }, toSeat(1))).toMatchObject({
      code: 'not-your-decision',
    });
  });

  it('SUB-23: a free nation grows in full without asking', () => {
    const game = at(`
      round 3 welsh turn-start
      dyfed: welsh 1
      gwynedd: welsh 1
      hwicce: welsh 1
      powys: welsh 1
      marker welsh 2
    `);
    expect(game.asks).toBe('place');
    expect(game.marker('welsh')).toBe(3);
  });
});

describe('Half of the hold points', () => {
  const fifth = (...lines: string[]) => at(['round 5 hold-points', ...lines].join('\n'));

  it('EXA-75 SUB-24: thirteen are halved to seven', () => {
    const areas = ['dyfed', 'gwynedd', 'powys', 'avalon'].map((area) => `${area}: welsh 1`);
    expect(fifth(...areas).points('welsh')).toBe(13);
    expect(fifth(...areas, 'subject welsh to romans').points('welsh')).toBe(7);
  });

  it('EXA-120 SUB-24 RUL-112: first the limit, then the half: eight and six cut to four make twelve, halved six', () => {
    const areas = ['gwynedd', 'dyfed', 'hwicce', 'march', 'cheshire', 'north-mercia', 'avalon', 'wessex'];
    const game = fifth(...areas.map((area) => `${area}: welsh 1`), 'subject welsh to romans');
    expect(game.points('welsh')).toBe(6);
    expect(game.points('romans')).toBe(24);
    const cuts = outcome(game.state).nations.welsh.reasons.filter((r) => r.points < 0);
    expect(cuts.map((r) => [r.reason, r.points])).toEqual([
      ['limit', -2],
      ['subject-half', -6],
    ]);
  });

  it('SUB-24: brigantes and picts are halved alike, whoever is free is not', () => {
    const game = fifth(
      'strathclyde: brigantes 1',
      'galloway: brigantes 1',
      'mar: picts 1',
      'skye: caledonians 1',
      'subject brigantes to romans',
      'subject picts to romans',
    );
    expect([game.points('brigantes'), game.points('picts'), game.points('caledonians')]).toEqual([5, 2, 2]);
  });
});

describe('How long it lasts', () => {
  it('SUB-25: subjection ends as round 6 begins, not before', () => {
    const lines = [
      'powys: welsh 1',
      'mar: picts 1',
      'york: fort',
      'subject welsh to romans',
      'subject picts to romans',
    ];
    const fifth = at(['round 4 round-end', ...lines].join('\n'));
    expect([fifth.state.round, fifth.overlord('welsh'), fifth.overlord('picts')]).toEqual([
      5,
      'romans',
      'romans',
    ]);
    const sixth = at(['round 5 round-end', ...lines].join('\n'));
    expect([sixth.state.round, sixth.overlord('welsh'), sixth.overlord('picts')]).toEqual([
      6,
      undefined,
      undefined,
    ]);
  });

  it('SUB-26 RUL-79: it does not end with the last Roman army', () => {
    const game = at(`
      round 3 picts movement
      lothian: romans 1, ruin
      dunedin: picts 2
      powys: welsh 1
      dyfed: welsh 1
      subject welsh to romans
    `);
    game.do('move 2 dunedin lothian').do('end', [6, 1, 1]);
    expect(game.area('lothian')).toBe('picts 2, ruin');
    expect(game.overlord('welsh')).toBe('romans');
  });

  it('SUB-26 RUL-79: forts go on to be Roman, and the subject bound, with no Roman army in play', () => {
    const game = at(`
      round 4 welsh turn-start
      hwicce: fort
      powys: welsh 1
      dyfed: welsh 1
      subject welsh to romans
    `);
    expect(game.decision).toMatchObject({ kind: 'allowance', seat: 0 });
    game.do('population half');
    expect(game.refuses('move 1 powys hwicce')).toMatchObject({ code: 'attack-forbidden', rule: 'SUB-19' });
    game.do('move 1 powys march').do('end');
    expect(game.asks).toBe('permission');
  });

  it('SUB-27: who has submitted is spared by the Romano-British in round 6', () => {
    const game = at(`
      round 5 romans movement
      hwicce: romans 1, fort
      powys: welsh 1
      avalon: belgae 1
      york: brigantes 1
      march: caledonians 1
    `);
    game.do('end').do('submit').do('resist');
    expect(toPosition(game.state).submitted).toEqual(['welsh']);
    for (let i = 0; i < 40 && game.decision.nation !== 'romano-british'; i++)
      game.do(makeAction(defaultAction(game.state) as Action));
    expect([game.state.round, game.area('hwicce')]).toEqual([6, 'romano-british 2']);
    expect(game.overlord('welsh')).toBeUndefined();
    expect(game.refuses('move 1 hwicce powys')).toMatchObject({ code: 'attack-forbidden', rule: 'RB-11' });
    expect(game.may('move 1 hwicce avalon')).toBe(true);
    expect(game.may('move 1 hwicce march')).toBe(true);
  });

  it('SUB-27: the Belgae submit without the mark', () => {
    const game = at(`
      round 1 romans movement
      kent: romans 1, fort
      lindsey: belgae 1
      powys: welsh 1
    `);
    game.do('end').do('submit').do('submit');
    expect([game.overlord('belgae'), game.overlord('welsh')]).toEqual(['romans', 'romans']);
    expect(toPosition(game.state).submitted).toEqual(['welsh']);
  });
});
