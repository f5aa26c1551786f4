import { describe, expect, it } from 'vitest';
import { COMPUTER_GAME } from '../../src/data/computer-game.ts';
import { COMPUTER_SCENARIOS } from '../../src/data/computer-scenarios.ts';
import { SCENARIOS } from '../../src/data/scenarios.ts';
import { checkConfig } from '../../src/game/new-game.ts';
import { playing } from '../options.ts';
import { at, start } from '../support.ts';

/**
 * Lines of the computer game that are no options: there the second edition plays the same in other words, or they are
 * about the table (docs/computer-game.md).
 */

/** A position with everything in which the computer game differs. */
const computer = (text: string) => at(`computer-full ${text}`);

describe('The same in other words', () => {
  it('DIG-5 MOV-9: a stack goes as far as its slowest unit, but the others may leave it', () => {
    const game = computer('round 16 normans movement\nkent: normans 1 cavalry 1');
    game.do('move 1 kent essex').do('move 1 cavalry kent essex');
    game.do('move 1 essex suffolk').do('move 1 cavalry essex suffolk');
    expect(game.may('move 1 suffolk norfolk')).toBe(false);
    expect(game.may('move 1 cavalry suffolk norfolk')).toBe(true);
  });

  it('DIG-12 OVR-2: whoever goes on leaves twice the enemy behind', () => {
    const game = computer('round 9 saxons movement\nkent: saxons 5\nessex: angles 2');
    game.do('move 5 kent essex');
    expect(game.may('move 2 essex suffolk')).toBe(false);
    game.do('move 1 essex suffolk');
    expect(game.may('move 1 essex south-mercia')).toBe(false);
  });

  it('DIG-12 STK-5: those left behind must be within the limits when the movement ends', () => {
    const game = computer('round 9 saxons movement\nkent: saxons 9\nessex: angles 2\nsussex: saxons 1');
    game.do('move 5 kent essex').do('move 1 essex suffolk');
    expect(game.refuses('end')).toMatchObject({ code: 'end-stacking' }); // four in Kent, four in Essex
    expect(game.do('move 1 kent sussex').may('end')).toBe(true);
  });

  it('DIG-20 FORT-5 BURH-7: forts and burhs stay where they are, and fight only there', () => {
    const game = computer('round 13 saxons movement\nkent: saxons 1 burh\nessex: angles 1');
    expect(game.legal('move').filter((text) => text.includes('essex'))).toEqual(['move 1 kent essex']);
    game.do('move 1 kent essex').do('end', [1, 1]);
    expect(game.seen('battle-rolled')).toMatchObject([{ attacker: { infantry: [1], burh: [] } }]);
    const romans = computer('round 2 romans movement\nkent: romans 1, fort\nessex: belgae 1');
    romans.do('move 1 kent essex').do('end', [1, 1]);
    expect(romans.seen('battle-rolled')).toMatchObject([{ attacker: { infantry: [1], fort: [] } }]);
  });

  it('DIG-21 BAT-8: every unit of these scenarios falls to one hit', () => {
    const game = computer(
      'round 16 saxons movement\nkent: saxons 3\nsussex: saxons 1\nessex: normans cavalry 1 leader william',
    );
    game.do('move 3 kent essex').do('end', [6, 1, 1, 1]);
    expect(game.area('essex')).toBe('saxons 3');
  });
});

describe('Scenarios', () => {
  it('DIG-42: three, from rounds 1, 6 and 11, all to the end and for four sides', () => {
    expect(COMPUTER_SCENARIOS.map(({ rounds }) => rounds)).toEqual([
      [1, 16],
      [6, 16],
      [11, 16],
    ]);
    for (const { groups, rules } of COMPUTER_SCENARIOS) {
      expect(groups).toHaveLength(4);
      expect(rules).toBe('computer-game');
    }
  });

  it('DIG-42: the first is the whole game', () => {
    const game = start({ scenario: 'computer-full' });
    expect(game.area('english-channel')).toBe('romans 16');
    expect(game.area('york')).toBe('brigantes 1');
  });

  it('DIG-42 SCN-3 SCN-4: round 6 begins with the peace of the shorter game, from which its setup comes', () => {
    const game = start({ scenario: 'computer-invasions' });
    expect(game.decision.nation).toBe('romano-british');
    expect(game.refuses('move 1 york cheshire').rule).toBe('RB-11'); // Welsh
    expect(game.refuses('move 1 avalon wessex').rule).toBe('SCN-4'); // Saxons
    expect(game.area('frisian-sea')).toBe('saxons 8');
  });

  it('DIG-42 RB-12: but whoever breaks it pays, since nobody plays all three', () => {
    const game = at(`
      computer-invasions round 7 romano-british movement
      york: romano-british 3
      cheshire: welsh 1
      attacked welsh
    `);
    game.do('move 3 york cheshire').do('end', [6, 1, 1, 1]);
    expect(game.seen('points').filter(({ reason }) => reason === 'eliminate')).toMatchObject([{ points: 2 }]);
  });

  it('DIG-42: round 11 begins without subjects, leaders or burhs, with the Vikings at sea', () => {
    const game = start({ scenario: 'computer-vikings' });
    expect(game.state.overlord.every((lord) => lord === -1)).toBe(true);
    expect(game.state.leaders.every((leader) => leader === null)).toBe(true);
    expect(game.area('north-sea')).toBe('danes 4');
    expect(game.decision.nation).toBe('welsh');
  });

  it('DIG-43: nothing of what was planned for later: rivers, more units, more leaders', () => {
    const names: readonly string[] = COMPUTER_GAME.timeline.flatMap(({ events }) =>
      events.flatMap(({ leader }) => leader ?? []),
    );
    for (const later of ['caratacus', 'hengest', 'edward']) expect(names).not.toContain(later);
  });

  it('DIG-44: no game of five; sides are as printed unless a table bids for them', () => {
    expect(SCENARIOS.filter(({ rules, groups }) => rules === 'computer-game' && groups.length !== 4)).toEqual(
      [],
    );
    expect(start({ scenario: 'computer-full' }).state.options.sides).toBe('fixed');
    expect(checkConfig({ scenario: 'computer-full', options: { sides: 'bid' } })).toBeUndefined();
  });
});

describe('All options together', () => {
  it('DIG: the preset is every option of the ruleset but those of the table', () => {
    const { variants } = start({ scenario: 'computer-full' }).state.options;
    expect(variants).toEqual(COMPUTER_GAME.preset);
    expect(variants).toContain('several-seas');
    expect(variants).toContain('computer-timeline');
    expect(variants).not.toContain('hidden-scores');
    expect(variants).not.toContain('sea-attackers-return');
    expect(playing('computer-full round 4 round-start').state.options.variants).toEqual([]);
  });
});
