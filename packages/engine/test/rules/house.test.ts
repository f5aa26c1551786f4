import { describe, expect, it } from 'vitest';
import { newHistory, play, present } from '../../src/game/history.ts';
import { checkConfig } from '../../src/game/new-game.ts';
import { outcome } from '../../src/game/outcome.ts';
import { toPosition } from '../../src/game/position.ts';
import { botView, view, viewEvents } from '../../src/game/view.ts';
import { seededDice } from '../../src/model/dice.ts';
import { toSeat } from '../../src/model/ids.ts';
import { parsePosition } from '../../src/notation/position-text.ts';
import { loadGame, makeSave } from '../../src/notation/save.ts';
import { areScoresOpen, handicapOf, seatPoints } from '../../src/query/score.ts';
import { at, brief, start, type TestGame } from '../support.ts';

/** What a table agrees on among itself: handicaps, hidden scores, deals (RUL-143 to RUL-145), and files with decks. */

const points = (nation: string, n: number): string =>
  `points {"nation":"${nation}","round":5,"points":${n},"reason":"hold","area":"york"}`;

const close = (...lines: string[]): TestGame => at(`round 16 round-end\n${lines.join('\n')}`);
const totals = (game: TestGame): number[] => outcome(game.state).players.map((player) => player.points);

describe('RUL-143: handicap', () => {
  const HANDICAP = 'options {"handicap":[0,-8,5,0]}';

  it('is added to the score of the player who has the group, and decides who wins', () => {
    const lines = [points('romans', 40), points('welsh', 45), points('saxons', 38)];
    expect(outcome(close(...lines).state).winners).toEqual([1]);
    const game = close(...lines, HANDICAP);
    expect(totals(game)).toEqual([40, 37, 43, 0]);
    expect(outcome(game.state)).toMatchObject({ winners: [2] });
    expect(outcome(game.state).players.map(({ handicap }) => handicap)).toEqual([0, -8, 5, 0]);
  });

  it('belongs to the group of nations, whoever plays it', () => {
    const config = {
      scenario: 'standard-4',
      groups: [3, 2, 1, 0],
      options: { handicap: [1, 2, 3, 4] },
    } as const;
    expect(seatPoints(start(config).state)).toEqual([4, 3, 2, 1]);
  });

  it('counts beside a bid, and not before a group is taken', () => {
    const { state } = start({ scenario: 'standard-4', options: { sides: 'bid', handicap: [5, 0, 0, 0] } });
    expect(handicapOf(state, toSeat(0))).toBe(0);
    const game = close(
      HANDICAP,
      'sides {"cards":[{"seat":0,"points":0},{"seat":1,"points":3},{"seat":2,"points":4},{"seat":3,"points":0}],"order":[0,1,2,3]}',
    );
    expect(totals(game)).toEqual([0, -11, 1, 0]);
  });

  it('is a whole number from -50 to 50 for each group, or left out', () => {
    const problem = (handicap: unknown) => {
      const found = checkConfig({ scenario: 'standard-4', options: { handicap } });
      return found && brief(found);
    };
    for (const fine of [[], [50, -50, 0, 0]]) expect(problem(fine)).toBeUndefined();
    for (const wrong of [[51, 0, 0, 0], [0, 0, 0, -51], [1.5, 0, 0, 0], [0, 0, 0], null, 'x', ['1', 0, 0, 0]])
      expect(problem(wrong)).toContain('options.handicap');
    expect(checkConfig({ scenario: 'standard-5', options: { handicap: [1, 1, 1, 1, 1] } })).toBeUndefined();
    expect(start({ scenario: 'standard-4' }).state.options.handicap).toEqual([]);
  });
});

describe('RUL-144: hidden scores', () => {
  const HIDDEN = 'options {"variants":["hidden-scores"]}';
  const underWay = (options: string) =>
    at(`round 9 saxons movement\nkent: saxons 3\nessex: angles 1\n${points('saxons', 7)}\n${options}`);

  it('nobody sees points before the end, neither a player nor a spectator', () => {
    const { state } = underWay(HIDDEN);
    expect(areScoresOpen(state)).toBe(false);
    for (const seat of [toSeat(2), toSeat(0), undefined]) {
      const seen = view(state, seat);
      expect(seen.ledger).toEqual([]);
      expect(outcome(seen).players.map((player) => player.points)).toEqual([0, 0, 0, 0]);
      expect({ ...seen, ledger: state.ledger }).toEqual(state);
    }
    expect(JSON.stringify(toPosition(view(state)))).not.toContain('"points":7');
  });

  it('a computer player keeps count', () => {
    const { state } = underWay(HIDDEN);
    expect(botView(state, toSeat(2))).toBe(state);
  });

  it('without the option all is open', () => {
    const { state } = underWay('');
    expect(areScoresOpen(state)).toBe(true);
    expect(view(state)).toBe(state);
  });

  it('events do not tell points either', () => {
    const event = {
      type: 'points',
      nation: 'saxons',
      points: 2,
      round: 7,
      reason: 'bretwalda',
      area: null,
    } as const;
    const started = { type: 'round-started', round: 8 } as const;
    expect(viewEvents([event, started], underWay(HIDDEN).state)).toEqual([started]);
    expect(viewEvents([event, started], underWay('').state)).toEqual([event, started]);
  });

  it('when the game is over everybody sees everything', () => {
    const game = close(points('saxons', 7), HIDDEN);
    expect(game.asks).toBe('over');
    expect(view(game.state, toSeat(0))).toBe(game.state);
    expect(outcome(view(game.state)).nations.saxons).toMatchObject({ points: 7, reasons: [{ points: 7 }] });
  });
});

describe('RUL-145: what may be negotiated', () => {
  it('is one of three words, and free if nothing is said', () => {
    expect(start({ scenario: 'standard-4' }).state.options.negotiation).toBe('free');
    for (const negotiation of ['free', 'open', 'none'])
      expect(checkConfig({ scenario: 'standard-4', options: { negotiation } })).toBeUndefined();
    const found = checkConfig({ scenario: 'standard-4', options: { negotiation: 'whispering' } });
    expect(found && brief(found)).toContain('options.negotiation');
  });
});

describe('decks of two sizes', () => {
  it('exclude each other', () => {
    const variants = ['dice-deck-24', 'dice-deck-48'];
    expect(checkConfig({ scenario: 'standard-4', options: { variants } })).toMatchObject({
      code: 'options-clash',
    });
  });
});

describe('a saved game with decks', () => {
  const POSITION = `
    round 9 saxons movement
    kent: saxons 3
    essex: angles 3
    suffolk: angles 1
    options {"variants":["dice-deck-48","reduced-luck"]}
  `;

  it('keeps each card in one character, and replays to the same decks', () => {
    const position = parsePosition(POSITION);
    if (!position.ok) throw new Error(JSON.stringify(position.violation));
    let history = newHistory({ scenario: 'standard-4', position: position.value });
    const dice = seededDice(3);
    history = play(
      history,
      { type: 'move', from: 'kent', to: 'essex', unit: 'infantry', count: 3, leader: false, group: 0 },
      dice,
    ).history;
    history = play(history, { type: 'end' }, dice).history;
    const rolls = history.journal.at(-1)?.rolls ?? [];
    expect(rolls).toHaveLength(12);
    expect(Math.max(...rolls)).toBeGreaterThan(35);
    const text = makeSave(history);
    expect(text).toMatch(/\n2 end \| [1-9a-zA-Z]{12}\n/);
    expect(loadGame(text)).toMatchObject({ ok: true, value: { journal: history.journal } });
    const loaded = loadGame(text);
    expect(loaded.ok && loaded.value.state).toEqual(present(history));
  });
});
