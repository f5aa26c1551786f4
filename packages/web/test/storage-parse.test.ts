import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  type Config,
  legalActions,
  makePosition,
  makeSave,
  newHistory,
  parseSave,
  play,
  present,
  seededDice,
  toPosition,
  toSeat,
} from '@bretwalda/engine';
import type { TableConfig } from '@bretwalda/table';
import { describe, expect, test } from 'vitest';
import { MOST_TEXT, nameFromFile, parseFile } from '../src/storage/parse.ts';
import { MAX_NAME, tidyName } from '../src/storage/players.ts';
import type { FileProblem } from '../src/storage/problem.ts';

const defaults = { game: 'A game', player: (seat: number) => `Player ${seat + 1}` };
const open = (text: string, name = 'Bretwalda Winter round 3.txt') => parseFile(text, name, defaults);

function read<T extends { readonly ok: boolean }>(result: T): Extract<T, { ok: true }> {
  if (!result.ok) throw new Error(JSON.stringify(result));
  return result as Extract<T, { ok: true }>;
}

function refusal(text: string): FileProblem {
  const result = open(text);
  if (result.ok) throw new Error('opened');
  return result.problem;
}

function opening<C extends Config>(config: C, entries = 40) {
  const dice = seededDice(7);
  let history = newHistory(config);
  while (history.journal.length < entries) {
    const actions = legalActions(present(history));
    const action = actions[(history.journal.length * 7) % actions.length];
    if (!action) break;
    history = play(history, action, dice).history;
  }
  return history;
}

const players: TableConfig['players'] = [
  { kind: 'person', name: 'Elena' },
  { kind: 'computer', name: 'Tom', level: 'king' },
];
const config: TableConfig = { scenario: 'two-early', players };
const game = opening(config);
const text = makeSave({ config, journal: game.journal });

/** A file with a checksum that fits, whatever its configuration says. */
const forged = (fields: object) =>
  makeSave({ config: { scenario: 'two-early', ...fields } as Config, journal: [] });

describe('games', () => {
  test('a saved game opens as it was', () => {
    const result = open(text);
    if (!result.ok) throw new Error(result.problem.kind);
    expect(result.value).toMatchObject({ kind: 'game', name: 'Winter', config: { players } });
    expect(present(result.value.history)).toEqual(present(game));
  });

  test('the sides keep their seats', () => {
    const config: TableConfig = { scenario: 'two-vikings', groups: [1, 0], players };
    const history = opening(config, 4);
    const { value } = read(open(makeSave({ config, journal: history.journal })));
    expect(value.config).toEqual({ ...config, rules: value.config.rules, version: value.config.version });
    expect(present(value.history).owner).toEqual(present(history).owner);
  });

  test('a game of older rules opens, is saved again as it was, and goes on by them', () => {
    const old = readFileSync(
      fileURLToPath(new URL('../../engine/test/version-1/standard-4.txt', import.meta.url)),
      'utf8',
    );
    const lines = old.trimEnd().split('\n');
    const [head = '', line = '', ...entries] = lines.slice(0, -1);
    const { value: saved } = read(parseSave(old));
    const part = makeSave({ ...saved, journal: saved.journal.slice(0, 200) });
    for (const text of [old, part]) {
      const { config, history } = read(open(text)).value;
      expect(present(history).version).toBe(1);
      const again = makeSave({ config, journal: history.journal }).split('\n');
      expect(again[0]).toBe(head);
      expect(again.slice(2, -2)).toEqual(entries.slice(0, history.journal.length));
      expect(JSON.parse(again[1] ?? '')).toMatchObject(JSON.parse(line));
      expect(read(open(again.join('\n'))).value.history.states.at(-1)).toEqual(present(history));
    }
  });

  test('a save of the terminal has no players: persons at this screen', () => {
    const result = open(makeSave({ config: { scenario: 'standard-5' }, journal: [] }), '');
    if (!result.ok) throw new Error(result.problem.kind);
    expect(result.value.name).toBe('A game');
    expect(result.value.config.players).toHaveLength(5);
    expect(result.value.config.players[4]).toEqual({ kind: 'person', name: 'Player 5' });
  });

  test('line ends of another system and a byte order mark do no harm', () => {
    expect(open(`\uFEFF${text.replaceAll('\n', '\r\n')}`).ok).toBe(true);
  });

  test('fields that are not ours are left behind', () => {
    const result = open(forged({ players, script: '<b>' }));
    expect(result.ok && Object.keys(result.value.config)).toEqual(['scenario', 'players']);
  });
});

describe('damaged games', () => {
  test.each([
    ['cut in the middle', text.slice(0, text.length / 2), { kind: 'cut' }],
    ['cut after the first line', text.slice(0, text.indexOf('\n') + 1), { kind: 'cut' }],
    ['only the first word', 'bretwalda', { kind: 'other-version' }],
    ['a later format', text.replace('bretwalda 1', 'bretwalda 2'), { kind: 'other-version' }],
    ['other rules', text.replace(/second-edition \d+/, 'second-edition 99'), { kind: 'other-version' }],
    ['a changed name', text.replace('Elena', 'Helen'), { kind: 'changed' }],
    ['a missing entry', text.replace(/\n0 [^\n]+/, ''), { kind: 'changed' }],
    ['an unknown scenario', forged({ scenario: 'mars' }), { kind: 'config' }],
    ['bad options', forged({ options: { sides: 'war' } }), { kind: 'config' }],
    ['bad groups', forged({ groups: [0, 0] }), { kind: 'config' }],
    ['an impossible position', forged({ position: { round: 99, areas: {} } }), { kind: 'position' }],
    ['a position that is none', forged({ position: 'here' }), { kind: 'position' }],
  ])('%s', (_, content, problem) => {
    expect(refusal(content)).toMatchObject(problem);
  });

  test('an entry against the rules is named', () => {
    const first = game.journal[0];
    if (!first) throw new Error('empty');
    const twice = [first, ...game.journal].map((entry, seq) => ({
      ...entry,
      seat: toSeat(1 - entry.seat),
      seq,
    }));
    expect(refusal(makeSave({ config, journal: twice }))).toMatchObject({ kind: 'entry', entry: 1 });
  });

  test('every cut and every flipped character is refused, and nothing throws', () => {
    for (let i = 0; i < text.length - 1; i += 13) {
      expect(open(text.slice(0, i)).ok).toBe(false);
      const flipped = `${text.slice(0, i)}~${text.slice(i + 1)}`;
      expect(open(flipped).ok).toBe(false);
    }
  });
});

describe('players from outside', () => {
  test.each([
    ['no list', { players: 'Elena' }, { what: 'shape' }],
    ['none', { players: null }, { what: 'shape' }],
    ['too few', { players: players.slice(1) }, { what: 'number', found: 1, expected: 2 }],
    ['no player', { players: [players[0], 3] }, { what: 'shape', seat: 1 }],
    ['no name', { players: [{ kind: 'person' }, players[1]] }, { what: 'name', seat: 0 }],
    ['an empty name', { players: [{ kind: 'person', name: ' \u200B ' }, players[1]] }, { what: 'name' }],
    [
      'an endless name',
      { players: [{ kind: 'person', name: 'a'.repeat(999) }, players[1]] },
      { what: 'name' },
    ],
    ['an unknown kind', { players: [{ kind: 'god', name: 'Odin' }, players[1]] }, { what: 'kind' }],
    [
      'an unknown level',
      { players: [players[0], { kind: 'computer', name: 'T', level: 'pope' }] },
      { what: 'level' },
    ],
  ])('%s', (_, fields, reason) => {
    expect(refusal(forged(fields))).toMatchObject({ kind: 'players', reason });
  });

  test('names are put in order', () => {
    const result = open(forged({ players: [{ kind: 'person', name: ' Æthel\u202E\n red ' }, players[1]] }));
    expect(result.ok && result.value.config.players[0]?.name).toBe('Æthel red');
    expect(tidyName('Anna\nMaria')).toBe('Anna Maria');
    expect(tidyName(`${'a'.repeat(MAX_NAME - 1)} b`)).toBe('a'.repeat(MAX_NAME - 1)); // no space at the end
    expect(tidyName('b'.repeat(MAX_NAME + 1))).toBe('b'.repeat(MAX_NAME));
  });
});

describe('positions', () => {
  const state = present(opening({ scenario: 'standard-3' }, 60));
  test.each([
    ['JSON', JSON.stringify(toPosition(state), null, 2)],
    ['text', makePosition(toPosition(state))],
    [
      'text by hand',
      '# my position\nround 9 saxons movement\nessex: saxons 2 leader oswiu\n'.replace(' leader oswiu', ''),
    ],
  ])('%s', (_, content) => {
    const result = open(content, 'siege.json');
    if (!result.ok) throw new Error(JSON.stringify(result.problem));
    expect(result.value).toMatchObject({ kind: 'position', name: 'siege' });
    const again = open(makeSave({ config: result.value.config, journal: [] }));
    expect(again.ok && present(again.value.history)).toEqual(present(result.value.history));
  });

  test('a position restores the state exactly', () => {
    const result = open(makePosition(toPosition(state)));
    expect(result.ok && present(result.value.history)).toEqual(state);
  });

  test.each([
    ['an unknown area', 'round 9\natlantis: saxons 2\n', { kind: 'position' }],
    ['a round that is not played', '{"round": 44, "areas": {}}', { kind: 'position' }],
    ['areas that are none', '{"round": 3, "areas": 7, "nation": []}', { kind: 'position' }],
    ['cut JSON', '{"scenario": "standard-4", "round": 3, "areas": {', { kind: 'cut' }],
  ])('%s', (_, content, problem) => {
    expect(refusal(content)).toMatchObject(problem);
  });
});

describe('anything else', () => {
  test.each([
    ['nothing', '', 'empty'],
    ['blank lines', ' \n\n\t', 'empty'],
    ['a letter', 'Dear Elena,\nall is well.', 'foreign'],
    ['other JSON', '{"name": "web"}', 'foreign'],
    ['a list', '[1, 2]', 'foreign'],
    ['a page', '<!doctype html><html></html>', 'foreign'],
    ['a picture', '\uFFFDPNG\r\n\u001a\n\0\0\0\rIHDR\0\uFFFD', 'binary'],
    ['noise', '\uFFFD\uFFFDab\uFFFD\u0004'.repeat(50), 'binary'],
    ['text with a zero byte', `Dear Elena,\n${'all is well. '.repeat(20)}\0`, 'binary'],
    ['a huge file', 'a'.repeat(MOST_TEXT + 1), 'huge'],
    ['deep JSON', '['.repeat(100_000), 'foreign'],
  ])('%s', (_, content, kind) => {
    expect(refusal(content).kind).toBe(kind);
  });

  test.each([
    ['Bretwalda Winter evening round 7.txt', 'Winter evening'],
    ['Bretwalda Una sera turno 12 (2).txt', 'Una sera'],
    ['C:\\games\\siege.json', 'siege'],
    ['/home/elena/Game 1.5 of the year.txt', 'Game 1.5 of the year'],
    ['Bretwalda.txt', 'Bretwalda'],
    ['', ''],
  ])('the name of %s', (file, name) => {
    expect(nameFromFile(file)).toBe(name);
  });
});
