import type { Calendar } from '../data/calendar.ts';
import type { Card } from '../data/cards.ts';
import type { Figures } from '../data/figures.ts';
import type { Step } from '../data/order.ts';
import type { Ruleset } from '../data/ruleset.ts';
import { rulesetOf, variantsOf } from '../data/rulesets.ts';
import type { TimelineEvent } from '../data/timeline.ts';
import type { Traits } from '../data/traits.ts';
import type { Ways } from '../data/ways.ts';
import { compile } from './compile.ts';
import type { Area, Nation } from './ids.ts';
import type { GameState } from './state.ts';

/** The card line that gives points for areas in a round: its index on the card, and the points by area. */
export interface AreaPoints {
  readonly line: number;
  readonly values: readonly number[];
}

/** By round and nation: the row of a round is `round * NATION_COUNT`. */
export type PointsTable = readonly (AreaPoints | undefined)[];

/** A ruleset with its optional rules, turned into arrays that the rules can index by nation, round and area. */
export interface Rules extends Ruleset {
  readonly following: Readonly<Partial<Record<Step, Step>>>;
  /** The place of each step in the order of play. */
  readonly place: Readonly<Partial<Record<Step, number>>>;
  /** By nation. */
  readonly traitOf: Readonly<Record<keyof Traits, readonly boolean[]>>;
  /** The one nation that builds forts, and the one that buys burhs: these pieces bear no name. */
  readonly fortBuilder: Nation;
  readonly burhBuilder: Nation;
  readonly cardOf: readonly Card[];
  readonly centres: readonly (readonly Area[])[];
  readonly kingsAreas: readonly Area[];
  readonly garrisonAreas: readonly Area[];
  /** Who may submit to the Romans, in nation order, and by nation with how many areas at most (SUB-1). */
  readonly submitters: readonly Nation[];
  readonly submissionAreasOf: readonly number[];
  /** What infantry and cavalry cost; Infinity: it is not for sale. The most points that are carried over. */
  readonly infantryPrice: readonly number[];
  readonly cavalryPrice: readonly number[];
  readonly mostPoints: readonly number[];
  readonly maxInfantry: readonly number[];
  readonly maxCavalry: readonly number[];
  /** Areas that units may enter: by nation, infantry alone and with its leader, then cavalry (MOV-2, ROM-1, LDR-8). */
  readonly allowance: readonly number[];
  /** By nation, then area (SEA-7). */
  readonly mayLand: readonly (readonly boolean[])[];
  /** 1: closed to units coming from another sea; 2: closed also to boats of units that began the turn at sea (RUL-132). */
  readonly closedSea: readonly (readonly number[])[];
  /** By round and nation: the second sea of armies that stand on a border (X-REI-1). */
  readonly otherSea: readonly (Area | undefined)[];
  /** By round and nation. */
  readonly events: readonly (TimelineEvent | undefined)[];
  readonly status: readonly number[];
  readonly occupy: PointsTable;
  readonly snapshot: PointsTable;
  readonly hold: PointsTable;
  readonly limes: PointsTable;
  /** By nation and area: the most armies (STK-1, STK-3); by area: in its one overstack. Without bounds at sea. */
  readonly stackLimit: readonly (readonly number[])[];
  readonly overstackLimit: readonly number[];
  /** By nation: can it have an overstack, or are all its limits as high (STK-2, STK-3, DIG-11)? */
  readonly mayOverstack: readonly boolean[];
}

/** What decides by which rules a game is played. */
type Played = Pick<GameState, 'rules' | 'options'>;

const byName = new Map<string, Rules>();
const byOptions = new WeakMap<object, Rules>();

/** The rules of a ruleset with some of its optional rules. */
export function rulesWith(ruleset: string, variants: readonly string[]): Rules {
  const name = [ruleset, ...[...variants].sort()].join(' ');
  let rules = byName.get(name);
  if (!rules) {
    const chosen = variantsOf(ruleset).filter(({ id }) => variants.includes(id));
    rules = compile(chosen.reduce((r, { change }) => change(r), rulesetOf(ruleset) as Ruleset));
    byName.set(name, rules);
  }
  return rules;
}

function find(s: Played): Rules {
  let rules = byOptions.get(s.options);
  if (rules?.id !== s.rules) {
    rules = rulesWith(s.rules, s.options.variants);
    byOptions.set(s.options, rules);
  }
  return rules;
}

// All states of a game share their options, so the rules of the last state asked about are mostly those of the next.
let lastOptions: object | undefined;
let last: Rules | undefined;

/** The rules by which a game is played. */
export function rulesOf(s: Played): Rules {
  if (s.options !== lastOptions) {
    last = find(s);
    lastOptions = s.options;
  }
  return last as Rules;
}

/** Does the order of play have a step? */
export const hasStep = (s: Played, step: Step): boolean => rulesOf(s).place[step] !== undefined;

export const calendarOf = (s: Played): Calendar => rulesOf(s).calendar;
export const figuresOf = (s: Played): Figures => rulesOf(s).figures;
export const waysOf = (s: Played): Ways => rulesOf(s).ways;
/** The name of a clause in the rules of a game (`Ruleset.clauses`). */
export const clauseIn = (s: Played, clause: string): string => rulesOf(s).clauses[clause] ?? clause;
