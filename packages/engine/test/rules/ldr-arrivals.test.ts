import { describe, expect, it } from 'vitest';
import { at } from '../support.ts';

describe('Leaders who arrive with the invaders', () => {
  it.each([
    [6, 'saxons', 'frisian-sea', 'saxons 8 leader aelle'],
    [7, 'scots', 'irish-sea', 'scots 3 leader fergus-mor-mac-erc'],
    [7, 'angles', 'north-sea', 'angles 7 leader ida'],
    [11, 'norsemen', 'icelandic-sea', 'norsemen 5 leader ketil-flatnose'],
    [12, 'danes', 'north-sea', 'danes 6 leader ivar-and-halfdan'],
    [13, 'dubliners', 'irish-sea', 'dubliners 5 leader olaf-guthfrithsson'],
    [14, 'danes', 'frisian-sea', 'danes 6 leader cnut'],
    [15, 'norwegians', 'north-sea', 'norwegians 10 leader harald-hardrada'],
    [15, 'normans', 'english-channel', 'normans 6 cavalry 4 leader william'],
    [16, 'danes', 'frisian-sea', 'danes 3 leader svein-estrithson'],
  ] as const)(
    'LDR-1: in round %i the leader of the %s starts in his listed sea',
    (round, nation, sea, there) => {
      const game = at(`round ${round} ${nation} turn-start`);
      expect(game.asks).toBe('move');
      expect(game.area(sea)).toBe(there);
    },
  );
});

describe('Leaders who are placed on land', () => {
  it.each([
    [7, 'brigantes', 'urien', 'pennines', 'cumbria'],
    [9, 'angles', 'oswiu', 'bernicia', 'norfolk'],
    [10, 'angles', 'offa', 'north-mercia', 'norfolk'],
    [11, 'saxons', 'egbert', 'kent', 'downlands'],
    [15, 'saxons', 'harold', 'kent', 'downlands'],
  ] as const)(
    'LDR-2: in round %i the %s place %s in any area with their armies',
    (round, nation, leader, a, b) => {
      const game = at(`
      round ${round} ${nation} turn-start
      ${a}: ${nation} 1
      ${b}: ${nation} 1
    `);
      expect(game.asks).toBe('leader');
      expect(game.legal().sort()).toEqual([`leader ${a}`, `leader ${b}`].sort());
      expect(game.refuses('leader york')).toMatchObject({ code: 'leader-no-company', rule: 'LDR-2' });
      expect(game.do(`leader ${b}`).area(b)).toBe(`${nation} 1 leader ${leader}`);
    },
  );

  it.each([
    [12, 'alfred'],
    [13, 'edgar'],
  ] as const)('LDR-2 RUL-76: in round %i %s may also be placed beside a burh', (round, leader) => {
    const game = at(`
      round ${round} saxons leader
      kent: saxons burh
      essex: saxons 1
    `);
    expect(game.legal().sort()).toEqual(['leader essex', 'leader kent']);
    expect(game.do('leader kent').area('kent')).toBe(`saxons burh leader ${leader}`);
  });

  it('LDR-2: he comes after the new armies have been placed', () => {
    const game = at(`
      round 11 saxons turn-start
      kent: saxons 1
      essex: saxons 1
      marker saxons 2
    `);
    expect(game.asks).toBe('place');
    game.do('place essex');
    expect(game.asks).toBe('leader');
    expect(game.do('leader essex').area('essex')).toBe('saxons 2 leader egbert');
  });

  it('LDR-3: with a burh but no army the nation gets no leader', () => {
    const game = at(`
      round 13 saxons leader
      kent: saxons burh
    `);
    expect(game.asks).toBe('move');
    expect(game.area('kent')).toBe('saxons burh');
  });

  it('EXA-100 (a) LDR-4 BSUB-12: Oswiu enters with Bernicia in the hands of subject Brigantes', () => {
    const game = at(`
      round 9 angles turn-start
      bernicia: brigantes 1
      strathclyde: brigantes 1
      norfolk: angles 1
      suffolk: angles 1
      marker angles 2
      subject brigantes to angles
    `);
    expect(game.asks).toBe('place'); // 4 + 2 points: population comes first
    game.do('place norfolk');
    expect(game.asks).toBe('leader');
    expect(game.legal().sort()).toEqual(['leader norfolk', 'leader suffolk']);
    expect(game.do('leader norfolk').area('norfolk')).toBe('angles 2 leader oswiu');
  });

  it('EXA-100 (b) LDR-4: with Bernicia in the hands of free Brigantes Oswiu stays out', () => {
    const game = at(`
      round 9 angles turn-start
      bernicia: brigantes 1
      strathclyde: brigantes 1
      norfolk: angles 1
      suffolk: angles 1
    `);
    expect(game.asks).toBe('move');
    expect(game.area('norfolk')).toBe('angles 1');
    expect(game.area('suffolk')).toBe('angles 1');
  });

  it('EXA-100 (b) LDR-3 LDR-4: nor does he enter later, when Bernicia has been taken', () => {
    const game = at(`
      round 9 angles turn-start
      bernicia: brigantes 1
      strathclyde: brigantes 1
      norfolk: angles 1
      york: angles 2
      options {"ballot":"open"}
    `);
    expect(game.asks).toBe('move');
    game.do('move 2 york bernicia').do('end').do('resist', [6, 1, 1]);
    expect(game.area('bernicia')).toBe('angles 2');
    game.do('resist'); // asked again when the battle is over
    while (game.asks === 'vote') game.do(game.legal('vote')[0] as string);
    game.do('end'); // Brigantes, round 10
    expect(game.state.round).toBe(10);
    game.do('place norfolk');
    expect(game.asks).toBe('move');
    expect(game.decision.nation).toBe('angles');
    expect(game.history.map((e) => e.type)).not.toContain('leader-entered');
  });

  it('EXA-100 (c) LDR-3: without an army on land there is no Urien', () => {
    const skipped = at(`
      round 7 welsh movement
      gwynedd: welsh 1
      alban: picts 1
    `).do('end');
    expect(skipped.seen('turn-started').map((e) => e.nation)).toEqual(['picts']);

    const taken = at(`
      round 7 brigantes turn-start
      alban: picts 1
    `);
    expect(taken.asks).toBe('move');
    taken.do('end');
    expect(taken.decision.nation).toBe('picts');
    expect(taken.history.map((e) => e.type)).not.toContain('leader-entered');
  });

  it('LDR-4 RUL-77: what counts is who holds Bernicia when the Angle turn starts', () => {
    const game = at(`
      round 9 angles turn-start
      bernicia: angles 1
      norfolk: angles 1
    `);
    expect(game.legal().sort()).toEqual(['leader bernicia', 'leader norfolk']);
    const vacant = at(`
      round 9 angles turn-start
      norfolk: angles 1
    `);
    expect(vacant.asks).toBe('move');
  });

  it('LDR-4: Offa asks for North Mercia, not Bernicia', () => {
    const offa = (area: string) =>
      at(`
        round 10 angles turn-start
        ${area}: angles 1
        norfolk: angles 1
      `).asks;
    expect(offa('north-mercia')).toBe('leader');
    expect(offa('bernicia')).toBe('move');
  });
});

describe('How long a leader stays', () => {
  it('LDR-6: he goes at the start of the next turn of his nation, before its population', () => {
    const game = at(`
      round 11 saxons movement
      kent: saxons 1 leader egbert
      york: angles 1
      options {"ballot":"open"}
    `).do('end');
    expect(game.decision.nation).toBe('angles');
    expect(game.area('kent')).toBe('saxons 1 leader egbert');
    const next = at(`
      round 12 saxons turn-start
      kent: saxons 1 leader egbert
    `);
    expect(next.asks).toBe('burhs'); // the Population Increase Phase
    expect(next.area('kent')).toBe('saxons 1');
  });

  it.each([
    ['saxons', 'harold'],
    ['norwegians', 'harald-hardrada'],
    ['normans', 'william'],
  ] as const)('LDR-6 RUL-110: in round 16 the %s keep %s', (nation, leader) => {
    const game = at(`
      round 16 ${nation} turn-start
      york: ${nation} 1 leader ${leader}
    `);
    expect(game.asks).toBe('move');
    expect(game.area('york')).toBe(`${nation} 1 leader ${leader}`);
  });

  it('LDR-6: Boudicca goes in round 2, Cnut at the end of his only turn', () => {
    const belgae = at(`
      round 2 belgae turn-start
      kent: belgae 1 leader boudicca
    `);
    expect(belgae.area('kent')).toBe('belgae 1');
    const danes = at(`
      round 14 danes withdrawal
      york: danes 6 leader cnut
    `);
    expect(danes.asks).toBe('remove');
    expect(danes.area('york')).toBe('danes 6');
  });
});
