import { describe, expect, it } from 'vitest';
import { at } from '../support.ts';

/** Lines of a position with one army of a nation in each area. */
const each = (nation: string, areas: string): string =>
  areas
    .split(' ')
    .map((area) => `${area}: ${nation} 1`)
    .join('\n');

describe('What counts for points', () => {
  it('CNT-9: holding is judged once, at the end of the whole round', () => {
    const game = at(`
      round 10 saxons movement
      essex: saxons 3
      kent: jutes 1
      york: angles 1
    `);
    game.do('move 2 essex kent').do('end', [5, 1, 1]);
    expect([game.points('saxons'), game.points('jutes')]).toEqual([0, 0]);
    game.do('end');
    expect(game.asks).toBe('ballot');
    expect(game.points('saxons')).toBe(4 + 3);
    expect(game.points('jutes')).toBe(0);
    expect(game.points('angles')).toBe(4);
  });

  it('CNT-10: occupying counts at the instant of sole occupation, also in passing', () => {
    const game = at(`
      round 15 norwegians movement
      north-sea: norwegians 3
      york: danes 1
    `);
    game.do('move 3 north-sea bernicia');
    expect(game.points('norwegians')).toBe(4);
    game.do('move 3 bernicia york');
    expect(game.area('bernicia')).toBe('');
    expect(game.points('norwegians')).toBe(4);
    game.do('end', [6, 1, 1, 1]);
    expect(game.points('norwegians')).toBe(4 + 10);
  });

  it('CNT-10: outside the listed rounds nothing is occupied for points', () => {
    const game = at(`
      round 16 norwegians movement
      north-sea: norwegians 3
    `);
    game.do('move 3 north-sea bernicia');
    expect(game.points('norwegians')).toBe(0);
  });

  it('CNT-10: the Danes of round 11 score only what they occupy when Raider Withdrawal starts', () => {
    const game = at(`
      round 11 danes movement
      frisian-sea: danes 2
      kent: saxons 1
    `);
    game.do('move 1 frisian-sea norfolk').do('move 1 norfolk lindsey');
    expect(game.points('danes')).toBe(0);
    game.do('end');
    expect(game.points('danes')).toBe(2);
    expect(game.seen('points')).toMatchObject([{ nation: 'danes', points: 2, area: 'lindsey' }]);
    expect(game.area('frisian-sea')).toBe('danes 2');
  });

  it.each([
    ['an intact fort alone', 'york: fort', 6],
    ['a Roman army with an intact fort', 'york: romans 1 fort', 6],
    ['a Roman army with a destroyed fort', 'york: romans 2 ruin', 0],
    ['a subject', 'york: brigantes 1\nsubject brigantes to romans', 6],
    ['a subject beside a destroyed fort', 'york: brigantes 1 ruin\nsubject brigantes to romans', 6],
    ['a free nation', 'york: brigantes 1', 0],
    ['an area that is not listed', 'galloway: fort', 0],
  ])('CNT-11: Limes: %s', (_, lines, points) => {
    const game = at(`
      round 5 hold-points
      ${lines}
    `);
    expect(game.points('romans')).toBe(points);
  });

  it('CNT-12: a nation votes for Bretwalda with its English areas; Wales and Scotland have no vote', () => {
    const game = at(`
      round 9 bretwalda
      ${each('angles', 'york bernicia dunedin strathclyde')}
      ${each('saxons', 'kent devon cornwall')}
      ${each('welsh', 'gwynedd powys')}
      options {"ballot":"open"}
    `);
    game.do('vote saxons saxons');
    expect(game.seen('voted')).toMatchObject([{ nation: 'saxons', votes: 1 }]);
    game.do('vote angles angles');
    expect(game.seen('voted')).toMatchObject([{ nation: 'angles', votes: 2 }]);
    expect(game.seen('bretwalda')).toMatchObject([{ nation: 'angles', votes: 2, of: 3 }]);
  });

  it('CNT-13: only a nation with an English area may be voted for', () => {
    const game = at(`
      round 9 bretwalda
      ${each('angles', 'york')}
      ${each('saxons', 'kent')}
      ${each('welsh', 'gwynedd powys')}
      ${each('picts', 'mar')}
      options {"ballot":"open"}
    `);
    expect(game.legal()).toEqual(['vote saxons saxons', 'vote saxons angles']);
    expect(game.refuses('vote saxons welsh')).toMatchObject({
      code: 'vote-not-candidate',
      rule: 'CNT-13',
      details: { candidates: ['saxons', 'angles'] },
    });
  });

  const kings = (round: number, lines: string) => at(`round ${round} king\n${lines}`);

  it.each([
    ['four English areas and no rival', 'kent sussex wessex essex', '', 8],
    ['three English areas and two in Wales', 'kent sussex wessex devon cornwall', '', 0],
    ['exactly twice as many as a rival', 'kent sussex wessex essex', 'york lindsey', 8],
    ['less than twice as many as a rival', 'kent sussex wessex essex', 'york lindsey norfolk', 0],
    ['a rival whose other areas are in Scotland', 'kent sussex wessex essex', 'york mar skye alban', 8],
  ])('CNT-14 RUL-104: a King is told by English areas: %s', (_, saxons, danes, points) => {
    const game = kings(12, `${each('saxons', saxons)}\n${danes && each('danes', danes)}`);
    expect(game.points('saxons')).toBe(points);
  });

  it('CNT-14 RUL-104: a subject counts for itself, not for its overlord', () => {
    const lines = `${each('angles', 'york bernicia norfolk suffolk')}\n${each('brigantes', 'galloway cumbria')}`;
    expect(kings(12, `${lines}\nsubject brigantes to angles`).points('angles')).toBe(8);
    const three = lines.replace('bernicia: angles', 'bernicia: brigantes');
    expect(kings(12, `${three}\nsubject brigantes to angles`).points('angles')).toBe(0);
  });

  it('CNT-14: Wales and Scotland do not count in round 16 either', () => {
    const lines = (fourth: string) => `
      kent: saxons 1 leader harold
      york: normans 1 leader william
      lindsey: normans 1
      ${each('saxons', `sussex wessex ${fourth}`)}
    `;
    expect(kings(16, lines('essex')).points('saxons')).toBe(10);
    expect(kings(16, lines('devon')).points('saxons')).toBe(0);
  });

  it('CNT-14: King Cnut needs twice the English areas of any other', () => {
    const cnut = (danes: string, saxons: string) =>
      at(`
        round 14 danes before-withdrawal
        york: danes 1 leader cnut
        ${danes && each('danes', danes)}
        ${each('saxons', saxons)}
      `).points('danes');
    expect(cnut('', 'devon cornwall')).toBe(8);
    expect(cnut('lindsey', 'kent devon')).toBe(8);
    expect(cnut('mar', 'kent')).toBe(0);
    expect(cnut('lindsey norfolk', 'kent essex')).toBe(0);
  });
});

describe('What counts for the reinforcements of 1066', () => {
  it('CNT-18: the Norwegians get one army for each land area they have anywhere', () => {
    const game = at(`
      round 16 special-reinforcements
      york: norwegians 1 leader harald-hardrada
      ${each('norwegians', 'dunedin gwynedd')}
      north-sea: norwegians 1
    `);
    expect(game.area('north-sea')).toBe('norwegians 4');
  });

  it('CNT-18: the Saxons get one army for two English areas', () => {
    const game = at(`
      round 16 special-reinforcements
      kent: saxons 1 leader harold
      ${each('saxons', 'sussex essex devon cornwall gwent')}
      wessex: saxons burh
    `);
    expect(game.decision).toMatchObject({ kind: 'place', nation: 'saxons', data: { left: 2 } });
    expect(game.legal().sort()).toEqual(['place essex', 'place kent', 'place sussex', 'place wessex']);
  });

  it('CNT-18: the Normans get one army for each of Essex, Wessex, Hwicce and South Mercia', () => {
    const normans = (areas: string) =>
      at(`
        round 16 norman-reinforcements
        kent: normans cavalry 4 leader william
        york: saxons 1 leader harold
        ${each('normans', areas)}
      `).area('english-channel');
    expect(normans('essex wessex hwicce south-mercia')).toBe('normans 4');
    expect(normans('essex sussex suffolk hwicce')).toBe('normans 2');
    expect(normans('sussex avalon')).toBe('');
  });
});
