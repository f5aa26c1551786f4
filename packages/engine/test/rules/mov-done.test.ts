import { describe, expect, it } from 'vitest';
import type { AreaId } from '../../src/data/board.ts';
import { areaOf, NATION, type Nation } from '../../src/model/ids.ts';
import type { Leader } from '../../src/model/state.ts';
import { leaderStepProblem } from '../../src/query/leader-step.ts';
import { moverOf } from '../../src/query/mover.ts';
import { isDone, isLed } from '../../src/query/step.ts';
import { at, type TestGame } from '../support.ts';

/** Have the armies in an area no step left? One answer for each group with a history of its own. */
const done = (game: TestGame, area: AreaId): boolean[] =>
  game.state.groups
    .filter((g) => g.at === areaOf(area))
    .map((g) => isDone(moverOf(game.state, game.state.nation as Nation), g));

describe('Armies that can go no further', () => {
  it('MOV-2 MOV-4: infantry after two areas, or in the first difficult one', () => {
    const game = at('round 9 saxons movement\nkent: saxons 1\nsussex: saxons 1\nwessex: saxons 1');
    expect(done(game, 'kent')).toEqual([false]);
    game.do('move 1 kent essex');
    expect(done(game, 'essex')).toEqual([false]);
    game.do('move 1 essex suffolk').do('move 1 sussex downlands');
    expect([done(game, 'suffolk'), done(game, 'downlands')]).toEqual([[true], [true]]);
  });

  it('MOV-2: cavalry after three', () => {
    const game = at('round 16 normans movement\nkent: normans cavalry 1');
    game.do('move 1 cavalry kent essex').do('move 1 cavalry essex suffolk');
    expect(done(game, 'suffolk')).toEqual([false]);
    expect(done(game.do('move 1 cavalry suffolk norfolk'), 'norfolk')).toEqual([true]);
  });

  it('LDR-8 LDR-9: not while a leader is beside them or has just gone ahead', () => {
    const game = at('round 11 saxons movement\nhwicce: saxons 3 leader egbert');
    game.do('move 3 leader hwicce downlands');
    expect(done(game, 'downlands')).toEqual([false]);
    game.do('move 1 leader downlands sussex');
    expect(done(game, 'downlands')).toEqual([false]);
    game.do('move 1 leader sussex kent');
    expect(done(game, 'downlands')).toEqual([true]);
  });

  it('LDR-9: those who walked without him gain nothing from him', () => {
    const game = at('round 11 saxons movement\nhwicce: saxons 1\nsussex: saxons 1 leader egbert');
    game.do('move 1 hwicce downlands').do('move 1 leader sussex downlands');
    expect(done(game, 'downlands').sort()).toEqual([false, true]);
  });

  it('MOV-8 LDR-10 ROAD-8: a strait is the end, for those with a leader and for Romans on a road too', () => {
    const led = at('round 11 saxons movement\ndevon: saxons 1 leader egbert').do('move 1 leader devon dyfed');
    expect(done(led, 'dyfed')).toEqual([true]);
    const romans = at('round 3 romans movement\nwessex: romans 1, fort\ndevon: fort\ndyfed: fort');
    romans.do('move 1 wessex devon').do('move 1 devon dyfed');
    expect(done(romans, 'dyfed')).toEqual([true]);
  });

  it('ROAD-2 ROAD-5: Romans on a road may have free steps left, off the road they halt', () => {
    const game = at('round 3 romans movement\nyork: romans 2, fort\nmarch: fort');
    game.do('move 1 york lindsey').do('move 1 york march');
    expect([done(game, 'lindsey'), done(game, 'march')]).toEqual([[true], [false]]);
  });
});

describe('Room for armies that have to halt', () => {
  it('STK-2 RUL-140: four are the most, those that have halted there before counted in', () => {
    const game = at('round 9 saxons movement\navalon: saxons 5\nwessex: saxons 2');
    expect(game.refuses('move 5 avalon devon')).toMatchObject({
      code: 'move-stacking',
      details: { armies: 5, room: 4, limit: 4 },
    });
    expect(game.may('move 4 avalon devon')).toBe(true);
    game.do('move 2 wessex devon');
    expect(game.refuses('move 3 avalon devon')).toMatchObject({
      code: 'move-stacking',
      details: { room: 2 },
    });
    expect(game.may('move 2 avalon devon')).toBe(true);
  });

  it('RUL-140: those who can still leave make room', () => {
    const game = at('round 9 saxons movement\navalon: saxons 4\ndevon: saxons 2');
    expect(game.may('move 4 avalon devon')).toBe(true);
  });

  it('RUL-140 LDR-8: beside a leader, or behind him, any number may come and go on', () => {
    const game = at('round 11 saxons movement\nhwicce: saxons 6 leader egbert\navalon: saxons 5');
    expect(game.refuses('move 5 avalon downlands')).toMatchObject({ code: 'move-stacking' });
    expect(game.may('move 6 leader hwicce downlands')).toBe(true);
    game.do('move 1 leader hwicce downlands');
    expect(game.may('move 5 hwicce downlands')).toBe(true);
  });

  it('RUL-140 ROAD-5: so may Romans where a road leads on, and no others', () => {
    const romans = at('round 3 romans movement\nwessex: romans 5, fort\ndevon: fort\ncornwall: ruin');
    expect(romans.may('move 5 wessex devon')).toBe(true);
    const off = at('round 3 romans movement\nwessex: romans 5, fort\ndevon: ruin');
    expect(off.refuses('move 5 wessex devon')).toMatchObject({ code: 'move-stacking', details: { room: 4 } });
    const saxons = at('round 4 saxons movement\navalon: saxons 5\ndevon: fort');
    expect(saxons.refuses('move 5 avalon devon')).toMatchObject({ code: 'move-stacking' });
  });
});

describe('Leaders on their way', () => {
  it('SEA-7 LDR-7: alone he lands only where his armies may; from land he goes to them anywhere', () => {
    const game = at(`
      round 7 scots movement
      irish-sea: scots 1 leader fergus-mor-mac-erc
      cheshire: scots 1
      galloway: scots 1
      cumbria: scots 1
    `);
    expect(game.refuses('move leader irish-sea cheshire')).toMatchObject({ code: 'landing-forbidden' });
    expect(game.refuses('move leader irish-sea cumbria')).toMatchObject({ code: 'landing-forbidden' });
    game.do('move leader irish-sea galloway');
    expect(game.may('move leader galloway cumbria')).toBe(true);
  });

  it('SEA-2 SEA-17 MOV-3: one sea and no second, and no step to what is not adjacent', () => {
    const problem = (game: TestGame, nation: Nation, to: AreaId) =>
      leaderStepProblem(
        moverOf(game.state, nation),
        game.state.leaders[nation] as Leader,
        areaOf(to),
        'infantry',
      );
    const boat = at('round 9 angles movement\nyork: angles 1 leader oswiu');
    expect(problem(boat, NATION.angles, 'kent')).toBe('move-not-adjacent');
    expect(problem(boat, NATION.angles, 'north-sea')).toBeUndefined();
    expect(problem(boat.do('move 1 leader york north-sea'), NATION.angles, 'frisian-sea')).toBe(
      'move-second-sea',
    );
    const fleet = at('round 6 saxons movement\nenglish-channel: saxons 1 leader aelle');
    expect(problem(fleet, NATION.saxons, 'frisian-sea')).toBeUndefined();
    fleet.do('move 1 leader english-channel kent');
    expect(problem(fleet, NATION.saxons, 'frisian-sea')).toBe('move-second-sea');
  });

  it('LDR-9: behind him go those who stood where he left from, not those from elsewhere', () => {
    const game = at('round 9 angles movement\nbernicia: angles 2 leader oswiu\npennines: angles 1');
    game.do('move 1 leader bernicia york');
    const led = (from: AreaId) =>
      game.state.groups
        .filter((g) => g.at === areaOf(from))
        .map((g) => isLed(moverOf(game.state, NATION.angles), g, areaOf('york'), false));
    expect([led('bernicia'), led('pennines')]).toEqual([[true], [false]]);
  });
});

describe('What is said to armies that must stop', () => {
  it('MOV-4 ROAD-5: Roman roads are none to others: difficult land with a fort stops them as any other', () => {
    const game = at('round 4 saxons movement\navalon: saxons 3\ndevon: fort').do('move 3 avalon devon');
    expect(game.refuses('move 1 devon cornwall')).toMatchObject({ code: 'move-difficult', rule: 'MOV-4' });
  });

  it('MOV-8 ROAD-8: nor beyond a strait', () => {
    const game = at('round 4 saxons movement\ndevon: saxons 3\ndyfed: fort').do('move 3 devon dyfed');
    expect(game.refuses('move 1 dyfed gwent')).toMatchObject({ code: 'move-stopped' });
  });

  it('SUB-22 MOV-2: Romans whose steps are spent cannot enter the area of a subject, though a road leads on', () => {
    const game = at(`
      round 3 romans movement
      york: romans 1, ruin
      essex: welsh 1
      kent: fort
      subject welsh to romans
    `);
    game.do('move 1 york north-mercia').do('move 1 north-mercia south-mercia');
    game.do('move 1 south-mercia suffolk');
    expect(game.refuses('move 1 suffolk essex')).toMatchObject({ code: 'move-allowance' });
  });

  it('STK-8 LDR-9: those whom their leader has just left can follow him out of a stack', () => {
    const game = at('round 11 saxons movement\nhwicce: saxons 6 leader egbert');
    game.do('move 6 leader hwicce downlands').do('move 1 leader downlands sussex');
    expect(game.refuses('end').details).toMatchObject({ from: ['downlands'], leave: [1], enough: true });
    game.do('move 1 downlands sussex');
    expect(game.may('end')).toBe(true);
  });
});

describe('Raiders that sailed from land', () => {
  const withdraws = (text: string, moves: readonly string[]): boolean => {
    const game = at(text);
    for (const move of moves) game.do(move);
    game.do('end');
    return game.asks === 'withdraw';
  };

  it('RAID-9: only Picts, and only on a raid, may go home again', () => {
    const picts = ['move 1 mar north-sea', 'move 1 north-sea york'];
    expect(withdraws('round 5 picts movement\nmar: picts 1\nalban: picts 1', picts)).toBe(true);
    expect(withdraws('round 6 picts movement\nmar: picts 1\nalban: picts 1', picts)).toBe(false);
    const angles = ['move 1 suffolk frisian-sea', 'move 1 frisian-sea york'];
    expect(withdraws('round 5 angles movement\nsuffolk: angles 2', angles)).toBe(false);
  });
});
