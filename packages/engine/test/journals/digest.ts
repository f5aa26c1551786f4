import { createHash } from 'node:crypto';
import type { Journal } from '../../src/game/journal.ts';
import { newGame } from '../../src/game/new-game.ts';
import { apply } from '../../src/game/play.ts';
import { scriptedDice } from '../../src/model/dice.ts';
import type { Config, GameState } from '../../src/model/state.ts';

/** What all versions of the engine must agree on about a state, with the points since the one before it. */
const facts = (s: GameState, scored: number): string =>
  JSON.stringify([
    s.round,
    s.nation,
    s.step,
    s.invasionHalf,
    s.holder,
    s.infantry,
    s.cavalry,
    s.forts,
    s.burhs,
    s.leaders.map((leader) => leader && [leader.id, leader.at]),
    s.markers,
    s.overlord,
    s.pending?.kind ?? null,
    s.ledger.length,
    s.ledger.slice(scored).map((e) => [e.nation, e.round, e.points, e.reason, e.area]),
  ]);

/** One word for all states of a game. */
export function digest(config: Config, journal: Journal): string {
  const hash = createHash('sha256');
  let state = newGame(config);
  for (const { action, rolls } of journal) {
    const scored = state.ledger.length;
    state = apply(state, action, scriptedDice(rolls)).state;
    hash.update(facts(state, scored));
  }
  return hash.digest('hex').slice(0, 32);
}
