import type { LeaderId } from '../data/nations.ts';
import { ALL_NATIONS, AREA, NATION, NATION_COUNT, type Nation, NOBODY } from '../model/ids.ts';
import { addTo, numberAt } from '../model/readers.ts';
import { calendarOf, figuresOf, hasStep, rulesOf, waysOf } from '../model/rules.ts';
import type { GameState } from '../model/state.ts';
import { timelineRound } from './moment.ts';
import { armiesInPlay, englishCounts, isSoleOccupant, scenarioOf, soleOccupant } from './occupation.ts';

/** Who would be King or Bretwalda as things stand (KING, BRET). */

/** KING-2; in the last round more is at stake (KING-11). */
export const kingPoints = (s: GameState, round = s.round): number =>
  isContest(s, round) ? figuresOf(s).lastKingPoints : figuresOf(s).kingPoints;

/** The round that decides between the leaders of 1066 (KING-7). */
export const isContest = (s: GameState, round: number): boolean => round === calendarOf(s).lastRound;

/** The four who claim the crown in the last round, in nation order. */
export const CLAIMANTS: readonly { readonly nation: Nation; readonly leader: LeaderId }[] = [
  { nation: NATION.danes, leader: 'svein-estrithson' },
  { nation: NATION.norwegians, leader: 'harald-hardrada' },
  { nation: NATION.saxons, leader: 'harold' },
  { nation: NATION.normans, leader: 'william' },
];

export const isClaimant = (id: LeaderId): boolean => CLAIMANTS.some(({ leader }) => leader === id);

export interface KingAccount {
  /** Nobody if no nation qualifies; the first of those who share the crown. */
  readonly nation: Nation;
  /** All who share it; one or none but in reduX (X-SCORE-2). */
  readonly kings: readonly Nation[];
  /** English areas of each nation (CNT). */
  readonly counts: readonly number[];
  /** For each of them. */
  readonly points: number;
  /** Does the king also get an army (KING-2)? */
  readonly army: boolean;
  /** In the last round: the claimants whose leaders live (KING-7). */
  readonly alive: readonly Nation[];
}

/** Who would get the crown now; in the last round only a living leader can win it. */
export function kingAccount(s: GameState): KingAccount {
  if (waysOf(s).king === 'most-areas') return kingsByAreas(s);
  const counts = englishCounts(s);
  if (!isContest(s, s.round)) {
    const nation = kingBy(s, counts, () => true);
    return {
      nation,
      kings: nation === NOBODY ? [] : [nation],
      counts,
      points: kingPoints(s),
      army: true,
      alive: [],
    };
  }
  const alive = CLAIMANTS.filter(({ nation, leader }) => s.leaders[nation]?.id === leader).map(
    ({ nation }) => nation,
  );
  const nation = kingOf1066(s, counts, alive);
  const kings = nation === NOBODY ? [] : [nation];
  return { nation, kings, counts, points: kingPoints(s), army: false, alive };
}

/** X-SCORE-2: all who hold most areas share the points, and what does not divide is lost. */
function kingsByAreas(s: GameState): KingAccount {
  const counts = new Array<number>(NATION_COUNT).fill(0);
  for (const area of rulesOf(s).kingsAreas) {
    const holder = soleOccupant(s, area);
    if (holder !== NOBODY) addTo(counts, holder, 1);
  }
  const most = Math.max(...counts);
  const kings = most === 0 ? [] : ALL_NATIONS.filter((nation) => counts[nation] === most);
  const points = kings.length === 0 ? kingPoints(s) : Math.floor(kingPoints(s) / kings.length);
  return { nation: kings[0] ?? NOBODY, kings, counts, points, army: false, alive: [] };
}

/** KING-1: the English areas that make a nation King: four, and twice as many as any rival has. */
export const areasForKing = (s: GameState, counts: readonly number[], nation: Nation): number =>
  Math.max(figuresOf(s).kingdom, 2 * mostOfRivals(s, counts, nation));

/** The most areas of any other nation, or of any other player with all his nations (first printing). */
function mostOfRivals(s: GameState, counts: readonly number[], nation: Nation): number {
  if (waysOf(s).kingsRivals === 'nations')
    return counts.reduce((most, areas, other) => (other === nation ? most : Math.max(most, areas)), 0);
  const bySeat = new Array<number>(s.seats).fill(0);
  counts.forEach((areas, other) => {
    const seat = s.owner[other];
    if (areas > 0 && seat !== undefined && seat !== s.owner[nation]) addTo(bySeat, seat, areas);
  });
  return Math.max(...bySeat);
}

/** The King by areas; only some may win (KING-9). Of two nations of one player it is the larger (RUL-169). */
function kingBy(s: GameState, counts: readonly number[], mayWin: (nation: Nation) => boolean): Nation {
  let king: Nation = NOBODY;
  for (const nation of ALL_NATIONS)
    if (numberAt(counts, nation) >= areasForKing(s, counts, nation) && mayWin(nation))
      if (king === NOBODY || numberAt(counts, nation) > numberAt(counts, king)) king = nation;
  return king;
}

/** KING-7..10: the last leader alive is King unless a fifth nation has more; or whatever others have (DIG-30). */
function kingOf1066(s: GameState, counts: readonly number[], alive: readonly Nation[]): Nation {
  if (alive.length > 1) return kingBy(s, counts, (nation) => alive.includes(nation));
  const [only] = alive;
  if (only === undefined) return NOBODY;
  if (waysOf(s).lastLeader === 'always-king') return only;
  const own = numberAt(counts, only);
  const claims = (nation: number) => CLAIMANTS.some((claimant) => claimant.nation === nation);
  const blocked = counts.some((x, nation) => !claims(nation) && x >= 1 && x >= 2 * own);
  return blocked ? NOBODY : only;
}

/** KING-5, RUL-6: alive, at least one English area and twice as many as any other nation. */
export function isCnutKing(s: GameState): boolean {
  if (s.leaders[NATION.danes]?.id !== 'cnut') return false;
  const counts = englishCounts(s);
  const own = numberAt(counts, NATION.danes);
  return own >= 1 && counts.every((other, nation) => nation === NATION.danes || own >= 2 * other);
}

/** Galloway under subject Brigantes votes with the Angles (BRET-6). */
const gallowayForAngles = (s: GameState): boolean =>
  s.overlord[NATION.brigantes] === NATION.angles && isSoleOccupant(s, NATION.brigantes, AREA.galloway);

/** The votes of every nation for the Bretwalda (CNT-12). */
export function votesOf(s: GameState): number[] {
  const votes = englishCounts(s);
  if (gallowayForAngles(s)) {
    addTo(votes, NATION.angles, 1);
    addTo(votes, NATION.brigantes, -1);
  }
  return votes;
}

/** Nations that have any of what was counted, in nation order. */
export const nationsWith = (counts: readonly number[]): Nation[] =>
  ALL_NATIONS.filter((nation) => (counts[nation] ?? 0) > 0);

/** Nations that may be voted for: those with an English area (CNT-13), or all that have an army (first printing). */
export const candidatesOf = (s: GameState): Nation[] =>
  waysOf(s).bretwaldas === 'anywhere'
    ? ALL_NATIONS.filter((nation) => armiesInPlay(s, nation) > 0)
    : nationsWith(englishCounts(s));

export interface VoteAccount {
  /** The votes that each nation has, and those cast for each so far. */
  readonly votes: readonly number[];
  readonly cast: readonly number[];
  readonly candidates: readonly Nation[];
  /** All votes, and how many make a Bretwalda: more than half (BRET-4). */
  readonly of: number;
  readonly majority: number;
}

/** The votes for the Bretwalda, and the votes cast that may be seen. */
export function voteAccount(s: GameState): VoteAccount {
  const votes = votesOf(s);
  const cast = new Array<number>(NATION_COUNT).fill(0);
  const p = s.pending;
  if (p?.kind === 'vote')
    p.voters.forEach((nation, i) => {
      const choice = p.votes[i] as Nation;
      if (choice >= 0) addTo(cast, choice, numberAt(votes, nation));
    });
  const of = votes.reduce((sum, n) => sum + n, 0);
  return { votes, cast, candidates: candidatesOf(s), of, majority: Math.floor(of / 2) + 1 };
}

/** The crown still to be decided this round, if any. */
export const crownAhead = (s: GameState): 'bretwalda' | 'king' | undefined =>
  s.step === 'round-end' || s.step === 'over' ? undefined : crownOf(s, s.round);

/** Which crown, if any, is decided at the end of a round. */
export const crownOf = (s: GameState, round: number): 'bretwalda' | 'king' | undefined => {
  const crown = crownDue(s, round);
  return crown && hasStep(s, crown) ? crown : undefined;
};

function crownDue(s: GameState, round: number): 'bretwalda' | 'king' | undefined {
  if (waysOf(s).king === 'most-areas') return round === scenarioOf(s).rounds[1] ? 'king' : undefined; // X-SEQ-2
  const { bretwalda, king } = timelineRound(s, round);
  return bretwalda ? 'bretwalda' : king ? 'king' : undefined;
}
