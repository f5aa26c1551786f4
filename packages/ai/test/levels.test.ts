import {
  type Action,
  apply,
  type Config,
  type GameState,
  legalActions,
  makeAction,
  NO_VOTE,
  newGame,
  outcome,
  seededDice,
  toSeat,
  view,
} from '@bretwalda/engine';
import { SCENARIOS } from '@bretwalda/engine/data';
import { describe, expect, it } from 'vitest';
import type { Bot } from '../src/bot.ts';
import { BOT_NAMES, type BotName, createBot } from '../src/levels.ts';
import { ask, at, freeze, NAMES, numbers, playGame, timeFor } from './support.ts';

/** Enough for a king to compare a few plans, little enough for a test. */
const littleTime = () => timeFor(6);
const create = (names: readonly BotName[]): Bot[] => names.map((name) => createBot(name));

/** So many tables that each of the five bots sits at one. */
const TABLES = SCENARIOS.flatMap(({ id, groups: { length: seats } }) =>
  numbers(Math.ceil(NAMES.length / seats)).map((table) => ({
    scenario: id,
    seed: table,
    names: numbers(seats).map((seat) => NAMES[(table * seats + seat) % NAMES.length] as BotName),
  })),
).map((table) => ({ ...table, players: table.names.join(', ') }));

describe('Every bot', () => {
  it('has a name that a player can choose', () => {
    for (const name of NAMES) expect(BOT_NAMES).toContain(name);
  });

  it('sits at one of the tables below in every scenario', () => {
    for (const { id } of SCENARIOS) {
      const seated = TABLES.filter(({ scenario }) => scenario === id).flatMap(({ names }) => names);
      expect(new Set(seated)).toEqual(new Set(NAMES));
    }
  });

  it.each(TABLES)(
    'plays $scenario to the end, by the rules and with reasons: $players',
    ({ scenario, seed, names }) => {
      const bots = create(names);
      const { state, actions } = playGame({
        config: { scenario },
        seed,
        bots,
        budget: littleTime,
        watch: (_, { reasons }) => expect(reasons).not.toEqual([]),
      });
      expect(state.step).toBe('over');
      expect(actions.length).toBeGreaterThan(100);
      expect(outcome(state).players.every(({ points }) => points > 0)).toBe(true);
    },
  );

  it.each<Config['options']>([
    { sides: 'bid', ballot: 'secret' },
    { sides: 'choose', ballot: 'open' },
    { sides: 'random', ballot: 'ask' },
  ])('plays with %j', (options) => {
    const kinds = new Set<string | undefined>();
    const { state } = playGame({
      config: { scenario: 'short-3', options: options ?? {} },
      seed: 2,
      bots: create(['squire', 'thane', options?.sides === 'bid' ? 'king' : 'greedy']),
      budget: littleTime,
      watch: ({ pending }) => kinds.add(pending?.kind),
    });
    expect(state.step).toBe('over');
    expect(kinds).toContain('vote');
    expect(kinds.has('side')).toBe(options?.sides !== 'random');
    expect(kinds.has('ballot')).toBe(options?.ballot === 'ask');
  });
});

describe('The same seed', () => {
  const GAMES: readonly { name: BotName; scenario: Config['scenario']; ticks?: number; most?: number }[] = [
    { name: 'squire', scenario: 'short-3' },
    { name: 'thane', scenario: 'short-3', ticks: 5 },
    { name: 'thane', scenario: 'two-vikings', most: 40 },
    { name: 'king', scenario: 'two-vikings', ticks: 25, most: 50 },
    { name: 'king', scenario: 'two-vikings', most: 12 },
  ];
  const play = ({ name, scenario, ticks, most }: (typeof GAMES)[number], seed: number) => {
    const bots = numbers(newGame({ scenario }).seats).map(() => createBot(name));
    const budget = ticks === undefined ? undefined : () => timeFor(ticks);
    return playGame({ config: { scenario }, seed, bots, budget, most }).actions.map(makeAction);
  };

  it.each(GAMES)('gives the same game: %j', (game) => {
    const first = play(game, 7);
    expect(play(game, 7)).toEqual(first);
    expect(first.length).toBeGreaterThan(8);
  });

  it('and another seed gives another', () => {
    expect(play({ name: 'squire', scenario: 'two-early' }, 7)).not.toEqual(
      play({ name: 'squire', scenario: 'two-early' }, 8),
    );
  });
});

describe('What a bot sees and touches', () => {
  it('a game replays from its actions alone: bots take nothing from its dice and change nothing', () => {
    const config: Config = { scenario: 'short-3' };
    const { actions, state } = playGame({
      config,
      seed: 4,
      bots: create(['squire', 'thane', 'greedy']),
      budget: littleTime,
    });
    const dice = seededDice(4);
    const again = actions.reduce(
      (s: GameState, action: Action) => apply(s, action, dice).state,
      newGame(config),
    );
    expect(again).toEqual(state);
  });

  it('a choice leaves the view as it was, to the last number', () => {
    const state = at('round 9 angles movement\nlindsey: angles 3 leader oswiu\nyork: brigantes 1');
    const before = JSON.stringify(state);
    for (const name of NAMES) ask(createBot(name), state, seededDice(1), littleTime());
    expect(JSON.stringify(state)).toBe(before);
    expect(Object.isFrozen(state.infantry[0])).toBe(true);
  });

  /** The Welsh have voted in secret; the Saxons and the Angles have not. */
  const ballot = (candidate: number): GameState => {
    const council = at(`
      round 9 bretwalda
      options {"ballot":"secret"}
      york: angles 1
      lindsey: angles 1
      kent: saxons 1
      essex: saxons 1
      march: welsh 1
    `);
    const { pending } = council;
    if (pending?.kind !== 'vote') throw new Error('no vote');
    const votes = pending.voters.map((_, i) => (i === 0 ? (pending.voters[candidate] ?? NO_VOTE) : NO_VOTE));
    return { ...council, pending: { ...pending, votes } };
  };

  it.each(NAMES)('BRET-7: %s sees that others have voted, never what', (name) => {
    const answers = numbers(3).map((candidate) => {
      const state = ballot(candidate);
      const saxons = toSeat(2);
      const seen = view(state, saxons);
      expect(seen.pending).toMatchObject({ kind: 'vote', secret: true, votes: [-2, -1, -1] });
      const legal = legalActions(seen, saxons);
      expect(legal.length).toBeGreaterThan(1);
      return createBot(name).choose(freeze(seen), legal, seededDice(3));
    });
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  });
});
