import { describe, expect, it } from 'vitest';
import { fromPosition } from '../src/game/from-position.ts';
import { type History, newHistory, phaseStart, play, present, undoTo } from '../src/game/history.ts';
import { type Entry, replay } from '../src/game/journal.ts';
import { startGame } from '../src/game/new-game.ts';
import { outcome } from '../src/game/outcome.ts';
import { decision, legalActions, seatOfAction } from '../src/game/play.ts';
import { toPosition } from '../src/game/position.ts';
import { view } from '../src/game/view.ts';
import { scriptedDice } from '../src/model/dice.ts';
import { toSeat } from '../src/model/ids.ts';
import { RuleError, violation } from '../src/model/violation.ts';
import { parseAction } from '../src/notation/action-text.ts';
import { at, start } from './support.ts';

/** A game with its past: whose entry it was, how far a player may step back, and what others may see. */

const order = (text: string) => {
  const read = parseAction(text);
  if (!read.ok) throw new Error(text);
  return read.value;
};

/** A history from a position, after some orders without dice. */
function from(text: string, ...orders: string[]): History {
  let history = newHistory({ scenario: 'standard-4', position: toPosition(at(text).state) });
  for (const line of orders) history = play(history, order(line), scriptedDice([])).history;
  return history;
}

const ballot = () =>
  at(`
    round 8 bretwalda
    options {"ballot":"secret"}
    york: angles 1
    essex: saxons 1
    hwicce: welsh 1
  `);

describe('Whose entry it is', () => {
  it('that of the player who decides', () => {
    const { state } = at('round 9 saxons movement\nkent: saxons 2');
    expect(seatOfAction(state, order('end'))).toBe(2);
    expect(decision(state)[0]?.seat).toBe(2);
    expect(seatOfAction(state, order('vote welsh welsh'))).toBe(2); // though the Welsh are of another
  });

  it('BRET-7: in a ballot that of the player whose nation votes', () => {
    const { state } = ballot();
    for (const { nation, seat } of decision(state))
      expect(seatOfAction(state, order(`vote ${nation} welsh`))).toBe(seat);
    expect(seatOfAction(state, order('end'))).toBe(decision(state)[0]?.seat);
    expect(new Set(decision(state).map(({ seat }) => seat)).size).toBeGreaterThan(1);
  });

  it('nobody when the game is over', () => {
    expect(seatOfAction(at('round 16 over').state, order('end'))).toBe(-1);
  });

  it('an entry that does not say whose it is does not fit', () => {
    const { config, journal } = from('round 9 saxons movement\nkent: saxons 2', 'move 1 kent essex');
    const anonymous = journal.map(({ seat: _, ...entry }) => entry) as unknown as Entry[];
    const replayed = replay(config, anonymous);
    expect(replayed.ok ? 'replayed' : replayed.violation).toEqual({
      code: 'bad-journal',
      rule: 'journal',
      details: { entry: 0, reason: 'another seat decides here' },
    });
  });
});

describe('A history made of a journal', () => {
  it('has the states and the events of the game that was played', () => {
    const played = from(
      'round 9 saxons movement\nkent: saxons 2',
      'move 1 kent essex',
      'move 1 essex suffolk',
    );
    const again = newHistory(played.config, played.journal);
    expect(again).toEqual(played);
    expect(again.events.map((events) => events.length)).toEqual([0, 1, 1]);
    expect(again.states).toHaveLength(3);
  });

  it('the opening tells what happens before the first decision, and nothing of the setup', () => {
    const { events, state } = startGame({ scenario: 'standard-4' });
    expect(events.map(({ type }) => type)).toEqual([
      'sides-settled',
      'round-started',
      'turn-started',
      'movement-started',
    ]);
    expect(newHistory({ scenario: 'standard-4' }).events).toEqual([events]);
    expect(outcome(state).nations.welsh).toEqual({ points: 0, reasons: [] });
    expect(toPosition(state)).toMatchObject({ scored: {}, ledger: [] });
  });
});

describe('The start of a phase', () => {
  it('MAJ-1: the second half of a Major Invasion is a phase of its own', () => {
    const history = from('round 1 romans movement\nkent: romans 2', 'move 1 kent essex', 'end');
    expect(present(history)).toMatchObject({ invasionHalf: 2, pending: { kind: 'move' } });
    expect(decision(present(history))[0]?.seat).toBe(history.journal[1]?.seat);
    expect(phaseStart(history)).toBe(2);
  });

  it('SEQ-2: the phase of the next nation is another, though the same player moves it', () => {
    const history = from('round 3 welsh movement\ngwynedd: welsh 1\nskye: caledonians 1', 'end');
    expect(decision(present(history))[0]).toMatchObject({ nation: 'caledonians', kind: 'move' });
    expect(decision(present(history))[0]?.seat).toBe(history.journal[0]?.seat);
    expect(phaseStart(history)).toBe(1);
    expect(undoTo(history, 0).journal).toEqual([]);
  });

  it('when the game is over nobody steps back', () => {
    const cards = [0, 3, 2, 1].map((seat) => ({ seat, points: 0 }));
    const sides = JSON.stringify({ cards, order: [0, 1, 2, 3] });
    const history = from(`round 16 normans movement half 2\nkent: normans 1\nsides ${sides}`, 'end');
    expect(history.journal[0]?.seat).toBe(1);
    expect(present(history).pending).toBeNull();
    expect(phaseStart(history)).toBe(1);
    expect(undoTo(history, 0)).toEqual(history);
  });
});

describe('What a decision tells', () => {
  it('BID-2: a side is chosen by a player, not by a nation', () => {
    const { state } = start({ scenario: 'standard-4', options: { sides: 'choose' } }).do('begin', [2]);
    const [asked, ...others] = decision(state);
    expect(others).toEqual([]);
    expect(asked).toEqual({
      kind: 'side',
      seat: state.order[0],
      nation: null,
      data: { seat: state.order[0] },
    });
    expect(legalActions(state, state.order[0])).toEqual(legalActions(state));
    expect(legalActions(state, state.order[1])).toEqual([]);
  });

  it('BRET-7: each voter is told of his own vote alone', () => {
    expect(decision(ballot().state).map(({ kind, data }) => ({ kind, data }))).toEqual(
      ['welsh', 'saxons', 'angles'].map((nation) => ({ kind: 'vote', data: { secret: true, nation } })),
    );
  });

  it('without a battle there is no area', () => {
    expect(decision(at('round 9 saxons movement\nkent: saxons 2').state)).toEqual([
      { kind: 'move', seat: 2, nation: 'saxons', data: { nation: 'saxons' } },
    ]);
  });
});

describe('What others may see', () => {
  it('BRET-7: an open ballot hides nothing', () => {
    const open = at('round 8 bretwalda\noptions {"ballot":"open"}\nyork: angles 1\nessex: saxons 1');
    open.do(open.legal('vote')[0] as string);
    expect(open.asks).toBe('vote');
    expect(view(open.state)).toBe(open.state);
  });

  it('nor is anything hidden when the game is over', () => {
    const { state } = at('round 16 over');
    expect(view(state, toSeat(1))).toBe(state);
  });

  it('a view with hidden votes can be written down and read again', () => {
    const game = ballot().do('vote saxons angles');
    const seen = view(game.state, toSeat(3));
    expect(toPosition(seen).turn).toMatchObject({
      pending: { voters: ['welsh', 'saxons', 'angles'], votes: [null, 'hidden', null] },
    });
    expect(fromPosition(toPosition(seen))).toEqual({ ok: true, value: seen });
  });
});

describe('The outcome', () => {
  it('WIN-1: tells points, bids and nations of each player, and winners only at the end', () => {
    const ledger = [
      { nation: 'saxons', round: 9, points: 7, area: 'kent', reason: 'hold', line: 0 },
      { nation: 'saxons', round: 8, points: 4, area: null, reason: 'bretwalda' },
      { nation: 'welsh', round: 7, points: 5, area: 'powys', reason: 'hold', line: 0 },
    ];
    const lines = ledger.map((line) => `points ${JSON.stringify(line)}`).join('\n');
    const going = outcome(at(`round 9 saxons movement\nkent: saxons 1\n${lines}`).state);
    expect(going).toMatchObject({ over: false, winners: [] });
    const over = outcome(at(`round 16 over\n${lines}`).state);
    expect(over.over).toBe(true);
    expect(over.winners).toEqual([2]);
    const [first, second] = ledger.map(({ nation: _, ...reason }) => reason);
    expect(over.nations.saxons).toEqual({ points: 11, reasons: [first, second] });
    expect(over.players[2]).toMatchObject({ seat: 2, bid: 0, points: 11 });
    expect(over.players.map(({ nations }) => nations.includes('saxons'))).toEqual([
      false,
      false,
      true,
      false,
    ]);
  });
});

describe('A refusal that is thrown', () => {
  it('has its code, its rule and its details in the message', () => {
    const error = new RuleError(violation('malformed', 'action', { field: 'type' }));
    expect(error.message).toBe('malformed (action) {"field":"type"}');
    expect(error.name).toBe('RuleError');
    expect(violation('game-over', 'WIN-1', {})).toEqual({ code: 'game-over', rule: 'WIN-1', details: {} });
  });
});
