import { check, type GameEvent, type GameState, parseAction, parsePosition } from '@bretwalda/engine';
import { type Rules, rulesWith } from '@bretwalda/engine/queries';
import { describe, expect, it } from 'vitest';
import { en } from '../src/en/index.ts';
import { it as it_ } from '../src/it/index.ts';
import type { Happening } from '../src/subjects.ts';
import { at } from './at-position.ts';

/** Sentences about submission, Arthur, garrisons and levies say what holds with the options of a table. */

function stateOf(text: string, ...variants: string[]): GameState {
  const position = parsePosition(`${text}\noptions ${JSON.stringify({ variants })}`);
  if (!position.ok) throw new Error(JSON.stringify(position.violation));
  return at(position.value);
}

/** The question as it is asked, in both languages. */
const prompts = (state: GameState): readonly string[] =>
  [en, it_].map((t) => t.decisions.prompt(state.pending as never, state));

function refusals(state: GameState, order: string): readonly string[] {
  const action = parseAction(order);
  const violation = action.ok ? check(state, action.value) : undefined;
  if (!violation) throw new Error(`${order} is not refused`);
  return [en, it_].map((t) => t.refusals(violation).text);
}

describe('Arthur', () => {
  const round = (lines: string, ...variants: string[]) =>
    stateOf(`round 7 romano-british special-arrivals\n${lines}`, ...variants);
  const ARMY = 'hwicce: romano-british 1\nessex: romano-british 1\nkent: jutes 1';

  it('where he may appear is what the question says', () => {
    expect(prompts(round(ARMY))[0]).toContain('or in an empty area in the south');
    expect(prompts(round(ARMY, 'arthur-with-his-people'))).toEqual([
      'Choose where Arthur and his 2 cavalry appear: with Romano-British armies.',
      'Scegli dove compaiono Artù e le sue 2 cavallerie: con armate romano-britanniche.',
    ]);
    const alone = prompts(stateOf('round 7\nkent: jutes 1', 'arthur-with-his-people'));
    expect(alone[0]).toContain('in an empty English area in the south');
    expect(alone[1]).toContain('in un’area inglese vuota del sud');
  });

  it('and what a refusal says', () => {
    expect(refusals(round(ARMY), 'leader kent')[0]).toContain('or an empty area south of');
    expect(refusals(round(ARMY, 'arthur-with-his-people'), 'leader kent')).toEqual([
      'Arthur cannot appear in Kent. Choose an area with Romano-British armies.',
      'Artù non può comparire nel Kent. Scegli un’area con armate romano-britanniche.',
    ]);
    expect(
      refusals(stateOf('round 7\nkent: jutes 1', 'arthur-with-his-people'), 'leader powys')[0],
    ).toContain('an empty area of England');
  });
});

describe('Garrisons', () => {
  const FORTS = 'round 6\nkent: fort\nessex: fort';
  const leave = (rules: Rules): readonly string[] => {
    const happening: Happening = { kind: 'romans-leave', nation: 'romans', events: [] };
    return [en, it_].map((t) => t.events.meaning(happening, rules));
  };

  it('of the south or of England', () => {
    expect(leave(rulesWith('second-edition', []))[0]).toContain('of the south');
    const england = leave(rulesWith('second-edition', ['garrisons-in-england']));
    expect(england[0]).toContain('Forts and armies of England');
    expect(england[1]).toContain('Forti e armate d’Inghilterra');
  });

  it('all there are, or as many as their owner wants', () => {
    expect(prompts(stateOf(FORTS))[0]).toContain('8 to go');
    const state = stateOf(FORTS, 'garrisons-as-wanted');
    expect(prompts(state)[0]).toContain('8 more at most');
    expect(prompts(state)[1]).toContain('ancora 8 al massimo');
    expect([en, it_].map((t) => t.decisions.label({ type: 'end' }, state))).toEqual([
      'No more garrisons',
      'Nessun’altra guarnigione',
    ]);
  });

  it('of a ruined fort the log says so', () => {
    const event: GameEvent = { type: 'replaced', area: 'kent', unit: 'fort', ruined: true };
    const rules = rulesWith('second-edition', ['ruins-garrisoned']);
    expect(en.log(event, String, rules)?.text).toBe('The ruined fort in Kent becomes a Romano-British army.');
    expect(it_.log(event, String, rules)?.text).toContain('Il forte in rovina');
  });
});

describe('Subjects of the Angles', () => {
  const ASKED = 'round 7 angles movement\nstrathclyde: brigantes 1\nyork: angles 2';
  const submitted = (overlord: 'angles' | 'romans'): Happening => ({
    kind: 'submitted',
    nation: 'brigantes',
    events: [{ type: 'submitted', nation: 'brigantes', overlord }],
  });

  it('are told whether they keep their points', () => {
    const full = rulesWith('second-edition', ['brigantes-score-in-full']);
    expect(en.events.meaning(submitted('angles'), full)).toContain('keeps its points');
    expect(en.events.meaning(submitted('romans'), full)).toContain('half of its points');
    expect(en.events.meaning(submitted('angles'), rulesWith('second-edition', []))).toContain('half of its');
  });

  it('and so is who is asked to become one', () => {
    const asked = (...variants: string[]): GameState => {
      const state = stateOf(ASKED, ...variants);
      return { ...state, pending: { kind: 'submit', nation: 4, overlord: 15 } as never };
    };
    expect(en.hints(asked(), [])[0]?.text).toContain('keep half of your points');
    expect(en.hints(asked('brigantes-score-in-full'), [])[0]?.text).toContain('Your points for areas stay');
    expect(it_.hints(asked('brigantes-score-in-full'), [])[0]?.text).toContain('restano tuoi');
  });
});

describe('The Saxon levy', () => {
  const MUSTER =
    'round 16\nkent: saxons 1 leader harold\nsussex: saxons 1\nessex: saxons 1\nwessex: saxons 1';

  it('is placed together', () => {
    const state = stateOf(MUSTER, 'saxon-levy-together');
    expect(prompts(state)).toEqual([
      'Choose the English area where 2 armies of the Saxons appear.',
      'Scegli l’area inglese dove compaiono 2 armate dei Sassoni.',
    ]);
    expect(en.decisions.label({ type: 'place', area: 'kent' }, state)).toBe('Place 2 armies in Kent');
    expect(en.hints(state, [])[0]?.text).toContain('appear in the same area');
  });

  it('or one by one', () => {
    const state = stateOf(MUSTER);
    expect(prompts(state)[0]).toContain('for the next one');
    expect(en.decisions.label({ type: 'place', area: 'kent' }, state)).toBe('Place an army in Kent');
  });
});

it('who cannot be Bretwalda is told why', () => {
  const vote = (...variants: string[]) =>
    stateOf('round 9 bretwalda\nyork: angles 1\nkent: saxons 1\npowys: welsh 1', 'open-ballot', ...variants);
  expect(refusals(vote(), 'vote saxons welsh')[0]).toContain('hold nothing in England');
  const any = refusals(vote('bretwalda-from-anywhere'), 'vote saxons danes');
  expect(any[0]).toContain('The Danes have no army');
  expect(any[1]).toContain('non hanno armate');
});
