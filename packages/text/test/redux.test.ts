import {
  type AreaId,
  check,
  type GameState,
  type LandId,
  legalActions,
  type NationId,
  newGame,
  type Position,
} from '@bretwalda/engine';
import { FIRST_NATION, rulesOf, rulesWith } from '@bretwalda/engine/queries';
import { describe, expect, it } from 'vitest';
import { REDUX_CASES } from '../../engine/test/refusal-cases-redux.ts';
import { hintIds } from '../src/hint-case.ts';
import { at } from './at-position.ts';
import { REDUX, RULES } from './rulesets.ts';
import { sample } from './samples.ts';
import { texts } from './scenario-words.ts';

/** In Britannia reduX no sentence speaks of rules that it does not have. */

/** Units, phases and offices of the second edition (X-GEN-2). */
const FOREIGN = {
  en: /\b(leaders?|cavalry|infantry|horse|forts?|burhs?|roads?|raid\w*|boats?|submi\w+|overlords?|subjects?|bretwalda|limes|upkeep|overpopulation|major invasion|legions?|romans?|belgae)\b(?!-)/i,
  it: /\b(comandant[ei]|cavalleri[ae]|fanteri[ae]|fort[ei]|burh|strade|razzi\w+|navi|sottom\w+|dominante|bretwalda|limes|mantenimento|sovrappopolazione|grandi? invasion[ei]|legion[ei]|roman[io]|belgi)\b(?!-)/i,
};

const nations = (pieces: Partial<Record<NationId, Readonly<Record<string, number>>>>): Position['areas'] => {
  const areas: Record<string, { units: { nation: NationId; infantry: number }[] }> = {};
  for (const [nation, stacks] of Object.entries(pieces))
    for (const [area, infantry] of Object.entries(stacks))
      areas[area] = { units: [{ nation: nation as NationId, infantry }] };
  return areas as Position['areas'];
};

const redux = (position: Partial<Position>): GameState =>
  at({ scenario: 'redux-4', round: 9, nation: 'saxons', step: 'movement', ...position } as Position);

const ids = (position: Partial<Position>) => {
  const state = redux(position);
  return hintIds(state, legalActions(state));
};

describe('hints of reduX', () => {
  it('X-MOV-8, X-SEQ-2: say in every movement that land must be kept, and scores', () => {
    expect(ids({ areas: nations({ saxons: { kent: 2 } }) })).toEqual(['keep-land', 'every-round', 'move']);
  });

  it('X-MOV-8: speak of land to keep only to those who hold some', () => {
    const fleet = {
      areas: nations({ normans: { 'english-channel': 10 } }),
      round: 15,
      nation: 'normans',
    } as const;
    expect(ids(fleet)).not.toContain('keep-land');
    expect(ids({ ...fleet, areas: nations({ normans: { kent: 2 } }) })).toContain('keep-land');
  });

  it('X-MOV-7: warn of armies beyond the population limit', () => {
    expect(ids({ areas: nations({ saxons: { kent: 3 } }) })).not.toContain('hungry');
    expect(ids({ areas: nations({ saxons: { kent: 4 } }) })).toContain('hungry');
  });

  it('X-REI-1: tell of two seas while armies stand there', () => {
    const fleet = { areas: nations({ danes: { 'north-sea': 6 } }), round: 11, nation: 'danes' } as const;
    expect(ids(fleet)).toContain('two-seas');
    expect(ids({ ...fleet, areas: nations({ danes: { york: 3 } }) })).not.toContain('two-seas');
  });

  it('X-REI-2, X-REI-3: say where reinforcements may appear', () => {
    const arriving = { round: 15, step: 'reinforcements' } as const;
    expect(ids({ ...arriving, areas: nations({ saxons: { kent: 1 } }) })).toEqual(['rally']);
    expect(ids({ ...arriving, areas: nations({ jutes: { kent: 1 } }) })).toEqual(['rally-landless']);
  });

  it('X-SCORE-2: name the crown in the last round only', () => {
    const there = { areas: nations({ saxons: { kent: 2 } }) };
    expect(ids({ ...there, round: 16 })).toContain('crown-of-areas');
    expect(ids({ ...there, round: 15 })).not.toContain('crown-of-areas');
  });
});

describe('refusals of reduX', () => {
  const [, en] = texts[0];
  const refusal = (position: Partial<Position>, from: LandId, to: AreaId, count = 1): string => {
    const move = { type: 'move', unit: 'infantry', count, from, to, leader: false, group: 0 } as const;
    const violation = check(redux(position), move);
    return violation ? `${en.refusals(violation).text} [${violation.rule}]` : '';
  };

  it('X-MOV-1: armies do not put to sea', () => {
    expect(refusal({ areas: nations({ saxons: { kent: 2 } }) }, 'kent', 'english-channel')).toBe(
      'Armies never put to sea, so they cannot enter the English Channel. Stay on land. [X-MOV-1]',
    );
  });
});

describe.each(texts)('%s', (language, t) => {
  const foreign = FOREIGN[language];
  const { states, offers, events, rules, violations } = sample([
    'redux-4',
    'redux-3',
    'redux-5',
    'redux-short-4',
  ]);

  it('X-GEN-2: says nothing foreign in decisions, hints, actions, refusals and the log', () => {
    const said = new Set<string>();
    for (const state of states) {
      const { pending } = state;
      if (!pending) continue;
      said.add(t.decisions.title(pending.kind)).add(t.decisions.prompt(pending, state));
      if ('why' in pending) said.add(t.decisions.why(pending.why, rulesOf(state)));
      for (const { title, text } of t.hints(state, legalActions(state))) said.add(title).add(text);
    }
    for (const { state, action } of offers) said.add(t.decisions.label(action, state));
    for (const event of events) said.add(t.log(event, String, rules.get(event) ?? REDUX)?.text ?? '');
    for (const violation of violations) said.add(t.refusals(violation).text);
    for (const { game, order } of REDUX_CASES) said.add(t.refusals(game().refuses(order)).text);
    expect(said.size).toBeGreaterThan(500);
    expect([...said].filter((text) => foreign.test(text))).toEqual([]);
  });

  it('X-GEN-2: says nothing foreign in advice, phases and notes', () => {
    const start = newGame({ scenario: 'redux-4' });
    const said = [
      ...(['population', 'movement', 'battles'] as const).flatMap((id) =>
        Object.values(t.phases.turn(id, REDUX)),
      ),
      ...(['overrun', 'overstack', 'limit', 'centre'] as const).map((id) => t.terms.note(id, REDUX)),
      t.windows.growth.how(REDUX, REDUX.figures.armyCost),
      t.windows.growth.noLand(REDUX),
    ];
    for (let round = 6; round <= 16; round++) {
      const state = { ...start, round, step: 'movement' as const, nation: FIRST_NATION };
      said.push(
        ...t.cards.general(state),
        ...t.cards.advice(state, 'danes'),
        ...t.cards.advice(state, 'saxons'),
      );
    }
    expect(said.length).toBeGreaterThan(50);
    expect(said.filter((text) => foreign.test(text))).toEqual([]);
  });

  it('explains no term that the game does not have', () => {
    const words = language === 'en' ? 'raids, burhs, upkeep' : 'razzie, burh, mantenimento';
    const terms = (rules: typeof RULES) => t.terms.split(words, rules).flatMap(({ term }) => term ?? []);
    expect(terms(RULES)).toEqual(['raid', 'burh', 'overpopulation']);
    expect(terms(REDUX)).toEqual([]);
  });
});

describe('figures', () => {
  const [, en] = texts[0];

  it('X-POP-1, X-STK-1, X-LIM-1, X-MOV-6: are those of the game', () => {
    expect(en.phases.turn('population', REDUX).note).toBe(
      'Clear areas give 2 population points, difficult ones 1; every 4 points raise an army. Reinforcements arrive too.',
    );
    expect(en.terms.note('overstack', REDUX)).toContain('may hold more, up to 6, or 4 in a difficult one');
    expect(en.terms.note('overstack', RULES)).toContain('may hold more, a difficult one up to 4');
    expect(en.terms.note('limit', REDUX)).toContain(
      '2 armies for each area where a nation stands, and 1 more',
    );
    expect(en.terms.note('overrun', REDUX)).toContain(
      '2 armies must stay behind for each enemy unit there, 6 at most',
    );
  });

  it('DIG-4: a leader adds one area where a table plays it so', () => {
    const led = rulesWith('second-edition', ['leader-adds-one-area']);
    expect(en.phases.turn('movement', RULES).note).toBe(
      'Armies move up to 2 areas; Romans, cavalry and armies with a leader move up to 3.',
    );
    expect(en.phases.turn('movement', led).note).toBe(
      'Armies move up to 2 areas, Romans and cavalry up to 3; a leader adds one.',
    );
    expect(en.phases.status('leader', led).note).toContain('move one area further, do not stop');
  });

  it('X-SCORE-1, XP-10: advice names the centres and what they bring', () => {
    const state = { ...newGame({ scenario: 'redux-4' }), step: 'movement' as const, nation: FIRST_NATION };
    expect(en.cards.advice(state, 'danes')).toEqual([
      'York, Lindsey and Norfolk are your scoring centres: each brings 5 points at the end of every round, any other area 1.',
      'In round 11 you land with 6 armies from the North Sea or the Frisian Sea; more follow in rounds 12, 13, 14 and 16.',
    ]);
    expect(en.cards.advice(state, 'saxons').at(-1)).toBe(
      'In rounds 15 and 16 reinforcements appear on land, together, in an area you hold or in a centre of yours that is empty.',
    );
  });
});
