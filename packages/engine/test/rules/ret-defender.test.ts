import { describe, expect, it } from 'vitest';
import { at, type TestGame } from '../support.ts';

/** Where the side that is asked may retreat to. */
const places = (game: TestGame): string[] =>
  [...new Set(game.legal('retreat').map((text) => text.replace(/.* to (\S+).*/, '$1')))].sort();

const who = (game: TestGame): string => `${game.asks} ${game.decision.nation}`;

const closed = { code: 'retreat-not-open', rule: 'RET-3' };

describe('When units retreat', () => {
  const essex = (dice: number[]) =>
    at(`
      round 9 saxons movement
      kent: saxons 2
      essex: angles 2
    `)
      .do('move 2 kent essex')
      .do('end', dice);

  it('RET-1: after a round that both survive the defender decides, then the attacker', () => {
    const game = essex([5, 1, 5, 1]);
    expect(who(game)).toBe('retreat angles');
    game.do('stand');
    expect(who(game)).toBe('retreat saxons');
    game.do('stand', [1, 1]);
    expect(who(game)).toBe('retreat angles');
  });

  it('RET-1: nobody retreats once a side is gone', () => {
    const game = essex([5, 5, 1, 1]);
    expect(game.asks).not.toBe('retreat');
    expect(game.area('essex')).toBe('saxons 2');
  });

  it('RET-1: the attacker is not asked when no defender is left to fight', () => {
    const game = essex([1, 1, 1, 1]).do('retreat 2 to suffolk');
    expect(game.asks).not.toBe('retreat');
    expect(game.area('essex')).toBe('saxons 2');
    expect(game.area('suffolk')).toBe('angles 2');
  });

  it('RET-2: some may go and some stay', () => {
    const game = essex([1, 1, 1, 1]);
    expect(game.refuses('retreat 3 to suffolk')).toMatchObject({
      code: 'retreat-no-such-units',
      rule: 'RET-2',
    });
    game.do('retreat 1 to suffolk').do('stand');
    expect(who(game)).toBe('retreat saxons');
    game.do('retreat 1 to kent').do('stand', [1, 2]);
    expect(game.seen('battle-rolled')).toMatchObject([
      { attacker: { infantry: [1] }, defender: { infantry: [2] } },
    ]);
  });

  it('RET-7: different defenders may go to different areas', () => {
    const game = essex([1, 1, 1, 1]).do('retreat 1 to suffolk').do('retreat 1 to sussex');
    expect(game.area('suffolk')).toBe('angles 1');
    expect(game.area('sussex')).toBe('angles 1');
    expect(game.area('essex')).toBe('saxons 2');
  });

  it('RET-2 RUL-67: a fort stays and fights on when its armies leave, and the attacker still has his say', () => {
    const game = at(`
      round 4 belgae movement
      sussex: belgae 2
      kent: romans 1, fort
    `);
    game.do('move 2 sussex kent').do('end', [1, 1, 1, 1]).do('retreat 1 to essex');
    expect(game.area('kent')).toBe('belgae 2, fort');
    expect(who(game)).toBe('retreat belgae');
    game.do('stand', [5, 1, 1]);
    expect(game.area('kent')).toBe('belgae 2, ruin');
  });

  it('RET-2 RUL-67: a burh stays likewise', () => {
    const game = at(`
      round 13 danes movement
      essex: danes 2
      kent: saxons 2 burh
    `);
    game.do('move 2 essex kent').do('end', [1, 1, 1, 1, 1]).do('retreat 2 to sussex');
    expect(game.area('kent')).toBe('danes 2, saxons burh');
    expect(game.area('sussex')).toBe('saxons 2');
    expect(who(game)).toBe('retreat danes');
    game.do('stand', [4, 4, 4]); // nobody to retreat but the Danes: only they are asked again
    expect(who(game)).toBe('retreat danes');
  });
});

describe('Where the defender may go', () => {
  const northMercia = () =>
    at(`
      round 9 saxons movement
      north-mercia: welsh 1
      suffolk: saxons 2
      powys: saxons 1
      south-mercia: saxons 1
      hwicce: welsh 1
    `)
      .do('move 2 suffolk north-mercia')
      .do('end', [1, 1, 1]);

  it('EXA-52 RET-3 RET-16: own areas, and vacant ones that do not border the attacker', () => {
    const game = northMercia();
    expect(who(game)).toBe('retreat welsh');
    expect(places(game)).toEqual(['hwicce', 'lindsey', 'york']);
  });

  it('RET-16: not where the attacker came from, stands or is a neighbour', () => {
    const game = northMercia();
    for (const area of ['suffolk', 'march', 'south-mercia'])
      expect(game.refuses(`retreat 1 to ${area}`)).toMatchObject(closed);
    expect(game.refuses('retreat 1 to norfolk')).toMatchObject(closed); // too far
  });

  it('RET-3: an own area is open however many of the attackers stand around it', () => {
    const game = at(`
      round 9 saxons movement
      suffolk: saxons 1
      essex: saxons 1
      hwicce: saxons 1
      downlands: saxons 1
      north-mercia: welsh 1
      south-mercia: welsh 1
    `);
    game.do('move 1 suffolk north-mercia').do('end', [1, 1]);
    expect(places(game)).toContain('south-mercia');
    game.do('retreat 1 to south-mercia');
    expect(game.area('south-mercia')).toBe('welsh 2');
  });

  it('RET-3: an own fort or burh alone keeps the way open', () => {
    const roman = at(`
      round 4 belgae movement
      wessex: belgae 2
      downlands: belgae 1
      sussex: romans 1, fort
      kent: fort
    `);
    roman.do('move 2 wessex sussex').do('end', [1, 1, 1, 1]);
    expect(places(roman)).toEqual(['kent']); // essex borders downlands
    const saxon = at(`
      round 13 danes movement
      wessex: danes 2
      downlands: danes 1
      sussex: saxons 1
      kent: saxons burh
    `);
    saxon.do('move 2 wessex sussex').do('end', [1, 1, 1]);
    expect(places(saxon)).toEqual(['kent']);
  });

  it('RET-3: straits lead to neighbours too', () => {
    const game = at(`
      round 9 saxons movement
      hwicce: saxons 2
      gwent: welsh 1
    `);
    game.do('move 1 hwicce gwent').do('end', [1, 1]);
    expect(places(game)).toEqual(['devon', 'dyfed']); // powys borders hwicce
    game.do('retreat 1 to devon');
    expect(game.area('devon')).toBe('welsh 1');
  });

  it('EXA-56 RET-4: an attacker across a strait does not close a vacant area', () => {
    const game = at(`
      round 9 saxons movement
      devon: saxons 2
      dyfed: welsh 1
    `);
    game.do('move 1 devon dyfed').do('end', [1, 1]);
    expect(who(game)).toBe('retreat welsh');
    expect(places(game)).toEqual(['gwent', 'powys']);
    game.do('stand');
    expect(who(game)).toBe('retreat saxons');
    expect(places(game)).toEqual(['devon']);
  });

  it('RET-4: over land the same neighbour would close it', () => {
    const game = at(`
      round 9 saxons movement
      hwicce: saxons 1
      devon: saxons 1
      dyfed: welsh 1
    `);
    game.do('move 1 devon dyfed').do('end', [1, 1]);
    expect(game.legal('retreat')).toEqual(['retreat 1 to devon']); // hwicce borders gwent and powys: only the Saxons are asked
    expect(who(game)).toBe('retreat saxons');
  });
});

describe('Who closes a vacant area', () => {
  const twoBattles = () =>
    at(`
      round 9 saxons movement
      suffolk: saxons 1
      kent: saxons 2
      north-mercia: welsh 1
      essex: angles 1
    `)
      .do('move 1 suffolk north-mercia')
      .do('move 2 kent essex')
      .do('end');

  it('EXA-110 RET-5 RUL-60: (a) a contested area closes nothing', () => {
    const game = twoBattles().do('fight essex', [1, 1, 1]);
    expect(who(game)).toBe('retreat angles');
    expect(places(game)).toEqual(['downlands', 'south-mercia', 'suffolk', 'sussex']);
    expect(game.refuses('retreat 1 to kent')).toMatchObject(closed);
  });

  it('EXA-110 RET-10 RUL-62: (a) an origin taken by retreating defenders is closed to the attackers', () => {
    const game = twoBattles().do('fight essex', [1, 1, 1]).do('retreat 1 to suffolk', [1, 1]);
    expect(who(game)).toBe('retreat welsh');
    game.do('stand', [1, 5]); // the Saxons are not asked: the dice roll at once
    expect(game.seen('battle-rolled')).toMatchObject([{ area: 'north-mercia', round: 2 }]);
    expect(game.area('north-mercia')).toBe('welsh 1');
  });

  it('EXA-110 RET-5: (b) once won, it closes what it borders', () => {
    const game = twoBattles().do('fight north-mercia', [5, 1, 1, 1, 1]);
    expect(who(game)).toBe('retreat angles');
    expect(places(game)).toEqual(['downlands', 'sussex']);
  });

  it('EXA-114 RET-5 RUL-60: forts alone count as Roman areas', () => {
    const game = at(`
      round 2 romans movement
      hwicce: romans 2, fort
      york: fort
      march: welsh 1
    `);
    game.do('move 2 hwicce march').do('end').do('resist', [1, 1, 1]).do('resist');
    expect(who(game)).toBe('retreat welsh');
    expect(places(game)).toEqual(['clwyd']);
  });

  it('RET-5 RUL-60: a burh alone counts as a Saxon area', () => {
    const attack = (kent: string) =>
      at(`
        round 13 saxons movement
        suffolk: saxons 1
        ${kent}
        essex: danes 1
      `)
        .do('move 1 suffolk essex')
        .do('end', [1, 1]);
    expect(places(attack(''))).toEqual(['downlands', 'kent', 'south-mercia', 'sussex']);
    expect(places(attack('kent: saxons burh'))).toEqual(['downlands', 'south-mercia']);
  });

  it('RUL-60: other nations and fleets close nothing', () => {
    const game = at(`
      round 9 saxons movement
      suffolk: saxons 1
      essex: angles 1
      wessex: welsh 1
      english-channel: danes 2
    `);
    game.do('move 1 suffolk essex').do('end', [1, 1]);
    expect(places(game)).toEqual(['downlands', 'kent', 'south-mercia', 'sussex']);
  });
});

describe('What is never open to the defender', () => {
  it('RET-6: a sea, or an area with units of any other nation', () => {
    const game = at(`
      round 9 saxons movement
      suffolk: saxons 1
      essex: angles 1
      kent: jutes 1
      south-mercia: welsh 1
    `);
    game.do('move 1 suffolk essex').do('end', [1, 1]);
    expect(places(game)).toEqual(['downlands', 'sussex']);
    for (const area of ['frisian-sea', 'kent', 'south-mercia'])
      expect(game.refuses(`retreat 1 to ${area}`)).toMatchObject(closed);
  });

  it('RET-6: every area from which attackers came, empty or not', () => {
    const game = at(`
      round 9 saxons movement
      kent: saxons 1
      suffolk: saxons 1
      essex: angles 1
    `);
    game.do('move 1 kent essex').do('move 1 suffolk essex').do('end', [1, 1, 1]);
    expect(places(game)).toEqual(['downlands', 'south-mercia', 'sussex']);
  });

  it('RET-6: also from which an army came that has overrun and gone on', () => {
    const game = at(`
      round 9 saxons movement
      essex: saxons 1
      wessex: saxons 2
      sussex: angles 1
    `);
    game.do('move 1 essex sussex').do('move 2 wessex sussex').do('move 1 sussex wessex').do('end', [1, 1, 1]);
    expect(game.area('wessex')).toBe('saxons 1');
    expect(places(game)).toEqual(['kent']); // essex is vacant and borders no Saxons, but one of them came from there
    expect(game.refuses('retreat 1 to essex')).toMatchObject(closed);
  });

  it('EXA-111 RET-6 RUL-61: an own area through which the attacker came stays closed', () => {
    const game = at(`
      round 10 saxons movement
      wessex: saxons 3
      sussex: angles 1
      kent: angles 1
    `);
    game.do('move 3 wessex sussex').do('move 1 sussex kent').do('end');
    game.do('fight sussex', [1, 1, 5]).do('stand').do('stand', [1, 5, 1, 1]);
    expect(game.area('sussex')).toBe('angles 1');
    expect(game.area('kent')).toBe('saxons 1, angles 1');
    expect(who(game)).toBe('retreat angles');
    expect(places(game)).toEqual(['essex']);
    game.do('stand', [5, 1]); // the Saxon army has nowhere to go either
    expect(game.area('kent')).toBe('saxons 1');
  });

  it('RET-19 RUL-66: an own area that is contested', () => {
    const game = at(`
      round 9 saxons movement
      wessex: saxons 1
      suffolk: saxons 1
      sussex: angles 1
      essex: angles 1
    `);
    game.do('move 1 wessex sussex').do('move 1 suffolk essex').do('end').do('fight essex', [1, 1]);
    expect(places(game)).toEqual(['downlands', 'kent', 'south-mercia']);
    expect(game.refuses('retreat 1 to sussex')).toMatchObject(closed);
    game.do('retreat 1 to kent', [1, 1]); // now sussex is fought: the army in kent is out of it
    expect(game.seen('battle-started')).toMatchObject([{ area: 'sussex' }]);
    expect(game.area('kent')).toBe('angles 1');
  });

  it('RET-9: with no place to go they stay and fight on', () => {
    const game = at(`
      round 9 saxons movement
      devon: saxons 2
      cornwall: welsh 1
    `);
    game.do('move 2 devon cornwall').do('end', [1, 1, 1]);
    expect(who(game)).toBe('retreat saxons'); // the Welsh have nothing to decide
    game.do('stand', [6, 1, 1]);
    expect(game.area('cornwall')).toBe('saxons 2');
  });
});
