import { checkConfig } from '@bretwalda/engine';
import { presetsFor, RULESETS, SCENARIOS, scenario, variantsOf } from '@bretwalda/engine/data';
import { describe, expect, it } from 'vitest';
import { mixedJob, rerunLine, rulesPlan } from '../src/mixed.ts';
import { chosenRules, rulesArgument, rulesLine } from '../src/rules.ts';
import { file, run, savedGame } from './support.ts';

/** Choosing rules in the terminal: --preset, --options and what is printed of them. */

const short = (...args: string[]) => run(['play', '--seed', '3', ...args], ['quit']);

describe('play', () => {
  it('plays a scenario by the rules of its ruleset, and says so', async () => {
    const { code, out } = await short('--scenario', 'redux-4');
    expect(code).toBe(0);
    expect(out).toContain('(redux-4), seed 3.');
    expect(out).toContain('Rules: reduX. Usual rules.');
  });

  it('takes single optional rules, a preset, or a preset with changes', async () => {
    const single = await short('--options', 'several-seas,hidden-scores');
    expect(single.out).toContain(
      'Rules: Second edition. As printed, 2 changes: with several-seas and hidden-scores.',
    );
    const preset = await short('--preset', 'computer-game');
    expect(preset.out).toContain('(computer-full)');
    expect(preset.out).toContain('Rules: Computer game.');
    const changed = await short('--preset', 'computer-game', '--options', 'hidden-scores,-several-seas');
    expect(changed.out).toContain(
      'Rules: Computer game, 2 changes: with hidden-scores; without several-seas.',
    );
  });

  it('looks for a scenario that can be played so', async () => {
    expect((await short('--options', 'open-terrain')).out).toContain('(redux-4)');
    expect((await short('--preset', 'first-printing', '--scenario', 'short-3')).out).toContain(
      'Rules: Second edition. First printing.',
    );
  });

  it('takes a handicap and what is agreed about deals', async () => {
    const { out } = await run(
      ['play', '--seed', '3', '--handicap', '0,5,0,-5', '--negotiation', 'none'],
      ['score', 'quit'],
    );
    expect(out).toContain('Deals: none are made');
    expect(out).toMatch(/^Player 2 \(green\) +5 +handicap \+5$/m);
  });

  it('tells the rules again when asked, each with its sentence', async () => {
    const { out } = await run(['play', '--seed', '3', '--options', 'reduced-luck'], ['rules', 'quit']);
    expect(out).toContain('Dice and luck');
    expect(out).toMatch(/^ {2}reduced-luck {2}Each unit rolls two dice/m);
    expect(out).not.toContain('hidden-scores');
  });

  it('lists all optional rules of a scenario, with presets and what excludes what', async () => {
    const { out } = await run(['play', '--list-options']);
    for (const { id } of variantsOf('second-edition')) expect(out).toMatch(new RegExp(`^  ${id} `, 'm'));
    for (const { id } of presetsFor('second-edition')) expect(out).toMatch(new RegExp(`^  ${id} `, 'm'));
    expect(out.replace(/\s+/g, ' ')).toMatch(/dice-deck-24 Players .* Not with dice-deck-48\. dice-deck-48 /);
    for (const line of out.split('\n').slice(1)) expect(line.length).toBeLessThanOrEqual(100);
    const redux = await run(['play', '--list-options', '--scenario', 'redux-3']);
    expect(redux.out).toContain('open-terrain');
    expect(redux.out).not.toContain('several-seas');
  });

  it.each([
    [['--options', 'flying-boats'], "there is no optional rule 'flying-boats'"],
    [['--scenario', 'redux-4', '--options', 'several-seas'], "'several-seas' does not belong to redux"],
    [['--options', 'dice-deck-24,dice-deck-48'], 'cannot be played together'],
    [['--options', '-several-seas'], "'-several-seas' leaves an optional rule out of a preset that has it"],
    [['--preset', 'third'], "--preset is 'third', expected one of as-printed"],
    [['--preset', 'redux', '--scenario', 'standard-4'], 'expected one of as-printed, first-printing'],
    [['--handicap', '1,2'], 'options.handicap is [1,2], expected 4 whole numbers from -50 to 50'],
    [['--handicap', 'a,b,c,d'], 'options.handicap'],
    [['--negotiation', 'loud'], "--negotiation is 'loud', expected one of free, open, none"],
    [['--load', 'x', '--options', 'several-seas'], '--load uses the scenario, the rules and the sides'],
  ])('refuses with a sentence: %j', async (args, words) => {
    const { code, err } = await run(['play', ...args]);
    expect(code).toBe(2);
    expect(err).toContain(words);
    expect(err.trim().split('\n')).toHaveLength(1);
  });

  it('a saved game keeps its rules; replay sums them up', async () => {
    const save = file(
      'ruled.game',
      savedGame({ scenario: 'redux-4', options: { variants: ['open-terrain'] } }, 3, (_, n) => n === 5),
    );
    const { out } = await run(['replay', save]);
    expect(out).toMatch(/^Rules +reduX\. Open terrain\.$/m);
    expect((await run(['play', '--load', save], ['quit'])).out).toContain('Rules: reduX. Open terrain.');
  });

  it('a file with rules that do not exist or clash is refused, and says which', async () => {
    const text = (variants: string) =>
      `round 9 saxons movement\nkent: saxons 3\noptions {"variants":${variants}}`;
    const unknown = await run(['show', '-'], [text('["flying-boats"]')]);
    expect(unknown.code).toBe(1);
    expect(unknown.err).toContain(
      'options.variants is flying-boats, expected an optional rule of second-edition',
    );
    const clash = await run(['show', '-'], [text('["dice-deck-24","dice-deck-48"]')]);
    expect(clash.err).toContain('“Deck of 24 dice” and “Deck of 48 dice” cannot be played together');
  });
});

describe('the measuring tools', () => {
  it('sim plays with optional rules, and compares only the printed game with people', async () => {
    const { code, out } = await run(['sim', '--games', '1', '--options', 'reduced-luck']);
    expect(code).toBe(0);
    expect(out).toContain('As printed, 1 change: with reduced-luck.');
    expect(out).not.toContain('People');
  });

  it('sim "all" means all that can be played so', async () => {
    const { out } = await run(['sim', '--games', '1', '--scenario', 'all', '--options', 'open-terrain']);
    expect(out.match(/^reduX.*\(redux-/gm)).toHaveLength(
      SCENARIOS.filter(({ rules }) => rules === 'redux').length,
    );
  });

  it('duel plays with optional rules', async () => {
    const args = ['duel', '--a', 'greedy', '--b', 'random', '--games', '2', '--scenario', 'two-vikings'];
    const { code, out } = await run([...args, '--options', 'dice-deck-24']);
    expect(code).toBe(0);
    expect(out).toContain('1 change: with dice-deck-24.');
  });

  it('mixed draws legal choices by the seed, and a failure can be played again', () => {
    const plan = rulesPlan({ options: 'random' });
    const jobs = Array.from({ length: 300 }, (_, seed) => mixedJob(seed, plan));
    const met = new Set<string>();
    for (const { config } of jobs) {
      expect(checkConfig(config)).toBeUndefined();
      for (const id of config.options?.variants ?? []) met.add(id);
    }
    const all = new Set(RULESETS.flatMap(({ id }) => variantsOf(id).map((variant) => variant.id)));
    expect([...met].sort()).toEqual([...all].sort());
    const [job] = jobs.slice(11);
    const line = job ? rerunLine(job) : '';
    const [, options = ''] = / --options (\S+)/.exec(line) ?? [];
    const again = rulesPlan({ scenario: job?.config.scenario, options });
    expect(mixedJob(11, again, job?.bots.join(','))).toEqual(job);
    // The rules change nothing else that is drawn.
    expect(jobs.map(({ config, bots }) => [config.scenario, config.options?.sides, bots])).toEqual(
      jobs
        .map(({ seed }) => mixedJob(seed))
        .map(({ config, bots }) => [config.scenario, config.options?.sides, bots]),
    );
  });

  it('mixed plays them', async () => {
    const { code, out } = await run([
      ...['mixed', '--games', '2', '--scenario', 'two-vikings', '--bots', 'random'],
      ...['--options', 'random'],
    ]);
    expect(code).toBe(0);
    expect(out).toContain('all ended');
  });

  it('mixed draws only scenarios that can be played so', () => {
    const plan = rulesPlan({ preset: 'redux-open-terrain' });
    for (let seed = 0; seed < 40; seed++) {
      const { config } = mixedJob(seed, plan);
      expect(scenario(config.scenario).rules).toBe('redux');
      expect(config.options?.variants).toEqual(['open-terrain']);
    }
  });

  it.each([
    ['--options', 'random', '--preset', 'redux'],
    ['--options', 'several-seas,open-terrain'],
    ['--scenario', 'redux-3', '--options', 'several-seas'],
  ])('mixed refuses with a sentence: %s %s', async (...args) => {
    const { code, err } = await run(['mixed', '--games', '1', ...args]);
    expect(code).toBe(2);
    expect(err).toMatch(/draws all optional rules|does not belong to/);
  });
});

describe('the words of --options', () => {
  it('say the same rules again', () => {
    for (const { id, rules } of SCENARIOS)
      for (const { variants } of presetsFor(rules)) {
        const argument = rulesArgument(variants).replace(' --options ', '');
        expect([...(chosenRules(id, { options: argument }) ?? [])].sort()).toEqual([...variants].sort());
      }
    expect(rulesArgument(undefined)).toBe('');
    expect(chosenRules('standard-4', {})).toBeUndefined();
    expect(rulesLine({ rules: 'redux', options: { variants: [] } })).toBe('Rules: reduX. Usual rules.');
  });
});
