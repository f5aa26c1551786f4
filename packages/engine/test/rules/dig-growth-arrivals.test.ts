import { describe, expect, it } from 'vitest';
import { playing, sideBySide } from '../options.ts';
import { start } from '../support.ts';

/** Arrivals, legions and the timeline of the computer game. */

const FIRST = 'invaders-at-round-start';

describe('DIG-1: invaders at round start', () => {
  it('DIG-1 in place of INV-1: all of them are at sea before the first turn', () => {
    const { plain, game } = sideBySide('round 4 round-start\nyork: romans 12', FIRST);
    expect(plain.area('english-channel')).toBe('');
    expect(game.area('english-channel')).toBe('saxons 3, jutes 2');
    expect(game.area('frisian-sea')).toBe('angles 3');
    expect(game.area('irish-sea')).toBe('scots 1');
    expect(game.area('atlantic-ocean')).toBe('irish 2');
    expect(game.decision.nation).toBe('romans');
  });

  it('DIG-1: nothing more comes in the turns of their nations', () => {
    const game = playing('round 4 saxons turn-start\nenglish-channel: saxons 3', FIRST);
    expect(game.asks).toBe('move');
    expect(game.area('english-channel')).toBe('saxons 3');
  });

  it('DIG-1 INV-4: their leader joins them in his turn', () => {
    const game = playing('round 6 round-start\nkent: jutes 1\nyork: romano-british 1', FIRST);
    expect(game.area('frisian-sea')).toBe('saxons 8');
    expect(playing('round 6 saxons turn-start\nfrisian-sea: saxons 8', FIRST).area('frisian-sea')).toBe(
      'saxons 8 leader aelle',
    );
  });

  it('DIG-1 in place of INV-2: who falls later in the round is not there yet', () => {
    const ten = 'hebrides: norsemen 3\nskye: norsemen 3\ncaithness: norsemen 3\norkneys: caledonians 3';
    const { plain, game } = sideBySide(`round 12 round-start\n${ten}`, FIRST);
    expect(plain.asks).toBe('move'); // the Caledonians, who may make room
    expect(game.asked('leave-out').data).toMatchObject({ nation: 'norsemen', excess: 3 });
    expect(game.decision).toMatchObject({ nation: 'norsemen', seat: 2 });
    game.do('leave-out irish-sea').do('leave-out irish-sea'); // then one from the other sea
    expect(game.area('atlantic-ocean')).toBe('norsemen 1');
    expect(game.area('irish-sea')).toBe('dubliners 2'); // the others follow
    expect(game.area('north-sea')).toBe('danes 6');
    expect(game.marker('norsemen')).toBe(5); // INV-3
  });

  it('DIG-1 DANE-4: what was missing is remembered until Cnut leaves', () => {
    const position = `
      round 14 round-start
      york: danes 8
      lindsey: danes 3
      norfolk: danes 3
      cumbria: dubliners 4
      galloway: dubliners 3
    `;
    const game = playing(position, FIRST);
    game.do('leave-out irish-sea'); // Dubliners: two pieces for three; then the Danes: four for six
    expect(game.seen('left-out').map(({ nation }) => nation)).toEqual(['dubliners', 'danes', 'danes']);
    expect(game.area('frisian-sea')).toBe('danes 4');
    while (game.decision.nation !== 'danes') game.do(game.legal().at(-1) as string);
    expect(game.state.shortfall).toBe(2);
  });

  it('DIG-1 DIG-14: and so are the newcomers among raiders', () => {
    const game = playing(
      'round 4 round-start\ncornwall: irish 3\ndevon: irish 2\navalon: irish 1\natlantic-ocean: irish 1',
      FIRST,
      'raiders-are-newcomers',
    );
    game.do('leave-out atlantic-ocean'); // one of two
    while (game.decision.nation !== 'irish') game.do(game.legal().at(-1) as string);
    game.do('move 1 atlantic-ocean gwent').do('move 1 atlantic-ocean gwent').do('end');
    expect(game.legal('withdraw')).toEqual(['withdraw 1 gwent atlantic-ocean']);
  });

  it('DIG-1: Roman reinforcements come in the Roman turn as before', () => {
    const game = playing('round 3 round-start\nyork: romans 6', FIRST);
    expect(game.area('english-channel')).toBe('romans 3');
    expect(game.decision.nation).toBe('romans');
  });

  it('DIG-1: nations that nobody plays send none', () => {
    const game = start({ scenario: 'short-3', options: { variants: [FIRST] } });
    expect(game.area('frisian-sea')).toBe('saxons 8');
    expect(game.area('english-channel')).toBe('jutes 1');
  });
});

describe('DIG-36, DIG-37: legions', () => {
  const legions = (n: number) => `round 2 romans reduction\nyork: romans ${n}, fort`;

  it('DIG-36 in place of ROM-5: two leave, if there are more than twelve', () => {
    const left = (n: number) => {
      const { plain, game } = sideBySide(legions(n), 'two-legions-leave');
      return [plain, game].map((one) => (one.asks === 'remove' ? one.asked('remove').data.left : 0));
    };
    expect(left(12)).toEqual([0, 0]);
    expect(left(13)).toEqual([1, 2]);
    expect(left(16)).toEqual([4, 2]);
  });

  it.each([
    [2, 12, 0, 0],
    [2, 11, 1, 1],
    [3, 11, 0, 1],
    [5, 9, 0, 1],
    [4, 9, 1, 1],
    [5, 5, 3, 3],
  ])('DIG-37 in place of ROM-2: round %i, %i armies: %i by the table, %i', (round, armies, table, due) => {
    const { plain, game } = sideBySide(
      `round ${round} romans turn-start\nyork: romans ${armies}, fort`,
      'reinforced-below-twelve',
    );
    expect(plain.area('english-channel')).toBe(table === 0 ? '' : `romans ${table}`);
    expect(game.area('english-channel')).toBe(due === 0 ? '' : `romans ${due}`);
  });
});

describe('DIG-38: the timeline', () => {
  it.each([
    [3, 'irish', 'irish-sea', 1],
    [4, 'irish', 'irish-sea', 1],
    [5, 'irish', 'atlantic-ocean', 1],
    [5, 'angles', 'frisian-sea', 4],
    [7, 'irish', 'irish-sea', 1],
    [14, 'danes', 'north-sea', 6],
  ] as const)('DIG-38: in round %i the %s come to the %s, %i of them', (round, nation, sea, n) => {
    const game = playing(`round ${round} ${nation} turn-start`, 'computer-timeline');
    const there = game.area(sea).split(' ').slice(0, 2).join(' ');
    expect(there).toBe(`${nation} ${n}`);
  });

  it('DIG-38: the Norsemen of round 12 come from the north too', () => {
    const { plain, game } = sideBySide('round 12 norsemen turn-start', 'computer-timeline');
    expect([plain.area('irish-sea'), plain.area('atlantic-ocean')]).toEqual(['norsemen 2', 'norsemen 2']);
    expect([game.area('icelandic-sea'), game.area('irish-sea')]).toEqual(['norsemen 2', 'norsemen 2']);
    expect(game.area('atlantic-ocean')).toBe('');
  });

  it('DIG-38: what is not listed stays as it was: Fergus in round 7, the boats, the raids', () => {
    const game = playing('round 7 scots turn-start', 'computer-timeline');
    expect(game.area('irish-sea')).toBe('scots 3 leader fergus-mor-mac-erc');
  });
});

describe('DIG-39: Angle kings at home', () => {
  it.each([
    [9, 'oswiu', 'bernicia'],
    [10, 'offa', 'north-mercia'],
  ] as const)('DIG-39 in place of LDR-4: in round %i %s comes in %s', (round, leader, home) => {
    const { plain, game } = sideBySide(
      `round ${round} angles turn-start\n${home}: angles 1\nnorfolk: angles 1`,
      'angle-kings-at-home',
    );
    expect(plain.legal('leader').sort()).toEqual(['leader norfolk', `leader ${home}`].sort());
    expect(game.refuses('leader norfolk')).toMatchObject({ code: 'leader-no-company' });
    expect(game.do(`leader ${home}`).area(home)).toBe(`angles 1 leader ${leader}`);
  });

  it('DIG-39: not where only subject Brigantes hold it', () => {
    const { plain, game } = sideBySide(
      `
      round 9 angles turn-start
      bernicia: brigantes 1
      galloway: brigantes 1
      norfolk: angles 1
      subject brigantes to angles
    `,
      'angle-kings-at-home',
    );
    expect(plain.legal()).toEqual(['leader norfolk']);
    expect(game.area('norfolk')).toBe('angles 1');
    expect(game.asks).toBe('move');
  });
});

describe('DIG-41: every leader scores', () => {
  const fall = (mover: string, text: string, rolls: readonly number[]) => {
    const { plain, game } = sideBySide(text, 'every-leader-scores');
    for (const one of [plain, game]) one.do(mover).do('end', rolls);
    return [plain, game];
  };

  it('DIG-41: six points for a leader whom the card does not name', () => {
    const [plain, game] = fall(
      'move 2 powys hwicce',
      'round 12 welsh movement\npowys: welsh 2\nhwicce: saxons 1 leader egbert',
      [6, 6, 1],
    );
    expect(plain?.points('welsh')).toBe(0);
    expect(game?.points('welsh')).toBe(6);
    expect(game?.seen('points')).toMatchObject([{ points: 6, reason: 'eliminate', leader: 'egbert' }]);
  });

  it('DIG-41: one whom it names scores what it says', () => {
    const [plain, game] = fall(
      'move 2 hwicce avalon',
      'round 6 welsh movement\nhwicce: welsh 2\navalon: saxons 1 leader aelle',
      [6, 6, 1],
    );
    expect(game?.points('welsh')).toBe(plain?.points('welsh'));
    expect(game?.points('welsh')).toBeGreaterThan(0);
  });

  it('DIG-41: also in his own turn', () => {
    const [plain, game] = fall(
      'move 1 leader lothian dunedin',
      'round 9 angles movement\nlothian: angles 1 leader oswiu\ndunedin: picts 2',
      [1, 6, 6],
    );
    expect([plain?.points('picts'), game?.points('picts')]).toEqual([0, 6]);
  });
});
