import { describe, expect, it } from 'vitest';
import {
  type Config,
  checkConfig,
  legalActions,
  loadGame,
  makeSave,
  newGame,
  newHistory,
  play,
  present,
  RULES_VERSION,
  RuleError,
  seededDice,
  toPosition,
} from '../src/index.ts';

/** A game some steps on, as a position. */
function middle(seed: number, steps: number) {
  let h = newHistory({ scenario: 'two-vikings' });
  const dice = seededDice(seed);
  for (let i = 0; i < steps; i++) {
    const legal = legalActions(present(h));
    h = play(h, legal[(i * 7) % legal.length] as (typeof legal)[number], dice).history;
  }
  return present(h);
}

describe('a game that begins at a position', () => {
  it('goes on from that very state', () => {
    for (const steps of [0, 5, 40, 120]) {
      const state = middle(steps + 1, steps);
      expect(newGame({ scenario: 'two-vikings', position: toPosition(state) })).toEqual(state);
    }
  });

  it('is saved and loaded like any other game', () => {
    const config: Config = { scenario: 'two-vikings', position: toPosition(middle(3, 30)) };
    let h = newHistory(config);
    const dice = seededDice(9);
    for (let i = 0; i < 25; i++) h = play(h, legalActions(present(h))[0] as never, dice).history;
    const loaded = loadGame(makeSave(h));
    expect(loaded.ok && loaded.value.state).toEqual(present(h));
  });

  it('of the future cannot be played', () => {
    expect(checkConfig({ scenario: 'two-vikings', version: RULES_VERSION + 1 })).toEqual({
      code: 'other-version',
      rule: 'version',
      details: {
        found: `second-edition ${RULES_VERSION + 1}`,
        expected: `second-edition ${RULES_VERSION} and before`,
      },
    });
  });

  it('is not begun when it is refused: the refusal is thrown', () => {
    expect(() => newGame({ scenario: 'chess' as never })).toThrow(RuleError);
    expect(() => newGame({ scenario: 'two-vikings', position: { round: 99, areas: {} } })).toThrow(RuleError);
  });

  it('is refused with the reason when the position is impossible or of another scenario', () => {
    const position = toPosition(middle(1, 10));
    expect(checkConfig({ scenario: 'two-vikings', position })).toBeUndefined();
    expect(checkConfig({ scenario: 'standard-4', position })).toMatchObject({
      code: 'bad-config',
      rule: 'position',
      details: { got: 'two-vikings', expected: 'standard-4' },
    });
    expect(checkConfig({ scenario: 'two-vikings', position: { ...position, round: 99 } })).toMatchObject({
      code: 'bad-position',
    });
    expect(checkConfig({ scenario: 'two-vikings', position: 7 })).toMatchObject({ code: 'bad-position' });
  });
});
