import {
  cardNation,
  cardOf,
  type GameState,
  type Kind,
  type LeaderId,
  N,
  NATION_COUNT,
  type Nation,
  nationId,
  scenarioOf,
} from '@bretwalda/engine';

/** Points that a card pays for units eliminated in battle (SCORE-6, SCORE-7). */

/** When units fall: in which round, and in whose turn. */
interface Moment {
  readonly round: number;
  readonly nation: Nation;
}

type Line = NonNullable<ReturnType<typeof cardOf>['eliminate']>[number];

interface Prices {
  /** By victim. */
  readonly infantry: readonly number[];
  readonly cavalry: readonly number[];
  readonly fort: number;
  /** For armies of those who broke the peace with the Romano-British (RB-12). */
  readonly peaceBreakers: number;
  readonly leaders: readonly Line[];
}

const isOpen = (line: Line, round: number, ownTurn: boolean): boolean =>
  (line.rounds === 'any' || line.rounds.includes(round)) &&
  !(line.ownTurnOnly && !ownTurn) &&
  !(line.exceptOwnTurnOfRound === round && ownTurn);

function makePrices(card: Nation, round: number, ownTurn: boolean): Prices {
  const lines = (cardOf(card).eliminate ?? []).filter((line) => isOpen(line, round, ownTurn));
  const sum = (points: (line: Line) => number) => lines.reduce((n, line) => n + points(line), 0);
  const victims = Array.from({ length: NATION_COUNT }, (_, victim) => nationId(victim));
  const pays = ({ armiesOf }: Line, victim: (typeof victims)[number]): boolean =>
    armiesOf === 'any-enemy' || (Array.isArray(armiesOf) && armiesOf.includes(victim));
  const infantry = victims.map((victim) => sum((line) => (pays(line, victim) ? line.points : 0)));
  return {
    infantry,
    cavalry: victims.map(
      (victim, i) =>
        (infantry[i] as number) + sum((line) => (line.cavalryOf?.includes(victim) ? line.points : 0)),
    ),
    fort: sum((line) => (line.forts ? line.points : 0)),
    peaceBreakers: sum((line) => (line.armiesOf === 'submitted-to-romans-and-attacked-us' ? line.points : 0)),
    leaders: lines.filter((line) => line.leader !== undefined),
  };
}

const made: (Prices | undefined)[] = [];

function pricesOf(s: GameState, nation: Nation, { round, nation: mover }: Moment): Prices {
  const card = cardNation(s, nation);
  const ownTurn = mover === nation;
  const key = (round * NATION_COUNT + card) * 2 + (ownTurn ? 1 : 0);
  let prices = made[key];
  if (!prices) {
    prices = makePrices(card, round, ownTurn);
    made[key] = prices;
  }
  return prices;
}

/** For one army of `victim`; now, if no other moment is named. */
export function armyBounty(
  s: GameState,
  nation: Nation,
  victim: Nation,
  unit: Kind,
  moment: Moment = s,
): number {
  const prices = pricesOf(s, nation, moment);
  const points = prices[unit][victim] as number;
  if (prices.peaceBreakers === 0) return points;
  const broke =
    s.submitted[victim] === 1 && s.attacked[victim] === 1 && !scenarioOf(s).special.noPointsForSubmitted;
  return broke ? points + prices.peaceBreakers : points;
}

export const fortBounty = (s: GameState, nation: Nation, victim: Nation, moment: Moment = s): number =>
  victim === N.romans ? pricesOf(s, nation, moment).fort : 0;

export const leaderBounty = (s: GameState, nation: Nation, leader: LeaderId): number =>
  pricesOf(s, nation, s).leaders.reduce((n, line) => n + (line.leader === leader ? line.points : 0), 0);
