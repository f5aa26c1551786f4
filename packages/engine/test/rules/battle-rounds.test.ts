import { describe, expect, it } from 'vitest';
import { at } from '../support.ts';

describe('Rounds without a way out', () => {
  it('BAT-3: nobody is asked to stand who could not retreat anyway', () => {
    const game = at(`
      round 15 normans movement
      english-channel: normans 1
      essex: normans 1
      sussex: normans 1
      kent: saxons 1
    `);
    game.do('move 1 english-channel kent').do('end', [1, 1]);
    expect(game.seen('automatic').map((e) => e.action.type)).not.toContain('stand');
    expect(game.decision).toMatchObject({ kind: 'retreat', nation: 'normans' });
    const overrun = at(`
      round 9 saxons movement
      kent: saxons 3
      essex: angles 1
      suffolk: welsh 1
    `);
    overrun.do('move 3 kent essex').do('move 1 essex suffolk').do('end').do('fight suffolk', [1, 1]);
    overrun.do('stand', [6, 1, 6, 1, 1]); // the Saxon in Suffolk, cut off, fights on
    expect(overrun.seen('automatic').map((e) => e.action.type)).not.toContain('stand');
    expect(overrun.area('suffolk')).toBe('saxons 1');
  });
});

describe('Words that hold for one round of dice', () => {
  it('CAS-5 DEC-14: how many sixes strike cavalry that defends is asked anew in each round', () => {
    const game = at(`
      round 7 saxons movement
      essex: saxons 3
      kent: romano-british 2 cavalry 2
    `)
      .do('move 3 essex kent')
      .do('end', [6, 1, 1, 1, 1, 1, 1]);
    expect(game.legal()).toEqual(['strike 0', 'strike 1']);
    game.do('strike 1');
    if (game.asked('retreat').data.side === 'defender') game.do('stand');
    game.do('stand', [6, 1, 1, 1, 1, 1]);
    expect(game.area('kent')).toBe('romano-british 2 cavalry 1, saxons 3');
    expect(game.legal()).toEqual(['strike 0', 'strike 1']);
    expect(game.do('strike 0').area('kent')).toBe('romano-british 1 cavalry 1, saxons 3');
  });

  it('CAS-5 DEC-14: and so for cavalry that attacks', () => {
    const game = at(`
      round 16 normans movement
      kent: normans 2 cavalry 2
      essex: saxons 3
    `)
      .do('move 2 kent essex')
      .do('move 2 cavalry kent essex')
      .do('end', [1, 1, 1, 1, 6, 1, 1])
      .do('strike 1');
    if (game.asked('retreat').data.side === 'defender') game.do('stand');
    game.do('stand', [1, 1, 1, 6, 1, 1]);
    expect(game.legal()).toEqual(['strike 0', 'strike 1']);
    expect(game.do('strike 0').area('essex')).toBe('saxons 3, normans 1 cavalry 1');
  });

  it('CAS-8 DEC-16: army or burh is asked anew in each round', () => {
    const game = at(`
      round 12 danes movement
      essex: danes 3
      kent: saxons 2 burh
    `)
      .do('move 3 essex kent')
      .do('end', [5, 1, 1, 1, 1, 1]);
    expect(game.legal()).toEqual(['give army', 'give burh']);
    game.do('give army');
    if (game.asked('retreat').data.side === 'defender') game.do('stand');
    game.do('stand', [5, 1, 1, 1, 1]);
    expect(game.area('kent')).toBe('danes 3, saxons 1 burh');
    expect(game.legal()).toEqual(['give army', 'give burh']);
    expect(game.do('give burh').area('kent')).toBe('danes 3, saxons 1');
  });
});

describe('Ways out of a battle', () => {
  it.each([
    ['fort', 'romans', 3, 'fort'],
    ['burh', 'saxons', 12, 'burh'],
  ])(
    'RET-3: no vacant area that borders a %s of the attacker, though no army stands there',
    (_, nation, round, unit) => {
      const battle = `
      round ${round} ${nation} movement
      downlands: ${nation} 2
      avalon: irish 1
    `;
      const open = (text: string) =>
        at(text).do('move 2 downlands avalon').do('end', [1, 1, 1]).legal('retreat');
      expect(open(battle)).toContain('retreat 1 to hwicce');
      const near = open(`${battle}\nmarch: ${nation} ${unit}`);
      expect(near).not.toContain('retreat 1 to hwicce');
      expect(near).toContain('retreat 1 to devon');
    },
  );

  it('RAID-4 RUL-55: of two bands of raiders that came the same way each is named by its sea, the first too', () => {
    const game = at(`
      round 12 norsemen movement
      irish-sea: norsemen 1
      atlantic-ocean: norsemen 1
      march: welsh 1
    `)
      .do('move 1 irish-sea cheshire')
      .do('move 1 atlantic-ocean cheshire')
      .do('move 1 cheshire march')
      .do('move 1 cheshire march')
      .do('end', [1, 1, 1]);
    while (game.asked('retreat').data.side === 'defender') game.do('stand');
    expect(game.legal('retreat')).toEqual([
      'retreat 1 to cheshire home irish-sea',
      'retreat 1 to cheshire home atlantic-ocean',
    ]);
    game.do('retreat 1 to cheshire home irish-sea').do('retreat 1 to cheshire');
    expect(game.legal('withdraw')).toEqual([
      'withdraw 1 cheshire irish-sea',
      'withdraw 1 cheshire atlantic-ocean',
    ]);
  });
});

describe('What belongs to one nation or round', () => {
  it('RAID-9 RAID-10: Picts who sailed and came back to where they began have nowhere to withdraw to', () => {
    const game = at('round 4 picts movement\nmar: picts 2\nyork: brigantes 1');
    game.do('move 1 mar north-sea').do('move 1 north-sea mar').do('end');
    expect(game.history.some(({ type }) => type === 'withdrew')).toBe(false);
    expect(game.asks).not.toBe('withdraw');
  });

  it('DANE-4 INV-3: pieces that the Dubliners were short of take nothing from the men who go with Cnut', () => {
    const game = at(`
      round 14 dubliners invaders
      york: dubliners 2
      lindsey: dubliners 2
      bernicia: dubliners 2
      pennines: dubliners 2
    `);
    game.do('leave-out irish-sea');
    expect([game.state.shortfall, game.area('irish-sea')]).toEqual([2, 'dubliners 1']);
    game.do('move 1 irish-sea cumbria').do('end');
    expect(game.state.shortfall).toBe(0);
    game.do('move 3 leader frisian-sea essex').do('move 3 frisian-sea kent').do('end');
    expect(game.state.pending).toMatchObject({ kind: 'remove', why: 'departure', left: 4 });
  });

  it.each([
    [5, true],
    [6, false],
  ])('SUB-1 SUB-4: in round %i whoever is small enough may submit to the Romans: %s', (round, asked) => {
    const game = at(
      `round ${round} romans movement\nmarch: romans 2\ngwynedd: welsh 1\npennines: brigantes 1`,
    );
    expect(game.do('end').history.length).toBeGreaterThan(0);
    expect(game.asks === 'submit').toBe(asked);
  });
});
