import { describe, expect, it } from 'vitest';
import { newHistory, phaseStart, play, present, undoTo } from '../src/game/history.ts';
import { type Entry, replay } from '../src/game/journal.ts';
import { toPosition } from '../src/game/position.ts';
import { scriptedDice } from '../src/model/dice.ts';
import { type Config, RULES_VERSION } from '../src/model/state.ts';
import { RuleError } from '../src/model/violation.ts';
import { parseAction } from '../src/notation/action-text.ts';
import { loadGame, makeSave, parseSave } from '../src/notation/save.ts';
import { at, brief } from './support.ts';

/** Saved games and journals that do not fit: each is refused in words that name the place. */

const CONFIG: Config = { scenario: 'two-vikings' };

const order = (text: string) => {
  const read = parseAction(text);
  if (!read.ok) throw new Error(text);
  return read.value;
};

function played(...moves: [string, number[]?][]) {
  let history = newHistory(CONFIG);
  for (const [text, rolls = []] of moves) history = play(history, order(text), scriptedDice(rolls)).history;
  return history;
}

const fought = played(['move 1 cheshire march'], ['move 1 march york'], ['end', [6, 1]]);
const save = makeSave(fought);

/** A file with the right sum at its end, whatever stands in it. */
function sealed(...lines: string[]): string {
  const body = `${lines.join('\n')}\n`;
  let hash = 0x811c9dc5;
  for (let i = 0; i < body.length; i++) hash = Math.imul(hash ^ body.charCodeAt(i), 0x01000193);
  return `${body}end ${lines.length - 2} ${(hash >>> 0).toString(16).padStart(8, '0')}\n`;
}

const complaint = (text: string) => {
  const loaded = loadGame(text);
  return loaded.ok ? 'loaded' : brief(loaded.violation);
};

const placeOf = (text: string) => {
  const parsed = parseSave(text);
  return !parsed.ok && parsed.violation.code === 'bad-journal' ? parsed.violation.details.line : undefined;
};

describe('A saved game', () => {
  it('is the configuration and the journal; the version is said of older rules only', () => {
    const { config, journal } = fought;
    expect(parseSave(save)).toEqual({ ok: true, value: { config, journal } });
    const old = makeSave({ config: { ...CONFIG, version: 1 }, journal: [] });
    expect(parseSave(old)).toEqual({ ok: true, value: { config: { ...CONFIG, version: 1 }, journal: [] } });
  });
});

describe('A saved game that cannot be loaded says why', () => {
  const HEAD = `bretwalda 1 second-edition ${RULES_VERSION}`;
  const GAME = '{"scenario":"two-vikings"}';

  it('a file of something else', () => {
    expect(complaint('hello')).toBe('this is not a saved game [file]');
    expect(placeOf('hello')).toBe(1);
  });

  it('another format, other rules, another version', () => {
    const known = `format 1, second-edition ${RULES_VERSION} and before`;
    for (const [head, found] of [
      [`bretwalda 2 second-edition ${RULES_VERSION}`, `format 2, second-edition ${RULES_VERSION}`],
      [`bretwalda 1 third-edition ${RULES_VERSION}`, `format 1, third-edition ${RULES_VERSION}`],
      ['bretwalda 1 second-edition 99', 'format 1, second-edition 99'],
    ] as const)
      expect(complaint(sealed(head, GAME))).toBe(`${found}, expected ${known}`);
  });

  it('a file cut short, and one that was changed', () => {
    const cut = save.trimEnd().split('\n').slice(0, -1).join('\n');
    expect(complaint(cut)).toBe('the end of the file is missing [file]');
    expect(placeOf(cut)).toBe(5);
    const changed = save.replace('march york', 'march kent');
    expect(complaint(changed)).toBe('the text was changed or damaged [file]');
    expect(placeOf(changed)).toBe(6);
  });

  it('none of a hundred whole files, whatever their sum begins with', () => {
    const files = Array.from({ length: 100 }, (_, points) => sealed(HEAD, GAME, `0 bid 1 ${points}`));
    expect(files.some((text) => text.includes('end 1 0'))).toBe(true);
    for (const text of files) expect(parseSave(text)).toMatchObject({ ok: true });
  });

  it('a wrong number of entries', () => {
    const wrong = save.replace('end 3', 'end 4');
    expect(complaint(wrong)).toBe('3 of 4 entries are there [file]');
    expect(placeOf(wrong)).toBe(6);
  });

  it('a configuration or an entry that cannot be read', () => {
    expect(complaint(sealed(HEAD, '{'))).toBe('the configuration cannot be read [file]');
    expect(placeOf(sealed(HEAD, '{'))).toBe(2);
    for (const line of ['end', '1 fly', '1 end | 70', '1 end |', 'x end', '12 end']) {
      const text = sealed(HEAD, GAME, '1 move 1 cheshire march', line);
      expect(complaint(text)).toBe(`"${line}" cannot be read [file]`);
      expect(placeOf(text)).toBe(4);
    }
  });

  it('an entry that is not legal, of another player, or with other dice', () => {
    const first = '1 move 1 cheshire march';
    const second = '1 move 1 march york';
    const loaded = (...entries: string[]) => complaint(sealed(HEAD, GAME, ...entries));
    expect(loaded(first, second, '1 end | 61')).toBe('loaded');
    expect(loaded(first, '1 move 1 march kent')).toBe('entry 1: the action is not legal here [MOV-3]');
    expect(loaded(first, '0 move 1 march york')).toMatch(/^entry 1: the action is not legal here/);
    expect(loaded(first, second, '1 end | 6')).toMatch(/^entry 2: /);
    expect(loaded(first, second, '1 end | 6111')).toBe('entry 2: 2 rolls are left over [journal]');
    expect(loaded(first, second, '1 end | 61', '1 end | 9')).toMatch(/^entry 3: /);
  });
});

describe('A journal that does not fit', () => {
  const { journal } = fought;
  const refusal = (entries: readonly Entry[]) => {
    const replayed = replay(CONFIG, entries);
    return replayed.ok ? undefined : replayed.violation;
  };

  it('a number that is too small or too large is refused, and the place is named', () => {
    for (const seq of [0, 2]) {
      const moved = journal.map((entry, i) => (i === 1 ? { ...entry, seq } : entry));
      expect(refusal(moved)?.details).toEqual({ entry: 1, reason: `entry ${seq} stands in its place` });
    }
  });

  it('the refused order is told with its own details', () => {
    const wrong = journal.map((entry, i) =>
      i === 1 ? { ...entry, action: order('move 1 march kent') } : entry,
    );
    expect(refusal(wrong)).toMatchObject({
      code: 'bad-journal',
      rule: 'MOV-3',
      details: { entry: 1, cause: 'move-not-adjacent', from: 'march', to: 'kent' },
    });
  });

  it('a configuration that is refused is refused here too', () => {
    expect(replay({ scenario: 'chess' } as never, [])).toMatchObject({
      ok: false,
      violation: { code: 'bad-config' },
    });
  });

  it('a history made of it throws the refusal', () => {
    expect(newHistory(CONFIG, journal).states).toEqual(fought.states);
    const wrong = journal.map((entry) => ({ ...entry, seq: 0 }));
    expect(() => newHistory(CONFIG, wrong)).toThrow(RuleError);
  });
});

describe('Stepping back', () => {
  it('keeps the events of what stays', () => {
    const two = played(['move 1 cheshire march'], ['move 1 march york']);
    const one = undoTo(two, 1);
    expect(one.journal).toEqual(two.journal.slice(0, 1));
    expect(one.events).toEqual(two.events.slice(0, 2));
    expect(one.states).toEqual(two.states.slice(0, 2));
    expect(undoTo(two, 9)).toEqual(two);
  });

  it('the start of a phase is not that of the phase before, though nothing was rolled between', () => {
    const { state } = at(`
      round 9 saxons turn-start
      kent: saxons 1
      sussex: saxons 1
      wessex: saxons 1
      avalon: saxons 1
    `);
    let history = newHistory({ scenario: 'standard-4', position: toPosition(state) });
    const starts = ['place sussex', 'move 1 kent essex', 'move 1 essex suffolk'].map((text) => {
      history = play(history, order(text), scriptedDice([])).history;
      return phaseStart(history);
    });
    expect(starts).toEqual([1, 1, 1]);
    expect(present(undoTo(history, phaseStart(history))).pending?.kind).toBe('move');
    expect(undoTo(history, 0).journal).toEqual([]);
  });
});
