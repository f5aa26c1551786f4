import type { EliminateLine } from '../data/cards.ts';
import { LEADER_NAMES, type LeaderId, type NationId } from '../data/nations.ts';
import { type Area, NATION, NATION_COUNT, NATION_IDS, type Nation, NOWHERE, nationId } from '../model/ids.ts';
import type { Award, FallenUnit } from '../model/points.ts';
import { type Rules, rulesOf } from '../model/rules.ts';
import type { GameState, Kind } from '../model/state.ts';
import { appearsIn } from './cast.ts';
import { cardNation, scenarioOf } from './occupation.ts';
import { cardOf } from './tables.ts';
import { buildsForts } from './traits.ts';

/** What defeating a unit in battle scores, and for whom (SCORE-6..10, SCORE-15). */

/** When units fall: in which round, and in whose turn. A state is such a moment. */
export interface Moment {
  readonly round: number;
  readonly nation: Nation;
}

export type Fallen =
  | { readonly unit: Exclude<FallenUnit, 'leader'>; readonly nation: Nation }
  | { readonly unit: 'leader'; readonly leader: LeaderId; readonly nation: Nation };

/** Card lines that pay for a unit, and their sum. */
interface Pay {
  readonly lines: readonly number[];
  readonly points: number;
}

/** The lines of one card that are open in a round, on its own turn or another's. */
interface Prices {
  /** By victim. */
  readonly infantry: readonly Pay[];
  readonly cavalry: readonly Pay[];
  readonly fort: Pay;
  /** For armies of those who broke the peace with the Romano-British (RB-12). */
  readonly peaceBreakers: Pay;
  readonly leaders: ReadonlyMap<LeaderId, Pay>;
}

const LEADERS = Object.keys(LEADER_NAMES) as LeaderId[];

const isOpen = (line: EliminateLine, round: number, ownTurn: boolean): boolean =>
  (line.rounds === 'any' || line.rounds.includes(round)) &&
  !(line.ownTurnOnly && !ownTurn) && // SCORE-7
  !(line.exceptOwnTurnOfRound === round && ownTurn); // BEL-8

function makePrices(s: GameState, card: Nation, round: number, ownTurn: boolean): Prices {
  const all = cardOf(s, card).eliminate ?? [];
  const payFor = (pays: (line: EliminateLine) => boolean): Pay => {
    const lines = all.flatMap((line, i) => (isOpen(line, round, ownTurn) && pays(line) ? [i] : []));
    return { lines, points: lines.reduce((n, i) => n + (all[i] as EliminateLine).points, 0) };
  };
  const paysForArmy = ({ armiesOf }: EliminateLine, victim: NationId): boolean =>
    armiesOf === 'any-enemy' || (typeof armiesOf === 'object' && armiesOf.includes(victim)); // SCORE-15
  const leaders = new Map<LeaderId, Pay>();
  for (const leader of LEADERS) {
    const isNamed = all.some((line) => line.leader === leader);
    const pay = payFor((line) => (isNamed ? line.leader === leader : line.otherLeaders === true));
    if (pay.points > 0) leaders.set(leader, pay);
  }
  return {
    infantry: NATION_IDS.map((victim) => payFor((line) => paysForArmy(line, victim))),
    cavalry: NATION_IDS.map((victim) =>
      payFor((line) => paysForArmy(line, victim) || line.cavalryOf?.includes(victim) === true),
    ),
    fort: payFor((line) => line.forts === true),
    peaceBreakers: payFor((line) => line.armiesOf === 'submitted-to-romans-and-attacked-us'),
    leaders,
  };
}

const madeFor = new WeakMap<Rules, (Prices | undefined)[]>();
let lastRules: Rules | undefined;
let made: (Prices | undefined)[] = [];

/** The prices of one set of rules, made when they are first asked for. */
function pricesIn(rules: Rules): (Prices | undefined)[] {
  if (rules !== lastRules) {
    made = madeFor.get(rules) ?? [];
    madeFor.set(rules, made);
    lastRules = rules;
  }
  return made;
}

function pricesOf(s: GameState, nation: Nation, { round, nation: mover }: Moment): Prices {
  const card = cardNation(s, nation);
  const ownTurn = mover === nation;
  const key = (round * NATION_COUNT + card) * 2 + (ownTurn ? 1 : 0);
  const known = pricesIn(rulesOf(s));
  let prices = known[key];
  if (!prices) {
    prices = makePrices(s, card, round, ownTurn);
    known[key] = prices;
  }
  return prices;
}

/** RB-12, SCN-3: those who submitted to the Romans and attacked the Romano-British since. */
const brokePeace = (s: GameState, victim: Nation): boolean =>
  s.submitted[victim] === 1 && s.attacked[victim] === 1 && !scenarioOf(s).special.noPointsForSubmitted;

/** Can there be nations, now or later, whose armies score because they broke the peace? */
export const mayBreakPeace = (s: GameState): boolean =>
  !scenarioOf(s).special.noPointsForSubmitted &&
  (s.submitted.includes(1) || appearsIn(scenarioOf(s), 'romans', rulesOf(s)));

/** For one army of `victim`; now, if no other moment is named. */
export function armyBounty(
  s: GameState,
  nation: Nation,
  victim: Nation,
  unit: Kind,
  moment: Moment = s,
): number {
  const prices = pricesOf(s, nation, moment);
  const { points } = prices[unit][victim] as Pay;
  const more = prices.peaceBreakers.points;
  return more > 0 && brokePeace(s, victim) ? points + more : points;
}

export const fortBounty = (s: GameState, nation: Nation, victim: Nation, moment: Moment = s): number =>
  buildsForts(s, victim) ? pricesOf(s, nation, moment).fort.points : 0;

/** Including what else his death at its hands brings the nation (SCORE-10). */
export function leaderBounty(s: GameState, nation: Nation, leader: LeaderId, moment: Moment = s): number {
  const own = pricesOf(s, nation, moment).leaders.get(leader)?.points ?? 0;
  return ofFall(s, leader, nation, moment.round).reduce(
    (sum, award) => (award.nation === nation ? sum + award.points : sum),
    own,
  );
}

function linesFor(s: GameState, prices: Prices, fallen: Fallen): readonly number[] {
  if (fallen.unit === 'leader') return prices.leaders.get(fallen.leader)?.lines ?? [];
  if (fallen.unit === 'fort') return prices.fort.lines;
  const { lines } = prices[fallen.unit][fallen.nation] as Pay;
  const more = prices.peaceBreakers.lines;
  return more.length > 0 && brokePeace(s, fallen.nation) ? [...lines, ...more].sort((a, b) => a - b) : lines;
}

const NO_AWARDS: readonly Award[] = [];

/** Everything that is scored when `by` defeats a unit in battle now: by `by` itself, and by the Normans for Harold. */
export function bounty(s: GameState, by: Nation, fallen: Fallen, area: Area = NOWHERE): readonly Award[] {
  const leader = fallen.unit === 'leader' ? fallen.leader : undefined;
  const lines = linesFor(s, pricesOf(s, by, s), fallen);
  if (lines.length === 0 && !leader) return NO_AWARDS;
  const card = cardOf(s, cardNation(s, by)).eliminate ?? [];
  const awards = lines.map(
    (line): Award => ({
      nation: by,
      points: (card[line] as EliminateLine).points,
      source: {
        reason: 'eliminate',
        area,
        line,
        unit: fallen.unit,
        of: fallen.nation,
        ...(leader && { leader }),
      },
    }),
  );
  return leader ? [...awards, ...ofFall(s, leader, by, s.round, area)] : awards;
}

/** SCORE-10: Harold's fall opens the way for the Normans, whoever of the three brought it about. */
function ofFall(
  s: GameState,
  leader: LeaderId,
  by: Nation,
  round: number,
  area: Area = NOWHERE,
): readonly Award[] {
  if (leader !== 'harold') return [];
  return (cardOf(s, NATION.normans).special ?? []).flatMap((line, index) =>
    line.event === 'harold-eliminated' &&
    line.rounds.includes(round) &&
    line.by?.includes(nationId(by)) === true
      ? [
          {
            nation: NATION.normans,
            points: line.points,
            source: { reason: 'special', area, line: index, event: line.event },
          },
        ]
      : [],
  );
}
