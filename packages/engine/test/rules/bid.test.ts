import { describe, expect, it } from 'vitest';
import { outcome } from '../../src/game/outcome.ts';
import { check } from '../../src/game/play.ts';
import { toSeat } from '../../src/model/ids.ts';
import type { Options } from '../../src/model/state.ts';
import { start, type TestGame } from '../support.ts';

const auction = (first = 1, options: Partial<Options> = {}): TestGame =>
  start({ scenario: 'standard-4', options: { sides: 'bid', ...options } }).do('begin', [first]);

/** Seat and points of each card, by group counted from 1. */
const cards = (game: TestGame): Record<number, string> =>
  Object.fromEntries(
    game.state.cards.map((card, i) => [
      i + 1,
      card === null ? 'free' : `seat ${card.seat} at ${card.points}`,
    ]),
  );

const bidder = (game: TestGame): number => game.decision.seat;

describe('Bidding for sides', () => {
  /** Seats A, B, C, D are 0, 1, 2, 3. */
  const untilD = (): TestGame => auction().do('bid 4 0').do('bid 2 1').do('bid 4 1').do('bid 3 0');

  it('EXA-61 BID-7 RUL-118: the auction of the rulebook', () => {
    const game = untilD();
    expect(bidder(game)).toBe(0);
    game.do('bid 3 1'); // A takes it from D; B and C pass
    expect(bidder(game)).toBe(3);
    game.do('bid 2 2'); // D takes it from B; A passes
    expect(bidder(game)).toBe(1);
    game.do('bid 1 0');
    expect(cards(game)).toEqual({ 1: 'seat 1 at 0', 2: 'seat 3 at 2', 3: 'seat 0 at 1', 4: 'seat 2 at 1' });
    expect(outcome(game.state).players.map((p) => p.bid)).toEqual([1, 0, 1, 2]);
    expect(game.seen('sides-settled')).toHaveLength(1);
    expect(game.decision).toMatchObject({ kind: 'move', nation: 'romans', seat: 1 });
  });

  it('EXA-62 BID-4: the bidding ends as soon as everybody holds a card', () => {
    const game = untilD().do('bid 1 0');
    expect(cards(game)).toEqual({ 1: 'seat 0 at 0', 2: 'seat 1 at 1', 3: 'seat 3 at 0', 4: 'seat 2 at 1' });
    expect(game.asks).toBe('move');
    expect(game.refuses('bid 2 5').code).toBe('wrong-decision');
  });

  it('BID-1: there is one card for each group of nations', () => {
    const game = auction();
    expect(cards(game)).toEqual({ 1: 'free', 2: 'free', 3: 'free', 4: 'free' });
    expect(game.refuses('bid 5 0').code).toBe('malformed');
  });

  it('BID-1: the first bidder is drawn by lot, the others follow to his left', () => {
    const game = auction(3);
    expect(game.seen('order-drawn')).toEqual([{ type: 'order-drawn', order: [2, 3, 0, 1] }]);
    const order: number[] = [];
    for (const group of [1, 2, 3, 4]) {
      order.push(bidder(game));
      game.do(`bid ${group} 0`);
    }
    expect(order).toEqual([2, 3, 0, 1]);
  });

  it('BID-1: with three players the lot has three sides and there are three cards', () => {
    const game = start({ scenario: 'short-3', options: { sides: 'bid' } }).do('begin', [3]);
    expect(bidder(game)).toBe(2);
    expect(game.refuses('bid 4 0').code).toBe('malformed');
    game.do('bid 1 0').do('bid 2 0').do('bid 3 0');
    expect(game.asks).toBe('move');
  });

  it('BID-1: only the seat in turn may bid', () => {
    const game = auction(2);
    const bid = { type: 'bid', group: 0, points: 0 };
    expect(check(game.state, bid, toSeat(0))).toMatchObject({ code: 'not-your-decision' });
    expect(check(game.state, bid, toSeat(1))).toBeUndefined();
  });

  it('BID-2: a free card may be taken for nothing or for any bid', () => {
    const game = auction();
    expect(game.may('bid 1 0')).toBe(true);
    expect(game.may('bid 1 17')).toBe(true);
  });

  it('BID-2: a held card is taken by at least one point more', () => {
    const game = auction().do('bid 4 6');
    expect(game.refuses('bid 4 6')).toMatchObject({
      code: 'bid-out-of-range',
      rule: 'BID-2',
      details: { least: 7 },
    });
    expect(game.refuses('bid 4 0').code).toBe('bid-out-of-range');
    game.do('bid 4 7');
    expect(cards(game)[4]).toBe('seat 1 at 7');
    expect(game.state.cards.filter((card) => card !== null)).toHaveLength(1);
  });

  it('BID-2: a player without a card must bid', () => {
    const game = auction();
    expect(game.refuses('end').code).toBe('wrong-decision');
    expect(game.legal().every((text) => text.startsWith('bid '))).toBe(true);
  });

  it('BID-2: who is outbid may bid again when his turn comes, also for the card he lost', () => {
    const game = auction().do('bid 4 0').do('bid 4 1').do('bid 1 0').do('bid 2 0');
    expect(bidder(game)).toBe(0);
    game.do('bid 4 2');
    expect(cards(game)[4]).toBe('seat 0 at 2');
    expect(bidder(game)).toBe(1);
  });

  it('BID-3: a player who holds a card passes', () => {
    const game = auction().do('bid 1 0').do('bid 2 0').do('bid 3 0').do('bid 3 1');
    // Seats 0, 1 and 3 hold cards: only seat 2 is asked.
    expect(bidder(game)).toBe(2);
    game.do('bid 1 1');
    expect(bidder(game)).toBe(0);
  });

  it('BID-5: the bid is taken off the total of the player, not of his nations', () => {
    const game = auction().do('bid 1 12').do('bid 2 0').do('bid 3 3').do('bid 4 0');
    expect(outcome(game.state).players.map((p) => [p.bid, p.points])).toEqual([
      [12, -12],
      [0, 0],
      [3, -3],
      [0, 0],
    ]);
    expect(game.points('romans')).toBe(0);
  });

  it('BID-5: only the bid that wins a card is paid', () => {
    const game = auction().do('bid 1 9').do('bid 1 10').do('bid 3 0').do('bid 4 0').do('bid 2 0');
    expect(outcome(game.state).players.map((p) => p.bid)).toEqual([0, 10, 0, 0]);
  });

  it('BID-6: with a minimum raise of 5 a first bid is free, a higher one must be 5 higher', () => {
    const game = auction(1, { minRaise: 5 });
    expect(game.may('bid 4 3')).toBe(true);
    game.do('bid 4 3');
    expect(game.refuses('bid 4 7')).toMatchObject({
      code: 'bid-out-of-range',
      rule: 'BID-6',
      details: { least: 8 },
    });
    expect(game.refuses('bid 4 3').rule).toBe('BID-2'); // no raise at all
    expect(game.may('bid 4 8')).toBe(true);
    expect(game.may('bid 2 1')).toBe(true);
  });

  it('BID-2 RUL-133: a bid is a whole number from 0 to 100, and every legal bid is listed', () => {
    const game = auction();
    expect(game.legal('bid 1 ')).toHaveLength(101);
    expect(game.legal()).toHaveLength(404);
    expect(game.refuses('bid 1 101')).toMatchObject({ rule: 'RUL-133', details: { most: 100 } });
    game.do('bid 1 98');
    expect(game.legal('bid 1 ')).toEqual(['bid 1 99', 'bid 1 100']);
  });

  it('BID-2 RUL-133: nobody can overbid the highest bid', () => {
    const game = auction().do('bid 1 100');
    expect(game.legal('bid 1 ')).toEqual([]);
    expect(game.refuses('bid 1 100').rule).toBe('BID-2');
    expect(game.legal('bid 2 ')).toHaveLength(101);
  });
});

describe('Other ways to the sides', () => {
  it('BID-1: at random the groups are dealt by a shuffle, without bids', () => {
    const deal = (rolls: number[]) =>
      start({ scenario: 'standard-4', options: { sides: 'random' } }).do('begin', rolls);
    expect(cards(deal([4, 3, 2]))).toEqual({
      1: 'seat 0 at 0',
      2: 'seat 1 at 0',
      3: 'seat 2 at 0',
      4: 'seat 3 at 0',
    });
    const other = deal([1, 1, 1]);
    expect(cards(other)).toEqual({ 1: 'seat 1 at 0', 2: 'seat 2 at 0', 3: 'seat 3 at 0', 4: 'seat 0 at 0' });
    expect(other.decision).toMatchObject({ kind: 'move', nation: 'romans', seat: 1 });
  });

  it('BID-1: every deal of the shuffle is different', () => {
    const deals = new Set<string>();
    for (const a of [1, 2, 3, 4])
      for (const b of [1, 2, 3])
        for (const c of [1, 2]) {
          const game = start({ scenario: 'standard-4', options: { sides: 'random' } });
          deals.add(JSON.stringify(game.do('begin', [a, b, c]).state.cards));
        }
    expect(deals.size).toBe(24);
  });

  it('BID-1: by choice the seats pick in turn, and a taken group stays taken', () => {
    const game = start({ scenario: 'standard-4', options: { sides: 'choose' } }).do('begin', [2]);
    expect(bidder(game)).toBe(1);
    expect(game.legal()).toEqual(['choose 1', 'choose 2', 'choose 3', 'choose 4']);
    game.do('choose 2');
    expect(game.refuses('choose 2')).toMatchObject({ code: 'side-taken', rule: 'SETUP-1' });
    expect(game.refuses('bid 2 5').code).toBe('wrong-decision');
    game.do('choose 4').do('choose 1'); // the last group falls to the last seat
    expect(cards(game)).toEqual({ 1: 'seat 3 at 0', 2: 'seat 1 at 0', 3: 'seat 0 at 0', 4: 'seat 2 at 0' });
  });

  it('BID-5: while groups are free, only what is bid counts against a seat', () => {
    const game = auction(1);
    expect(outcome(game.state).players.map(({ bid, points }) => [bid, points])).toEqual(
      Array(4).fill([0, 0]),
    );
    game.do('bid 1 7');
    expect(outcome(game.state).players.map(({ bid, points }) => [bid, points + bid])).toEqual([
      [7, 0],
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
  });
});
