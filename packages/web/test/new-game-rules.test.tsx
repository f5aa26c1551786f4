import { checkConfig, makeSave, newGame, newHistory, parsePosition } from '@bretwalda/engine';
import { presetsFor, RULESETS, SCENARIOS, scenario } from '@bretwalda/engine/data';
import { en, loadText } from '@bretwalda/text';
import { describe, expect, test } from 'vitest';
import { rulesPlayed, rulesSummary } from '../src/facts/rules-played.ts';
import { GameMenu } from '../src/pages/game/GameMenu.tsx';
import { configOf, DEFAULT_DRAFT, type Draft, type SeatNames } from '../src/pages/new-game/game-draft.ts';
import { readDraft } from '../src/pages/new-game/last-draft.ts';
import {
  changesOf,
  chosenPreset,
  countChanges,
  gameOf,
  handicapsOf,
  rivalsInForce,
  rulesOptions,
  scenariosOf,
  variantsOf,
  withGame,
  withHandicap,
  withoutChanges,
  withPreset,
  withVariant,
} from '../src/pages/new-game/rules-draft.ts';
import { changeLines } from '../src/pages/new-game/rules-lines.ts';
import { SCENARIO_IDS } from '../src/pages/new-game/scenario-facts.ts';
import { parseFile } from '../src/storage/parse.ts';
import { infoOf, readInfo, recordOf } from '../src/storage/record.ts';
import { Log } from '../src/windows/record/Log.tsx';
import { TableRules } from '../src/windows/rules/TableRules.tsx';
import { sessionAt, wordsOf } from './on-screen.tsx';

/** Choosing the rules of a table, reading them in the game, and finding them again in saves and files. */

const italian = await loadText('it');

const names: SeatNames = { you: 'You', player: (seat) => `Player ${seat + 1}`, computers: [] };

const plain = DEFAULT_DRAFT;
const computer = withGame(plain, 'computer-game');
const stored = (draft: Draft): unknown => JSON.parse(JSON.stringify(draft));

describe('the game', () => {
  test('is the second edition at first, and every scenario belongs to one game', () => {
    expect(gameOf(plain)).toBe('second-edition');
    expect(RULESETS.flatMap(({ id }) => scenariosOf(id)).sort()).toEqual([...SCENARIO_IDS].sort());
  });

  test('another one is for as many players if it can be, and leads back', () => {
    expect(withGame(plain, 'redux').scenario).toBe('redux-4');
    expect(withGame({ ...plain, scenario: 'standard-3' }, 'redux').scenario).toBe('redux-3');
    expect(withGame({ ...plain, scenario: 'two-early' }, 'redux').scenario).toBe('redux-4');
    expect(withGame(withGame(plain, 'redux'), 'second-edition').scenario).toBe('standard-4');
    expect(withGame({ ...plain, scenario: 'redux-short-4' }, 'redux').scenario).toBe('redux-short-4');
  });
});

describe('the rules of a table', () => {
  test('are those of the first preset; a plain game is told nothing of them', () => {
    expect(chosenPreset(plain).id).toBe('as-printed');
    expect(variantsOf(plain)).toEqual([]);
    expect(rulesOptions(plain)).toEqual({});
    expect(configOf(plain, names).options).toEqual({ sides: 'fixed', ballot: 'ask' });
    expect([...variantsOf(computer)].sort()).toEqual(
      [...(presetsFor('computer-game')[0]?.variants ?? [])].sort(),
    );
    expect(rulesOptions(computer).variants).toEqual(variantsOf(computer));
  });

  test('every preset with every single change can begin', () => {
    for (const { id, rules } of SCENARIOS)
      for (const preset of presetsFor(rules)) {
        const draft = withPreset({ ...plain, scenario: id }, preset.id);
        expect(checkConfig(configOf(draft, names))).toBeUndefined();
      }
    for (const { id } of RULESETS) {
      const draft = withGame(plain, id);
      for (const { id: preset } of presetsFor(id)) {
        const start = withPreset(draft, preset);
        const all = presetsFor(id).flatMap(({ variants }) => variants);
        for (const one of [...all, 'reduced-luck', 'hidden-scores', 'dice-deck-24'])
          for (const isOn of [true, false])
            expect(checkConfig(configOf(withVariant(start, one, isOn), names))).toBeUndefined();
      }
    }
  });

  test('changes are counted from the preset, and can be taken back one by one', () => {
    const two = withVariant(withVariant(plain, 'hidden-scores', true), 'several-seas', true);
    expect(changesOf(two)).toEqual({ added: ['several-seas', 'hidden-scores'], left: [] });
    expect(countChanges(two)).toBe(2);
    expect(countChanges(withVariant(two, 'several-seas', false))).toBe(1);
    const less = withVariant(computer, 'several-seas', false);
    expect(changesOf(less)).toEqual({ added: [], left: ['several-seas'] });
    expect(newGame(configOf(less, names)).options.variants).not.toContain('several-seas');
    expect(variantsOf(withoutChanges(less))).toEqual(variantsOf(computer));
  });

  test('what stands against a rule has to go first', () => {
    const deck = withVariant(plain, 'dice-deck-24', true);
    expect(rivalsInForce(deck, 'dice-deck-48')).toEqual(['dice-deck-24']);
    expect(withVariant(deck, 'dice-deck-48', true)).toBe(deck);
    const other = withVariant(withVariant(deck, 'dice-deck-24', false), 'dice-deck-48', true);
    expect(variantsOf(other)).toEqual(['dice-deck-48']);
  });

  test('looking at another preset, another game or another scenario loses nothing', () => {
    const changed = withHandicap(withVariant(plain, 'hidden-scores', true), 2, -5);
    const first = withPreset(changed, 'first-printing');
    expect([...variantsOf(first)].sort()).toEqual([...chosenPreset(first).variants].sort());
    expect(variantsOf(withPreset(first, 'as-printed'))).toEqual(['hidden-scores']);
    const away = withGame(changed, 'redux');
    expect(countChanges(away)).toBe(0);
    expect(handicapsOf(away)).toEqual([0, 0, 0, 0]);
    const back = withGame(away, 'second-edition');
    expect(variantsOf(back)).toEqual(['hidden-scores']);
    expect(handicapsOf(back)).toEqual([0, 0, -5, 0]);
  });

  test('handicap and deals count as one change each, and are told only where there are any', () => {
    const draft: Draft = { ...withHandicap(plain, 0, 80), negotiation: 'open' };
    expect(handicapsOf(draft)).toEqual([50, 0, 0, 0]);
    expect(countChanges(draft)).toBe(2);
    expect(rulesOptions(draft)).toEqual({ handicap: [50, 0, 0, 0], negotiation: 'open' });
    expect(checkConfig(configOf(draft, names))).toBeUndefined();
    expect(rulesOptions(withoutChanges(draft))).toEqual({});
    const lines = (words: typeof en) => changeLines(words, draft).map((line) => line.name);
    expect(lines(en)).toEqual(['Handicap: Yellow +50', 'Deals: Aloud']);
    expect(lines(italian)).toEqual(['Handicap: Giallo +50', 'Accordi: A voce alta']);
  });
});

describe('a draft that was kept', () => {
  test('comes back with its rules', () => {
    const draft = withVariant(
      withHandicap(withVariant(plain, 'several-seas', true), 1, 3),
      'reduced-luck',
      true,
    );
    expect(readDraft(stored(draft))).toEqual(draft);
    const away = withVariant(
      withPreset(withGame(draft, 'computer-game'), 'computer-game'),
      'several-seas',
      false,
    );
    expect(readDraft(stored(away))).toEqual(away);
  });

  test('from before there were rules to choose opens as before', () => {
    const {
      rules: _,
      handicap: __,
      negotiation: ___,
      ...old
    } = { ...plain, scenario: 'short-3', sides: 'bid' };
    expect(readDraft(stored(old as unknown as Draft))).toEqual({
      ...plain,
      scenario: 'short-3',
      sides: 'bid',
    });
  });

  test('loses what is unknown or clashes, and nothing else', () => {
    const rules = (preset: string, added: unknown, left: unknown = []) => ({
      ...plain,
      rules: { 'second-edition': { preset, changes: { [preset]: { added, left } } } },
    });
    const read = (found: unknown) => variantsOf(readDraft(found));
    expect(read(rules('as-printed', ['flying-boats', 'hidden-scores', 'open-terrain']))).toEqual([
      'hidden-scores',
    ]);
    expect(read(rules('as-printed', ['dice-deck-48', 'dice-deck-24']))).toEqual(['dice-deck-24']);
    expect(read(rules('third-printing', ['hidden-scores']))).toEqual([]);
    expect(read(rules('as-printed', 'hidden-scores'))).toEqual([]);
    const odd = { ...plain, handicap: { 'standard-4': [1, 2], 'short-3': [60, 0, 0], 'two-early': [1, -1] } };
    expect(readDraft(odd).handicap).toEqual({ 'two-early': [1, -1] });
    expect(readDraft({ ...plain, negotiation: 'loud', rules: 7, handicap: [] })).toEqual(plain);
  });
});

const OPTIONS = {
  sides: 'fixed',
  minRaise: 1,
  ballot: 'ask',
  variants: ['several-seas', 'hidden-scores'],
  handicap: [0, 0, -3, 0],
  negotiation: 'free',
} as const;

describe('the rules that a table plays', () => {
  test('are told by the nearest preset, and what is changed from it', () => {
    expect(rulesPlayed('standard-4', OPTIONS)).toMatchObject({
      ruleset: 'second-edition',
      preset: 'as-printed',
      difference: { added: ['several-seas', 'hidden-scores'], left: [] },
      changes: 3,
      inForce: [
        { group: 'movement', variants: ['several-seas'] },
        { group: 'points', variants: ['hidden-scores'] },
      ],
    });
    expect(rulesSummary(en, 'standard-4', OPTIONS)).toBe('Second edition. As printed, 3 changes');
    expect(rulesSummary(italian, 'redux-4', { ...OPTIONS, variants: [], handicap: [] })).toBe(
      'reduX. Regole consuete',
    );
  });

  const at = (line: string) => {
    const position = parsePosition(`round 9 saxons movement\nkent: saxons 3\n${line}`);
    if (!position.ok) throw new Error(line);
    return sessionAt(position.value, 2);
  };

  test('stand in the window with their sentences, and in the log', () => {
    const session = at(`options ${JSON.stringify(OPTIONS)}`);
    const { state, game } = session.scene.get();
    const words = wordsOf(<TableRules scenario={state.scenario} options={state.options} />, session);
    expect(words).toContain('Second edition The full game');
    expect(words).toContain('Scenario The full game Players 4 Rules As printed, 3 changes');
    expect(words).toContain('Handicap Red −3');
    expect(words).toContain(`Several seas Added ${en.variants('several-seas').rule}`);
    expect(words).not.toContain('Left out');
    const log = wordsOf(<Log history={game} players={game.config.players} />, session);
    expect(log).toContain('Rules: Second edition. As printed, 3 changes');
    expect(wordsOf(<GameMenu onOpen={() => {}} onQuit={() => {}} onClose={() => {}} />, session)).toContain(
      'Rules of this game',
    );
  });

  test('say what is left out of the preset, and when there is nothing to say', () => {
    const session = at('');
    const less = {
      ...OPTIONS,
      variants: variantsOf(withVariant(computer, 'several-seas', false)),
      handicap: [],
    };
    const words = wordsOf(<TableRules scenario="computer-full" options={less} />, session);
    expect(words).toContain('Rules Computer game, 1 change');
    expect(words).toContain('Left out of “Computer game” Several seas');
    const none = wordsOf(<TableRules scenario="redux-4" options={{ ...less, variants: [] }} />, session);
    expect(none).toContain('No optional rules');
    expect(none).toContain('reduX');
  });
});

describe('saves and files', () => {
  const config = { ...configOf(withVariant(plain, 'hidden-scores', true), names) };
  const game = { id: 'g', name: 'Winter', config, history: newHistory(config), began: 0 };
  const defaults = { game: 'Untitled', player: (seat: number) => `Player ${seat + 1}` };

  test('the list of saves knows the rules of a game; older ones say nothing', () => {
    const info = infoOf(recordOf(game, 'named', 'g', 'Winter'));
    expect(readInfo(JSON.parse(JSON.stringify(info)))).toEqual(info);
    expect(info.options).toEqual({ variants: ['hidden-scores'], handicap: [], negotiation: 'free' });
    const { options: _, ...old } = info;
    expect(readInfo(old)).toEqual(old);
    for (const odd of [7, { variants: 'x' }, { variants: [1], handicap: [], negotiation: 'free' }])
      expect(readInfo({ ...old, options: odd })).toEqual(old);
  });

  test('a file keeps ruleset and options', () => {
    const opened = parseFile(makeSave({ config, journal: [] }), 'a.txt', defaults);
    expect(opened.ok && opened.value.config.options?.variants).toEqual(['hidden-scores']);
    const redux = configOf(withPreset(withGame(plain, 'redux'), 'redux-open-terrain'), names);
    const again = parseFile(makeSave({ config: redux, journal: [] }), 'a.txt', defaults);
    expect(again.ok && scenario(again.value.config.scenario).rules).toBe('redux');
    expect(again.ok && again.value.config.options?.variants).toEqual(['open-terrain']);
  });

  test.each([
    [['flying-boats'], '“flying-boats”', '«flying-boats»'],
    [['open-terrain'], '“open-terrain”', '«open-terrain»'],
    [['dice-deck-24', 'dice-deck-48'], '“Deck of 24 dice” and “Deck of 48 dice”', '«Mazzo di 24 dadi»'],
  ])('a file with rules that cannot be is refused, and says which: %j', (variants, english, other) => {
    const found = parseFile(
      makeSave({ config: { ...config, options: { variants } }, journal: [] }),
      'a',
      defaults,
    );
    if (found.ok) throw new Error('It was opened.');
    expect(en.start.problem(found.problem)).toContain(english);
    expect(italian.start.problem(found.problem)).toContain(other);
    const line = `options ${JSON.stringify({ variants })}`;
    const position = parseFile(`round 9 saxons movement\nkent: saxons 3\n${line}`, 'a', defaults);
    if (position.ok) throw new Error('It was opened.');
    expect(en.start.problem(position.problem)).toContain(english);
  });

  test('so is one with another scenario or setting', () => {
    const problem = (change: object) => {
      const text = makeSave({ config: { ...config, ...change } as never, journal: [] });
      const found = parseFile(text, 'a', defaults);
      return found.ok ? 'opened' : en.start.problem(found.problem);
    };
    expect(problem({ scenario: 'mars' })).toContain('scenario that does not exist here: “mars”');
    expect(problem({ options: { sides: 'mine' } })).toContain('options.sides is “mine”');
  });
});

describe('the words of rules', () => {
  test('there are some for every game, preset and group, in both languages', () => {
    for (const words of [en.tableRules, italian.tableRules]) {
      for (const { id } of RULESETS) {
        expect(words.ruleset(id)).not.toMatchObject({ name: id === 'redux' ? '' : id });
        for (const text of Object.values(words.ruleset(id))) expect(text).not.toBe('');
        for (const preset of presetsFor(id)) expect(words.preset(preset.id).note).not.toBe('');
      }
      expect(words.ruleset('of-my-own').name).toBe('of-my-own');
      expect(words.preset('of-my-own').name).toBe('of-my-own');
      expect(words.group(undefined)).not.toBe('');
    }
  });
});
