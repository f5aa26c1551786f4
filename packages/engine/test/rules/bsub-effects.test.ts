import { describe, expect, it } from 'vitest';
import { at } from '../support.ts';

describe('Population of the subject Brigantes', () => {
  const TURN = `
    round 9 brigantes turn-start
    strathclyde: brigantes 1
    galloway: brigantes 1
    cumbria: brigantes 1
    cheshire: brigantes 1
    york: angles 1
    marker brigantes 1
    subject brigantes to angles
  `;

  it('BSUB-8 RUL-100: the Angle owner decides in each Brigante turn', () => {
    const game = at(TURN);
    expect(game.asks).toBe('allowance');
    expect(game.decision).toMatchObject({ nation: 'angles', seat: 3 });
    expect(game.legal()).toEqual(['population full', 'population half']);
  });

  it('BSUB-8: half of all areas, halves up, or the whole', () => {
    const half = at(TURN).do('population half'); // 4 of 7, and 1 carried
    expect(half.asks).toBe('move');
    expect(half.marker('brigantes')).toBe(5);
    const full = at(TURN).do('population full'); // 7 and 1
    expect(full.asks).toBe('place');
    expect(full.marker('brigantes')).toBe(2);
  });
});

describe('Scores of the subject Brigantes', () => {
  const round7 = (subject: string) =>
    at(`
      round 7 hold-points
      suffolk: angles 1
      cumbria: brigantes 1
      dunedin: brigantes 1
      strathclyde: brigantes 1
      ${subject}
    `);

  it('BSUB-9 RUL-98: in round 7 their areas join the Angle total before its limit, and they keep half', () => {
    const subject = round7('subject brigantes to angles');
    expect(subject.points('angles')).toBe(2 + 2 + 2); // Dunedin is cut from 4 to half of England
    expect(subject.points('brigantes')).toBe(7);
    const free = round7('');
    expect(free.points('angles')).toBe(2);
    expect(free.points('brigantes')).toBe(14);
  });

  it('BSUB-9 RUL-98: in round 10 too', () => {
    const game = at(`
      round 10 hold-points
      york: angles 1
      galloway: brigantes 1
      strathclyde: brigantes 1
      cheshire: brigantes 1
      subject brigantes to angles
    `);
    expect(game.points('angles')).toBe(4 + 2 + 4); // Strathclyde is not on their card
    expect(game.points('brigantes')).toBe((4 + 8 + 2) / 2);
  });
});

describe('The end of the submission', () => {
  it('BSUB-11: it ends with round 12 and cannot be renewed', () => {
    const before = at(`
      round 12 angles movement
      york: angles 1
      strathclyde: brigantes 1
      subject brigantes to angles
    `);
    expect(before.overlord('brigantes')).toBe('angles');
    before.do('end');
    expect(before.state.round).toBe(13);
    expect(before.overlord('brigantes')).toBeUndefined();
    const later = at(`
      round 13 angles movement
      york: angles 1
      strathclyde: brigantes 1
    `).do('end');
    expect(later.state.round).toBe(14);
  });

  it.each([
    [12, false],
    [11, true],
  ] as const)('BSUB-11: after round %i they are still subject: %s', (round, subject) => {
    const game = at(`
      round ${round} round-end
      york: angles 1
      strathclyde: brigantes 1
      subject brigantes to angles
    `);
    expect(game.overlord('brigantes')).toBe(subject ? 'angles' : undefined);
  });

  it('BSUB-11 RUL-99: it ends with the last Angle army, and may be renewed when Angles return', () => {
    const game = at(`
      round 7 saxons movement
      kent: saxons 2
      essex: angles 1
      strathclyde: brigantes 1
      subject brigantes to angles
    `);
    game.do('move 2 kent essex').do('end', [5, 1, 1]);
    expect(game.seen('submission-ended')).toMatchObject([{ nation: 'brigantes', overlord: 'angles' }]);
    expect(game.overlord('brigantes')).toBeUndefined();
    expect(game.decision.nation).toBe('angles'); // seven invaders and Ida
    game.do('move 7 leader north-sea bernicia').do('end');
    expect(game.asks).toBe('submit');
    game.do('submit');
    expect(game.overlord('brigantes')).toBe('angles');
  });

  it('BSUB-11: one army left, even at sea, keeps it in force', () => {
    const game = at(`
      round 7 saxons movement
      kent: saxons 2
      essex: angles 1
      frisian-sea: angles 1
      strathclyde: brigantes 1
      subject brigantes to angles
    `);
    game.do('move 2 kent essex').do('end', [5, 1, 1]);
    expect(game.area('essex')).toBe('saxons 2');
    expect(game.overlord('brigantes')).toBe('angles');
  });
});

describe('What else the submission does', () => {
  const vote = (subject: string, angles: string) =>
    at(`
      round 9 bretwalda
      ${angles}: angles 1
      galloway: brigantes 1
      cumbria: brigantes 1
      strathclyde: brigantes 1
      kent: saxons 1
      options {"ballot":"open"}
      ${subject}
    `);

  it('BSUB-12: Galloway votes with the Angles for the Bretwalda, other English areas freely', () => {
    const game = vote('subject brigantes to angles', 'york');
    game.do('vote brigantes brigantes');
    expect(game.seen('voted')).toMatchObject([{ nation: 'brigantes', votes: 1 }]);
    game.do('vote saxons saxons').do('vote angles angles');
    expect(game.seen('voted')).toMatchObject([{ nation: 'angles', votes: 2 }]);
    const free = vote('', 'york').do('vote brigantes brigantes');
    expect(free.seen('voted')).toMatchObject([{ nation: 'brigantes', votes: 2 }]);
  });

  it('BSUB-12 RUL-102: the Angle owner casts it even with no English area of his own', () => {
    const game = vote('subject brigantes to angles', 'dunedin');
    game.do('vote brigantes brigantes').do('vote saxons saxons');
    expect(game.decision).toMatchObject({ nation: 'angles', seat: 3 });
    expect(game.may('vote angles angles')).toBe(false); // no candidate
    game.do('vote angles saxons');
    expect(game.seen('voted')).toMatchObject([{ nation: 'angles', for: 'saxons', votes: 1 }]);
    expect(game.points('saxons')).toBe(4);
  });

  it('BSUB-12: North Mercia in their hands brings Offa', () => {
    const offa = (subject: string) =>
      at(`
        round 10 angles turn-start
        norfolk: angles 1
        north-mercia: brigantes 1
        strathclyde: brigantes 1
        ${subject}
      `).asks;
    expect(offa('subject brigantes to angles')).toBe('leader');
    expect(offa('')).toBe('move');
  });

  it('BSUB-13: the submission itself is worth nothing', () => {
    const game = at(`
      round 8 angles movement
      york: angles 1
      strathclyde: brigantes 1
      galloway: brigantes 1
      options {"ballot":"open"}
    `)
      .do('end')
      .do('submit');
    expect(game.overlord('brigantes')).toBe('angles');
    expect(game.seen('points')).toEqual([]);
    expect(game.points('angles')).toBe(0);
  });
});

describe('The last army of the Angles', () => {
  it('BSUB-11: with it the submission of the Brigantes ends', () => {
    const game = at(`
      round 9 saxons movement
      lindsey: saxons 2
      york: angles 1
      galloway: brigantes 1
      subject brigantes to angles
    `);
    game.do('move 2 lindsey york').do('end', [6, 1, 1]);
    expect(game.overlord('brigantes')).toBeUndefined();
    expect(game.seen('submission-ended')).toEqual([
      { type: 'submission-ended', nation: 'brigantes', overlord: 'angles' },
    ]);
  });

  it('BSUB-11: a submission to the Romans does not end with it', () => {
    const game = at(`
      round 4 angles movement
      frisian-sea: angles 1
      york: romans 2, fort
      galloway: brigantes 1
      subject brigantes to romans
    `);
    game.do('move 1 frisian-sea york').do('end', [1, 6, 6, 6]);
    expect(game.area('frisian-sea')).toBe('');
    expect(game.area('york')).toBe('romans 2, fort');
    expect(game.overlord('brigantes')).toBe('romans');
  });
});
