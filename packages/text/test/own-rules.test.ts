import { legalActions, type Pending } from '@bretwalda/engine';
import { type Rules, rulesOf } from '@bretwalda/engine/queries';
import { beforeAll, describe, expect, it as test } from 'vitest';
import { addOwnGame, OWN_VARIANTS, ownGame, THREE_SUMMERS } from '../../engine/test/own-game.ts';
import { en } from '../src/en/index.ts';
import { it } from '../src/it/index.ts';
import { sample } from './samples.ts';

/** Words for a game of somebody else: nobody has written any for it, and still all that happens in it is told. */

beforeAll(addOwnGame);

const { scenario } = ownGame();
const BROKEN = /\b(undefined|null|NaN|Infinity)\b|\[object|^\s*$/;

describe.each([
  ['English', en],
  ['Italian', it],
] as const)('in %s', (_, text) => {
  test('scenario, rules and options have their ids for names', () => {
    expect(text.scenarios(scenario).title).toBe('two-thrones');
    expect(text.tableRules.ruleset(THREE_SUMMERS.id).name).toBe('three-summers');
    for (const { id } of OWN_VARIANTS) expect(text.variants(id).name).toBe(id);
  });

  test('events, decisions, refusals, hints and phases are told', () => {
    const told: string[] = [];
    const { events, states, offers, violations, rules } = sample([scenario]);
    for (const event of events) {
      const line = text.log(event, (seat) => `player ${seat}`, rules.get(event) as Rules);
      if (line !== null) told.push(line.text);
      if (event.type === 'points') told.push(text.pointsReason(event), text.pointsFor(event));
    }
    for (const state of states) {
      const pending = state.pending as Pending;
      told.push(text.decisions.title(pending.kind), text.decisions.prompt(pending, state));
      if ('why' in pending) told.push(text.decisions.why(pending.why, rulesOf(state)));
      told.push(text.phases.step(state.step));
      for (const { title, text: hint } of text.hints(state, legalActions(state))) told.push(title, hint);
    }
    for (const { state, action } of offers) told.push(text.decisions.label(action, state));
    for (const violation of violations) told.push(text.refusals(violation).text);
    expect(told.length).toBeGreaterThan(1000);
    expect([...new Set(told)].filter((line) => BROKEN.test(line))).toEqual([]);
  });
});
