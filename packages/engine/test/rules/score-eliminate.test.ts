import { describe, expect, it } from 'vitest';
import type { NationId } from '../../src/data/nations.ts';
import { at, type TestGame } from '../support.ts';

/** One battle: the mover's units in Kent attack Essex. */
interface Fight {
  readonly round: number;
  readonly turn: NationId;
  readonly with: string;
  readonly against: string;
  readonly dice: readonly number[];
}

/** `1 leader aelle` or `cavalry 2`, as the words of a move. */
const order = (units: string): string =>
  units.replace(/cavalry (\d)/, '$1 cavalry').replace(/leader .*/, 'leader');

function fight({ round, turn, with: units, against, dice }: Fight): TestGame {
  const game = at(`
    round ${round} ${turn} movement
    kent: ${turn} ${units}
    essex: ${against}
  `);
  return game.do(`move ${order(units)} kent essex`).do('end', dice);
}

/** What was scored for units eliminated, by nation. */
function spoils(game: TestGame): Partial<Record<NationId, number>> {
  const found: Partial<Record<NationId, number>> = {};
  for (const event of game.history)
    if (event.type === 'points' && (event.reason === 'eliminate' || event.reason === 'special'))
      found[event.nation] = (found[event.nation] ?? 0) + event.points;
  return found;
}

const win = (round: number, turn: NationId, against: string, defenders = 1) =>
  spoils(
    fight({ round, turn, with: '3', against, dice: [6, 6, 6, ...new Array<number>(defenders).fill(1)] }),
  );

/** One army of the mover, with or without a leader, attacks and dies. */
const fall = (round: number, turn: NationId, leader: string, against: NationId) =>
  spoils(
    fight({ round, turn, with: `1${leader && ` leader ${leader}`}`, against: `${against} 1`, dice: [1, 6] }),
  );

describe('Points for eliminated units', () => {
  it('EXA-85 SCORE-6 SCORE-14: Picts against a Roman garrison; both sides die, the Picts have 2+2+6', () => {
    const game = at(`
      round 3 picts movement
      dunedin: picts 4
      lothian: romans 2 fort
    `);
    game.do('move 4 dunedin lothian').do('end', [6, 6, 1, 1, 4, 4, 5]);
    expect(game.points('picts')).toBe(4);
    expect(game.area('lothian')).toBe('picts 1, fort');
    game.do('stand', [5, 5]);
    expect(game.area('lothian')).toBe('ruin');
    expect(game.points('picts')).toBe(10);
  });

  it('SCORE-6: the side that loses the battle scores what it killed', () => {
    const game = fight({
      round: 4,
      turn: 'brigantes',
      with: '1',
      against: 'romans 2 fort',
      dice: [6, 4, 4, 4],
    });
    expect(game.area('kent')).toBe('');
    expect(spoils(game)).toEqual({ brigantes: 6 });
  });

  it.each([
    ['welsh', 2, 6],
    ['brigantes', 6, 2],
    ['picts', 2, 6],
    ['saxons', 2, 6],
    ['jutes', 2, 6],
    ['angles', 2, 6],
  ] as const)(
    'SCORE-6 SCORE-14: the %s score %i for a Roman army and %i for a fort',
    (nation, army, fort) => {
      expect(win(2, nation, 'romans 1')).toEqual({ [nation]: army });
      expect(win(2, nation, 'fort')).toEqual({ [nation]: fort });
    },
  );

  it.each(['welsh', 'brigantes', 'picts', 'saxons', 'jutes', 'angles'] as const)(
    'SCORE-7 SCORE-14: the %s score Roman armies in the Roman turn as well',
    (nation) => {
      const game = at(`
        round 5 romans movement
        kent: romans 1 fort
        essex: ${nation} 1
      `);
      game.do('move 1 kent essex');
      game.do('end', ['saxons', 'jutes', 'angles'].includes(nation) ? [1, 6] : []);
      if (game.asks === 'submit') game.do('resist', [1, 6]);
      expect(spoils(game)).toEqual({ [nation]: nation === 'brigantes' ? 6 : 2 });
    },
  );

  it('SCORE-6: caledonians, norsemen and dubliners have no such line', () => {
    expect(win(3, 'caledonians', 'romans 1')).toEqual({});
    expect(win(12, 'norsemen', 'saxons 1')).toEqual({});
    expect(win(13, 'dubliners', 'angles 1')).toEqual({});
  });

  it('SCORE-6: a burh is not an army (placed here in a round that knows none)', () => {
    expect(win(6, 'romano-british', 'saxons burh')).toEqual({});
    expect(win(6, 'romano-british', 'saxons 1')).toEqual({ 'romano-british': 2 });
  });

  it('SCORE-6: Romans have 6 for Boudicca in rounds 1 and 2', () => {
    expect(fall(1, 'belgae', 'boudicca', 'romans')).toEqual({ romans: 6 });
    expect(fall(2, 'belgae', 'boudicca', 'romans')).toEqual({ romans: 6 });
    expect(fall(3, 'belgae', 'boudicca', 'romans')).toEqual({});
  });
});

describe('Only in the own turn', () => {
  it('EXA-87 SCORE-7: (a) a Romano-British horseman killed in their own turn brings the Saxons nothing', () => {
    const game = fight({
      round: 7,
      turn: 'romano-british',
      with: 'cavalry 2',
      against: 'saxons 1',
      dice: [1, 1, 6],
    });
    expect(game.area('essex')).toBe('romano-british cavalry 1, saxons 1');
    expect(spoils(game)).toEqual({});
  });

  it.each(['saxons', 'jutes', 'angles'] as const)(
    'EXA-87 SCORE-7: (b) killed in the turn of the %s he is worth 2',
    (turn) => {
      const game = fight({
        round: 7,
        turn,
        with: '2',
        against: 'romano-british cavalry 2',
        dice: [6, 1, 1, 1],
      });
      expect(game.area('essex')).toBe(`romano-british cavalry 1, ${turn} 2`);
      expect(spoils(game)).toEqual({ [turn]: 2 });
    },
  );

  it('SCORE-7: Romano-British infantry is worth nothing to them', () => {
    expect(win(7, 'saxons', 'romano-british 1')).toEqual({});
  });

  it.each(['saxons', 'jutes', 'angles'] as const)(
    'SCORE-7: the Romano-British score 2 for armies of the %s in their own turn of rounds 6 and 7',
    (foe) => {
      for (const round of [6, 7]) {
        expect(win(round, 'romano-british', `${foe} 1`)).toEqual({ 'romano-british': 2 });
        expect(fall(round, foe, '', 'romano-british')).toEqual({});
      }
      expect(win(8, 'romano-british', `${foe} 1`)).toEqual({});
    },
  );

  it('SCORE-7: leaders are scored in any turn: Aelle by Romano-British and Welsh in rounds 6 and 7', () => {
    expect(fall(6, 'saxons', 'aelle', 'romano-british')).toEqual({ 'romano-british': 6 });
    expect(fall(7, 'saxons', 'aelle', 'welsh')).toEqual({ welsh: 2 });
    expect(win(6, 'romano-british', 'saxons 1 leader aelle')).toEqual({ 'romano-british': 6 + 2 });
    expect(fall(6, 'saxons', 'aelle', 'brigantes')).toEqual({});
  });

  it('SCORE-15 RUL-130: Irish and Scots score every enemy army, one of the same player too', () => {
    expect(win(3, 'irish', 'brigantes 1')).toEqual({ irish: 2 });
    expect(win(6, 'irish', 'welsh 2', 2)).toEqual({ irish: 4 });
    expect(win(6, 'scots', 'romano-british 1')).toEqual({ scots: 2 });
    expect(win(4, 'scots', 'picts 1')).toEqual({ scots: 2 });
  });

  it('SCORE-7 SCORE-15: but only in their own turn and in their rounds', () => {
    expect(fall(5, 'welsh', '', 'irish')).toEqual({});
    expect(win(7, 'irish', 'welsh 1')).toEqual({});
    expect(win(7, 'scots', 'picts 1')).toEqual({});
    expect(win(3, 'scots', 'picts 1')).toEqual({});
    expect(win(5, 'irish', 'fort')).toEqual({ irish: 2 });
  });
});

describe('Leaders of the later rounds', () => {
  it.each([
    ['saxons', 'arthur', 'romano-british', 7, 6],
    ['angles', 'arthur', 'romano-british', 7, 6],
    ['jutes', 'arthur', 'romano-british', 7, 6],
    ['saxons', 'ivar-and-halfdan', 'danes', 12, 6],
    ['angles', 'ivar-and-halfdan', 'danes', 12, 6],
    ['saxons', 'harald-hardrada', 'norwegians', 15, 6],
    ['angles', 'william', 'normans', 16, 6],
    ['saxons', 'svein-estrithson', 'danes', 16, 6],
    ['danes', 'william', 'normans', 16, 6],
    ['danes', 'harald-hardrada', 'norwegians', 15, 6],
    ['norwegians', 'william', 'normans', 16, 6],
    ['norwegians', 'svein-estrithson', 'danes', 16, 6],
    ['normans', 'harald-hardrada', 'norwegians', 16, 6],
    ['normans', 'svein-estrithson', 'danes', 16, 6],
    ['welsh', 'william', 'normans', 16, 0],
    ['saxons', 'cnut', 'danes', 14, 0],
  ] as const)(
    'SCORE-6: %s who kill %s of the %s in round %i have %i',
    (by, leader, nation, round, points) => {
      expect(fall(round, nation, leader, by)).toEqual(points > 0 ? { [by]: points } : {});
    },
  );

  it('EXA-99 SCORE-10 RUL-7: (a) Harold falls to the Normans in their turn: 6 and 6', () => {
    const game = at(`
      round 15 normans movement
      english-channel: normans 6 cavalry 4 leader william
      devon: saxons 1 leader harold
    `);
    game.do('move 3 english-channel devon').do('end', [6, 6, 6, 1]);
    expect(spoils(game)).toEqual({ normans: 12 });
    expect(game.points('normans')).toBe(12);
  });

  it('EXA-99 SCORE-10 RUL-7: (b) to the Norwegians in the Saxon turn: 6 for them, 6 for the Normans', () => {
    expect(fall(15, 'saxons', 'harold', 'norwegians')).toEqual({ norwegians: 6, normans: 6 });
  });

  it('EXA-99 SCORE-10 RUL-7: (c) to the Welsh: nobody', () => {
    expect(fall(15, 'saxons', 'harold', 'welsh')).toEqual({});
  });

  it('SCORE-10: to the Danes as to the Norwegians, in round 16 too', () => {
    expect(fall(16, 'saxons', 'harold', 'danes')).toEqual({ danes: 6, normans: 6 });
    expect(win(16, 'danes', 'saxons 1 leader harold')).toEqual({ danes: 6, normans: 6 });
  });

  it('SCORE-10: Angles who kill him get nothing and give nothing', () => {
    expect(win(16, 'angles', 'saxons 1 leader harold')).toEqual({});
  });
});

describe('Only battle losses count', () => {
  it('SCORE-8 RUL-114: legions that leave in round 2 are scored by nobody', () => {
    const game = at(`
      round 2 romans reduction
      kent: romans 7 fort
      sussex: romans 7 fort
      essex: welsh 1
      york: brigantes 1
    `);
    game.do('remove kent').do('remove sussex');
    expect(game.area('kent')).toBe('romans 6, fort');
    expect(spoils(game)).toEqual({});
  });

  it('SCORE-8 RUL-114: overpopulation is scored by nobody', () => {
    const game = at(`
      round 6 angles overpopulation
      york: angles 3
      lindsey: romano-british 1
    `);
    game.do('remove york');
    expect(spoils(game)).toEqual({});
    expect(game.points('romano-british')).toBe(0);
  });

  it('SCORE-8 RUL-114: an army displaced without a place to go dies unscored', () => {
    const game = at(`
      round 2 romans movement
      alban: picts 1, romans 1
      mar: picts 1
      dunedin: picts 1
      dalriada: caledonians 1
      moray: caledonians 1
      skye: caledonians 1
      lothian: brigantes 1
      strathclyde: brigantes 1
    `);
    game.do('end').do('resist').do('submit'); // the Brigantes resist, the Picts submit
    expect(game.area('alban')).toBe('picts 1');
    expect(game.points('picts')).toBe(0);
    expect(game.points('romans')).toBe(12);
  });
});
