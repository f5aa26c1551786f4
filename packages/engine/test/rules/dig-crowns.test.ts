import { describe, expect, it } from 'vitest';
import { NATION } from '../../src/model/ids.ts';
import { kingAccount } from '../../src/queries.ts';
import { playing, sideBySide } from '../options.ts';
import { at, type TestGame } from '../support.ts';

/** One army of a nation in each of some areas. */
const each = (nation: string, areas: string): string =>
  areas
    .split(' ')
    .map((area) => `${area}: ${nation} 1`)
    .join('\n');

describe('DIG-28: no secret ballot', () => {
  const council = `round 9 bretwalda\n${each('angles', 'york lindsey')}\n${each('saxons', 'kent essex')}`;

  it('DIG-28: nobody is asked for one, and nations vote openly in their order', () => {
    const { plain, game } = sideBySide(council, 'open-ballot');
    expect(plain.asks).toBe('ballot');
    expect(game.state.pending).toMatchObject({ kind: 'vote', secret: false });
    expect(game.decision.nation).toBe('saxons');
    game.do('vote saxons for angles').do('vote angles for angles');
    expect(game.points('angles')).toBe(4);
  });

  it('DIG-28: not even if the table had settled for secret ballots', () => {
    const vote = (variants: string) => at(`${council}\noptions {"ballot":"secret","variants":[${variants}]}`);
    expect(vote('').state.pending).toMatchObject({ kind: 'vote', secret: true });
    expect(vote('"open-ballot"').state.pending).toMatchObject({ kind: 'vote', secret: false });
  });
});

describe('DIG-29: the King’s army in England', () => {
  it('DIG-29: it is placed in an English area', () => {
    const { plain, game } = sideBySide(
      `round 12 king\n${each('saxons', 'kent sussex wessex avalon devon')}`,
      'kings-army-in-england',
    );
    expect(plain.may('place devon')).toBe(true);
    expect(game.refuses('place devon')).toMatchObject({ code: 'place-not-english', rule: 'DIG-29' });
    expect(game.legal()).not.toContain('place devon');
    expect(game.do('place kent').area('kent')).toBe('saxons 2');
  });

  it('DIG-29: it is lost if only other areas have room', () => {
    const full = `
      round 12 king
      kent: saxons 3
      sussex: saxons 3
      wessex: saxons 3
      avalon: saxons 4
      devon: saxons 1
    `;
    const text = full.replace('avalon: saxons 4', 'downlands: saxons 4');
    const { plain, game } = sideBySide(text, 'kings-army-in-england');
    expect(plain.legal()).toEqual(['place devon']);
    expect(game.state.round).toBe(13);
    expect(game.points('saxons')).toBe(8);
  });
});

describe('DIG-30: the last leader of 1066 is King', () => {
  const end = `round 16 king\nkent: normans 1 leader william\n${each('welsh', 'york lindsey')}`;

  it('DIG-30: whatever a fifth nation holds', () => {
    const { plain, game } = sideBySide(end, 'last-leader-is-king');
    expect(plain.points('normans')).toBe(0);
    expect(game.points('normans')).toBe(10);
  });

  it('DIG-30: the account tells it beforehand', () => {
    const { plain, game } = sideBySide(end.replace('16 king', '16 hold-points'), 'last-leader-is-king');
    for (const [one, king] of [
      [plain, []],
      [game, [NATION.normans]],
    ] as const)
      expect(kingAccount({ ...one.state, step: 'hold-points' }).kings).toEqual(king);
  });

  it('DIG-30: with two leaders areas decide, with none there is no King', () => {
    const two = `${end}\nessex: saxons 1 leader harold`;
    expect(playing(two, 'last-leader-is-king').points('normans')).toBe(0);
    const none = end.replace(' leader william', '');
    expect(playing(none, 'last-leader-is-king').points('normans')).toBe(0);
  });
});

describe('DIG-31: Cnut', () => {
  /** Five English areas against two, or four after the raiders have gone back to sea. */
  const before = `
    round 14 danes overpopulation
    york: danes 3 leader cnut
    ${each('danes', 'norfolk suffolk essex lindsey')}
    ${each('saxons', 'kent sussex')}
  `;
  const kings = (game: TestGame) => game.history.filter((e) => e.type === 'king');

  it('DIG-31: he is crowned and leaves when the rest of the turn is over', () => {
    const { plain, game } = sideBySide(before, 'cnut-sails-last');
    expect(plain.decision.nation).not.toBe('danes');
    expect(plain.points('danes')).toBe(0);
    expect(game.points('danes')).toBe(8);
    expect(game.state.pending).toMatchObject({ kind: 'remove', why: 'departure', left: 4 });
    expect(game.state.step).toBe('turn-end');
  });

  it('DIG-31: so overpopulation comes before both', () => {
    const crowded = `
      round 14 danes before-withdrawal
      york: danes 9 leader cnut
      ${each('danes', 'norfolk suffolk')}
      kent: saxons 1
    `;
    const { plain, game } = sideBySide(crowded, 'cnut-sails-last');
    expect(plain.state.pending).toMatchObject({ kind: 'remove', why: 'departure', left: 4 });
    expect(plain.points('danes')).toBe(8);
    expect(game.state.pending).toMatchObject({ kind: 'remove', why: 'overpopulation', left: 5 });
    expect(game.points('danes')).toBe(0);
    game.do('remove york'); // the other four follow by themselves: nobody else stands in a crowd
    expect(kings(game)).toMatchObject([{ nation: 'danes', areas: 3, cnut: true }]);
    expect(game.state.pending).toMatchObject({ kind: 'remove', why: 'departure', left: 4 });
  });

  it('DIG-31: what was overpopulated is judged before his men leave, not after', () => {
    const game = playing(before, 'cnut-sails-last');
    for (const area of ['norfolk', 'suffolk', 'essex', 'lindsey']) game.do(`remove ${area}`);
    expect(game.area('york')).toBe('danes 3'); // more than one area feeds, but nobody asks
    expect(game.decision.nation).not.toBe('danes');
  });

  it('DIG-31: he is king with twice as many areas as any other nation, at least one', () => {
    const text = `round 14 danes overpopulation\n${each('danes', 'york')}`.replace(
      'danes 1',
      'danes 1 leader cnut',
    );
    expect(playing(text, 'cnut-sails-last').points('danes')).toBe(8);
    expect(playing(`${text}\nkent: saxons 1`, 'cnut-sails-last').points('danes')).toBe(0);
  });

  it('DIG-31 DANE-4: four armies go with him though fewer than six came', () => {
    const short = `
      round 14 danes invaders
      york: danes 3
      ${each('danes', 'norfolk suffolk essex lindsey north-mercia bernicia')}
      cheshire: danes 3
      march: danes 3
      cumbria: danes 2
    `;
    const { plain, game } = sideBySide(short, 'cnut-takes-four');
    for (const one of [plain, game]) {
      while (one.asks === 'leave-out') one.do('leave-out frisian-sea');
      one.do(one.legal('leader')[0] ?? 'move 1 leader frisian-sea norfolk');
      if (one.asks === 'move') one.do('end');
    }
    expect(plain.state.pending).not.toMatchObject({ why: 'departure' });
    expect(game.state.pending).toMatchObject({ kind: 'remove', why: 'departure', left: 4 });
  });
});
