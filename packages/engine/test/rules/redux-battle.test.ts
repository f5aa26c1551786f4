import { describe, expect, it } from 'vitest';
import { redux } from '../redux.ts';
import type { TestGame } from '../support.ts';

/** Britannia reduX: battles (X-BAT). Reduced luck (X-BAT-5) is told in luck.test.ts too. */

const lost = (game: TestGame): string[] =>
  game.seen('eliminated').map(({ nation, count, area }) => `${nation} ${count} in ${area}`);
const who = (game: TestGame): string => `${game.asks} ${game.decision.nation}`;

const attack = (from: string, to: string, defenders: number): TestGame =>
  redux(
    `round 9 saxons movement\n${from}: saxons 4\n${to}: angles ${defenders}\navalon: saxons 1\nmar: angles 1`,
  );

describe('Dice in reduX', () => {
  it('X-BAT-1: each army rolls one die, and 5 or more strikes', () => {
    const game = attack('kent', 'essex', 2)
      .do('move 3 kent essex')
      .do('end', [4, 5, 1, ...[6, 4]]);
    expect(game.seen('battle-rolled')).toMatchObject([
      { attacker: { infantry: [4, 5, 1] }, defender: { infantry: [6, 4] } },
    ]);
    expect(lost(game).sort()).toEqual(['angles 1 in essex', 'saxons 1 in essex']);
  });

  it('X-BAT-1: in difficult terrain the defender falls only to a 6, the attacker still to a 5', () => {
    const game = attack('suffolk', 'lindsey', 2)
      .do('move 2 suffolk lindsey')
      .do('end', [5, 6, ...[5, 1]]);
    expect(lost(game).sort()).toEqual(['angles 1 in lindsey', 'saxons 1 in lindsey']);
  });

  it('X-BAT-1: all armies are alike, and one more die or bonus there is none', () => {
    const game = redux('round 15 normans movement\nkent: normans 4\nessex: saxons 1\nmar: picts 1');
    game.do('move 2 kent essex').do('end', [4, 4, 1]);
    expect(lost(game)).toEqual([]);
  });
});

describe('Losses in reduX', () => {
  const twoBands = () =>
    redux(`
      round 9 saxons movement
      kent: saxons 2
      sussex: saxons 2
      essex: angles 3
      suffolk: angles 1
    `)
      .do('move 1 kent essex')
      .do('move 1 sussex essex');

  it('X-BAT-2: fall on both sides at once', () => {
    const game = twoBands().do('end', [5, 5, ...[5, 5, 1]]);
    expect(lost(game).sort()).toEqual(['angles 2 in essex', 'saxons 2 in essex']);
    expect(game.area('essex')).toBe('angles 1');
  });

  it('X-BAT-2: each owner chooses his own, where it makes a difference for retreats', () => {
    const game = twoBands()
      .do('end', [1, 1, ...[5, 1, 1]])
      .do('stand');
    expect(who(game)).toBe('retreat saxons');
    expect(game.legal('lose')).toEqual(['lose kent', 'lose sussex']);
    expect(game.refuses('retreat 1 to kent')).toMatchObject({ code: 'losses-first', rule: 'X-BAT-2' });
    game.do('lose kent');
    expect(game.legal('retreat')).toEqual(['retreat 1 to sussex']);
  });
});

describe('The battles of a turn of reduX', () => {
  it('X-BAT-3: the attacker chooses which is fought first', () => {
    const game = redux(`
      round 9 saxons movement
      kent: saxons 4
      essex: angles 1
      sussex: jutes 1
      mar: angles 1
    `);
    game.do('move 1 kent essex').do('move 1 kent sussex').do('end');
    expect(game.legal()).toEqual(['fight essex', 'fight sussex']);
    expect(game.refuses('fight kent')).toMatchObject({ code: 'battle-none-there', rule: 'X-BAT-3' });
    game.do('fight sussex', [5, 1, ...[5, 1]]); // the last follows by itself
    expect(game.seen('battle-started').map(({ area }) => area)).toEqual(['sussex', 'essex']);
  });

  it('X-BAT-3: two nations of one player fight as others do', () => {
    const game = redux('round 9 saxons movement\nkent: saxons 3\nessex: norsemen 1\nmar: picts 1'); // both red
    game.do('move 2 kent essex').do('end', [5, 1, 1]);
    expect(lost(game)).toEqual(['norsemen 1 in essex']);
  });
});

describe('The end of a battle in reduX', () => {
  const battle = () =>
    attack('kent', 'essex', 2)
      .do('move 3 kent essex')
      .do('end', [1, 1, 1, ...[1, 1]]);

  it('X-BAT-4: after each round the defender may retreat, then the attacker', () => {
    const game = battle();
    expect(who(game)).toBe('retreat angles');
    game.do('stand');
    expect(who(game)).toBe('retreat saxons');
    game.do('stand', [1, 1, 1, ...[1, 1]]);
    expect(who(game)).toBe('retreat angles');
  });

  it('X-BAT-4: with some armies or all of them', () => {
    const game = battle();
    expect(game.legal('retreat')).toContain('retreat 1 to suffolk');
    expect(game.legal('retreat')).toContain('retreat 2 to suffolk');
    const part = game.fork().do('retreat 1 to suffolk').do('stand');
    expect([part.area('essex'), part.area('suffolk')]).toEqual(['saxons 3, angles 1', 'angles 1']);
    expect(who(part)).toBe('retreat saxons');
    game.do('retreat 2 to suffolk');
    expect(game.area('essex')).toBe('saxons 3');
  });

  it('X-BAT-4: it ends when one side has no armies left, or neither has', () => {
    expect(
      battle()
        .do('stand')
        .do('stand', [5, 5, 1, ...[1, 1]])
        .area('essex'),
    ).toBe('saxons 3');
    const none = redux('round 9 saxons movement\nkent: saxons 3\nessex: angles 1\nmar: picts 1');
    expect(none.do('move 1 kent essex').do('end', [5, 5]).area('essex')).toBe('');
    expect(none.decision).toMatchObject({ kind: 'move', nation: 'picts' });
  });
});

describe('Reduced luck in reduX', () => {
  it('X-BAT-5: three armies, six dice, three hits: one loss, and one hit is carried', () => {
    const game = redux(
      'round 9 saxons movement\nkent: saxons 4\nessex: angles 2\nsuffolk: angles 1',
      'reduced-luck',
    );
    game.do('move 3 kent essex').do('end', [5, 6, 5, 1, 1, 1, ...[5, 1, 1, 1]]);
    expect(lost(game)).toEqual(['angles 1 in essex']);
    game.do('stand').do('stand', [5, 1, 1, 1, 1, 1, ...[1, 1]]);
    expect(lost(game)).toEqual(['angles 1 in essex']);
    expect(game.area('essex')).toBe('saxons 3');
  });
});
