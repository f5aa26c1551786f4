import { describe, expect, it } from 'vitest';
import { check, defaultAction } from '../../src/game/play.ts';
import type { Action } from '../../src/model/action.ts';
import { toSeat } from '../../src/model/ids.ts';
import { makeAction } from '../../src/notation/action-text.ts';
import { at, type TestGame } from '../support.ts';

const HOMES = {
  belgae: ['lindsey', 'norfolk', 'suffolk', 'south-mercia', 'north-mercia'],
  welsh: ['clwyd', 'gwynedd', 'dyfed', 'cornwall', 'gwent', 'powys'],
  brigantes: ['cumbria', 'galloway', 'lothian', 'strathclyde'],
  picts: ['alban', 'mar', 'dunedin', 'moray'],
} as const;

/** One army of a nation in each of its first `n` areas here. */
const spread = (nation: keyof typeof HOMES, n: number): string =>
  HOMES[nation]
    .slice(0, n)
    .map((area) => `${area}: ${nation} 1`)
    .join('\n');

const kent = (round: number, ...lines: string[]): TestGame =>
  at([`round ${round} romans movement`, 'kent: romans 2, fort', ...lines].join('\n'));

/** The nation that is asked to submit, if one is. */
const asked = (game: TestGame): string | null => (game.asks === 'submit' ? game.decision.nation : null);

const windows = (game: TestGame): string[] =>
  game.history.flatMap((e) => (e.type === 'resisted' || e.type === 'submitted' ? [e.nation] : []));

describe('Who may submit', () => {
  for (const [nation, most] of [
    ['welsh', 5],
    ['brigantes', 3],
    ['picts', 3],
  ] as const)
    it(`SUB-1: the ${nation} may submit with ${most} areas, not with ${most + 1}`, () => {
      for (const round of [2, 3, 4, 5]) {
        expect(asked(kent(round, spread(nation, most)).do('end'))).toBe(nation);
        expect(asked(kent(round, spread(nation, most + 1)).do('end'))).toBeNull();
      }
    });

  it('SUB-1: what counts is areas, not armies', () => {
    expect(asked(kent(2, 'powys: welsh 4', 'hwicce: welsh 3', 'dyfed: welsh 3').do('end'))).toBe('welsh');
  });

  it('SUB-1: no other nation is ever asked', () => {
    const game = kent(4, 'orkneys: caledonians 1', 'dyfed: irish 1', 'skye: scots 1', 'york: saxons 1').do(
      'end',
    );
    expect(asked(game)).toBeNull();
    expect(windows(game)).toEqual([]);
  });

  it('SUB-2: the Belgae may submit with four areas, not with five, and only in round 1', () => {
    expect(asked(kent(1, spread('belgae', 4)).do('end'))).toBe('belgae');
    expect(asked(kent(1, spread('belgae', 5)).do('end'))).toBeNull();
    for (const round of [2, 3, 4, 5]) expect(asked(kent(round, spread('belgae', 1)).do('end'))).toBeNull();
  });

  it('SUB-3 RUL-83: a nation without an army on the board has nothing to submit', () => {
    const game = at(`
      round 2 romans movement
      hwicce: romans 2, fort
      powys: welsh 1
      alban: picts 1
    `);
    game.do('move 2 hwicce powys').do('end');
    expect(asked(game)).toBe('welsh');
    game.do('resist');
    expect(asked(game)).toBe('picts');
    game.do('resist', [6, 1, 1]);
    expect(game.area('powys')).toBe('romans 2, newfort');
    expect(asked(game)).toBe('picts');
  });

  it('SUB-4: nobody submits in the turn of another nation', () => {
    const game = at(`
      round 2 belgae movement
      kent: romans 2, fort
      sussex: belgae 2
      powys: welsh 1
    `);
    game.do('move 2 sussex kent').do('end', [1, 1, 1, 1, 1]);
    expect(game.asks).toBe('retreat');
    game.do('stand').do('retreat 2 to sussex');
    expect(windows(game)).toEqual([]);
    expect(asked(game)).toBeNull();
  });

  it('SUB-4 RUL-79: nobody submits while there is no Roman army, whatever forts stand', () => {
    expect(asked(at('round 2 romans movement\nkent: fort\npowys: welsh 1').do('end'))).toBeNull();
    const game = at(`
      round 2 romans movement
      york: romans 1, fort
      bernicia: caledonians 1
      powys: welsh 1
    `);
    game.do('move 1 york bernicia').do('end');
    expect(asked(game)).toBe('welsh');
    game.do('resist', [1, 6]);
    expect(game.area('bernicia')).toBe('caledonians 1');
    expect(asked(game)).toBeNull();
  });

  it('SUB-4: after round 5 nobody submits to the Romans', () => {
    expect(asked(at('round 5 romans movement\nkent: romans 1\npowys: welsh 1').do('end'))).toBe('welsh');
    expect(asked(at('round 6 romans movement\nkent: romans 1\npowys: welsh 1').do('end'))).toBeNull();
  });

  it('EXA-73 CNT-7 SUB-1 SUB-5 SUB-11 RUL-1: the sixth area lost in mid-phase opens the door; contested areas count', () => {
    const game = at(`
      round 2 romans movement
      hwicce: romans 4, fort
      ${spread('welsh', 6)}
    `);
    game.do('move 2 hwicce gwent').do('move 2 hwicce powys').do('end');
    expect(game.asks).toBe('battle');
    game.do('fight gwent', [6, 1, 1]);
    expect(asked(game)).toBe('welsh');
    const war = game.fork().do('resist', [1, 1, 1]);
    expect(war.area('powys')).toBe('romans 2, welsh 1');
    game.do('submit').do('displace powys hwicce').do('displace powys hwicce');
    expect(game.area('powys')).toBe('welsh 1');
    expect(game.area('gwent')).toBe('romans 2, fort');
    expect(game.history.filter((e) => e.type === 'battle-started')).toMatchObject([{ area: 'gwent' }]);
  });

  it('RUL-1: the fifth area is contested, so a sixth one held in peace keeps the Welsh out', () => {
    const game = at(`
      round 2 romans movement
      hwicce: romans 2, fort
      ${spread('welsh', 6)}
    `);
    expect(asked(game.do('move 2 hwicce powys').do('end', [1, 1, 1]))).toBeNull();
  });
});

describe('When they may submit', () => {
  it('SUB-5: after movement, after the losses of each round and before retreats, and when a battle ends', () => {
    const game = at(`
      round 2 romans movement
      york: romans 2, fort
      bernicia: brigantes 2
      lothian: brigantes 1
    `);
    game.do('move 2 york bernicia').do('end');
    expect(asked(game)).toBe('brigantes');
    expect(game.history.some((e) => e.type === 'battle-started')).toBe(false);
    game.do('resist', [4, 1, 1, 1]);
    expect(asked(game)).toBe('brigantes');
    expect(game.area('bernicia')).toBe('romans 2, brigantes 1');
    game.do('resist');
    expect(game.decision).toMatchObject({ kind: 'retreat', nation: 'brigantes' });
    game.do('stand').do('stand', [1, 1, 1]);
    expect(asked(game)).toBe('brigantes');
    game.do('resist').do('retreat 1 to lothian');
    expect(asked(game)).toBe('brigantes');
    expect(game.area('bernicia')).toBe('romans 2, newfort');
    game.do('resist');
    expect(windows(game)).toHaveLength(4);
    expect(game.decision.nation).toBe('brigantes');
    expect(game.asks).not.toBe('submit');
  });

  it('SUB-5: both Movement Phases of round 1 are followed by a window', () => {
    const game = kent(1, spread('belgae', 2)).do('end');
    expect([asked(game), game.state.invasionHalf]).toEqual(['belgae', 1]);
    game.do('resist');
    expect([game.asks, game.state.invasionHalf]).toEqual(['move', 2]);
    game.do('end');
    expect([asked(game), game.state.invasionHalf]).toEqual(['belgae', 2]);
  });

  it('SUB-6 RUL-85: a round fought against anybody opens the window for all', () => {
    const game = at(`
      round 2 romans movement
      york: romans 2, fort
      bernicia: caledonians 2
      powys: welsh 1
    `);
    game.do('move 2 york bernicia').do('end');
    game.do('resist', [1, 1, 1, 1]);
    expect(asked(game)).toBe('welsh');
    game.do('submit');
    expect(game.overlord('welsh')).toBe('romans');
    expect(game.decision).toMatchObject({ kind: 'retreat', nation: 'caledonians' });
    expect(game.area('bernicia')).toBe('romans 2, caledonians 2');
  });

  it('SUB-7: it is the owner who decides, and he may refuse as often as he likes', () => {
    const game = kent(2, spread('welsh', 1)).do('end');
    expect(game.legal()).toEqual(['submit', 'resist', 'hold-out']);
    expect(game.decision).toMatchObject({ kind: 'submit', seat: 1, nation: 'welsh' });
    expect(check(game.state, { type: 'submit' }, toSeat(0))).toMatchObject({ code: 'not-your-decision' });
    game.do('resist');
    expect(game.overlord('welsh')).toBeUndefined();
  });

  it('SUB-8 RUL-84: several nations are asked in nation order, each by itself', () => {
    const game = kent(1, spread('picts', 1), spread('brigantes', 2), spread('welsh', 3), spread('belgae', 4));
    game.do('end').do('resist').do('submit').do('resist').do('submit');
    expect(windows(game)).toEqual(['belgae', 'welsh', 'brigantes', 'picts']);
    expect([game.overlord('belgae'), game.overlord('brigantes')]).toEqual([undefined, undefined]);
    expect([game.overlord('welsh'), game.overlord('picts')]).toEqual(['romans', 'romans']);
  });

  it('SUB-8 RUL-84: each is tested anew: a submission that costs the last Roman army closes the window', () => {
    const game = at(`
      round 2 romans movement
      orkneys: welsh 1, romans 1
      caithness: caledonians 1
      york: brigantes 1
    `);
    game.do('end');
    expect(asked(game)).toBe('welsh');
    expect(asked(game.fork().do('resist', []))).toBe('brigantes');
    game.do('submit');
    expect(game.area('orkneys')).toBe('welsh 1');
    expect(asked(game)).toBeNull();
  });

  it('SUB-9: a subject is not asked again', () => {
    const game = kent(3, spread('welsh', 1), spread('picts', 1), 'subject welsh to romans').do('end');
    expect(asked(game)).toBe('picts');
  });

  it('SUB-9 RUL-83: growing beyond the threshold does not end subjection', () => {
    const game = kent(3, spread('welsh', 6), 'subject welsh to romans').do('end');
    expect(asked(game)).toBeNull();
    expect(game.overlord('welsh')).toBe('romans');
  });

  it('SUB-9 RUL-83: who did not submit at once may do so at any later window', () => {
    const game = kent(3, spread('picts', 2)).do('end').do('resist');
    expect(game.state.round).toBe(3);
    for (let i = 0; i < 20 && game.asks !== 'submit'; i++)
      game.do(makeAction(defaultAction(game.state) as Action));
    expect([asked(game), game.state.round]).toEqual(['picts', 4]);
  });
});

describe('What submission does at once', () => {
  it('SUB-10: in rounds 1 to 3 every listed area not yet scored scores, the others never', () => {
    const lines = ['powys: welsh 1', 'gwynedd: welsh 2', 'hwicce: welsh 1', 'skye: welsh 1'];
    for (const round of [1, 2, 3]) {
      const game = kent(round, ...lines, 'scored romans kent hwicce')
        .do('end')
        .do('submit');
      expect(game.seen('points')).toMatchObject([
        { nation: 'romans', area: 'gwynedd', points: 2, via: 'welsh' },
        { nation: 'romans', area: 'powys', points: 1, via: 'welsh' },
      ]);
      expect(game.points('romans')).toBe(3);
    }
    for (const round of [4, 5])
      expect(
        kent(round, ...lines)
          .do('end')
          .do('submit')
          .points('romans'),
      ).toBe(0);
  });

  it('SUB-10 RUL-90: the Belgae give 6 beside their areas, contested ones included', () => {
    const game = at(`
      round 1 romans movement
      english-channel: romans 2
      kent: belgae 1
      lindsey: belgae 1
      norfolk: belgae 1
      suffolk: belgae 2
      scored romans suffolk
    `);
    game.do('move 2 english-channel kent').do('end').do('submit');
    expect(game.points('romans')).toBe(6 + 3 * 2);
    expect(game.asks).toBe('displace');
  });

  it('SUB-11 RUL-85: its battles stop, its losses stay, and the battles with others go on', () => {
    const game = at(`
      round 2 romans movement
      hwicce: romans 4, fort
      gwent: welsh 2
      avalon: belgae 1
    `);
    game.do('move 2 hwicce gwent').do('move 2 hwicce avalon').do('end').do('resist');
    game.do('fight gwent', [6, 1, 1, 1]);
    expect(asked(game)).toBe('welsh');
    game.do('submit').do('displace gwent hwicce').do('displace gwent hwicce', [4, 1, 1]);
    expect(game.area('gwent')).toBe('welsh 1');
    expect(game.area('hwicce')).toBe('romans 2, fort');
    expect(game.area('avalon')).toBe('romans 2, fort');
  });

  it('SUB-11 RUL-85: a submission in the middle of a battle with others leaves that battle where it was', () => {
    const game = at(`
      round 2 romans movement
      hwicce: romans 3, fort
      gwent: welsh 1
      avalon: belgae 1
    `);
    game.do('move 1 hwicce gwent').do('move 2 hwicce avalon').do('end').do('resist');
    game.do('fight avalon', [1, 1, 1]).do('submit').do('displace gwent hwicce');
    expect(game.area('gwent')).toBe('welsh 1');
    expect(game.decision).toMatchObject({ kind: 'retreat', nation: 'belgae' });
    game.do('stand').do('stand', [4, 1, 1]);
    expect(game.area('avalon')).toBe('romans 2, fort');
  });
});
