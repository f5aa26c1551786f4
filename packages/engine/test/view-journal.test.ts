import { describe, expect, it } from 'vitest';
import {
  earliestUndo,
  type History,
  newHistory,
  phaseStart,
  play,
  present,
  undoTo,
} from '../src/game/history.ts';
import { decision, legalActions } from '../src/game/play.ts';
import { view, viewJournal } from '../src/game/view.ts';
import { scriptedDice } from '../src/model/dice.ts';
import { type Seat, toSeat } from '../src/model/ids.ts';
import { makeAction, parseAction } from '../src/notation/action-text.ts';
import { parsePosition } from '../src/notation/position-text.ts';

/** BRET-7: a secret ballot stays secret in the journal, too, until it is revealed. */

const BOARD = 'york: angles 1\nessex: saxons 1\nhwicce: welsh 1';
const [WELSH, SAXONS, ANGLES] = [toSeat(1), toSeat(2), toSeat(3)];

function ballot(setting: 'secret' | 'open' | 'ask', ...actions: string[]): History {
  const position = parsePosition(`round 9 bretwalda\noptions {"ballot":"${setting}"}\n${BOARD}`);
  if (!position.ok) throw new Error(JSON.stringify(position.violation));
  let history = newHistory({ scenario: 'standard-4', position: position.value });
  for (const text of actions) {
    const action = parseAction(text);
    if (!action.ok) throw new Error(text);
    history = play(history, action.value, scriptedDice([])).history;
  }
  return history;
}

const seen = (history: History, seat?: Seat) =>
  viewJournal(history.journal, present(history), seat).map(({ action }) => action && makeAction(action));

describe('The journal during a secret ballot', () => {
  const voted = () => ballot('secret', 'vote saxons angles', 'vote welsh welsh');

  it('hides the votes of others from a player, and shows him his own', () => {
    expect(present(voted()).pending).toMatchObject({ kind: 'vote', secret: true });
    expect(seen(voted(), SAXONS)).toEqual(['vote saxons angles', null]);
    expect(seen(voted(), WELSH)).toEqual([null, 'vote welsh welsh']);
    expect(seen(voted(), ANGLES)).toEqual([null, null]);
  });

  it('hides all votes from spectators, and from a seat that is not at the table', () => {
    expect(seen(voted())).toEqual([null, null]);
    expect(seen(voted(), toSeat(7))).toEqual([null, null]);
  });

  it('still tells who has voted, and in which order', () => {
    const { journal } = voted();
    expect(viewJournal(journal, present(voted()))).toEqual([
      { seq: 0, seat: SAXONS, rolls: [], action: null },
      { seq: 1, seat: WELSH, rolls: [], action: null },
    ]);
    expect(journal.map(({ action }) => makeAction(action))).toEqual([
      'vote saxons angles',
      'vote welsh welsh',
    ]);
  });

  it('hides as much when asked with the state as somebody sees it', () => {
    const { journal } = voted();
    const state = present(voted());
    for (const seat of [WELSH, SAXONS, ANGLES, undefined])
      expect(viewJournal(journal, view(state, seat), seat)).toEqual(viewJournal(journal, state, seat));
  });

  it('what came before the first vote is open to all', () => {
    const history = ballot('ask', 'ballot open', 'ballot secret', 'vote angles angles');
    for (const seat of [WELSH, SAXONS, undefined])
      expect(seen(history, seat)).toEqual(['ballot open', 'ballot secret', null]);
    expect(seen(history, ANGLES)).toEqual(['ballot open', 'ballot secret', 'vote angles angles']);
  });

  it('before anybody has voted nothing is hidden', () => {
    const history = ballot('ask', 'ballot secret');
    expect(viewJournal(history.journal, present(history))).toEqual(history.journal);
  });

  it('once revealed, everything is shown to everybody', () => {
    const history = ballot('secret', 'vote saxons angles', 'vote welsh welsh', 'vote angles angles');
    expect(present(history).pending?.kind).not.toBe('vote');
    for (const seat of [WELSH, SAXONS, ANGLES, undefined])
      expect(viewJournal(history.journal, present(history), seat)).toBe(history.journal);
  });
});

describe('The journal of all else', () => {
  it('an open ballot hides nothing', () => {
    const history = ballot('open', 'vote welsh saxons');
    expect(present(history).pending).toMatchObject({ kind: 'vote', secret: false });
    expect(viewJournal(history.journal, present(history))).toBe(history.journal);
  });

  it('a game of which a ballot was already under way hides what was voted since', () => {
    const turn = {
      pending: {
        kind: 'vote',
        secret: true,
        voters: ['welsh', 'saxons', 'angles'],
        votes: ['welsh', null, null],
      },
    };
    const position = parsePosition(
      `round 9 bretwalda\noptions {"ballot":"secret"}\n${BOARD}\nturn ${JSON.stringify(turn)}`,
    );
    const action = parseAction('vote saxons saxons');
    if (!position.ok || !action.ok) throw new Error();
    const begun = newHistory({ scenario: 'standard-4', position: position.value });
    const { history } = play(begun, action.value, scriptedDice([]));
    expect(seen(history, ANGLES)).toEqual([null]);
    expect(seen(history, SAXONS)).toEqual(['vote saxons saxons']);
  });
});

describe('A secret ballot that has been opened', () => {
  const opened = () => ballot('secret', 'vote saxons angles', 'vote angles angles', 'vote welsh welsh');

  it('BRET-7: is not taken back by the last voter, who knows the others now, though he decides next', () => {
    expect(decision(present(opened()))[0]?.seat).toBe(WELSH);
    expect(earliestUndo(opened())).toBe(3);
    expect(undoTo(opened(), 2).journal).toHaveLength(3);
    expect(phaseStart(opened())).toBe(3);
  });

  it('what is done after it is taken back as ever', () => {
    const [action] = legalActions(present(opened())).filter(
      ({ type }) => type === 'place' || type === 'move',
    );
    if (!action) throw new Error('nothing to do');
    const later = play(opened(), action, scriptedDice([])).history;
    expect(undoTo(later, 0).journal).toHaveLength(3);
  });
});
