import { scenario } from '../data/rulesets.ts';
import { startGroups } from '../effect/groups.ts';
import { Draft, type Mutable, NO_DICE } from '../model/draft.ts';
import { NO_SEAT, NOBODY, nationId, nationOf, seatsOf } from '../model/ids.ts';
import type { Position } from '../model/position.ts';
import { numberAt } from '../model/readers.ts';
import { figuresOf, rulesOf } from '../model/rules.ts';
import type { GameState } from '../model/state.ts';
import { ok, type Result, RuleError, refused, type Violation, violation } from '../model/violation.ts';
import { isWhole } from '../model/whole.ts';
import { runToDecision } from '../phase/flow.ts';
import { sum } from '../query/occupation.ts';
import { blankState, checkSetup } from './config.ts';
import { legalActions } from './play.ts';
import { checkPieces, readBoard } from './position-board.ts';
import { checkFields, type Refuse } from './position-reader.ts';
import { readRecords, readTurn } from './position-turn.ts';

/**
 * A state from a position, played on to the first decision. An impossible position is refused with the first reason. A
 * game that began under older rules at this position passes their version.
 */
export function fromPosition(position: Position, version?: number): Result<GameState> {
  const { state, problems } = build(position, version);
  return problems[0] ? refused(problems[0]) : ok(state);
}

/** Everything that is wrong with a position, for an editor. */
export const positionProblems = (position: Position): readonly Violation[] => build(position).problems;

function build(position: Position, version?: number): { state: GameState; problems: readonly Violation[] } {
  const problems: Violation[] = [];
  const refuse: Refuse = (what, details = {}) => problems.push(violation('bad-position', what, details));
  const state = { ...blankState({ scenario: 'standard-4' }) };
  try {
    readPosition(state, position, version, refuse, problems);
    if (problems.length === 0) return { state: play(state, refuse), problems };
  } catch (error) {
    if (error instanceof RuleError) problems.push(error.violation);
    // A deeply nested field has the wrong shape: still a refusal, never a bare error.
    else if (problems.length === 0) refuse('shape', { reason: String(error) });
  }
  return { state, problems };
}

const FIELDS: readonly string[] = [
  'scenario',
  'version',
  'options',
  'round',
  'nation',
  'step',
  'half',
  'areas',
  'markers',
  'overlords',
  'submitted',
  'attacked',
  'scored',
  'ledger',
  'sides',
  'decks',
  'turn',
] satisfies readonly (keyof Position)[];
function readPosition(
  s: Mutable<GameState>,
  position: Position,
  version = position?.version,
  refuse: Refuse,
  problems: readonly Violation[],
): void {
  if (typeof position !== 'object' || position === null) return refuse('position', { expected: 'an object' });
  const config = {
    scenario: position.scenario ?? 'standard-4',
    ...(version !== undefined && { version }),
    ...(position.options && { options: position.options }),
  };
  const problem = checkSetup(config);
  if (problem) throw new RuleError(problem);
  checkFields(position, FIELDS, '', refuse);
  Object.assign(s, blankState(config));
  readMoment(s, position, refuse);
  readSides(s, position, refuse);
  readBoard(s, position, refuse);
  readRecords(s, position, refuse);
  if (position.decks) readDecks(s, position.decks, refuse);
  if (position.turn) readTurn(s, position.turn, refuse, problems);
  // After movement armies need groups; those of a hand-written position have no history.
  if (s.groups.length === 0 && ['battles', 'before-withdrawal', 'withdrawal'].includes(s.step))
    s.groups = startGroups(s, s.nation);
  checkPieces(s, refuse);
}

/** Plays on to the first decision. */
function play(state: GameState, refuse: Refuse): GameState {
  const d = new Draft(state, NO_DICE);
  if (state.pending === null) runToDecision(d);
  if (d.s.pending !== null && legalActions(d.s).length === 0) refuse('pending', { kind: d.s.pending.kind });
  return d.s;
}

/** Round, nation and step. */
function readMoment(s: Mutable<GameState>, position: Position, refuse: Refuse): void {
  const [first, last] = scenario(s.scenario).rounds;
  const { round, nation = null } = position;
  if (!Number.isInteger(round) || round < first || round > last) refuse('round', { round, first, last });
  const step = position.step ?? (nation === null ? 'round-start' : 'movement');
  const { order } = rulesOf(s);
  const index = order.indexOf(step);
  if (index < 0) refuse('step', { step: String(step) });
  const inTurn = index >= order.indexOf('turn-start') && index <= order.indexOf('turn-end');
  if (inTurn !== (nation !== null))
    refuse('nation', { step, nation, expected: inTurn ? 'a nation' : 'none' });
  if (nation !== null && nationOf(nation) === NOBODY) refuse('nation', { nation: String(nation) });
  const half = position.half ?? 1;
  if (half !== 1 && half !== 2) refuse('half', { half });
  s.round = round;
  s.nation = nation === null ? NOBODY : nationOf(nation);
  s.step = step;
  s.invasionHalf = half;
}

/** Cards that can be left: no face more often than in a full deck, and never an empty deck (RUL-142). */
function readDecks(s: Mutable<GameState>, decks: readonly (readonly number[])[], refuse: Refuse): void {
  const copies = figuresOf(s).diceDeck;
  const valid =
    copies > 0 &&
    decks.length === s.seats &&
    decks.every((deck) => deck.length === 6 && deck.every((n) => isWhole(n, 0, copies)) && sum(deck) > 0);
  if (!valid) return refuse('decks');
  s.decks = decks;
}

function readSides(s: Mutable<GameState>, position: Position, refuse: Refuse): void {
  const count = s.seats;
  const seat = (v: unknown) => isWhole(v, 0, count - 1);
  const { cards, order } = position.sides ?? {
    cards: seatsOf(count).map((seat) => ({ seat, points: 0 })),
    order: s.order,
  };
  const held = cards.filter((c) => c !== null);
  const valid =
    cards.length === count &&
    held.every((c) => seat(c.seat) && Number.isInteger(c.points) && c.points >= 0) &&
    new Set(held.map((c) => c.seat)).size === held.length &&
    order.length === count &&
    new Set(order).size === count &&
    order.every(seat);
  if (!valid) refuse('sides');
  s.cards = cards;
  s.order = order;
  if (s.step === 'sides') return;
  if (cards.some((c) => c === null)) refuse('sides', { expected: 'a seat for every group' });
  const owner = s.owner.slice();
  scenario(s.scenario).groups.forEach((group, i) => {
    for (const id of group) owner[nationOf(id)] = cards[i]?.seat ?? NO_SEAT;
  });
  s.owner = owner;
  if (s.nation !== NOBODY && numberAt(owner, s.nation) < 0)
    refuse('nation', { nation: nationId(s.nation), scenario: s.scenario });
}
