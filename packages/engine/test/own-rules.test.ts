import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { addRules } from '../src/data/rulesets.ts';
import { checkConfig, newGame } from '../src/game/new-game.ts';
import { rulesWith } from '../src/model/rules.ts';
import { loadGame, makeSave } from '../src/notation/save.ts';
import { fuzzGame, noSightings } from './fuzz/fuzz.ts';
import { optionSets } from './fuzz/option-sets.ts';
import { addOwnGame, OWN_VARIANTS, ownGame, THREE_SUMMERS, TWO_THRONES } from './own-game.ts';
import { at, brief, type TestGame } from './support.ts';

/** One engine plays all games: a ruleset, a scenario and options of somebody else are data, and nothing else. */

const save = makeSave({ config: ownGame(), journal: [] }).replace('second-edition', THREE_SUMMERS.id);
const strange = loadGame(save);

beforeAll(addOwnGame);

const ids = [THREE_SUMMERS.id, TWO_THRONES.id, ...OWN_VARIANTS.map(({ id }) => id)];

/** A moment of it, with the options of its preset. */
const there = (text: string): TestGame => at(`two-thrones ${text}`);

describe('a game of somebody else', () => {
  it('is played to the end by random players, with every check and any of its options', () => {
    const seen = noSightings();
    const next = optionSets(THREE_SUMMERS.id, 1);
    for (let seed = 1; seed <= 24; seed++)
      fuzzGame(ownGame().scenario, seed, seed % 3 === 0 ? undefined : next(), seen);
    // What it has is met in these games; what it leaves out never is.
    for (const kind of ['burhs', 'place', 'leader', 'move', 'battle', 'retreat', 'remove'])
      expect(seen.decisions).toContain(kind);
    for (const kind of ['allowance', 'submit', 'vote', 'ballot', 'withdraw', 'replace', 'exchange'])
      expect(seen.decisions).not.toContain(kind);
    for (const special of ['King', 'points hold', 'points occupy', 'points eliminate'])
      expect(seen.specials).toContain(special);
    for (const special of ['leader ketil-flatnose', 'Major Invasion of the norsemen'])
      expect(seen.specials).toContain(special);
    expect(seen.events).toContain('fort-built');
  });

  it('is named nowhere in the engine', () => {
    const src = fileURLToPath(new URL('../src/', import.meta.url));
    const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.ts$/.test(file),
    );
    const named = files.filter((file) => {
      const text = readFileSync(src + file, 'utf8');
      return ids.some((id) => text.includes(`'${id}'`));
    });
    expect(files.length).toBeGreaterThan(50);
    expect(named).toEqual([]);
  });

  it('is unknown before it was added, and then opens', () => {
    expect(strange.ok).toBe(false);
    const loaded = loadGame(makeSave({ config: ownGame('feast'), journal: [] }));
    if (!loaded.ok) throw new Error(brief(loaded.violation));
    expect(loaded.value.state.rules).toBe('three-summers');
    expect(loaded.value.state.options.variants).toEqual(['feast']);
  });

  it('is played with its preset unless a table chooses otherwise', () => {
    const { scenario } = ownGame();
    expect(newGame({ scenario }).options.variants).toEqual(['long-days', 'harvest']);
    expect(newGame(ownGame()).options.variants).toEqual([]);
  });

  it('has its own exclusions, and options of other games are not its', () => {
    expect(checkConfig(ownGame('hunger', 'feast'))).toMatchObject({
      code: 'options-clash',
      details: { option: 'hunger', other: 'feast' },
    });
    const foreign = checkConfig(ownGame('reduced-luck'));
    expect(foreign && brief(foreign)).toContain('an optional rule of three-summers');
  });
});

describe('its data are its rules', () => {
  it('figures: an army costs five, and clear land brings three', () => {
    const game = there('round 1 picts population\ndunedin: picts 1\nalban: picts 1');
    expect(game.asked('place').data).toMatchObject({ nation: 'picts', left: 1 });
    const poor = there('round 1 picts population\nalban: picts 1');
    expect(poor.marker('picts')).toBe(2);
  });

  it('figures: nine points may be carried over, and no more', () => {
    expect(there('round 1 picts movement\nmarker picts 9\nalban: picts 1').marker('picts')).toBe(9);
    expect(() => there('round 1 picts movement\nmarker picts 10\nalban: picts 1')).toThrow('marker');
  });

  it('calendar: burhs in the first round, for somebody else than the Saxons', () => {
    const game = there('round 1 scots population\nstrathclyde: scots 1\nlothian: scots 1');
    expect(game.asks).toBe('burhs');
    game.do('burh lothian').do('end');
    expect(game.area('lothian')).toBe('scots 1 burh');
    expect(game.marker('scots')).toBe(3);
  });

  it('traits: Picts build forts where they come, and their armies use the roads between them', () => {
    const game = there('round 1 picts movement\nalban: picts 2, fort\ndunedin: picts 1, fort\nmar: picts 1');
    game.do('move 1 mar moray');
    expect(game.area('moray')).toBe('picts 1, newfort');
    game.do('move 1 alban dunedin').do('move 1 dunedin lothian');
    expect(game.may('move 1 lothian bernicia')).toBe(true);
  });

  it('traits and a table: whoever does not grow gets armies at sea, by how many there are', () => {
    const traits = { ...THREE_SUMMERS.traits, picts: { reinforced: true } } as const;
    const order = THREE_SUMMERS.order.flatMap((step) =>
      step === 'population' ? ['allowance', step] : [step],
    );
    addRules({
      rulesets: [
        {
          ...THREE_SUMMERS,
          id: 'crowded-boats',
          preset: [],
          traits,
          order: order as typeof THREE_SUMMERS.order,
        },
      ],
      scenarios: [{ ...TWO_THRONES, id: 'crowded-thrones', rules: 'crowded-boats' }],
    });
    const fleet = (round: number, armies: number) =>
      at(`crowded-thrones round ${round} picts turn-start\nalban: picts ${armies}`).area('icelandic-sea');
    expect([fleet(1, 1), fleet(2, 1), fleet(2, 3), fleet(3, 3)]).toEqual(['', 'picts 2', '', 'picts 1']);
  });

  it('traits: Norsemen hit with a four, and Scots do not', () => {
    const fight = (nation: string) =>
      there(`round 1 ${nation} movement\nlothian: ${nation} 2\ndunedin: picts 1`)
        .do('move 2 lothian dunedin')
        .do('end', [4, 1, 1]);
    expect(fight('norsemen').area('dunedin')).toBe('norsemen 2');
    expect(fight('scots').area('dunedin')).toBe('picts 1, scots 2');
  });

  it('order, cards and land of the King: areas count only where the order of play has a step for it', () => {
    const count = (...variants: string[]) =>
      there(`round 3 norsemen turn-end\noptions {"variants":${JSON.stringify(variants)}}
        orkneys: norsemen 1
        alban: picts 1
        york: picts 1
        lothian: scots 1`);
    expect(count().asks).toBe('over');
    expect(count().points('picts')).toBe(0);
    const harvest = count('harvest');
    expect(harvest.points('scots')).toBe(3);
    expect(harvest.points('picts')).toBe(2 + 2); // of five for the crown, shared with the Norsemen
    expect(harvest.points('norsemen')).toBe(2);
  });

  it('options: every one changes something', () => {
    const plain = JSON.stringify(rulesWith(THREE_SUMMERS.id, []));
    for (const { id } of OWN_VARIANTS)
      expect(JSON.stringify(rulesWith(THREE_SUMMERS.id, [id])), id).not.toBe(plain);
  });
});

describe('pieces without a name', () => {
  it('two nations cannot both build forts, or both buy burhs', () => {
    const traits = { picts: { forts: true }, romans: { forts: true } } as const;
    addRules({ rulesets: [{ ...THREE_SUMMERS, id: 'two-builders', traits }] });
    expect(() => rulesWith('two-builders', [])).toThrow('two-builders: both romans and picts have forts');
  });
});
