import type { Options, ScenarioId } from '@bretwalda/engine';
import { SCENARIOS } from '@bretwalda/engine/data';
import type { Choices } from '../support/index.ts';

type Who = 'person' | 'computer';
export type Mix = 'all persons' | 'persons and computers' | 'one person' | 'only computers';

/** One game for the clicker. */
export interface Plan {
  readonly seed: number;
  readonly scenario: ScenarioId;
  readonly mix: Mix;
  readonly seats: readonly Who[];
  readonly device: 'desktop' | 'phone';
  /** The round in which it begins; the first of the scenario if not said. Sides are as shown then. */
  readonly from?: number;
  readonly sides?: Options['sides'];
  readonly ballot?: Options['ballot'];
  readonly settings: Choices;
}

const MIXES: readonly Mix[] = ['all persons', 'persons and computers', 'one person', 'only computers'];

/** Every scenario in every mix that its seats allow; scenarios alternate, so that a short run sees all of them. */
const TABLES = MIXES.flatMap((mix) =>
  SCENARIOS.map(({ id, groups }) => ({ scenario: id, mix, players: groups.length })),
).filter(({ mix, players }) => mix !== 'persons and computers' || players > 2);

/** How many games in a row see every scenario in every mix. */
export const ROUND_OF_GAMES = TABLES.length;

const among = <T>(list: readonly T[], n: number): T => list[n % list.length] as T;

/** Who sits where: the persons begin at another seat in every round of games. */
function seatsOf(mix: Mix, players: number, turn: number): readonly Who[] {
  const most = { 'all persons': players, 'only computers': 0, 'one person': 1 };
  const persons = mix === 'persons and computers' ? 2 + (turn % (players - 2)) : most[mix];
  return Array.from({ length: players }, (_, i) => ((i + turn) % players < persons ? 'person' : 'computer'));
}

/** Three games in four show their dice: battles on show are what a game waits for. */
const DICE = ['fast', 'full', 'fast', 'skip'] as const;

/** All of a game follows from its seed. */
export function planOf(seed: number): Plan {
  const { scenario, mix, players } = among(TABLES, seed - 1);
  const turn = Math.floor((seed - 1) / TABLES.length) + seed;
  const seats = seatsOf(mix, players, turn);
  // Others' turns take their time when they are shown: only where few of them are computers'.
  const isShown = seats.filter((who) => who === 'computer').length < 2 && turn % 3 > 0;
  return {
    seed,
    scenario,
    mix,
    seats,
    device: seed % 2 === 0 ? 'phone' : 'desktop',
    sides: among(['fixed', 'fixed', 'random', 'choose', 'bid'] as const, turn),
    ballot: among(['ask', 'open', 'secret'] as const, turn),
    settings: {
      motion: isShown ? 'fast' : 'off',
      dice: among(DICE, Math.floor(turn / 2)),
      hints: turn % 2 === 0,
      confirmIdle: turn % 3 === 0,
      view: turn % 7 === 0 ? 'list' : 'map',
      sound: false,
    },
  };
}

export const named = ({ scenario, seats, device, seed }: Plan): string =>
  `${scenario}, ${seats.map((who) => who[0]).join('')}, ${device}, seed ${seed}`;
