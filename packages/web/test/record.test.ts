import { createBot } from '@bretwalda/ai';
import {
  type GameEvent,
  type GameState,
  type History,
  legalActions,
  nationId,
  newHistory,
  outcome,
  play,
  present,
  type ScenarioId,
  seatsOf,
  seededDice,
} from '@bretwalda/engine';
import { FIRST_NATION, rulesWith, seatPoints } from '@bretwalda/engine/queries';
import { resultBy } from '@bretwalda/protocol';
import type { Player } from '@bretwalda/table';
import { en, loadText } from '@bretwalda/text';
import { describe, expect, it } from 'vitest';
import { spread, ticks } from '../src/windows/record/chart-scale.ts';
import { bestNation, diceLuck, nationsOfSeat, turningPoint } from '../src/windows/record/game-findings.ts';
import { winnersTold } from '../src/windows/record/how-it-ended.ts';
import { type LogFilter, linesOf, logGroups } from '../src/windows/record/log-lines.ts';
import { shortName } from '../src/windows/record/player-labels.ts';
import { pointsByRound } from '../src/windows/record/points-by-round.ts';
import { reviewSteps } from '../src/windows/record/review-steps.ts';
import { isProjected, type SeatScore, scoreSheet, totalsByRound } from '../src/windows/record/score-sheet.ts';

const RULES = rulesWith('second-edition', []);

const italian = await loadText('it');

function game(scenario: ScenarioId, seed: number): History {
  const dice = seededDice(seed);
  const bot = createBot('greedy');
  let history = newHistory({ scenario });
  while (present(history).pending) {
    const { action } = bot.choose(present(history), legalActions(present(history)), dice);
    history = play(history, action, dice).history;
  }
  return history;
}

const games = [game('standard-4', 1), game('standard-5', 2), game('two-vikings', 3), game('short-3', 4)];
const full = games[0] as History;

describe('the score sheet', () => {
  it('adds up to what the engine says', () => {
    for (const history of games) {
      const state = present(history);
      const sheet = scoreSheet(state);
      const result = outcome(state);
      for (const seat of sheet.seats) {
        expect(seat.total).toBe(seatPoints(state)[seat.seat]);
        expect(totalsByRound(seat).at(-1)).toBe(seat.total);
        expect(seat.byRound.reduce((a, b) => a + b, 0) - seat.bid).toBe(seat.total);
        for (const { nation, total, byRound } of seat.nations) {
          expect(total).toBe(result.nations[nation].points);
          expect(byRound.reduce((a, b) => a + b, 0)).toBe(total);
          expect(pointsByRound(state, nation).reduce((sum, round) => sum + round.sum, 0)).toBe(total);
        }
      }
      expect(result.winners).toContain(sheet.seats[0]?.seat);
      expect(sheet.seats.filter(({ place }) => place === 1).map(({ seat }) => seat)).toEqual(
        [...result.winners].sort(),
      );
    }
  });
});

describe('the end that people agreed on', () => {
  const between = full.states.find(({ round }) => round === 9) as GameState;
  const agreed = resultBy(between, 'projected');
  const sheet = scoreSheet(between, agreed);

  it('counts for every place, with what was scored beside it', () => {
    const points = seatPoints(between);
    for (const { seat, total, scored, nations } of sheet.seats) {
      expect(total).toBe(agreed.players.find((one) => one.seat === seat)?.points);
      expect(scored).toBe(points[seat]);
      expect(total).toBeGreaterThan(scored);
      expect(nations.reduce((sum, one) => sum + one.total - one.scored, 0)).toBe(total - scored);
    }
    expect(sheet.seats.filter(({ place }) => place === 1).map(({ seat }) => seat)).toEqual(agreed.winners);
    const totals = sheet.seats.map(({ total }) => total);
    expect(totals).toEqual([...totals].sort((a, b) => b - a));
    expect(isProjected(sheet)).toBe(true);
    expect(isProjected(scoreSheet(between, resultBy(between, 'present')))).toBe(false);
  });

  it('says who has won by it', () => {
    const players = sheet.seats.map((_, i): Player => ({ kind: 'person', name: `P${i + 1}` }));
    const [first, second] = sheet.seats as [SeatScore, SeatScore];
    expect(winnersTold(en, [first.seat], sheet, players, null)).toBe(
      `P${first.seat + 1} wins by ${first.total - second.total} points`,
    );
  });
});

describe('findings', () => {
  it('name a round, a nation and the luck of the dice', () => {
    const sheet = scoreSheet(present(full));
    const turn = turningPoint(sheet);
    expect(turn === null || sheet.rounds.includes(turn.round)).toBe(true);
    const best = bestNation(sheet);
    for (const { total, aim } of sheet.seats.flatMap(({ nations }) => nations))
      expect(total - aim).toBeLessThanOrEqual((best?.total ?? 0) - (best?.aim ?? 0));
  });

  it('count every die of the journal once', () => {
    for (const history of games) {
      const rolled = history.journal.reduce((n, entry) => n + entry.rolls.length, 0);
      const all = diceLuck(history, null);
      expect(all?.dice).toBe(rolled);
      const { seats } = present(history);
      const parts = seatsOf(seats).map((seat) => diceLuck(history, nationsOfSeat(history, seat)));
      expect(parts.reduce((n, luck) => n + (luck?.dice ?? 0), 0)).toBe(rolled);
    }
  });
});

describe('the log', () => {
  const who = (seat: number) => `Player ${seat + 1}`;
  const groups = logGroups(full);
  const lines = (filter: LogFilter) => groups.flatMap((group) => linesOf(en, group, filter, who, RULES));

  it('keeps every event but those told together (UI-79)', () => {
    const kept = groups.flatMap(({ items }) => items.flatMap(({ events }) => events));
    const walks = full.events.flat().filter((event) => event.type === 'moved').length;
    const others = (events: readonly GameEvent[]) => events.filter((event) => event.type !== 'moved').length;
    expect(others(kept)).toBe(others(full.events.flat()));
    expect(kept.filter((event) => event.type === 'moved').length).toBeLessThanOrEqual(walks);
  });

  it('has a group for every turn and every round', () => {
    const starts = full.events.flat().filter((event) => event.type === 'turn-started').length;
    expect(groups.filter(({ nation }) => nation !== null).length).toBe(starts);
    expect(groups.filter(({ counting }) => counting).length).toBeGreaterThanOrEqual(5);
  });

  it('says something in each filter, in both languages', () => {
    for (const filter of ['all', 'battles', 'points', 'moves', 'politics'] as const) {
      expect(lines(filter).length).toBeGreaterThan(0);
      for (const { text } of lines(filter)) expect(text.trim()).not.toBe('');
    }
    for (const group of groups)
      for (const { text } of linesOf(italian, group, 'all', who, RULES))
        expect(text).not.toMatch(/undefined|NaN/);
    expect(new Set(lines('all').map(({ key }) => key)).size).toBe(lines('all').length);
  });

  it('tells points of a kind in one line', () => {
    const counted = groups.find(({ counting }) => counting);
    const sums = counted?.items.filter(({ events }) => events.length > 1) ?? [];
    expect(sums.length).toBeGreaterThan(0);
    for (const { events } of sums)
      expect(new Set(events.map((event) => (event.type === 'points' ? event.nation : ''))).size).toBe(1);
  });
});

describe('the review', () => {
  it('has a text for every step since a moment', () => {
    const players: Player[] = [0, 1, 2, 3].map((seat) => ({ kind: 'person', name: `P${seat}` }));
    const since = full.journal.length - 100;
    const steps = reviewSteps(full, since, players, en);
    expect(steps.length).toBeGreaterThan(10);
    for (const { index, text, events } of steps) {
      expect(index).toBeGreaterThanOrEqual(since);
      expect(events).toBe(full.events[index + 1]);
      expect(text).not.toBe('');
    }
    expect(nationId(FIRST_NATION)).toBe('romans');
  });
});

describe('the chart', () => {
  it('has few round lines around all figures', () => {
    for (const [least, most] of [
      [0, 3],
      [0, 47],
      [-12, 236],
      [0, 260],
      [0, 0],
    ] as const) {
      const values = ticks(least, most);
      expect(values[0]).toBeLessThanOrEqual(least);
      expect(values.at(-1)).toBeGreaterThanOrEqual(most);
      expect(values.length).toBeLessThanOrEqual(9);
    }
  });

  it('tells names with numbers apart where they are cut short', () => {
    expect(['Giocatore 1', 'Giocatore 12', 'Player 4', 'Massimiliano'].map(shortName)).toEqual([
      'Giocat… 1',
      'Gioca… 12',
      'Player 4',
      'Massimil…',
    ]);
  });

  it('moves labels apart and keeps their order', () => {
    const placed = spread([100, 102, 101, 300], 20, 0, 310);
    const sorted = [...placed].sort((a, b) => a - b);
    for (let i = 1; i < sorted.length; i++)
      expect((sorted[i] ?? 0) - (sorted[i - 1] ?? 0)).toBeGreaterThanOrEqual(20);
    expect((placed[0] ?? 0) < (placed[2] ?? 0) && (placed[2] ?? 0) < (placed[1] ?? 0)).toBe(true);
    expect(Math.max(...placed)).toBeLessThanOrEqual(310);
  });
});
