import { describe, expect, it } from 'vitest';
import { at } from '../support.ts';

describe('Belgae submission', () => {
  /** Four belgae areas are left when kent falls; kent itself is scored already. */
  const afterKent = () =>
    at(`
      round 1 romans movement
      english-channel: romans 2
      kent: belgae 1
      lindsey: belgae 1
      norfolk: belgae 1
      north-mercia: belgae 1
      suffolk: belgae 1
      scored romans kent
    `)
      .do('move 2 english-channel kent')
      .do('end', [6, 1, 1]);

  it('EXA-70 BEL-1 SUB-10: submission gives the romans six, and two for each of four areas', () => {
    const game = afterKent();
    expect(game.decision).toMatchObject({ kind: 'submit', nation: 'belgae', seat: 3 });
    expect(game.points('romans')).toBe(0);
    game.do('submit');
    expect(game.points('romans')).toBe(14);
    expect(game.overlord('belgae')).toBe('romans');
    const lines = game.seen('points').map((e) => [e.points, e.reason, e.area]);
    expect(lines[0]).toEqual([6, 'special', null]);
    expect(lines.slice(1).map(([, , area]) => area)).toEqual([
      'lindsey',
      'north-mercia',
      'norfolk',
      'suffolk',
    ]);
  });

  it('EXA-70 BEL-2 BEL-5: the submission ends in their turn, before seven population points, boudicca and her army', () => {
    const game = afterKent().do('submit').do('end');
    const ended = game.events.findIndex((e) => e.type === 'submission-ended');
    const grown = game.events.findIndex((e) => e.type === 'population');
    expect(ended).toBeGreaterThanOrEqual(0);
    expect(grown).toBeGreaterThan(ended);
    expect(game.overlord('belgae')).toBeUndefined();
    expect(game.seen('population')[0]).toMatchObject({ fromAreas: 7, halved: false, armies: 1, marker: 1 });
    game.do('place suffolk');
    expect(game.decision).toMatchObject({ kind: 'place', data: { why: 'boudicca', left: 1 } });
    game.do('place suffolk').do('leader suffolk');
    expect(game.area('suffolk')).toBe('belgae 3 leader boudicca');
    expect(game.marker('belgae')).toBe(1);
  });

  it.each([
    [1, 'belgae', undefined],
    [2, 'belgae', 'romans'],
    [1, 'welsh', 'romans'],
  ] as const)('BEL-2: in round %i the turn of the subject %s leaves them %s', (round, nation, overlord) => {
    const game = at(`
      round ${round} ${nation} turn-start
      kent: romans 2, fort
      lindsey: ${nation} 1
      norfolk: ${nation} 1
      subject ${nation} to romans
    `);
    expect(game.overlord(nation)).toBe(overlord);
  });

  it('BEL-1: without submission there are no six points', () => {
    const game = afterKent().do('resist');
    expect(game.points('romans')).toBe(0);
    expect(game.overlord('belgae')).toBeUndefined();
  });

  it('BEL-1 RUL-90: contested areas of the belgae count, scored ones do not', () => {
    const game = at(`
      round 1 romans movement
      english-channel: romans 2
      kent: belgae 1
      sussex: belgae 1
      downlands: belgae 1
      scored romans sussex
    `);
    game.do('move 2 english-channel kent').do('end');
    expect(game.asks).toBe('submit');
    game.do('submit');
    const through = game.seen('points').filter((e) => 'via' in e && e.via === 'belgae');
    expect(through.map((e) => [e.area, e.points])).toEqual([
      ['downlands', 2],
      ['kent', 2],
    ]);
    expect(game.seen('points')[0]).toMatchObject({ points: 6, event: 'belgae-submit' });
  });

  it('BEL-2: until their turn comes they are subject, and may not be attacked', () => {
    const game = afterKent().do('submit');
    expect(game.decision).toMatchObject({ kind: 'move', nation: 'romans' });
    expect(game.overlord('belgae')).toBe('romans');
    game.do('move 1 kent essex').do('move 1 essex suffolk');
    expect(game.refuses('end')).toMatchObject({ code: 'end-in-subject-area', rule: 'SUB-22' });
    expect(game.area('suffolk')).toBe('romans 1, belgae 1');
  });

  it('BEL-3: after it belgae areas give the romans nothing', () => {
    const game = at(`
      round 1 belgae turn-start
      kent: belgae 1
      subject belgae to romans
      scored romans kent
    `);
    game.do('place kent').do('move 1 kent essex').do('end');
    expect(game.history.some((e) => e.type === 'moved' && e.to === 'essex')).toBe(true);
    expect(game.points('romans')).toBe(0);
  });

  it('BEL-3: nor at the end of round 5', () => {
    const game = at(`
      round 5 hold-points
      kent: belgae 1
      essex: fort
      powys: welsh 1
    `);
    expect(game.points('romans')).toBe(6);
  });

  it('BEL-4: in round 1 they may submit, in later rounds never', () => {
    const turn = (round: number) =>
      at(`
        round ${round} romans movement
        kent: romans 1 fort
        york: belgae 1
        powys: welsh 1
      `).do('end').decision.nation;
    expect(turn(1)).toBe('belgae');
    for (const round of [2, 3, 4, 5]) expect(turn(round)).toBe('welsh');
  });

  it('BEL-4: those who have submitted are not asked again', () => {
    const game = afterKent().do('submit').do('end');
    expect(game.decision).toMatchObject({ kind: 'place', nation: 'belgae' });
  });
});

describe('Boudicca', () => {
  it('BEL-5: she and her army come though the belgae never submitted', () => {
    const game = at(`
      round 1 belgae turn-start
      kent: belgae 1
    `);
    game.do('place kent');
    expect(game.area('kent')).toBe('belgae 2 leader boudicca');
  });

  it('BEL-5: her army is one, and nothing was placed before it', () => {
    const game = at(`
      round 1 belgae special-arrivals
      kent: belgae 1
      essex: belgae 1
    `);
    expect(game.decision).toMatchObject({ kind: 'place', data: { why: 'boudicca', left: 1, placed: [] } });
  });

  it('BEL-5: her army ignores stacking', () => {
    const game = at(`
      round 1 belgae turn-start
      downlands: belgae 4
      kent: belgae 3
    `);
    expect(game.legal().sort()).toEqual(['place downlands', 'place kent']);
    game.do('place downlands').do('leader kent');
    expect(game.area('downlands')).toBe('belgae 5');
    expect(game.area('kent')).toBe('belgae 3 leader boudicca');
  });

  it('BEL-5: both go only to areas with belgae units', () => {
    const game = at(`
      round 1 belgae turn-start
      downlands: belgae 1
      kent: belgae 1
      powys: welsh 1
    `);
    expect(game.refuses('place essex').code).toBe('place-not-yours');
    expect(game.refuses('place powys').code).toBe('place-not-yours');
    game.do('place kent');
    expect(game.refuses('leader essex').code).toBe('leader-no-company');
    expect(game.legal().sort()).toEqual(['leader downlands', 'leader kent']);
  });

  it('BEL-5: only in round 1', () => {
    const game = at(`
      round 2 belgae turn-start
      kent: belgae 1
    `);
    expect(game.asks).toBe('move');
    expect(game.area('kent')).toBe('belgae 1');
  });

  it('BEL-6 RUL-91: with no belgae on the board neither appears', () => {
    const game = at(`
      round 1 belgae turn-start
      powys: welsh 1
    `);
    game.do('end');
    expect(game.decision.nation).toBe('welsh');
    expect(game.state.leaders.every((leader) => leader === null)).toBe(true);
    expect(game.state.infantry.flat().reduce((a, b) => a + b)).toBe(1);
    const whole = at(`
      round 1 romans movement
      kent: romans 1 fort
      powys: welsh 1
    `);
    whole.do('end').do('resist').do('end').do('resist');
    expect(whole.decision).toMatchObject({ kind: 'move', nation: 'welsh' });
    expect(whole.history.some((e) => e.type === 'turn-started' && e.nation === 'belgae')).toBe(false);
  });

  it('EXA-86 (a) BEL-7: the romans score six if she falls in the belgae turn of round 1', () => {
    const game = at(`
      round 1 belgae movement
      wessex: belgae 1 leader boudicca
      sussex: romans 1 fort
      scored romans sussex
    `);
    game.do('move 1 leader wessex sussex').do('end', [1, 4, 1]);
    expect(game.seen('leader-eliminated')[0]).toMatchObject({ leader: 'boudicca', by: 'romans' });
    expect(game.points('romans')).toBe(6);
  });

  it('EXA-86 (b) BEL-7: and in their own turn of round 2', () => {
    const game = at(`
      round 2 romans movement
      sussex: romans 2 fort
      wessex: belgae 1 leader boudicca
      scored romans wessex sussex
    `);
    game.do('move 2 sussex wessex').do('end', [4, 1, 1]);
    expect(game.seen('leader-eliminated')[0]).toMatchObject({ leader: 'boudicca', by: 'romans' });
    expect(game.points('romans')).toBe(6);
  });

  it('EXA-86 (c) BEL-7: alive, she leaves before the population of round 2, and nobody scores', () => {
    const game = at(`
      round 2 romans movement
      york: romans 1 fort
      wessex: belgae 1 leader boudicca
      sussex: belgae 1
    `);
    game.do('end');
    const left = game.events.findIndex((e) => e.type === 'leader-left');
    expect(game.events[left]).toMatchObject({ leader: 'boudicca', area: 'wessex' });
    expect(game.events.findIndex((e) => e.type === 'population')).toBeGreaterThan(left);
    expect(game.area('wessex')).toBe('belgae 1');
    expect(game.points('romans')).toBe(0);
  });

  it('BEL-7: her death at other hands gives the romans nothing', () => {
    const game = at(`
      round 1 welsh movement
      avalon: welsh 2
      wessex: belgae 1 leader boudicca
    `);
    game.do('move 2 avalon wessex').do('end', [5, 1, 1]);
    expect(game.seen('leader-eliminated')[0]).toMatchObject({ leader: 'boudicca', by: 'welsh' });
    expect(game.points('romans')).toBe(0);
    expect(game.points('welsh')).toBe(0);
  });

  it('BEL-9 RUL-25: with all ten in play her army stays out, the marker stays, and she comes all the same', () => {
    const game = at(`
      round 1 belgae turn-start
      kent: belgae 8
      essex: belgae 2
    `);
    expect(game.decision).toMatchObject({ kind: 'leader', nation: 'belgae' });
    expect(game.marker('belgae')).toBe(4);
    game.do('leader essex');
    expect(game.area('kent')).toBe('belgae 8');
    expect(game.area('essex')).toBe('belgae 2 leader boudicca');
    expect(game.marker('belgae')).toBe(4);
  });

  it('BEL-9: population takes the last piece before her army does', () => {
    const game = at(`
      round 1 belgae turn-start
      kent: belgae 7
      essex: belgae 2
      marker belgae 2
    `);
    expect(game.asked('place').data.why).toBe('population');
    game.do('place essex');
    expect(game.asks).toBe('leader');
    expect(game.area('essex')).toBe('belgae 3');
    expect(game.marker('belgae')).toBe(0);
  });
});

describe('Belgae and Roman losses', () => {
  it('EXA-109 (a) BEL-8: in their own turn of round 1 they score six for an army and six for a fort', () => {
    const game = at(`
      round 1 belgae movement
      wessex: belgae 2 leader boudicca
      sussex: romans 1 fort
    `);
    game.do('move 2 leader wessex sussex').do('end', [5, 4, 4, 4]);
    expect(game.area('sussex')).toBe('belgae 1 leader boudicca, ruin');
    expect(game.points('belgae')).toBe(12);
  });

  it('EXA-109 (b) BEL-8: in round 2 they score two and four', () => {
    const game = at(`
      round 2 belgae movement
      wessex: belgae 2
      sussex: romans 1 fort
    `);
    game.do('move 2 wessex sussex').do('end', [6, 5, 1, 1]);
    expect(game.area('sussex')).toBe('belgae 2, ruin');
    expect(game.points('belgae')).toBe(6);
  });

  it('EXA-109 (c) BEL-8 RUL-92: in the Roman turn of round 1 an army is worth two', () => {
    const game = at(`
      round 1 romans movement
      english-channel: romans 2
      kent: belgae 1
    `);
    game.do('move 2 english-channel kent').do('end').do('resist', [1, 1, 6]);
    expect(game.area('kent')).toBe('romans 1, belgae 1');
    expect(game.points('belgae')).toBe(2);
  });

  it('BEL-8: in later rounds a fort alone is worth four', () => {
    const game = at(`
      round 3 belgae movement
      wessex: belgae 2
      sussex: fort
    `);
    game.do('move 2 wessex sussex').do('end', [5, 1, 1]);
    expect(game.area('sussex')).toBe('belgae 2, ruin');
    expect(game.points('belgae')).toBe(4);
  });
});
