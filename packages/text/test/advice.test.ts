import {
  type GameState,
  type LandId,
  legalActions,
  type NationId,
  nationOf,
  newGame,
  type Pending,
  type Position,
  type ScenarioId,
} from '@bretwalda/engine';
import { NATIONS, SCENARIOS } from '@bretwalda/engine/data';
import { FIRST_NATION, roster, roundsOf } from '@bretwalda/engine/queries';
import { describe, expect, it } from 'vitest';
import { en } from '../src/en/index.ts';
import { HINT_IDS, type HintId, hintIds } from '../src/hint-case.ts';
import { at } from './at-position.ts';
import { sample } from './samples.ts';
import { NAMED, roundsIn, texts, wrong } from './scenario-words.ts';

/** Nothing that is said speaks of rounds, nations or leaders that the scenario does not have, or that are over. */

describe.each(texts)('%s', (language, t) => {
  it('finds the rounds, nations and leaders that a text names', () => {
    const state = newGame({ scenario: 'two-early' });
    expect(roundsIn(language === 'en' ? 'in rounds 5, 7 and 16' : 'nei round 5, 7 e 16', language)).toEqual([
      [5, 7, 16],
    ]);
    expect(roundsIn(language === 'en' ? 'in rounds 1 to 3' : 'nei round da 1 a 3', language)).toEqual([
      [1, 3],
    ]);
    expect(
      wrong(state, language === 'en' ? 'Even in round 16.' : 'Anche nel round 16.', language),
    ).toHaveLength(1);
    expect(wrong(state, language === 'en' ? 'Fear the Normans.' : 'Temi i Normanni.', language)).toHaveLength(
      1,
    );
    expect(wrong(state, language === 'en' ? 'William comes.' : 'Arriva Guglielmo.', language)).toHaveLength(
      1,
    );
  });

  it.each(SCENARIOS.map(({ id }) => id))('%s: cards and advice keep to it in every round', (scenario) => {
    const start = newGame({ scenario });
    const faults: string[] = [];
    let said = 0;
    for (const { round } of roundsOf(start))
      for (const nation of roster(start)) {
        const state = { ...start, round, step: 'movement' as const, nation: nationOf(nation) };
        for (const text of [...t.cards.advice(state, nation), ...t.cards.general(state)]) {
          said++;
          faults.push(...wrong(state, text, language));
        }
        expect(t.cards.advice({ ...state, step: 'over' }, nation)).toEqual([]);
      }
    expect(said).toBeGreaterThan(100);
    expect(faults.slice(0, 10)).toEqual([]);
  });
});

describe('scenarios', () => {
  const NUMBERS: Readonly<Record<string, number>> = {
    four: 4,
    five: 5,
    six: 6,
    eight: 8,
    quattro: 4,
    cinque: 5,
    sei: 6,
    otto: 8,
  };

  it.each(texts)('%s: name as many rounds, years and nations as they have', (_, t) => {
    let named = 0;
    for (const { id } of SCENARIOS) {
      const state = newGame({ scenario: id });
      const { history } = t.scenarios(id);
      for (const [, word] of history.matchAll(
        /\b(four|five|six|eight|quattro|cinque|sei|otto) rounds?\b/gi,
      )) {
        named++;
        expect(NUMBERS[word?.toLowerCase() ?? ''], id).toBe(roundsOf(state).length);
      }
      const years = roundsOf(state).flatMap((round) => round.years);
      for (const [year] of history.matchAll(/\b\d{2,4}\b/g)) expect(years, id).toContain(Number(year));
      // Rome may be remembered where it no longer plays.
      for (const { id: nation } of NATIONS.slice(1))
        if (NAMED[nation].test(history)) expect(roster(state), `${id}: ${nation}`).toContain(nation);
    }
    expect(named).toBe(6);
  });
});

describe('advice', () => {
  const advice = (scenario: ScenarioId, round: number, nation: NationId, change: Partial<GameState> = {}) =>
    en.cards
      .advice({ ...newGame({ scenario }), round, step: 'movement', nation: FIRST_NATION, ...change }, nation)
      .join(' ');

  it('takes its figures from the card, for the round it speaks of', () => {
    expect(advice('standard-4', 1, 'angles')).toContain('Norfolk 6, and Bernicia, Dunedin');
    expect(advice('standard-4', 1, 'brigantes')).toContain(
      '6 points in rounds 5 and 7; 8 in round 10; 10 in rounds 13 and 16',
    );
    expect(advice('two-germanic', 8, 'brigantes')).toContain('your treasure: 8 points in round 10.');
    expect(advice('standard-4', 14, 'danes')).toContain('In round 14 Cnut is king, for 8 points');
    expect(advice('standard-4', 16, 'norwegians')).toContain('a claim to the crown, worth 10.');
  });

  it('SCN-9: does not offer a choice where the scenario leaves none, or where it is made', () => {
    expect(advice('standard-4', 1, 'welsh')).toContain('Submit to Rome at 5 areas.');
    expect(advice('two-early', 1, 'welsh')).not.toContain('Submit');
    const start = newGame({ scenario: 'standard-4' });
    const overlord = start.overlord.map((lord, n) => (n === nationOf('welsh') ? nationOf('romans') : lord));
    expect(advice('standard-4', 2, 'welsh', { overlord })).not.toContain('Submit');
  });

  it('SCN-4: does not send the Romano-British where a truce forbids it', () => {
    expect(advice('standard-4', 6, 'romano-british')).toContain('in your own turn of rounds 6 and 7');
    expect(advice('short-3', 6, 'romano-british')).toContain('in your own turn of round 7');
  });

  it('SCN-11: gives the second Romano-British the advice of the card they play, without Arthur', () => {
    expect(advice('two-germanic', 6, 'belgae')).toContain('Each clear area of England');
    expect(advice('two-germanic', 6, 'belgae')).not.toMatch(/Arthur|Rome|Boudicca/);
  });

  it('falls silent when a time is over', () => {
    expect(advice('standard-4', 6, 'romans')).toBe('');
    expect(advice('standard-4', 9, 'scots')).toBe(
      'Dalriada, Dunedin and Skye bring 4 points each in rounds 10, 13 and 16: take them and dig in.',
    );
  });
});

describe('hints in the turn of the Romans', () => {
  const ids = (position: Partial<Position>) => {
    const state = at({
      round: 1,
      nation: 'romans',
      step: 'movement',
      areas: { kent: { units: [{ nation: 'romans', infantry: 6 }], fort: 'intact' } },
      ...position,
    });
    return hintIds(state, legalActions(state));
  };
  const belgae = (areas: readonly LandId[]) =>
    Object.fromEntries(areas.map((area) => [area, { units: [{ nation: 'belgae' as const, infantry: 1 }] }]));
  const kent = { units: [{ nation: 'romans' as const, infantry: 6 }], fort: 'intact' as const };

  it('call for the south only as long as it is to be had', () => {
    const many = belgae(['essex', 'wessex', 'norfolk', 'suffolk', 'lindsey']);
    expect(ids({ areas: { kent, ...many } })).toContain('first-roman-move');
    expect(ids({ areas: { kent, ...belgae(['essex', 'norfolk']) } })).not.toContain('first-roman-move');
    expect(ids({ areas: { kent, ...many }, overlords: { belgae: 'romans' } })).not.toContain(
      'first-roman-move',
    );
    expect(ids({ areas: { kent, ...many }, round: 2 })).toContain('roman-move');
  });
});

describe('hints', () => {
  const { states } = sample();

  it('keep to their scenario and moment', () => {
    const said = new Map<string, () => string[]>();
    for (const state of states)
      for (const [language, t] of texts)
        for (const { title, text } of t.hints(state, legalActions(state)))
          said.set([state.scenario, state.round, text].join(), () =>
            wrong(state, `${title}. ${text}`, language),
          );
    expect(said.size).toBeGreaterThan(500);
    expect([...said.values()].flatMap((look) => look()).slice(0, 10)).toEqual([]);
  });

  it('are all given somewhere', () => {
    const shortage = { kind: 'leave-out', nation: nationOf('danes'), excess: 1 } as Pending;
    const rare = hintIds({ ...(states[0] as GameState), pending: shortage }, []); // too rare to wait for
    const few = ['rally-landless', 'two-seas', 'crown-of-areas'] as const; // redux.test.ts finds them
    const forts = { kind: 'forts', nation: nationOf('romans') } as Pending; // only where they are a choice
    const optional = ['levy', 'submit-in-full'] as const; // politics.test.ts finds them
    const given = new Set<HintId>([
      ...rare,
      ...hintIds({ ...(states[0] as GameState), pending: forts }, []),
      ...few,
      ...optional,
      ...states.flatMap((state) => hintIds(state, legalActions(state))),
    ]);
    expect(HINT_IDS.filter((id) => !given.has(id))).toEqual([]);
  });
});
