import { describe, expect, it } from 'vitest';
import { at, type TestGame } from '../support.ts';

/** What the last action killed, forts included. */
const lost = (game: TestGame): string[] =>
  game.events.flatMap((e) => {
    if (e.type === 'eliminated') return [`${e.nation} ${e.count} ${e.unit}`];
    return e.type === 'fort-destroyed' ? [`fort in ${e.area}`] : [];
  });

/** The losses of the first round of the only battle that the moves bring about. */
function firstRound(position: string, moves: string | string[], dice: number[]): string[] {
  const game = at(position);
  for (const move of [moves].flat()) game.do(move);
  return lost(game.do('end', dice));
}

describe('Hit numbers in a clear area', () => {
  it('BAT-6: a normal army needs five against a normal one', () => {
    const position = `
      round 9 saxons movement
      kent: saxons 1
      essex: angles 1
    `;
    expect(firstRound(position, 'move 1 kent essex', [4, 4])).toEqual([]);
    expect(firstRound(position, 'move 1 kent essex', [5, 4])).toEqual(['angles 1 infantry']);
    expect(firstRound(position, 'move 1 kent essex', [4, 5])).toEqual(['saxons 1 infantry']);
  });

  it('BAT-6: a normal army needs six against Romans, who need four in return', () => {
    const position = `
      round 2 caledonians movement
      mar: caledonians 1
      dunedin: romans 1, ruin
    `;
    expect(firstRound(position, 'move 1 mar dunedin', [5, 3])).toEqual([]);
    expect(firstRound(position, 'move 1 mar dunedin', [6, 3])).toEqual(['romans 1 infantry']);
    expect(firstRound(position, 'move 1 mar dunedin', [5, 4])).toEqual(['caledonians 1 infantry']);
  });

  it('BAT-6: attacking Romans hit with four as well', () => {
    const position = `
      round 2 romans movement
      mar: romans 1, fort
      dunedin: caledonians 1
    `;
    expect(firstRound(position, 'move 1 mar dunedin', [3, 5])).toEqual([]);
    expect(firstRound(position, 'move 1 mar dunedin', [4, 5])).toEqual(['caledonians 1 infantry']);
    expect(firstRound(position, 'move 1 mar dunedin', [3, 6])).toEqual(['romans 1 infantry']);
  });

  it('BAT-6: cavalry fights like Romans', () => {
    const position = `
      round 15 normans movement
      sussex: normans cavalry 1
      kent: saxons 1
    `;
    const attack = 'move 1 cavalry sussex kent';
    expect(firstRound(position, attack, [3, 5])).toEqual([]);
    expect(firstRound(position, attack, [4, 5])).toEqual(['saxons 1 infantry']);
    expect(firstRound(position, attack, [3, 6])).toEqual(['normans 1 cavalry']);
  });

  it('BAT-6: Norman infantry is normal, both in hitting and in being hit', () => {
    const position = `
      round 15 normans movement
      sussex: normans 1
      kent: saxons 1
    `;
    expect(firstRound(position, 'move 1 sussex kent', [4, 4])).toEqual([]);
    expect(firstRound(position, 'move 1 sussex kent', [5, 5])).toEqual([
      'normans 1 infantry',
      'saxons 1 infantry',
    ]);
  });

  it('BAT-6: strong against strong needs six', () => {
    const position = `
      round 15 normans movement
      sussex: normans cavalry 1
      kent: romano-british cavalry 1
    `;
    const attack = 'move 1 cavalry sussex kent';
    expect(firstRound(position, attack, [5, 5])).toEqual([]);
    expect(firstRound(position, attack, [6, 5])).toEqual(['romano-british 1 cavalry']);
    expect(firstRound(position, attack, [5, 6])).toEqual(['normans 1 cavalry']);
  });

  it('BAT-6: a fort hits with five and falls to five', () => {
    const position = `
      round 2 brigantes movement
      bernicia: brigantes 1
      york: fort
    `;
    expect(firstRound(position, 'move 1 bernicia york', [4, 4])).toEqual([]);
    expect(firstRound(position, 'move 1 bernicia york', [5, 4])).toEqual(['fort in york']);
    expect(firstRound(position, 'move 1 bernicia york', [4, 5])).toEqual(['brigantes 1 infantry']);
  });

  it('BAT-6: a burh hits with five, cavalry with six only, and falls to five', () => {
    const position = `
      round 15 danes movement
      essex: danes 1
      kent: saxons burh
    `;
    expect(firstRound(position, 'move 1 essex kent', [4, 4])).toEqual([]);
    expect(firstRound(position, 'move 1 essex kent', [5, 4])).toEqual(['saxons 1 burh']);
    expect(firstRound(position, 'move 1 essex kent', [4, 5])).toEqual(['danes 1 infantry']);
    const knights = `
      round 15 normans movement
      sussex: normans cavalry 1
      kent: saxons burh
    `;
    expect(firstRound(knights, 'move 1 cavalry sussex kent', [1, 5])).toEqual([]);
    expect(firstRound(knights, 'move 1 cavalry sussex kent', [1, 6])).toEqual(['normans 1 cavalry']);
  });
});

describe('Difficult terrain', () => {
  it('BAT-7: a defender there is hit by six only; the attacker has no protection', () => {
    const position = `
      round 9 saxons movement
      wessex: saxons 1
      downlands: angles 1
    `;
    expect(firstRound(position, 'move 1 wessex downlands', [5, 4])).toEqual([]);
    expect(firstRound(position, 'move 1 wessex downlands', [6, 4])).toEqual(['angles 1 infantry']);
    expect(firstRound(position, 'move 1 wessex downlands', [5, 5])).toEqual(['saxons 1 infantry']);
  });

  it('BAT-7: not even Romans or cavalry do better', () => {
    const romans = `
      round 2 romans movement
      dunedin: romans 1, fort
      mar: caledonians 1
    `;
    expect(firstRound(romans, 'move 1 dunedin mar', [5, 1])).toEqual([]);
    expect(firstRound(romans, 'move 1 dunedin mar', [6, 1])).toEqual(['caledonians 1 infantry']);
    const normans = `
      round 16 normans movement
      sussex: normans cavalry 1
      downlands: saxons 1
    `;
    expect(firstRound(normans, 'move 1 cavalry sussex downlands', [5, 1])).toEqual([]);
    expect(firstRound(normans, 'move 1 cavalry sussex downlands', [6, 1])).toEqual(['saxons 1 infantry']);
  });

  it('BAT-7: Romans that defend there hit normal attackers with four as everywhere', () => {
    const position = `
      round 2 caledonians movement
      dunedin: caledonians 1
      mar: romans 1, ruin
    `;
    expect(firstRound(position, 'move 1 dunedin mar', [5, 4])).toEqual(['caledonians 1 infantry']);
    expect(firstRound(position, 'move 1 dunedin mar', [6, 3])).toEqual(['romans 1 infantry']);
  });

  it('EXA-45 BAT-7 RUL-48: a fort there falls to six, not to five', () => {
    const position = `
      round 2 brigantes movement
      cumbria: brigantes 2
      pennines: fort
    `;
    expect(firstRound(position, 'move 2 cumbria pennines', [5, 5, 1])).toEqual([]); // (a)
    expect(firstRound(position, 'move 2 cumbria pennines', [6, 1, 1])).toEqual(['fort in pennines']); // (b)
  });
});

describe('Leaders in battle', () => {
  it('RUL-58: a normal army with a leader hits normal ones with a natural four, not with a three', () => {
    const position = `
      round 11 saxons movement
      kent: saxons 1 leader egbert
      essex: angles 1
    `;
    expect(firstRound(position, 'move 1 leader kent essex', [3, 1])).toEqual([]);
    expect(firstRound(position, 'move 1 leader kent essex', [4, 1])).toEqual(['angles 1 infantry']);
  });

  it('EXA-50 RUL-58: and protected ones with a natural five, not with a four', () => {
    const position = `
      round 11 saxons movement
      wessex: saxons 1 leader egbert
      downlands: angles 1
    `;
    expect(firstRound(position, 'move 1 leader wessex downlands', [4, 1])).toEqual([]);
    expect(firstRound(position, 'move 1 leader wessex downlands', [5, 1])).toEqual(['angles 1 infantry']);
  });

  it('RUL-58: a normal army with a leader hits strong ones with a natural five', () => {
    const position = `
      round 2 romans movement
      wessex: romans 1, fort
      avalon: belgae 1 leader boudicca
    `;
    expect(firstRound(position, 'move 1 wessex avalon', [1, 4])).toEqual([]);
    expect(firstRound(position, 'move 1 wessex avalon', [1, 5])).toEqual(['romans 1 infantry']);
  });

  it('RUL-58: a strong army with a leader hits normal ones with a natural three, protected ones with five', () => {
    const arthur = (target: string) => `
      round 7 romano-british movement
      wessex: romano-british cavalry 1 leader arthur
      ${target}: saxons 1
    `;
    const attack = (target: string, die: number) =>
      firstRound(arthur(target), `move 1 cavalry leader wessex ${target}`, [die, 1]);
    expect(attack('sussex', 2)).toEqual([]);
    expect(attack('sussex', 3)).toEqual(['saxons 1 infantry']);
    expect(attack('downlands', 4)).toEqual([]);
    expect(attack('downlands', 5)).toEqual(['saxons 1 infantry']);
  });

  it('RUL-58: a strong army with a leader hits strong ones with a natural five', () => {
    const position = `
      round 15 normans movement
      sussex: normans cavalry 1 leader william
      kent: romano-british cavalry 1
    `;
    expect(firstRound(position, 'move 1 cavalry leader sussex kent', [4, 1])).toEqual([]);
    expect(firstRound(position, 'move 1 cavalry leader sussex kent', [5, 1])).toEqual([
      'romano-british 1 cavalry',
    ]);
  });

  it('RUL-56: a leader adds one, and no more, to each of his armies and to the burh', () => {
    const position = `
      round 13 danes movement
      essex: danes 3
      kent: saxons 1 burh leader alfred
    `;
    expect(firstRound(position, 'move 3 essex kent', [1, 1, 1, 4, 4])).toEqual(['danes 2 infantry']);
    expect(firstRound(position, 'move 3 essex kent', [1, 1, 1, 3, 3])).toEqual([]);
  });

  it('RUL-56: a leader elsewhere, or an enemy leader, adds nothing', () => {
    const elsewhere = `
      round 11 saxons movement
      kent: saxons 1
      wessex: saxons 1 leader egbert
      essex: angles 1
    `;
    expect(firstRound(elsewhere, 'move 1 kent essex', [4, 1])).toEqual([]);
    const enemy = `
      round 11 angles movement
      suffolk: angles 1
      essex: saxons 1 leader egbert
    `;
    expect(firstRound(enemy, 'move 1 suffolk essex', [4, 3])).toEqual([]);
    expect(firstRound(enemy, 'move 1 suffolk essex', [4, 4])).toEqual(['angles 1 infantry']);
  });

  it('RUL-53: a leader keeps fighting with a burh alone, and his bonus helps it', () => {
    const game = at(`
      round 13 danes movement
      essex: danes 2
      kent: saxons 1 burh leader alfred
    `);
    game.do('move 2 essex kent').do('end', [5, 1, 1, 1]).do('give army');
    expect(game.seen('leader-eliminated')).toEqual([]);
    expect(game.area('kent')).toBe('danes 2, saxons burh leader alfred');
    game.do('stand', [1, 1, 4]);
    expect(lost(game)).toEqual(['danes 1 infantry']);
    game.do('stand', [5, 1]);
    expect(game.seen('leader-eliminated')).toMatchObject([{ leader: 'alfred', by: 'danes' }]);
    expect(game.area('kent')).toBe('danes 1');
  });

  it('RUL-57: a leader cannot slip away in the round that kills his last army', () => {
    const game = at(`
      round 11 saxons movement
      kent: saxons 1 leader egbert
      sussex: saxons 1
      essex: angles 2
    `);
    game.do('move 1 leader kent essex').do('end', [1, 5, 1]);
    expect(game.seen('leader-eliminated')).toMatchObject([{ leader: 'egbert', by: 'angles' }]);
    expect(game.area('essex')).toBe('angles 2');
    expect(game.area('sussex')).toBe('saxons 1');
  });

  it('RUL-57: he may go in an earlier retreat step', () => {
    const game = at(`
      round 11 saxons movement
      kent: saxons 1 leader egbert
      sussex: saxons 1
      essex: angles 2
    `);
    game.do('move 1 leader kent essex').do('end', [1, 1, 1]).do('stand').do('retreat leader to sussex');
    expect(game.area('sussex')).toBe('saxons 1 leader egbert');
    game.do('stand', [4, 5, 1]); // a four no longer hits without him
    expect(lost(game)).toEqual(['saxons 1 infantry']);
  });
});
