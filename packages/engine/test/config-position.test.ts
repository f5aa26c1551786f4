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

  it('is refused with the reason when the position is impossible or of another scenario', () => {
    const position = toPosition(middle(1, 10));
    expect(checkConfig({ scenario: 'two-vikings', position })).toBeUndefined();
    expect(checkConfig({ scenario: 'standard-4', position })).toMatchObject({
      code: 'bad-config',
      rule: 'position',
    });
    expect(checkConfig({ scenario: 'two-vikings', position: { ...position, round: 99 } })).toMatchObject({
      code: 'bad-position',
    });
    expect(checkConfig({ scenario: 'two-vikings', position: 7 })).toMatchObject({ code: 'bad-position' });
  });
});
