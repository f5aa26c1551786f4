import { describe, expect, it } from 'vitest';
import { redux } from '../redux.ts';

/** Britannia reduX: what must be so when movement ends (X-MOV-7, X-MOV-8). */

describe('A nation beyond its population limit', () => {
  it('X-MOV-7: must move into vacant areas', () => {
    const game = redux('round 9 saxons movement\nkent: saxons 4\nclwyd: welsh 1');
    expect(game.refuses('end')).toMatchObject({
      code: 'end-population',
      rule: 'X-MOV-7',
      details: { nation: 'saxons', armies: 4, limit: 3 },
    });
    expect(game.do('move 1 kent essex').may('end')).toBe(true);
  });

  it('X-MOV-7: or attack', () => {
    const game = redux('round 9 saxons movement\nkent: saxons 4\nessex: angles 1\nsussex: jutes 1');
    expect(game.refuses('end')).toMatchObject({ code: 'end-population' });
    game.do('move 1 kent essex');
    expect(game.may('end')).toBe(true);
  });

  it('X-MOV-7: through its own land, if that is the way', () => {
    const game = redux('round 9 saxons movement\nkent: saxons 3\nessex: saxons 1\nsussex: saxons 4');
    // Sussex borders vacant land; once its armies have gone, those of Kent are few enough.
    expect(game.refuses('end')).toMatchObject({ code: 'end-population', details: { armies: 8, limit: 7 } });
    game.do('move 1 kent essex').do('move 1 essex/b suffolk');
    expect(game.may('end')).toBe(true);
  });

  it('X-MOV-7: even if all land beside them is their own', () => {
    const game = redux('round 9 saxons movement\nkent: saxons 6\nessex: saxons 1\nsussex: saxons 1');
    expect(game.refuses('end')).toMatchObject({ code: 'end-population', details: { armies: 8, limit: 7 } });
    game.do('move 1 kent essex').do('move 1 essex/b suffolk');
    expect(game.may('end')).toBe(true);
  });

  it('X-MOV-7, X-REI-3: but not armies that enemies hold fast', () => {
    const may = (angles: number) =>
      redux(`round 16 saxons movement\nessex: angles ${angles}, saxons 3`).may('end');
    expect([2, 3].map(may)).toEqual([false, true]);
  });

  it('X-MOV-7: as long as some army can, without leaving its area empty', () => {
    const game = redux('round 9 saxons movement\nkent: saxons 6\nmar: picts 1');
    game.do('move 1 kent essex');
    expect(game.refuses('end')).toMatchObject({ code: 'end-population', details: { armies: 6, limit: 5 } });
    game.do('move 1 kent sussex');
    expect(game.may('end')).toBe(true);
  });

  it('X-MOV-8, RUL-146: if none can, the owner removes what is too much', () => {
    const game = redux(`
      round 11 norsemen movement
      icelandic-sea: norsemen 6
      orkneys: norsemen 1
      mar: picts 1
    `);
    game.do('move 4 icelandic-sea hebrides').do('move 2 icelandic-sea skye').do('end');
    // Three difficult areas support six. Whoever has landed stays there, and nobody may leave Orkneys empty.
    expect(game.asked('remove').data).toMatchObject({ why: 'overpopulation', left: 1 });
    expect(game.legal()).toEqual(['remove hebrides', 'remove skye']);
    expect(game.refuses('remove orkneys')).toMatchObject({ code: 'remove-last-unit', rule: 'X-POP-4' });
    game.do('remove skye');
    expect([game.area('skye'), game.area('hebrides')]).toEqual(['norsemen 1', 'norsemen 4']);
  });

  it('X-MOV-8, RUL-146: before the battles, so that those who were removed do not fight', () => {
    const game = redux('round 11 norsemen movement\nicelandic-sea: norsemen 4\nhebrides: picts 1');
    game.do('move 4 icelandic-sea hebrides').do('end', [1, 1, 1]);
    expect(game.seen('removed')).toMatchObject([{ area: 'hebrides' }, { area: 'hebrides' }]);
    expect(game.seen('battle-rolled')).toMatchObject([{ attacker: { infantry: [1, 1] } }]);
  });

  it('X-MOV-7: invaders too', () => {
    const game = redux('round 15 normans movement\nenglish-channel: normans 6\nclwyd: welsh 1');
    game.do('move 3 english-channel kent').do('move 3 english-channel sussex');
    expect(game.refuses('end')).toMatchObject({ code: 'end-population', details: { armies: 6, limit: 5 } });
    expect(game.do('move 1 kent essex').may('end')).toBe(true);
  });
});

describe('The areas of a nation', () => {
  it('X-MOV-8: are at least as many after movement as before', () => {
    const game = redux('round 9 saxons movement\nkent: saxons 1\nessex: saxons 1\nclwyd: welsh 1');
    game.do('move 1 kent essex');
    expect(game.refuses('end')).toMatchObject({
      code: 'end-areas',
      rule: 'X-MOV-8',
      details: { nation: 'saxons', before: 2, now: 1 },
    });
    expect(game.do('move 1 essex/b suffolk').may('end')).toBe(true);
  });

  it('X-MOV-8: need not be the same', () => {
    const game = redux('round 9 saxons movement\nkent: saxons 1\nclwyd: welsh 1').do('move 1 kent essex');
    expect(game.may('end')).toBe(true);
  });

  it('X-MOV-8, X-GEN-5: under attack are not held', () => {
    const game = redux('round 9 saxons movement\nkent: saxons 1\nessex: angles 1').do('move 1 kent essex');
    expect(game.refuses('end')).toMatchObject({ code: 'end-areas', details: { before: 1, now: 0 } });
    const two = redux('round 9 saxons movement\nkent: saxons 2\nessex: angles 1').do('move 1 kent essex');
    expect(two.may('end')).toBe(true);
  });

  it('X-MOV-8: a landing makes up for an area that was left', () => {
    const game = redux('round 12 danes movement\nnorth-sea: danes 2\nkent: danes 1\nessex: angles 1');
    game.do('move 1 kent essex').do('move 2 north-sea york');
    expect(game.may('end')).toBe(true);
  });

  it('X-MOV-8: moves that gave up too much can be taken back', () => {
    const game = redux('round 9 saxons movement\nkent: saxons 1\nessex: saxons 1\nclwyd: welsh 1');
    expect(game.refuses('take-back')).toMatchObject({ code: 'take-back-not-needed', rule: 'X-MOV-8' });
    game.do('move 1 kent essex').do('take-back');
    expect([game.area('kent'), game.area('essex')]).toEqual(['saxons 1', 'saxons 1']);
    expect(game.may('end')).toBe(true);
  });

  it('X-MOV-8, X-STK-2: stacks are within their limits again', () => {
    const game = redux(
      'round 9 saxons movement\nkent: saxons 3\nessex: saxons 3\nsussex: saxons 1\nwessex: saxons 1',
    );
    game.do('move 2 kent essex');
    expect(game.may('end')).toBe(true);
    game.do('move 1 sussex kent').do('move 1 wessex sussex');
    expect(game.refuses('end')).toMatchObject({ code: 'end-areas' });
  });
});
