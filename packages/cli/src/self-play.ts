import type { NationId } from '@bretwalda/engine';
import { en } from '@bretwalda/text';
import { groupName } from './players.ts';
import {
  type Band,
  COLOUR_TARGETS,
  HIGH_SCORE,
  HIGH_SCORE_BAND,
  NATION_BANDS,
  NATION_TARGETS,
  TOTAL_BAND,
  WINNER_BAND,
  WINS_BAND,
} from './reference.ts';
import type { SimResult } from './simulate.ts';
import { sum } from './statistics.ts';
import { one, percent, table } from './text.ts';

/** Self-play beside what people score. */

export interface Beside {
  readonly people: number;
  /** As a part of what people score. */
  readonly difference: number;
}

export interface Measure {
  readonly name: string;
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly inside: boolean;
  /** A part of 1, printed in percent. */
  readonly isShare: boolean;
}

export interface Comparison {
  readonly nations: ReadonlyMap<NationId, Beside>;
  /** By seat. */
  readonly players: readonly (Beside & { readonly peopleWin: number })[];
  /** The mean of the nations' differences, without their signs. */
  readonly meanDifference: number;
  readonly measures: readonly Measure[];
}

const beside = (mean: number, people: number): Beside => ({ people, difference: (mean - people) / people });

function measure(name: string, value: number, { low, high, below }: Band, isShare = false): Measure {
  const inside = value >= low && (below ? value < high : value <= high);
  return { name, value, low, high, inside, isShare };
}

/** Undefined for scenarios and rules without figures of people. */
export function comparison(result: SimResult): Comparison | undefined {
  if (result.scenario !== 'standard-4' || result.variants?.length) return undefined;
  const { nations, players, games } = result;
  const colours = players.map(({ seat, mean, wins }) => {
    const name = groupName(result.scenario, seat);
    const { points = 0, wins: peopleWin = 0 } = COLOUR_TARGETS[name] ?? {};
    return { name, wins: wins / games, peopleWin, ...beside(mean, points) };
  });
  const compared = new Map(nations.map((n) => [n.nation, beside(n.mean, NATION_TARGETS[n.nation])]));
  const meanOf = (id: NationId) => nations.find(({ nation }) => nation === id)?.mean ?? 0;
  return {
    nations: compared,
    players: colours.map(({ name: _, wins: __, ...rest }) => rest),
    meanDifference: sum([...compared.values()].map((n) => Math.abs(n.difference))) / compared.size,
    measures: [
      measure('All four scores', result.total, TOTAL_BAND),
      measure("Winner's score", result.winner, WINNER_BAND),
      ...(Object.entries(NATION_BANDS) as [NationId, Band][]).map(([id, band]) =>
        measure(`Score of the ${en.names.nations(id)}`, meanOf(id), band),
      ),
      ...colours.map(({ name, wins }) => measure(`Wins of ${name}`, wins, WINS_BAND, true)),
      measure(`Games with a score of ${HIGH_SCORE}`, result.high, HIGH_SCORE_BAND, true),
    ],
  };
}

/** Every measure and its band. */
export const measureLines = (measures: readonly Measure[]): string[] =>
  table(
    [
      ['Measure', 'Value', 'People', ''],
      ...measures.map(({ name, value, low, high, inside, isShare }) => [
        name,
        isShare ? percent(value) : one(value),
        isShare ? `${percent(low, 0).slice(0, -1)}-${percent(high, 0)}` : `${low}-${high}`,
        inside ? 'inside' : 'outside',
      ]),
    ],
    ['left', 'right', 'right', 'left'],
  );
