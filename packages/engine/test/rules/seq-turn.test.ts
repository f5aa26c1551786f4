import { describe, expect, it } from 'vitest';
import { toPosition } from '../../src/game/position.ts';
import { at, type TestGame } from '../support.ts';

/** The events of the last action that are asked for, in the order in which they happened. */
const told = (game: TestGame, ...types: string[]): string[] =>
  game.events.flatMap((e) => (types.includes(e.type) ? [e.type] : []));

describe('A Movement Phase with nothing to choose', () => {
  it('SEQ-5: ends by itself if no army can move, and only if none has moved', () => {
    const shutIn = at(`
      round 3 belgae movement
      kent: belgae 1
      cornwall: welsh 1
      devon: romans 1, fort
      subject welsh to romans
    `).do('end');
    expect(shutIn.seen('automatic')).toMatchObject([{ action: { type: 'end' } }]);
    const walk = at(`
      round 9 welsh movement
      powys: welsh 1
      york: angles 1
    `);
    walk.do('move 1 powys march').do('move 1 march powys');
    expect(walk.legal()).toEqual(['end']);
    expect(walk.decision).toMatchObject({ kind: 'move', nation: 'welsh' });
  });
});

describe('The parts of a nation turn', () => {
  it('SEQ-5 RUL-12: a leader whose time is over leaves before population', () => {
    const game = at(`
      round 2 romans movement
      kent: romans 1 fort
      essex: belgae 2 leader boudicca
    `).do('end');
    expect(told(game, 'turn-started', 'leader-left', 'population')).toEqual([
      'turn-started',
      'leader-left',
      'population',
    ]);
    expect(game.area('essex')).toBe('belgae 2');
  });

  it('SEQ-5 RUL-12 RUL-13: Belgae of round 1 are free, grow, get their army, and then Boudicca', () => {
    const game = at(`
      round 1 romans movement half 2
      kent: romans 1 fort
      essex: belgae 1
      subject belgae to romans
      marker belgae 4
    `).do('end');
    const order = [
      'turn-started',
      'submission-ended',
      'population',
      'placed',
      'leader-entered',
      'movement-started',
    ];
    expect(told(game, ...order)).toEqual([
      'turn-started',
      'submission-ended',
      'population',
      'placed',
      'placed',
      'leader-entered',
      'movement-started',
    ]);
    expect(game.seen('placed').map((e) => e.why)).toEqual(['population', 'boudicca']);
    expect(game.seen('population')).toMatchObject([{ fromAreas: 2, halved: false, armies: 1 }]);
    expect(game.area('essex')).toBe('belgae 3 leader boudicca');
  });

  it('SEQ-5 RUL-12: the overlord speaks before a subject grows', () => {
    const game = at(`
      round 8 welsh movement
      gwynedd: welsh 1
      strathclyde: brigantes 1
      cumbria: brigantes 1
      norfolk: angles 1
      marker brigantes 2
      subject brigantes to angles
    `).do('end');
    expect(game.decision).toMatchObject({ kind: 'allowance', nation: 'angles' });
    expect(game.marker('brigantes')).toBe(2);
    game.do('population full');
    expect(told(game, 'allowance', 'population', 'placed')).toEqual(['allowance', 'population']);
    expect(game.decision).toMatchObject({ kind: 'place', nation: 'brigantes' });
  });

  it('SEQ-5 RUL-13: population comes before invaders and the leader of the invasion, and both before movement', () => {
    const game = at(`
      round 7 angles turn-start
      norfolk: angles 1
      suffolk: angles 1
      marker angles 2
    `);
    expect(game.decision).toMatchObject({ kind: 'place', nation: 'angles' });
    expect(game.area('north-sea')).toBe('');
    game.do('place norfolk');
    expect(told(game, 'placed', 'leader-entered', 'movement-started')).toEqual([
      'placed',
      'placed',
      'leader-entered',
      'movement-started',
    ]);
    expect(game.area('north-sea')).toBe('angles 7 leader ida');
  });

  it('SEQ-5 RUL-13: Arthur comes after the population of his nation', () => {
    const game = at(`
      round 7 romano-british turn-start
      kent: romano-british 1
      sussex: romano-british 1
      marker romano-british 2
    `);
    expect(game.asks).toBe('place');
    game.do('place kent');
    expect(game.decision).toMatchObject({ kind: 'leader', data: { leader: 'arthur' } });
    game.do('leader kent');
    expect(game.area('kent')).toBe('romano-british 2 cavalry 2 leader arthur');
    expect(game.asks).toBe('move');
  });

  it('SEQ-5 RUL-13: a leader without a place comes last, after population and after the invaders', () => {
    const egbert = at(`
      round 11 saxons turn-start
      kent: saxons 1
      sussex: saxons 1
      marker saxons 2
    `);
    expect(egbert.asks).toBe('place');
    egbert.do('place kent');
    expect(egbert.decision).toMatchObject({ kind: 'leader', data: { leader: 'egbert' } });
    const cnut = at(`
      round 14 danes turn-start
      york: danes 15
      lindsey: danes 3
    `);
    expect(cnut.asks).toBe('leave-out');
    cnut.do('leave-out frisian-sea');
    expect(told(cnut, 'left-out')).toHaveLength(6);
    expect(cnut.area('frisian-sea')).toBe('');
    expect(cnut.decision).toMatchObject({ kind: 'leader', data: { leader: 'cnut' } });
  });

  it('SEQ-5 SEQ-10: a Major Invasion moves, fights, moves and fights', () => {
    const game = at(`
      round 12 danes movement
      york: danes 2
      lindsey: saxons 1
      norfolk: saxons 1
      kent: jutes 1
    `);
    game.do('move 2 york lindsey').do('end', [6, 1, 1]);
    const parts = ['movement-started', 'movement-ended', 'battle-started', 'battle-ended'];
    expect(told(game, ...parts)).toEqual([
      'movement-ended',
      'battle-started',
      'battle-ended',
      'movement-started',
    ]);
    expect(game.seen('movement-started')).toMatchObject([{ nation: 'danes', half: 2 }]);
    game.do('move 2 lindsey norfolk').do('end', [6, 1, 1]);
    expect(told(game, ...parts).slice(0, 3)).toEqual(['movement-ended', 'battle-started', 'battle-ended']);
    expect(game.seen('movement-started').map((e) => e.nation)).not.toContain('danes');
  });

  it('SEQ-5: Danes of round 11 score what they occupy and then go back to sea', () => {
    const game = at(`
      round 11 danes movement
      north-sea: danes 1
      kent: saxons 1
    `);
    game.do('move 1 north-sea york').do('end');
    expect(told(game, 'movement-ended', 'points', 'withdrew')).toEqual([
      'movement-ended',
      'points',
      'withdrew',
    ]);
  });

  it('SEQ-5: Danes of round 14: Cnut is judged, leaves with armies, and then overpopulation is cured', () => {
    const game = at(`
      round 14 danes movement
      york: danes 7 leader cnut
      lindsey: danes 1
      kent: saxons 1
    `).do('end');
    expect(told(game, 'king', 'points', 'leader-left', 'removed')).toEqual(['king', 'points', 'leader-left']);
    expect(game.decision).toMatchObject({ kind: 'remove', data: { why: 'departure', left: 4 } });
    for (let i = 0; i < 4; i++) game.do('remove york');
    expect(game.area('york')).toBe('danes 3');
    expect(game.decision).toMatchObject({ nation: 'saxons' });
    const other = at(`
      round 14 danes departure
      york: danes 12
      kent: saxons 1
    `);
    other.do('remove york');
    expect(other.seen('removed').map((e) => e.why)).toEqual([
      ...new Array(4).fill('departure'),
      ...new Array(6).fill('overpopulation'),
    ]);
    expect(other.area('york')).toBe('danes 2');
  });

  it('SEQ-5: raiders withdraw before overpopulation is judged', () => {
    const position = `
      round 5 irish movement
      atlantic-ocean: irish 3
      dyfed: irish 2
      strathclyde: scots 1
    `;
    const ashore = () => at(position).do('move 3 atlantic-ocean dyfed').do('end');
    expect(ashore().asks).toBe('withdraw');
    const gone = ashore().do('withdraw 3 dyfed atlantic-ocean');
    expect(gone.decision).toMatchObject({ nation: 'scots' });
    expect(gone.area('dyfed')).toBe('irish 2');
    const stayed = ashore().do('end');
    expect(stayed.seen('removed')).toMatchObject([{ why: 'overpopulation' }, {}, {}]);
    expect(stayed.area('dyfed')).toBe('irish 2');
    expect(stayed.area('atlantic-ocean')).toBe('');
  });

  it('SEQ-5: the Romans of round 2 are reduced to twelve when everything else of their turn is over', () => {
    const position = `
      round 2 romans movement
      kent: romans 12 fort
      sussex: romans 2 fort
      essex: belgae 2
    `;
    const idle = at(position).do('end');
    expect(idle.decision).toMatchObject({ kind: 'remove', data: { why: 'reduction', left: 2 } });
    const fought = at(position).do('move 2 sussex essex').do('end', [1, 1, 6, 6]);
    expect(fought.seen('removed')).toEqual([]);
    expect(fought.area('kent')).toBe('romans 12, fort');
    expect(fought.decision).toMatchObject({ nation: 'belgae' });
  });
});

describe('The history of a turn', () => {
  it('MOV-12 RET-6: a turn begins without that of the last', () => {
    const game = at(`
      round 9 welsh movement
      powys: welsh 2
      march: angles 1
      galloway: brigantes 1
      york: angles 1
      subject brigantes to angles
      cumbria: brigantes 1
    `);
    game.do('move 2 powys march').do('end', [6, 1, 1]);
    expect(game.decision.kind).toBe('allowance');
    expect(toPosition(game.state).turn).toMatchObject({ groups: [], entries: [], holdingOut: [] });
  });
});

describe('The Roman turn', () => {
  it('SEQ-6: reinforcements take the place of population', () => {
    const game = at(`
      round 2 angles turn-end
      kent: romans 3 fort
      essex: romans 2 fort
      orkneys: caledonians 1
    `);
    expect(game.decision).toMatchObject({ kind: 'move', nation: 'romans' });
    expect(game.state.round).toBe(3);
    expect(game.area('english-channel')).toBe('romans 3');
    expect(game.marker('romans')).toBe(0);
    expect([game.area('kent'), game.area('essex')]).toEqual(['romans 3, fort', 'romans 2, fort']);
  });

  it('SEQ-6: there is no overpopulation of Romans', () => {
    const game = at(`
      round 3 romans overpopulation
      kent: romans 12 fort
      orkneys: caledonians 1
    `);
    expect(game.decision).toMatchObject({ nation: 'caledonians' });
    expect(game.area('kent')).toBe('romans 12, fort');
  });

  it('SEQ-7: in round 1 there are the armies of the setup and no reinforcements', () => {
    const channel = (round: number) =>
      at(`
        round ${round} romans turn-start
        english-channel: romans 4
      `).area('english-channel');
    expect(channel(1)).toBe('romans 4');
    expect(channel(2)).toBe('romans 8');
  });
});

describe('Movement and battles', () => {
  const position = `
    round 9 saxons movement
    sussex: saxons 4
    kent: angles 1
    wessex: welsh 1
    essex: saxons 1
  `;

  it('SEQ-10: no battle starts while anything may still move', () => {
    const game = at(position).do('move 2 sussex kent');
    expect(game.refuses('fight kent')).toMatchObject({ code: 'wrong-decision', rule: 'SEQ-5' });
    expect(game.area('kent')).toBe('saxons 2, angles 1');
    game.do('move 2 sussex wessex').do('move 1 essex suffolk');
    expect(game.history.map((e) => e.type)).not.toContain('battle-started');
    game.do('end');
    expect(game.decision).toMatchObject({ kind: 'battle', nation: 'saxons' });
  });

  it('SEQ-10: nothing moves once the battles have begun', () => {
    const game = at(position).do('move 2 sussex kent').do('move 2 sussex wessex').do('end');
    expect(game.refuses('move 1 essex suffolk').code).toBe('wrong-decision');
    game.do('fight kent', [1, 1, 1]);
    expect(game.asks).toBe('retreat');
    expect(game.refuses('move 1 essex suffolk').code).toBe('wrong-decision');
    expect(game.history.map((e) => e.type)).toContain('battle-started');
  });
});
