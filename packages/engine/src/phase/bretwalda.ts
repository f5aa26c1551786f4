import { score } from '../effect/points.ts';
import type { DecisionRule, PendingOf } from '../model/decision.ts';
import type { Draft } from '../model/draft.ts';
import {
  FIRST_SEAT,
  type Nation,
  NO_VOTE,
  NOBODY,
  NOWHERE,
  nationId,
  nationOf,
  type Seat,
} from '../model/ids.ts';
import { numberAt } from '../model/readers.ts';
import { figuresOf, waysOf } from '../model/rules.ts';
import { violation } from '../model/violation.ts';
import { candidatesOf, nationsWith, type VoteAccount, voteAccount, votesOf } from '../query/crown.ts';
import { timelineRound } from '../query/moment.ts';
import { countEnglish } from '../query/occupation.ts';

/** The Bretwalda (BRET): one vote for each English area, at the end of rounds 8, 9 and 10. */

export function bretwalda(d: Draft): void {
  d.endStep();
  if (!timelineRound(d.s, d.s.round).bretwalda) return;
  if (!votesOf(d.s).some((votes) => votes > 0)) return;
  if (waysOf(d.s).ballot === 'open')
    openVote(d, false); // DIG-28
  else if (d.s.options.ballot === 'ask') d.ask({ kind: 'ballot', seat: FIRST_SEAT });
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
    const { secret } = action;
    d.emit({ type: 'ballot', seat: p.seat, secret });
    if (secret) openVote(d, true);
    else if (p.seat + 1 < d.s.seats) d.ask({ kind: 'ballot', seat: (p.seat + 1) as Seat });
    else openVote(d, false);
  },
  fallback: () => ({ type: 'ballot', secret: false }),
};

function openVote(d: Draft, secret: boolean): void {
  const voters = nationsWith(votesOf(d.s));
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
    const vote = action;
    if (!openVoters(p).includes(nationOf(vote.nation)))
      return violation('vote-not-yours', 'BRET-2', {
        nation: vote.nation,
        voters: openVoters(p).map(nationId),
      });
    if (!candidatesOf(s).includes(nationOf(vote.for)))
      return violation('vote-not-candidate', 'CNT-13', {
        candidate: vote.for,
        candidates: candidatesOf(s).map(nationId),
        inEngland: waysOf(s).bretwaldas === 'in-england',
      });
    return undefined;
  },
  apply(d, p, action) {
    const vote = action;
    const votes = p.votes.slice();
    votes[p.voters.indexOf(nationOf(vote.nation))] = nationOf(vote.for);
    if (p.secret) d.emit({ type: 'ballot-cast', nation: vote.nation });
    else emitVote(d, nationOf(vote.nation), nationOf(vote.for));
    d.ask({ ...p, votes });
    if (votes.includes(NO_VOTE)) return;
    const account = voteAccount(d.s);
    d.done();
    if (p.secret) for (const [i, nation] of p.voters.entries()) emitVote(d, nation, votes[i] as Nation);
    award(d, account);
  },
  /** The nation itself, or else its player's largest nation. */
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
    votes: numberAt(votesOf(d.s), nation),
  });
}

/** BRET-4: more than half of all votes. */
function award(d: Draft, { cast, of, majority }: VoteAccount): void {
  const votes = Math.max(...cast);
  const elected = votes >= majority ? (cast.indexOf(votes) as Nation) : NOBODY;
  d.emit({ type: 'bretwalda', nation: elected === NOBODY ? null : nationId(elected), votes, of });
  const points = figuresOf(d.s).bretwaldaPoints;
  if (elected !== NOBODY)
    score(d, { nation: elected, points, source: { reason: 'bretwalda', area: NOWHERE } });
}
