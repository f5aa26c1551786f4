import type { ScenarioId } from '@bretwalda/engine';
import { presetsFor, rivalsOf, SCENARIOS, scenario, variantsOf } from '@bretwalda/engine/data';
import type { NewTable } from '@bretwalda/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from './support/databases.ts';
import { TestServer } from './support/server.ts';
import { WholeGame } from './support/whole-game.ts';

/** `npm run whole-games` plays all of them to their end; otherwise the long ones are left after a while. */
const most = process.env.BRETWALDA_WHOLE ? Number.POSITIVE_INFINITY : 15;
const seed = Number(process.env.BRETWALDA_SEED ?? 1);

let shared: TestDatabase;
let servers: TestServer[] = [];

beforeAll(async () => {
  shared = await testDatabase();
  servers = [await TestServer.start({ shared }), await TestServer.start({ shared })];
});
afterAll(async () => {
  for (const server of servers) await server.stop();
  await shared.remove();
});

const SIDES = ['fixed', 'random', 'choose', 'bid'] as const;
const BALLOTS = ['ask', 'open', 'secret'] as const;

interface Wanted {
  readonly name: string;
  readonly scenario: ScenarioId;
  readonly options: NewTable['options'];
}

/** As many optional rules as go together, chosen from another one on each time, forward or back. */
function variantsFrom(ruleset: string, first: number): string[] {
  const ids = variantsOf(ruleset).map(({ id }) => id);
  const all = first % 2 === 0 ? ids : ids.toReversed();
  const from = (first * 7) % Math.max(1, all.length);
  const chosen: string[] = [];
  for (const id of [...all.slice(from), ...all.slice(0, from)])
    if (rivalsOf(id, chosen).length === 0) chosen.push(id);
  return chosen;
}

/** Every scenario with every preset of its game, and every way of giving out sides and of voting. */
const PRINTED: readonly Wanted[] = SCENARIOS.flatMap(({ id, rules: ruleset }) =>
  presetsFor(ruleset).map(({ id: preset, variants }) => ({
    name: preset,
    scenario: id,
    options: { variants: [...variants] },
  })),
).map(({ options, ...wanted }, i) => ({
  ...wanted,
  options: { ...options, sides: SIDES[i % 4], ballot: BALLOTS[i % 3] },
}));

/** Every scenario with as many optional rules as go together, and with a handicap. */
const CHANGED: readonly Wanted[] = SCENARIOS.map(({ id, rules: ruleset, groups }, i) => ({
  name: 'optional rules',
  scenario: id,
  options: {
    variants: variantsFrom(ruleset, i),
    handicap: groups.map((_, group) => group - 1),
    sides: SIDES[(i + 1) % 4],
    ballot: BALLOTS[(i + 2) % 3],
  },
}));

/** Who sits where: people alone, or with computers in turn. */
const seatsOf = (count: number, i: number): string => {
  const all = Array.from({ length: count }, (_, seat) => (i % 3 === seat % 3 && i % 2 === 1 ? 'b' : 'p'));
  return all.includes('p') ? all.join('') : `p${all.slice(1).join('')}`;
};

const titled = (wanted: readonly Wanted[]) =>
  wanted.map(
    ({ name, ...one }, i) => [one.scenario, name, one.options.sides, one.options.ballot, one, i] as const,
  );

async function proven(
  { scenario: id, options }: Omit<Wanted, 'name'>,
  i: number,
  most: number,
): Promise<void> {
  const game = await WholeGame.begin({
    servers,
    scenario: id,
    options,
    seats: seatsOf(scenario(id).groups.length, i),
    seed: seed * 1000 + i,
    most,
    isRough: true,
  });
  try {
    await game.play();
    await game.prove();
    if (most === Number.POSITIVE_INFINITY) expect(game.isOver).toBe(true);
  } finally {
    game.close();
  }
}

describe.concurrent('a game of people at two processes of one server', () => {
  it.each(titled([...PRINTED, ...CHANGED]))(
    '%s, %s, sides %s, ballot %s: all see the same to the end',
    { timeout: 600_000 },
    (_scenario, _name, _sides, _ballot, wanted, i) => proven(wanted, i, most),
  );

  it.each(['dice-deck-24', 'dice-deck-48', 'reduced-luck'])(
    'to its end with %s: what was drawn follows from the secret, too (RUL-141, RUL-142)',
    { timeout: 600_000 },
    (variant) => {
      const options = { variants: [variant, 'hidden-scores'], handicap: [3, 0] };
      return proven({ scenario: 'two-early', options }, 500, Number.POSITIVE_INFINITY);
    },
  );

  it('all of these games together have every optional rule', () => {
    const played = [...PRINTED, ...CHANGED].flatMap(({ options }) => options.variants as string[]);
    const all = [...new Set(SCENARIOS.map(({ rules }) => rules))].flatMap((one) => variantsOf(one));
    expect(all.map(({ id }) => id).filter((id) => !played.includes(id))).toEqual([]);
  });
});
