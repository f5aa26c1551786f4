import type { GameState } from './state.ts';

/**
 * A shallow copy, field by field: all states then have the same hidden class in the JavaScript engine, which makes
 * reading them several times faster than after a spread.
 */
export function copyState(s: GameState): { -readonly [K in keyof GameState]: GameState[K] } {
  return {
    rules: s.rules,
    version: s.version,
    scenario: s.scenario,
    options: s.options,
    seats: s.seats,
    owner: s.owner,
    cards: s.cards,
    order: s.order,
    round: s.round,
    nation: s.nation,
    step: s.step,
    invasionHalf: s.invasionHalf,
    holder: s.holder,
    infantry: s.infantry,
    cavalry: s.cavalry,
    forts: s.forts,
    burhs: s.burhs,
    leaders: s.leaders,
    markers: s.markers,
    overlord: s.overlord,
    submitted: s.submitted,
    attacked: s.attacked,
    scored: s.scored,
    ledger: s.ledger,
    groups: s.groups,
    entries: s.entries,
    battle: s.battle,
    decks: s.decks,
    askedToSubmit: s.askedToSubmit,
    holdingOut: s.holdingOut,
    displacing: s.displacing,
    granted: s.granted,
    refused: s.refused,
    rewind: s.rewind,
    fullPopulation: s.fullPopulation,
    leaderMayEnter: s.leaderMayEnter,
    shortfall: s.shortfall,
    missing: s.missing,
    pending: s.pending,
  };
}
