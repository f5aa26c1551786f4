import { BRETWALDA_POINTS } from '../data/figures.ts';
import type { ActionOf } from '../model/action.ts';
import type { DecisionRule, PendingOf } from '../model/decision.ts';
import type { Draft } from '../model/draft.ts';
import { A, N, NATION_COUNT, type Nation, NOBODY, nationId, nationOf } from '../model/ids.ts';
import type { GameState } from '../model/state.ts';
import { violation } from '../model/violation.ts';
import { countEnglish, englishCounts, isSoleOccupant } from '../query/occupation.ts';
import { score } from './points.ts';
import { timelineRound } from './round-end.ts';

/** The Bretwalda (BRET): one vote for each English area, at the end of rounds 8, 9 and 10. */

const NO_VOTE = -1;

/** Galloway under subject Brigantes votes with the Angles (BRET-6). */
const gallowayForAngles = (s: GameState): boolean =>
  s.overlord[N.brigantes] === N.angles && isSoleOccupant(s, N.brigantes, A.galloway);

/** The votes of every nation (CNT-12). */
function allVotes(s: GameState): number[] {
  const votes = englishCounts(s);
  if (gallowayForAngles(s)) {
    votes[N.angles] = (votes[N.angles] as number) + 1;
    votes[N.brigantes] = (votes[N.brigantes] as number) - 1;
  }
  return votes;
}

/** Nations that may be voted for (CNT-13). */
function candidatesOf(s: GameState): Nation[] {
  const counts = englishCounts(s);
  return ALL.filter((nation) => (counts[nation] as number) > 0);
}

const ALL = Array.from({ length: NATION_COUNT }, (_, nation) => nation);

export function bretwalda(d: Draft): void {
  d.goto('king');
  if (!timelineRound(d.s.round).bretwalda) return;
  if (!allVotes(d.s).some((votes) => votes > 0)) return;
  if (d.s.options.ballot === 'ask') d.ask({ kind: 'ballot', seat: 0 });
  else openVote(d, d.s.options.ballot === 'secret');
}

/** DEC-25: any player may demand a secret ballot before the first vote (BRET-7). */
export const ballotRule: DecisionRule<'ballot'> = {
  kind: 'ballot',
  answers: ['ballot'],
  legal: () => [
    { type: 'ballot', secret: true },
    { type: 'ballot', secret: false },
  ],
  problem: () => undefined,
  apply(d, p, action) {
    const { secret } = action as ActionOf<'ballot'>;
    d.emit({ type: 'ballot', seat: p.seat, secret });
    if (secret) openVote(d, true);
    else if (p.seat + 1 < d.s.seats) d.ask({ kind: 'ballot', seat: p.seat + 1 });
    else openVote(d, false);
  },
  fallback: () => ({ type: 'ballot', secret: false }),
};

function openVote(d: Draft, secret: boolean): void {
  const votes = allVotes(d.s);
  const voters = ALL.filter((nation) => (votes[nation] as number) > 0);
  d.ask({ kind: 'vote', secret, voters, votes: voters.map(() => NO_VOTE) });
}

/** Whose vote is open now: everybody's in a secret ballot, else one after another in nation order. */
export function openVoters(p: PendingOf<'vote'>): Nation[] {
  const open = p.voters.filter((_, i) => p.votes[i] === NO_VOTE);
  return p.secret ? open : open.slice(0, 1);
}

/** DEC-26. */
export const voteRule: DecisionRule<'vote'> = {
  kind: 'vote',
  answers: ['vote'],
  legal(s, p) {
    const candidates = candidatesOf(s);
    return openVoters(p).flatMap((nation) =>
      candidates.map((candidate) => ({
        type: 'vote',
        nation: nationId(nation),
        for: nationId(candidate),
      })),
    );
  },
  problem(s, p, action) {
    const vote = action as ActionOf<'vote'>;
    if (!openVoters(p).includes(nationOf(vote.nation)))
      return violation('vote-not-yours', 'BRET-2', {
        nation: vote.nation,
        voters: openVoters(p).map(nationId),
      });
    if (!candidatesOf(s).includes(nationOf(vote.for)))
      return violation('vote-not-candidate', 'CNT-13', {
        candidate: vote.for,
        candidates: candidatesOf(s).map(nationId),
      });
    return undefined;
  },
  apply(d, p, action) {
    const vote = action as ActionOf<'vote'>;
    const votes = p.votes.slice();
    votes[p.voters.indexOf(nationOf(vote.nation))] = nationOf(vote.for);
    if (p.secret) d.emit({ type: 'ballot-cast', nation: vote.nation });
    else emitVote(d, nationOf(vote.nation), nationOf(vote.for));
    if (votes.includes(NO_VOTE)) return d.ask({ ...p, votes });
    d.done();
    if (p.secret) for (const [i, nation] of p.voters.entries()) emitVote(d, nation, votes[i] as Nation);
    award(d, p.voters, votes);
  },
  /** Its own nation, else the largest of its player's. */
  fallback(s, p) {
    const nation = openVoters(p)[0] as Nation;
    const candidates = candidatesOf(s);
    const owns = (n: Nation) => s.owner[n] === s.owner[nation];
    const best = candidates.reduce((a, b) => {
      const rank = (n: Nation) => (n === nation ? 1000 : 0) + (owns(n) ? 100 : 0) + countEnglish(s, n);
      return rank(b) > rank(a) ? b : a;
    });
    return { type: 'vote', nation: nationId(nation), for: nationId(best) };
  },
};

function emitVote(d: Draft, nation: Nation, candidate: Nation): void {
  d.emit({
    type: 'voted',
    nation: nationId(nation),
    for: nationId(candidate),
    votes: allVotes(d.s)[nation] as number,
  });
}

/** BRET-4: more than half of all votes. */
function award(d: Draft, voters: readonly Nation[], votes: readonly Nation[]): void {
  const weights = allVotes(d.s);
  const tally = new Array<number>(NATION_COUNT).fill(0);
  let of = 0;
  voters.forEach((nation, i) => {
    const weight = weights[nation] as number;
    of += weight;
    tally[votes[i] as Nation] = (tally[votes[i] as Nation] as number) + weight;
  });
  const best = tally.indexOf(Math.max(...tally));
  const count = tally[best] as number;
  const elected = 2 * count > of ? best : NOBODY;
  d.emit({ type: 'bretwalda', nation: elected === NOBODY ? null : nationId(elected), votes: count, of });
  if (elected !== NOBODY) score(d, elected, BRETWALDA_POINTS, 'bretwalda');
}
