import { KINGDOM, kingPoints } from '../data/figures.ts';
import { TIMELINE, type TimelineRound } from '../data/timeline.ts';
import type { Draft } from '../model/draft.ts';
import { LAND_AREAS, N, NATION_COUNT, type Nation, NOBODY, nationId, REGION } from '../model/ids.ts';
import type { GameState } from '../model/state.ts';
import { scoreLimes } from '../nation/romans.ts';
import { cardNation, countEnglish, englishCounts, isSoleOccupant, scenarioOf } from '../query/occupation.ts';
import { winnersOf } from '../query/score.ts';
import { infantrySupply } from '../query/supply.ts';
import { cardOf, holdValues } from '../query/tables.ts';
import { endSubmission } from './pieces.ts';
import { score } from './points.ts';
import { askPlacement } from './population.ts';

/** The end of a round (SEQ-8): hold points, then Bretwalda (in its own file) or King, then what ends. */

export const timelineRound = (round: number): TimelineRound => TIMELINE[round - 1] as TimelineRound;

export function holdPoints(d: Draft): void {
  d.goto('bretwalda');
  if (!timelineRound(d.s.round).scoring) return;
  for (let nation = 0; nation < NATION_COUNT; nation++)
    if (nation === N.romans) scoreLimes(d);
    else scoreHold(d, nation);
}

/** SCORE-2, then the card's limit (LIMIT), then half for a subject (SUB-24, RUL-112). */
function scoreHold(d: Draft, nation: Nation): void {
  const s = d.s;
  const values = holdValues(s.round, cardNation(s, nation));
  if (!values) return;
  const limit = cardOf(cardNation(s, nation)).limit;
  const overBrigantes = nation === N.angles && s.overlord[N.brigantes] === N.angles; // BSUB-9
  let total = 0;
  let limited = 0;
  let base = 0;
  for (const area of LAND_AREAS) {
    const own = isSoleOccupant(s, nation, area);
    const through = overBrigantes && isSoleOccupant(s, N.brigantes, area);
    const points = values[area] as number;
    if (points === 0 || !(own || through)) continue;
    score(d, nation, points, 'hold', area, own ? undefined : nationId(N.brigantes));
    total += points;
    const region = REGION[area];
    if (limit && region === limit.halfOf) base += points;
    else if (limit && (limit.limited === 'outside-wales' || region === limit.limited)) limited += points;
  }
  const excess = Math.max(0, limited - Math.floor(base / 2)); // LIMIT-4
  score(d, nation, -excess, 'limit');
  total -= excess;
  if (s.overlord[nation] !== NOBODY) score(d, nation, -Math.floor(total / 2), 'subject-half');
}

export function king(d: Draft): void {
  d.goto('round-end');
  if (!timelineRound(d.s.round).king) return;
  const last = d.s.round === 16;
  const nation = last ? kingOf1066(d.s) : kingBy(d.s, () => true);
  const areas = nation === NOBODY ? 0 : countEnglish(d.s, nation);
  d.emit({ type: 'king', nation: nation === NOBODY ? null : nationId(nation), areas, cnut: false });
  if (nation === NOBODY) return;
  score(d, nation, kingPoints(d.s.round), 'king'); // KING-2, KING-11
  if (!last) askPlacement(d, nation, 'king', Math.min(1, infantrySupply(d.s, nation)), []);
}

/** KING-1: four English areas and twice as many as any other nation; only some may win (KING-9). */
function kingBy(s: GameState, mayWin: (nation: Nation) => boolean): Nation {
  const counts = englishCounts(s);
  const nation = counts.findIndex(
    (own, n) => own >= KINGDOM && counts.every((other, m) => m === n || own >= 2 * other),
  );
  return nation >= 0 && mayWin(nation) ? nation : NOBODY;
}

const CLAIMANTS: readonly (readonly [Nation, string])[] = [
  [N.saxons, 'harold'],
  [N.normans, 'william'],
  [N.norwegians, 'harald-hardrada'],
  [N.danes, 'svein-estrithson'],
];

/** KING-7..10: the last leader alive is King unless a fifth nation outweighs him. */
function kingOf1066(s: GameState): Nation {
  const claimants = CLAIMANTS.map(([nation]) => nation);
  const alive = CLAIMANTS.filter(([nation, leader]) => s.leaders[nation]?.id === leader).map(([n]) => n);
  if (alive.length > 1) return kingBy(s, (nation) => alive.includes(nation));
  const [only] = alive;
  if (only === undefined) return NOBODY;
  const counts = englishCounts(s);
  const own = counts[only] as number;
  const blocked = counts.some((x, nation) => !claimants.includes(nation) && x >= 1 && x >= 2 * own);
  return blocked ? NOBODY : only;
}

/** Submissions that end, the marker goes on, or the game is over (SEQ-8, WIN-1). */
export function roundEnd(d: Draft): void {
  const { round } = d.s;
  if (round === 12) endBrigantes(d);
  d.emit({ type: 'round-ended', round });
  if (round < scenarioOf(d.s).rounds[1]) {
    d.s.round = round + 1;
    return d.goto('round-start');
  }
  d.goto('over');
  d.emit({ type: 'game-over', winners: winnersOf(d.s) });
}

/** BSUB-11. */
function endBrigantes(d: Draft): void {
  if (d.s.overlord[N.brigantes] === N.angles) endSubmission(d, N.brigantes);
}
