import { describe, expect, it } from 'vitest';
import { newHistory, phaseStart, play, present, undoTo } from '../src/game/history.ts';
import { type Entry, replay, undoLimit } from '../src/game/journal.ts';
import { newGame } from '../src/game/new-game.ts';
import { apply, check, decision, legalActions } from '../src/game/play.ts';
import { view } from '../src/game/view.ts';
import { scriptedDice, seededDice } from '../src/model/dice.ts';
import { NO_DICE } from '../src/model/draft.ts';
import { type Seat, toSeat } from '../src/model/ids.ts';
import { type Config, RULES_VERSION } from '../src/model/state.ts';
import { RuleError, violation } from '../src/model/violation.ts';
import { parseAction } from '../src/notation/action-text.ts';
import { loadGame, makeSave, parseSave } from '../src/notation/save.ts';
import { at, refusedPosition } from './support.ts';

const order = (text: string) => {
  const read = parseAction(text);
  if (!read.ok) throw new Error(text);
  return read.value;
};

const CONFIG: Config = { scenario: 'two-vikings' };

/** A game of two-vikings after some orders, with the dice written out. */
function played(...moves: [string, number[]?][]) {
  let history = newHistory(CONFIG);
  for (const [text, rolls = []] of moves) history = play(history, order(text), scriptedDice(rolls)).history;
  return history;
}

describe('apply and check', () => {
  it('apply refuses the action of a seat that does not decide, if it is told the seat', () => {
    const { state } = at('round 9 saxons movement\nkent: saxons 2');
    const [saxons, welsh] = [toSeat(2), toSeat(1)];
    expect(apply(state, order('end'), seededDice(5), saxons)).toEqual(
      apply(state, order('end'), seededDice(5)),
    );
    expect(() => apply(state, order('end'), seededDice(5), welsh)).toThrow(/^not-your-decision/);
  });

  it('apply refuses what check refuses, with the violation, and changes nothing', () => {
    const state = newGame({ scenario: 'standard-4' });
    const before = JSON.stringify(state);
    const action = order('move 1 kent essex');
    const refusal = check(state, action);
    expect(refusal?.code).toBe('move-no-such-units');
    try {
      apply(state, action, NO_DICE);
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(RuleError);
      expect((error as RuleError).violation).toEqual(refusal);
    }
    expect(JSON.stringify(state)).toBe(before);
  });

  it('the same input gives the same output', () => {
    const game = at('round 9 saxons movement\nkent: saxons 3\nessex: angles 2');
    game.do('move 3 kent essex');
    const once = apply(game.state, order('end'), seededDice(5));
    expect(apply(game.state, order('end'), seededDice(5))).toEqual(once);
    expect(once.rolls.length).toBeGreaterThan(0);
  });

  it('a refusal names areas and numbers: three in Downlands who cannot go on, four in Wessex who can', () => {
    const game = at('round 9 saxons movement\nwessex: saxons 7');
    game.do('move 3 wessex downlands');
    const refusal = game.refuses('end');
    expect(refusal).toEqual({
      code: 'end-stacking',
      rule: 'STK-1',
      details: {
        nation: 'saxons',
        areas: ['downlands', 'wessex'],
        armies: [3, 4],
        limits: [2, 3],
        from: ['wessex'],
        leave: [1],
        overstack: 'downlands',
        enough: true,
      },
    });
  });

  it('a refusal about a leader who is elsewhere says so', () => {
    const game = at('round 12 saxons movement\nwessex: saxons 2 leader alfred\nkent: saxons 2');
    const leader = game.refuses('move 1 leader kent sussex');
    expect(leader).toMatchObject({
      code: 'move-no-such-units',
      details: { from: 'kent', asked: 1, there: 2 },
    });
    const many = game.refuses('move 5 kent sussex');
    expect(many).toMatchObject({ code: 'move-no-such-units', details: { from: 'kent', asked: 5, there: 2 } });
  });

  it('an error names the code, the clause and the details', () => {
    const sea = violation('end-at-sea', 'SEA-6', { nation: 'irish', sea: 'irish-sea', armies: 2 });
    expect(new RuleError(sea).message).toBe(
      'end-at-sea (SEA-6) {"nation":"irish","sea":"irish-sea","armies":2}',
    );
  });

  it('only the decider is let in', () => {
    const state = newGame({ scenario: 'standard-4' });
    const [first] = legalActions(state);
    expect(decision(state)[0]?.seat).toBe(0);
    expect(check(state, first, toSeat(0))).toBeUndefined();
    expect(check(state, first, toSeat(2))?.code).toBe('not-your-decision');
    expect(legalActions(state, toSeat(2))).toEqual([]);
  });
});

describe('secret ballots and views', () => {
  const ballot = () =>
    at(`
      round 8 bretwalda
      options {"ballot":"secret"}
      york: angles 1
      essex: saxons 1
      hwicce: welsh 1
    `);

  it('BRET-7: everybody decides at once, and nobody sees the votes of others before the end', () => {
    const game = ballot();
    expect(decision(game.state).map((d) => d.nation)).toEqual(['welsh', 'saxons', 'angles']);
    game.do('vote saxons angles');
    expect(decision(game.state).map((d) => d.nation)).toEqual(['welsh', 'angles']);
    const votes = (seat?: Seat) => {
      const p = view(game.state, seat).pending;
      return p?.kind === 'vote' ? p.votes : undefined;
    };
    expect(votes(toSeat(2))?.[1]).toBeGreaterThan(0);
    expect(votes(toSeat(3))).toEqual([-1, -2, -1]);
    expect(votes()).toEqual([-1, -2, -1]);
    expect(game.seen('voted')).toEqual([]);
    game.do('vote angles angles').do('vote welsh welsh');
    expect(game.seen('voted')).toHaveLength(3);
    expect(game.points('angles')).toBe(4);
  });

  it('a seat votes only for its own nations', () => {
    const { state } = ballot();
    expect(check(state, order('vote saxons angles'), toSeat(2))).toBeUndefined();
    expect(check(state, order('vote saxons angles'), toSeat(3))?.code).toBe('not-your-decision');
    expect(legalActions(state, toSeat(2)).every((a) => a.type === 'vote' && a.nation === 'saxons')).toBe(
      true,
    );
  });

  it('everything else is open: a view is the state itself', () => {
    const state = newGame({ scenario: 'standard-4' });
    expect(view(state, toSeat(3))).toBe(state);
  });
});

describe('journal and undo', () => {
  const entry = (seq: number, seat: number, rolls: number[] = []): Entry => ({
    seq,
    seat: toSeat(seat),
    action: { type: 'end' },
    rolls,
  });

  it('undo stops at a die and at another player', () => {
    expect(undoLimit([], toSeat(0))).toBe(0);
    expect(undoLimit([entry(0, 0), entry(1, 0)], toSeat(0))).toBe(0);
    expect(undoLimit([entry(0, 0), entry(1, 1), entry(2, 0)], toSeat(0))).toBe(2);
    expect(undoLimit([entry(0, 0), entry(1, 0, [6]), entry(2, 0)], toSeat(0))).toBe(2);
    expect(undoLimit([entry(0, 0), entry(1, 0)], toSeat(1))).toBe(2);
  });

  it('a history steps back to the state it had, and to the start of the phase', () => {
    const start = played();
    const moved = played(['move 1 cheshire march'], ['move 1 march york']);
    expect(present(undoTo(moved, 0))).toEqual(present(start));
    expect(present(undoTo(moved, 1))).toEqual(present(played(['move 1 cheshire march'])));
    expect(phaseStart(moved)).toBe(0);
    expect(undoTo(moved, phaseStart(moved)).journal).toEqual([]);
  });

  it('after the dice the moves stand', () => {
    const fought = played(['move 1 cheshire march'], ['move 1 march york'], ['end', [6, 1]]);
    expect(undoTo(fought, 0).journal.length).toBe(3);
  });

  it('a journal replays to the same state; a wrong entry is named', () => {
    const { journal, states } = played(['move 1 cheshire march'], ['move 1 march york'], ['end', [6, 1]]);
    expect(replay(CONFIG, journal)).toEqual({ ok: true, value: states.at(-1) });
    const broken = (change: Partial<Entry>, n = 2) =>
      replay(
        CONFIG,
        journal.map((e, i) => (i === n ? { ...e, ...change } : e)),
      );
    for (const wrong of [
      broken({ rolls: [6] }),
      broken({ rolls: [6, 1, 1] }),
      broken({ rolls: [7, 1] }),
      broken({ seat: toSeat(0) }),
      broken({ seq: 7 }),
      broken({ action: order('move 1 kent essex') }, 1),
      broken({ action: { type: 'fly' } as never }, 1),
    ])
      expect(wrong.ok === false && wrong.violation.code).toBe('bad-journal');
  });
});

describe('saved games', () => {
  const history = played(['move 1 cheshire march'], ['move 1 march york'], ['end', [6, 1]]);
  const save = makeSave(history);

  it('are readable lines and load to the same game', () => {
    expect(save.split('\n').slice(0, 4)).toEqual([
      `bretwalda 1 second-edition ${RULES_VERSION}`,
      '{"scenario":"two-vikings"}',
      '1 move 1 cheshire march',
      '1 move 1 march york',
    ]);
    const loaded = loadGame(save);
    expect(loaded.ok && loaded.value.state).toEqual(present(history));
    expect(loaded.ok && loaded.value.journal).toEqual(history.journal);
  });

  it('are refused when cut, changed or of another version', () => {
    const lines = save.trimEnd().split('\n');
    const refusal = (text: string) => {
      const parsed = parseSave(text);
      return parsed.ok ? 'accepted' : parsed.violation.code;
    };
    for (let n = 0; n < lines.length; n++) expect(refusal(lines.slice(0, n).join('\n'))).toBe('bad-journal');
    for (let i = 0; i < save.length - 1; i += 3) {
      const other = save[i] === '5' ? '6' : '5';
      const text = save.slice(0, i) + other + save.slice(i + 1);
      if (text !== save) expect(['bad-journal', 'other-version']).toContain(refusal(text));
    }
    expect(refusal(save.replace(`edition ${RULES_VERSION}`, 'edition 99'))).toBe('other-version');
    expect(refusal('')).toBe('bad-journal');
    expect(refusal('hello')).toBe('bad-journal');
    expect(refusal(save.replaceAll('\n', '\r\n'))).toBe('accepted');
  });

  it('with an illegal entry are refused although the file is whole', () => {
    const journal = [{ ...(history.journal[0] as Entry), action: order('move 1 clwyd york') }];
    const loaded = loadGame(makeSave({ config: CONFIG, journal }));
    expect(loaded.ok === false && loaded.violation.details).toMatchObject({
      entry: 0,
      cause: 'move-not-adjacent',
    });
  });
});

describe('impossible positions', () => {
  it.each([
    ['a round outside the scenario', 'two-early round 9 welsh movement', 'round'],
    ['an unknown step', 'round 3 welsh breakfast', 'step'],
    ['a step of a turn without a nation', 'round 3 movement', 'nation'],
    ['a nation in a step between turns', 'round 3 welsh hold-points', 'nation'],
    ['a nation that is not in the scenario', 'short-3 round 7 romans movement', 'nation'],
    [
      'units of a nation that is not in the scenario',
      'short-3 round 7 welsh movement\nkent: normans 1',
      'nation',
    ],
    ['too many armies', 'round 6 jutes movement\nkent: jutes 7', 'supply'],
    ['cavalry of a nation without any', 'round 9 saxons movement\nkent: saxons 1 cavalry 1', 'supply'],
    [
      'a leader alone',
      'round 12 saxons movement\nkent: saxons 1\nessex: saxons leader alfred',
      'leader-alone',
    ],
    ['a leader of another nation', 'round 12 saxons movement\nkent: saxons 1 leader ida', 'leader'],
    [
      'two leaders of one nation',
      'round 12 saxons movement\nkent: saxons 1 leader alfred\nessex: saxons 1 leader edgar',
      'leader',
    ],
    ['two nations where neither moves', 'round 9 saxons movement\nkent: welsh 1, angles 1', 'two-nations'],
    ['a fort of the Romans under others', 'round 3 welsh movement\nkent: picts 1 fort', 'two-nations'],
    ['a fort after the Romans left', 'round 9 welsh movement\nkent: ruin', 'fort'],
    ['a burh of the Welsh', 'round 12 welsh movement\nkent: welsh 1 burh', 'burh'],
    ['a marker beyond five', 'round 3 welsh movement\nmarker welsh 6', 'marker'],
    ['a subject of the Romans in round 7', 'round 7 welsh movement\nsubject welsh to romans', 'overlord'],
    ['Saxons subject to the Angles', 'round 9 saxons movement\nsubject saxons to angles', 'overlord'],
  ])('%s', (_, text, rule) => {
    expect(refusedPosition(text)).toMatchObject({ code: 'bad-position', rule });
  });

  it('texts that cannot be read say what was expected and in which line', () => {
    expect(refusedPosition('round 3 welsh movement\nkent welsh 2').details).toMatchObject({
      line: 'kent welsh 2',
    });
    expect(refusedPosition('hello').code).toBe('unknown-text');
    expect(refusedPosition('round 3 welsh movement\nnor: welsh 1').details).toMatchObject({
      expected: expect.stringMatching(/norfolk/),
    });
    expect(refusedPosition('round 3 welsh movement\nkent: welsh 1\nkent: welsh 2').details).toMatchObject({
      expected: expect.stringMatching(/one line/),
    });
  });
});

describe('orders as text', () => {
  it('names may be shortened while they are unmistakable', () => {
    expect(order('move 2 ken ess')).toEqual(order('move 2 kent essex'));
    const read = parseAction('move 2 s essex');
    expect(read.ok === false && read.violation.details).toMatchObject({
      expected: expect.stringMatching(/sussex/),
    });
  });

  it('what cannot be read says what was expected', () => {
    for (const text of [
      '',
      'fly',
      'move',
      'move 2',
      'move kent essex',
      'move 2 kent atlantis',
      'end now',
      'bid x y',
    ])
      expect(parseAction(text).ok, text).toBe(false);
  });
});
