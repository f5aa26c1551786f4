import type { Reason } from '@bretwalda/ai';
import {
  type AreaId,
  areaId,
  type GameEvent,
  type LeaderId,
  legalActions,
  type Pending,
  VIOLATION_CODES,
} from '@bretwalda/engine';
import { LEADER_NAMES, NATIONS, SCENARIOS } from '@bretwalda/engine/data';
import { AREAS, type Rules, rulesOf, rulesWith } from '@bretwalda/engine/queries';
import { afterEach, beforeEach, describe, expect, it as test } from 'vitest';
import { CASES } from '../../engine/test/refusal-cases.ts';
import { en } from '../src/en/index.ts';
import { it } from '../src/it/index.ts';
import { LOG_KINDS } from '../src/log-kind.ts';
import { bareViolations, type Samples, sample } from './samples.ts';

type Node = string | number | boolean | object | undefined | null;

/** The kind of every leaf: languages must agree on it. */
function shape(node: Node, path: string, into: Map<string, string>): void {
  if (typeof node === 'object' && node !== null)
    for (const [key, value] of Object.entries(node)) shape(value as Node, `${path}.${key}`, into);
  else into.set(path, typeof node);
}

const BROKEN = /\b(undefined|null|NaN|Infinity)\b|\[object| {2}|^\s|\s$|\s[.,;:]|\.\.|,,|\$\{|'/;

const ENGLISH_SLIPS: readonly RegExp[] = [
  /\b1 (armies|points|areas|votes|forts|burhs|leaders)\b/,
  /\ba [AEIOU][a-z]* (army|fort)/,
  /\bin (North|Irish|Frisian|Icelandic|English|Atlantic|Pennines|Orkneys|Hebrides)\b(?! Mercia)/,
];

/** What a native would notice: wrong articles and prepositions, missing elisions, wrong numbers. */
const ITALIAN_SLIPS: readonly RegExp[] = [
  /\b(di|a|da|in|su) (il|lo|la|gli|le) [A-Z]/,
  /\b(il|lo|nel|del|dal|al|nello|dello|dallo|allo|la|nella|della|dalla|alla) [AEIOU]/,
  /\b([Ii]|[Dd]ei|[Aa]i|[Dd]ai|[Nn]ei) ([AEIOU]|S[ck]|J)/,
  /\b([Gg]li|[Dd]egli|[Aa]gli|[Dd]agli) [B-HK-RT-Z]/,
  /\b(un|all|dell|nell|dall|quest) [aeiouAEIOU]rm/,
  /\b[lL]’ /,
  /\b1 (armate|fanterie|cavallerie|punti|aree|voti|forti)\b/,
  /\b([2-9]|\d\d) (armata|fanteria|cavalleria|punto|area|voto|forte)\b/,
];

const faults = (text: string, slips: readonly RegExp[]): string[] =>
  text === ''
    ? ['empty']
    : [BROKEN, ...slips].filter((slip) => slip.test(text)).map((slip) => `${text} ~ ${slip}`);

/** Looks at each sentence once; all that is wrong is shown together. */
class Reader {
  private readonly read = new Set<string>();
  private readonly wrong: string[] = [];
  english(text: string): void {
    if (this.read.has(`en ${text}`)) return;
    this.read.add(`en ${text}`);
    this.wrong.push(...faults(text, ENGLISH_SLIPS));
  }
  italian(text: string): void {
    if (this.read.has(`it ${text}`)) return;
    this.read.add(`it ${text}`);
    this.wrong.push(...faults(text, ITALIAN_SLIPS));
  }
  /** Both say something, well, and not the same. */
  both(english: string, italian: string): void {
    this.english(english);
    this.italian(italian);
    if (english === italian) this.wrong.push(`not translated: ${english}`);
  }
  finish(): void {
    expect(this.wrong.slice(0, 20)).toEqual([]);
  }
}

let r: Reader;
beforeEach(() => {
  r = new Reader();
});
afterEach(() => r.finish());

const areas: readonly AreaId[] = AREAS.map(areaId);
const nations = NATIONS.map((nation) => nation.id);
const leaders = Object.keys(LEADER_NAMES) as LeaderId[];
const who = (seat: number): string => ['Anna', 'Bruno', 'Carla', 'Dario', 'Elena'][seat] ?? 'Fabio';

const samples: Samples = sample();

const reasons: readonly Reason[] = [
  { code: 'only-choice' },
  { code: 'by-chance' },
  { code: 'points-now', nation: 'welsh', points: 12, area: 'york' },
  { code: 'points-now', nation: 'welsh', points: 1, area: null },
  {
    ...{ code: 'take', area: 'kent', armies: 2, leader: true, from: null, win: 1, points: 8, round: 5 },
    ...{ origins: [{ area: 'english-channel', armies: 2 }], bounty: 0 },
  },
  {
    ...{ code: 'take', area: 'essex', armies: 3, leader: false, from: 'angles', win: 0.62 },
    ...{ points: 0, round: null, bounty: 6.2 },
    origins: [
      { area: 'kent', armies: 2 },
      { area: 'suffolk', armies: 1 },
    ],
  },
  {
    ...{ code: 'guard', area: 'avalon', armies: 1, against: 'scots', points: 4, round: null },
    origins: [{ area: 'devon', armies: 1 }],
  },
  { code: 'nothing-to-gain' },
  { code: 'as-the-rules-demand' },
  { code: 'best-odds', area: 'pennines', win: 0.8, bounty: 0 },
  { code: 'stand', area: 'cornwall', win: 0.4, bounty: 1 },
  { code: 'retreat', area: 'strathclyde', to: 'alban', win: 0.9 },
  { code: 'best-position', gain: 0 },
  { code: 'best-position', gain: 1 },
  { code: 'best-position', gain: 2.34 },
  { code: 'own-candidate', nation: 'saxons' },
  { code: 'harmless-candidate', nation: 'irish' },
  { code: 'good-side', points: 218 },
];

describe('both languages', () => {
  test('have the same keys, and nothing empty', () => {
    const english = new Map<string, string>();
    const italian = new Map<string, string>();
    shape(en, 'text', english);
    shape(it, 'text', italian);
    expect([...italian.entries()].sort()).toEqual([...english.entries()].sort());
    const empty = (node: Node, path: string): string[] => {
      if (typeof node === 'string') return node.trim() === '' ? [path] : [];
      if (typeof node !== 'object' || node === null) return [];
      return Object.entries(node).flatMap(([key, value]) => empty(value as Node, `${path}.${key}`));
    };
    for (const text of [en, it]) {
      const { start: _, ...sections } = text; // there an option without a note has an empty one
      expect(empty(sections, 'text')).toEqual([]);
    }
  });
});

describe('names', () => {
  test('of all areas, nations and leaders, with their articles', () => {
    for (const id of areas)
      for (const key of ['areas', 'theArea', 'inArea', 'toArea', 'fromArea'] as const) {
        r.english(en.names[key](id));
        r.italian(it.names[key](id));
      }
    for (const id of nations)
      for (const key of ['nations', 'theNation', 'ofNation', 'toNation'] as const)
        r.both(en.names[key](id), it.names[key](id));
    for (const id of leaders) r.italian(it.names.leaders(id));
    expect(it.names.inArea('kent')).toBe('nel Kent');
    expect(it.names.inArea('essex')).toBe('nell’Essex');
    expect(it.names.inArea('avalon')).toBe('ad Avalon');
    expect(it.names.inArea('irish-sea')).toBe('nel Mare d’Irlanda');
    expect(it.names.fromArea('cornwall')).toBe('dalla Cornovaglia');
    expect(it.names.ofNation('angles')).toBe('degli Angli');
    expect(it.names.toNation('romano-british')).toBe('ai Romano-Britannici');
    expect(en.names.inArea('pennines')).toBe('in the Pennines');
  });

  test('of numbers', () => {
    for (const n of [0, 1, 2, 11]) {
      for (const unit of ['infantry', 'cavalry', 'army', 'leader', 'fort'] as const)
        r.both(en.names.units[unit](n), it.names.units[unit](n));
      for (const key of ['points', 'votes', 'nations', 'players'] as const)
        r.both(en.names.counts[key](n), it.names.counts[key](n));
    }
  });
});

describe('refusals', () => {
  test('speak for every code, with and without details', () => {
    for (const violation of [...bareViolations, ...samples.violations])
      r.both(en.refusals(violation).text, it.refusals(violation).text);
    const met = new Set(samples.violations.map((violation) => violation.code));
    expect(met.size).toBeGreaterThan(25);
    expect(bareViolations.length).toBe(VIOLATION_CODES.length);
  });

  test('speak well in every case that the engine tells of', () => {
    for (const { game, order } of CASES) {
      const violation = game().refuses(order);
      r.both(en.refusals(violation).text, it.refusals(violation).text);
    }
  });

  test('never name a rule', () => {
    for (const violation of [...bareViolations, ...samples.violations])
      for (const text of [en.refusals(violation).text, it.refusals(violation).text])
        if (/\b[A-Z]{2,}-\d/.test(text)) expect(text).toBe('without a rule');
  });
});

describe('log', () => {
  test('tells every event, or is silent in both languages', () => {
    for (const event of samples.events) {
      const rules = samples.rules.get(event) as Rules;
      const english = en.log(event, who, rules);
      const italian = it.log(event, who, rules);
      expect(italian === null).toBe(english === null);
      if (english === null || italian === null) continue;
      expect(italian.kind).toBe(english.kind);
      r.both(english.text, italian.text);
    }
    const met = new Set(samples.events.map((event) => event.type));
    expect(met.size).toBeGreaterThan(38);
  });

  test('gives each reason of points a label', () => {
    for (const event of samples.events.filter(
      (e): e is Extract<GameEvent, { type: 'points' }> => e.type === 'points',
    )) {
      r.english(en.pointsReason(event));
      r.italian(it.pointsReason(event));
      r.both(en.pointsFor(event), it.pointsFor(event));
    }
  });

  test('knows a kind for every event', () => {
    expect(new Set(Object.values(LOG_KINDS)).size).toBe(7);
  });
});

describe('decisions', () => {
  test('have a title, a prompt and a label for each action', () => {
    for (const state of samples.states) {
      const pending = state.pending as Pending;
      r.both(en.decisions.title(pending.kind), it.decisions.title(pending.kind));
      r.both(en.decisions.prompt(pending, state), it.decisions.prompt(pending, state));
      if ('why' in pending)
        r.both(en.decisions.why(pending.why, rulesOf(state)), it.decisions.why(pending.why, rulesOf(state)));
    }
    for (const { state, action } of samples.offers)
      r.both(en.decisions.label(action, state), it.decisions.label(action, state));
    const met = new Set(samples.states.map((state) => state.pending?.kind));
    expect(met.size).toBeGreaterThan(16);
  });

  test('come with hints', () => {
    for (const state of samples.states) {
      const legal = legalActions(state);
      const english = en.hints(state, legal);
      const italian = it.hints(state, legal);
      expect(english.length).toBeGreaterThan(0);
      expect(italian.length).toBe(english.length);
      english.forEach((hint, i) => {
        r.both(hint.title, italian[i]?.title ?? '');
        r.both(hint.text, italian[i]?.text ?? '');
      });
    }
  });
});

describe('reasons', () => {
  test('of computer players are told', () => {
    for (const reason of reasons) r.both(en.reasons(reason), it.reasons(reason));
    expect(it.reasons({ code: 'best-position', gain: 2.34 })).toBe('Ne ricava circa 2,3 punti in più');
    const [landing, attack] = reasons.filter(({ code }) => code === 'take') as [Reason, Reason];
    expect(en.reasons(landing)).toBe(
      'Takes Kent with the leader and 2 armies from the English Channel for 8 points in round 5',
    );
    expect(it.reasons(landing)).toBe(
      'Prende il Kent con il comandante e 2 armate dal Canale della Manica per 8 punti nel round 5',
    );
    expect(en.reasons(attack)).toBe(
      'Attacks the Angles in Essex with 3 armies (2 from Kent, 1 from Suffolk); wins 62% of the time; about 6 points for defeated units',
    );
    expect(it.reasons(attack)).toBe(
      'Attacca gli Angli nell’Essex con 3 armate (2 dal Kent, 1 dal Suffolk); probabilità 62% di vincere; circa 6 punti per le unità sconfitte',
    );
  });
});

describe('phases, cards and scenarios', () => {
  test('are told in full', () => {
    const rules = rulesWith('second-edition', []);
    for (const { round } of rules.timeline)
      r.both(en.phases.years(round, rules), it.phases.years(round, rules));
    expect(it.phases.years(12, rules)).toBe('dall’860 al 935');
    for (const state of samples.states) r.both(en.phases.step(state.step), it.phases.step(state.step));
    for (const id of nations) r.both(en.cards.story(id), it.cards.story(id));
    for (const id of leaders) r.both(en.cards.leaders(id), it.cards.leaders(id));
    for (const { id } of SCENARIOS)
      for (const key of ['title', 'line', 'history', 'hours', 'bestFor'] as const)
        r.both(en.scenarios(id)[key], it.scenarios(id)[key]);
  });
});
