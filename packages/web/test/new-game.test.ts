import { checkConfig, newGame } from '@bretwalda/engine';
import { SCENARIOS } from '@bretwalda/engine/data';
import { describe, expect, test } from 'vitest';
import {
  configOf,
  DEFAULT_DRAFT,
  FIRST_DRAFT,
  nameOf,
  type SeatNames,
  seatsOf,
  TOGETHER_DRAFT,
  withSeat,
} from '../src/pages/new-game/game-draft.ts';
import { readDraft } from '../src/pages/new-game/last-draft.ts';
import {
  groupsOf,
  minutesWith,
  nationCount,
  roundsOf,
  SCENARIO_IDS,
  yearsOf,
} from '../src/pages/new-game/scenario-facts.ts';

const names: SeatNames = {
  you: 'You',
  player: (seat) => `Player ${seat + 1}`,
  computers: ['Ada', 'Bran', 'Cyn', 'Dag', 'Edda'],
};

describe('drafts', () => {
  test('the usual game: red is a person, the others are thanes', () => {
    const config = configOf(DEFAULT_DRAFT, names);
    expect(config.players.map((p) => p.name)).toEqual(['Ada', 'Bran', 'You', 'Dag']);
    expect(config.players[0]).toEqual({ kind: 'computer', name: 'Ada', level: 'thane' });
    expect(config.options?.sides).toBe('fixed');
  });

  test('every story with every way to share the groups can begin', () => {
    for (const id of SCENARIO_IDS)
      for (const sides of ['fixed', 'random', 'choose', 'bid'] as const) {
        const config = configOf({ ...DEFAULT_DRAFT, scenario: id, sides }, names);
        expect(checkConfig(config)).toBeUndefined();
        expect(newGame(config).seats).toBe(config.players.length);
      }
  });

  test('at every table there is one person at first', () => {
    for (const id of SCENARIO_IDS)
      expect(seatsOf({ ...DEFAULT_DRAFT, scenario: id }).filter((s) => s.kind === 'person')).toHaveLength(1);
    expect(seatsOf(FIRST_DRAFT).map((s) => [s.kind, s.level])).toEqual([
      ['person', 'squire'],
      ['computer', 'squire'],
    ]);
  });

  test('together everybody is a person, in every story', () => {
    for (const id of SCENARIO_IDS)
      expect(seatsOf({ ...TOGETHER_DRAFT, scenario: id }).every((s) => s.kind === 'person')).toBe(true);
  });

  test('several persons have numbers, and own names win', () => {
    const two = withSeat(withSeat(DEFAULT_DRAFT, 0, { kind: 'person' }), 1, { name: '  Hild\n' });
    expect([0, 1, 2].map((i) => nameOf(two, i, names))).toEqual(['Player 1', 'Hild', 'Player 3']);
  });

  test('a remembered draft comes back; nonsense has its usual value', () => {
    const draft = withSeat({ ...DEFAULT_DRAFT, scenario: 'short-3', sides: 'bid', minRaise: 5 }, 1, {
      level: 'king',
    });
    expect(readDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
    for (const odd of [
      null,
      7,
      'x',
      [],
      { scenario: 'mars', tables: { 4: [1, null], 3: 'x' }, minRaise: 999, sides: {} },
    ])
      expect(readDraft(odd)).toEqual(DEFAULT_DRAFT);
  });
});

describe('stories', () => {
  test('who takes part', () => {
    expect(nationCount('standard-4')).toBe(17);
    expect(nationCount('two-vikings')).toBe(12);
    expect(groupsOf('two-early')[1]).not.toContain('normans');
    expect(groupsOf('two-early')[1]).not.toContain('romano-british');
    expect(groupsOf('standard-3').flat()).toContain('romano-british');
    for (const { id, groups } of SCENARIOS) expect(groupsOf(id)).toHaveLength(groups.length);
  });

  test('how long it is', () => {
    expect(yearsOf('standard-4')).toEqual([43, 1085]);
    expect(roundsOf('short-3')).toBe(8);
    expect(minutesWith('standard-4', 1, 3)).toBeLessThan(minutesWith('standard-4', 4, 0) / 2);
  });
});
