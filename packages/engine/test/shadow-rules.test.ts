import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { LEADER_NAMES, NATIONS, RULESETS, VARIANTS } from '../src/data.ts';

/**
 * Rules live in the engine. Whoever shows or weighs something asks it; a round, a nation, a die, a figure or a step of
 * the turn that is named in code elsewhere is a rule told twice, and the second telling goes wrong in silence.
 */

const NATION = `'(?:${NATIONS.map(({ id }) => id).join('|')})'`;
const LEADER = `'(?:${Object.keys(LEADER_NAMES).join('|')})'`;
const RULESET = `'(?:${[...RULESETS, ...VARIANTS].map(({ id }) => id).join('|')})'`;
const SAME = '(?:[=!]==?)';
const COMPARED = `(?:${SAME}|[<>]=?)`;

const SHADOWS: Readonly<Record<string, readonly RegExp[]>> = {
  'a nation': [
    /\bNATION(?:\.[a-z]\w*|\['[\w-]+'\])/,
    new RegExp(`(?:${SAME}|\\bcase|\\.(?:includes|has|indexOf)\\()\\s*${NATION}`),
    new RegExp(`${NATION}\\s*${SAME}`),
    new RegExp(`\\[\\s*${NATION}\\s*(?:,\\s*${NATION}\\s*)*,?\\s*\\]`),
  ],
  'a round': [
    new RegExp(`\\b(?:\\w*[rR]ound|rounds\\[\\d\\])\\s*${COMPARED}\\s*[1-9]`),
    new RegExp(`\\b[1-9]\\d?\\s*${COMPARED}\\s*(?:\\w+\\.)*\\w*[rR]ound\\b`),
    /\[[\d,\s]+\]\.(?:includes|indexOf)\((?:\w+\.)*\w*[rR]ound\)/,
    /\b(?:holdValues|limesValues|occupyValues|timelineEvent|statusOf)\(\s*\d/,
    /\?\s*1[0-6]\s*:\s*1[0-6]\b(?![.\d])/,
    // Games begin and end in other rounds, too.
    /\[(?:\w+\.)*\w*[rR]ound\s*-\s*1\]/,
    /\b(?:round|first|last)\w*\s*=\s*(?:1|16)\b(?![.\d])/,
    /\brounds?:\s*\[?\s*[1-9]/,
    /\?\?\s*16\b/,
  ],
  'a ruleset or an option': [
    new RegExp(`(?:${SAME}|\\bcase|\\.(?:includes|has|indexOf)\\()\\s*${RULESET}`),
    new RegExp(`${RULESET}\\s*${SAME}`),
  ],
  'a table of one ruleset': [
    /\b(?:SECOND_EDITION\w*|CARDS|TIMELINE|LANDING|ORDER_OF_PLAY|ROMAN_REINFORCEMENTS)\b/,
  ],
  'the leaders of a rule': [
    new RegExp(`${LEADER}\\s*,\\s*${LEADER}`),
    new RegExp(`^\\s*${LEADER},$`),
    new RegExp(`\\.(?:includes|has|indexOf)\\(\\s*${LEADER}`),
  ],
  'a step of the turn': [
    new RegExp(`\\bstep\\s*${SAME}\\s*'(?!over')`),
    new RegExp(`'(?!over')[\\w-]+'\\s*${SAME}\\s*(?:\\w+\\.)*step\\b`),
    /\.(?:includes|has)\((?:\w+\.)*step\)/,
  ],
  'a figure of the rules': [
    /\bconst (?:[A-Z]+_)*(?:(?:FIRST|LAST)_ROUND|KING|BRETWALDA|COST|LIMIT|ALLOWANCE|BURHS?|FORTS?|MAJORITY)\b.* = \d/,
    /\b2 \* (?:fightersIn|armiesIn|stackSizeIn|counts?\b)/,
    /!== 'fort' \? 1\b/,
    new RegExp(`\\b\\w*[mM]arkers?(?:\\[\\w+\\])?\\s*${COMPARED}\\s*[1-9]`),
    /\b(?:points|population|growth)\w*\s*[/%]\s*[2-9]\b/,
    /\bMath\.min\(\s*5\s*,|\bMath\.min\([^,()]*,\s*5\s*\)/,
    /\blength:\s*1[67]\b/,
  ],
  'a die': [
    new RegExp(`\\b(?:die|dice|roll|natural|value|needed|least|face|pips)\\s*${COMPARED}\\s*[2-6]\\b`),
    /\?\s*[2-6]\s*:\s*[2-6]\b(?![.\d])/,
  ],
  'the points of terrain': [/\?\s*1\s*:\s*2\b(?![.\d])/, /\?\s*2\s*:\s*1\b(?![.\d])/],
  'the code of a fort': [/\bforts\[/, /_FORT\b/],
};

interface Exception {
  readonly file: string;
  readonly code: string;
  readonly why: string;
}

/** What only looks like a rule. */
const EXCEPTIONS: readonly Exception[] = [
  {
    file: 'web/facts/statuses.ts',
    code: "overlord === NATION.angles ? 'BSUB-4' : 'SUB-19'",
    why: 'which passage of the handbook is opened',
  },
  { file: 'text/en/log.ts', code: "case 'romano-british':", why: 'a reason of placing, not a nation' },
  { file: 'text/it/log.ts', code: "case 'romano-british':", why: 'a reason of placing, not a nation' },
  {
    file: 'text/en/move-refusals.ts',
    code: "d.holder === 'romans' ? 'them' : holder",
    why: 'a pronoun for those named just before',
  },
  {
    file: 'text/it/move-refusals.ts',
    code: "holder === 'romans' ? 'attaccarli'",
    why: 'a pronoun for those named just before',
  },
  { file: 'web/windows/battle/battle-reports.ts', code: 'rounds[0]?.round === 1', why: 'a roll of a battle' },
  {
    file: 'text/hint-case.ts',
    code: 'const belgae = NATION.belgae',
    why: 'a hint that names the Belgae',
  },
  { file: 'text/hint-case.ts', code: "'boudicca',", why: 'the name of a hint' },
  { file: 'text/hint-case.ts', code: "'cnut',", why: 'the name of a hint' },
  { file: 'text/advice.ts', code: "['scots', 'norsemen']", why: 'advice that names these nations' },
  {
    file: 'text/figures.ts',
    code: "id === 'belgae'",
    why: 'the figure of a sentence that names them',
  },
  {
    file: 'text/figures.ts',
    code: 'order.includes(step)',
    why: 'whether a game has a step, not which one is played',
  },
  {
    file: 'text/figures.ts',
    code: "cards['romano-british']",
    why: 'the figure of a sentence that names them',
  },
  { file: 'ai/baseline/worth.ts', code: 'points / 2', why: 'points of a card, not of growth' },
  { file: 'text/it/grammar.ts', code: 'const GLI: readonly NationId[]', why: 'the article of a name' },
];

interface Shadow {
  readonly file: string;
  readonly line: number;
  readonly what: string;
  readonly code: string;
}

const packages = fileURLToPath(new URL('../../', import.meta.url));

const withoutComments = (text: string): string =>
  text
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
    .replace(/(^|\s)\/\/.*$/gm, '$1');

const shadowsOf = (text: string): Omit<Shadow, 'file'>[] =>
  withoutComments(text)
    .split('\n')
    .flatMap((code, i) =>
      Object.entries(SHADOWS).flatMap(([what, patterns]) =>
        patterns.some((pattern) => pattern.test(code)) ? [{ line: i + 1, what, code: code.trim() }] : [],
      ),
    );

const sourcesOf = (name: string): readonly { readonly file: string; readonly text: string }[] => {
  const src = `${packages}${name}/src/`;
  return readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => ({
      file: `${name}/${path.replaceAll('\\', '/')}`,
      text: readFileSync(src + path, 'utf8'),
    }));
};

const shadows: readonly Shadow[] = ['web', 'text', 'ai', 'table', 'cli', 'bench']
  .flatMap(sourcesOf)
  .flatMap(({ file, text }) => shadowsOf(text).map((found) => ({ file, ...found })));

const isMeant = ({ file, code }: Shadow, exception: Exception): boolean =>
  exception.file === file && code.includes(exception.code);

describe('rules are told once, in the engine', () => {
  it('no round, nation, die, figure or table is compared elsewhere', () => {
    const wrong = shadows.filter((shadow) => !EXCEPTIONS.some((exception) => isMeant(shadow, exception)));
    expect(wrong.map(({ file, line, what, code }) => `${file}:${line} compares ${what}: ${code}`)).toEqual(
      [],
    );
  });

  it('nobody asks for an optional rule, or for a ruleset, by its name: what it changes is asked for', () => {
    const variant = new RegExp(`'(?:${VARIANTS.map(({ id }) => id).join('|')})'`);
    const named = ['ai', 'cli', 'engine', 'table', 'web'].flatMap((name) =>
      sourcesOf(name).filter(({ file, text }) => !file.startsWith('engine/data/') && variant.test(text)),
    );
    expect(named.map(({ file }) => file)).toEqual([]);
    const engine = sourcesOf('engine').filter(({ file, text }) => {
      const found = text.match(new RegExp(RULESET, 'g')) ?? [];
      // The files of the first version name only the second edition.
      return !file.startsWith('engine/data/') && found.some((id) => id !== "'second-edition'");
    });
    expect(engine.map(({ file }) => file)).toEqual([]);
  });

  it('every exception is still there', () => {
    const gone = EXCEPTIONS.filter((exception) => !shadows.some((shadow) => isMeant(shadow, exception)));
    expect(gone.map(({ file, code }) => `${file}: ${code}`)).toEqual([]);
  });

  it.each([
    ['a nation', 'const most = nation === NATION.romans ? 4 : 1;'],
    ['a nation', "if (force.nation === 'romans') return;"],
    ['a nation', "const HEIRS = ['saxons', 'angles'];"],
    ['a nation', "const heirs = nation === N['romano-british'];"],
    ['a round', 'const burhs = round === 12 || round === 13;'],
    ['a round', "kind: gameRound >= 14 ? 'burh-first' : 'burh'"],
    ['a round', 'return rounds[0] < 6;'],
    ['a round', 'return 6 <= state.round;'],
    ['a round', 'if ([12, 13].includes(s.round)) build();'],
    ['a die', 'return byStrong ? 4 : 5;'],
    ['a die', 'needed === 5 && strong'],
    ['a round', 'burhQuestion(force, hits, burhFirst ? 14 : 12)'],
    ['the leaders of a rule', "const CLAIMANTS = new Set(['harold', 'william']);"],
    ['the leaders of a rule', "  'harald-hardrada',"],
    ['a step of the turn', 'const scored = AFTER_POINTS.has(s.step);'],
    ['a step of the turn', "if (s.step === 'hold-points') return;"],
    ['a figure of the rules', 'const KING = 8;'],
    ['a figure of the rules', 'const LAST_ROUND = 16;'],
    ['a figure of the rules', "const bonus = side.leader && unit !== 'fort' ? 1 : 0;"],
    ['a figure of the rules', 'return armies >= 2 * fightersIn(s, holder, area);'],
    ['a figure of the rules', 'const full = s.markers[n] === 5;'],
    ['a figure of the rules', 'const armies = Math.floor(points / 6);'],
    ['a figure of the rules', 'const kept = Math.min(5, rest);'],
    ['a figure of the rules', 'Array.from({ length: 16 }, (_, i) => i + 1)'],
    ['a round', 'const years = rows[state.round - 1];'],
    ['a round', 'let lastRound = 16;'],
    ['a round', 'for (let round = 1; isPlayed(round); round++) play();'],
    ['a round', 'const end = rounds.at(-1) ?? 16;'],
    ['a ruleset or an option', "if (state.rules === 'redux') return;"],
    ['a ruleset or an option', "options.variants.includes('dice-deck-24')"],
    ['a table of one ruleset', 'const years = TIMELINE.map(({ years }) => years);'],
    ['a table of one ruleset', 'SECOND_EDITION.figures.armyCost'],
    ['the points of terrain', "population: land.terrain === 'difficult' ? 1 : 2,"],
    ['the code of a fort', 'ruin: state.forts[area] === DESTROYED,'],
  ])('finds %s in %j', (what, code) => {
    expect(shadowsOf(code).map((shadow) => shadow.what)).toContain(what);
  });

  it('leaves plain code and comments alone', () => {
    const plain = [
      'if (round === state.round) return;',
      '// nation === N.romans, as the rule has it',
      '/** In round >= 14 a burh falls first. */',
      "const title = 'romans';",
      "if (state.step === 'over') return;",
      'const size = many ? 44 : 64;',
      'const share = thick ? 3.6 : 2.4;',
    ];
    expect(plain.flatMap(shadowsOf)).toEqual([]);
  });
});
