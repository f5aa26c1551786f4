import { type Answer, type DecisionRule, withoutProblem } from '../model/decision.ts';
import type { Draft } from '../model/draft.ts';
import { nationId, nationOf, type Seat, seatsOf } from '../model/ids.ts';
import type { GameState, SideCard } from '../model/state.ts';
import { violation } from '../model/violation.ts';
import { scenarioOf } from '../query/occupation.ts';

/** Who plays what: by lot, by choice or by bidding (SETUP-1, DEC-1, BID). */

/** The engine lists every legal bid, so bids need a maximum: more than any side is worth (RUL-133). */
const HIGHEST_BID = 100;

/** The first action of a game whose sides are not fixed: lots are drawn. */
export const beginRule: DecisionRule<'begin'> = {
  kind: 'begin',
  answers: ['begin'],
  legal: () => [{ type: 'begin' }],
  problem: () => undefined,
  apply(d) {
    d.done();
    if (d.s.options.sides === 'random') return dealAtRandom(d);
    const first = d.roll(d.s.seats, { why: 'order' }) - 1; // BID-1: one at random, then to the left
    d.s.order = seatsOf(d.s.seats).map((seat) => ((first + seat) % d.s.seats) as Seat);
    d.emit({ type: 'order-drawn', order: d.s.order });
    askNext(d, d.s.order[0] as Seat);
  },
  fallback: () => ({ type: 'begin' }),
};

function dealAtRandom(d: Draft): void {
  const seats = [...seatsOf(d.s.seats)];
  for (let i = seats.length - 1; i > 0; i--) {
    const j = d.roll(i + 1, { why: 'sides' }) - 1;
    [seats[i], seats[j]] = [seats[j] as Seat, seats[i] as Seat];
  }
  d.s.cards = seats.map((seat) => ({ seat, points: 0 }));
  settleSides(d);
}

const holdsCard = (s: GameState, seat: Seat): boolean => s.cards.some((card) => card?.seat === seat);

/** BID-3, BID-4: seats that hold a card pass; when all hold one, the game begins. */
function askNext(d: Draft, from: Seat): void {
  const start = d.s.order.indexOf(from);
  const turn = [...d.s.order.slice(start), ...d.s.order.slice(0, start)];
  const next = turn.find((seat) => !holdsCard(d.s, seat));
  if (next === undefined) settleSides(d);
  else d.ask({ kind: 'side', seat: next });
}

const leastBid = (s: GameState, card: SideCard | null): number =>
  card === null ? 0 : card.points + s.options.minRaise; // BID-2, BID-6

/** DEC-1. */
export const sideRule: DecisionRule<'side'> = {
  kind: 'side',
  answers: ['bid', 'choose'],
  legal(s, p) {
    const groups = s.cards.map((_, group) => group);
    const all: Answer<'side'>[] =
      s.options.sides === 'choose'
        ? groups.map((group) => ({ type: 'choose', group }))
        : groups.flatMap((group) =>
            Array.from({ length: HIGHEST_BID + 1 }, (_, points) => ({ type: 'bid', group, points }) as const),
          );
    return withoutProblem(this, s, p, all);
  },
  problem(s, _, action) {
    const { group } = action;
    const card = s.cards[group];
    if (card === undefined)
      return violation('malformed', 'BID-1', { field: 'group', group, groups: s.cards.length });
    if ((s.options.sides === 'choose') !== (action.type === 'choose'))
      return violation('wrong-decision', 'DEC-1', {
        got: action.type,
        expected: [s.options.sides === 'choose' ? 'choose' : 'bid'],
      });
    if (action.type === 'choose')
      return card === null ? undefined : violation('side-taken', 'SETUP-1', { group, seat: card.seat });
    const { points } = action;
    const least = leastBid(s, card);
    if (points >= least && points <= HIGHEST_BID) return undefined;
    const rule = points > HIGHEST_BID ? 'RUL-133' : points > (card?.points ?? 0) ? 'BID-6' : 'BID-2';
    return violation('bid-out-of-range', rule, { group, points, least, most: HIGHEST_BID });
  },
  apply(d, p, action) {
    const { group } = action;
    const points = action.type === 'bid' ? action.points : 0;
    d.s.cards = d.s.cards.map((card, i) => (i === group ? { seat: p.seat, points } : card));
    d.emit({ type: 'side-taken', seat: p.seat, group, points });
    d.done();
    askNext(d, d.s.order[(d.s.order.indexOf(p.seat) + 1) % d.s.seats] as Seat);
  },
  /** Without an answer, the player takes a free group for nothing; one is always free. */
  fallback(s) {
    const group = s.cards.indexOf(null);
    return s.options.sides === 'choose' ? { type: 'choose', group } : { type: 'bid', group, points: 0 };
  },
};

/** The sides are settled: the first round starts. */
export function settleSides(d: Draft): void {
  const owner = d.s.owner.slice();
  const names: Record<string, Seat> = {};
  scenarioOf(d.s).groups.forEach((group, i) => {
    for (const id of group) {
      const seat = (d.s.cards[i] as SideCard).seat;
      owner[nationOf(id)] = seat;
      names[nationId(nationOf(id))] = seat;
    }
  });
  d.s.owner = owner;
  d.emit({ type: 'sides-settled', owner: names });
  d.endStep();
}
