import { CALENDAR } from '../data/calendar.ts';
import { KINGDOM, kingPoints } from '../data/figures.ts';
import type { LeaderId } from '../data/nations.ts';
import { ALL_NATIONS, AREA, NATION, NATION_COUNT, type Nation, NOBODY } from '../model/ids.ts';
import { addTo, numberAt } from '../model/readers.ts';
import type { GameState } from '../model/state.ts';
import { timelineRound } from './moment.ts';
import { englishCounts, isSoleOccupant } from './occupation.ts';

/** Who would be King or Bretwalda as things stand (KING, BRET). */

/** The round that decides between the leaders of 1066 (KING-7). */
export const isContest = (round: number): boolean => round === CALENDAR.lastRound;

/** The four who claim the crown in the last round, in nation order. */
export const CLAIMANTS: readonly { readonly nation: Nation; readonly leader: LeaderId }[] = [
  { nation: NATION.danes, leader: 'svein-estrithson' },
  { nation: NATION.norwegians, leader: 'harald-hardrada' },
  { nation: NATION.saxons, leader: 'harold' },
  { nation: NATION.normans, leader: 'william' },
];

export const isClaimant = (id: LeaderId): boolean => CLAIMANTS.some(({ leader }) => leader === id);

export interface KingAccount {
  /** Nobody if no nation qualifies. */
  readonly nation: Nation;
  /** English areas of each nation (CNT). */
  readonly counts: readonly number[];
  readonly points: number;
  /** Does the king also get an army (KING-2)? */
  readonly army: boolean;
  /** In the last round: the claimants whose leaders live (KING-7). */
  readonly alive: readonly Nation[];
}

/** Who would get the crown now; in the last round only a living leader can win it. */
export function kingAccount(s: GameState): KingAccount {
  const counts = englishCounts(s);
  if (!isContest(s.round)) {
    const nation = kingBy(counts, () => true);
    return { nation, counts, points: kingPoints(s.round), army: true, alive: [] };
  }
  const alive = CLAIMANTS.filter(({ nation, leader }) => s.leaders[nation]?.id === leader).map(
    ({ nation }) => nation,
  );
  return { nation: kingOf1066(counts, alive), counts, points: kingPoints(s.round), army: false, alive };
}

/** KING-1: the English areas that make a nation King: four, and twice as many as any other has. */
export const areasForKing = (counts: readonly number[], nation: Nation): number =>
  counts.reduce((most, areas, other) => (other === nation ? most : Math.max(most, 2 * areas)), KINGDOM);

/** The King by areas; only some may win (KING-9). */
function kingBy(counts: readonly number[], mayWin: (nation: Nation) => boolean): Nation {
  const king = ALL_NATIONS.find((nation) => (counts[nation] ?? 0) >= areasForKing(counts, nation));
  return king !== undefined && mayWin(king) ? king : NOBODY;
}

/** KING-7..10: the last leader alive is King unless a fifth nation has more. */
function kingOf1066(counts: readonly number[], alive: readonly Nation[]): Nation {
  if (alive.length > 1) return kingBy(counts, (nation) => alive.includes(nation));
  const [only] = alive;
  if (only === undefined) return NOBODY;
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

/** Nations that may be voted for (CNT-13). */
export function candidatesOf(s: GameState): Nation[] {
  return nationsWith(englishCounts(s));
}

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
  s.step === 'round-end' || s.step === 'over' ? undefined : crownOf(s.round);

/** Which crown, if any, is decided at the end of a round. */
export const crownOf = (round: number): 'bretwalda' | 'king' | undefined => {
  const { bretwalda, king } = timelineRound(round);
  return bretwalda ? 'bretwalda' : king ? 'king' : undefined;
};
