import { type AreaId, apply, areaOf, type GameState, makeAction, newGame } from '@bretwalda/engine';
import { AREA, NATION } from '@bretwalda/engine/queries';
import { describe, expect, it } from 'vitest';
import { createBot } from '../src/levels.ts';
import { battleOdds, specIn } from '../src/odds/index.ts';
import type { Reason } from '../src/reasons.ts';
import { after, ask, at, NO_DICE, timeFor } from './support.ts';

type Sent = Extract<Reason, { code: 'take' | 'guard' }>;

const START = newGame({ scenario: 'standard-4' });

/** All that a king says who is asked once. */
const advice = (state: GameState) => ask(createBot('king'), state, undefined, timeFor(6));

/** Where everybody ends who follows a bot through its Movement Phase, and what it said at first. */
function followed(state: GameState): { end: GameState; said: readonly Reason[] } {
  const bot = createBot('squire');
  const first = ask(bot, state);
  let end = state;
  for (let { action } = first; action.type !== 'end'; { action } = ask(bot, end))
    end = apply(end, action, NO_DICE).state;
  return { end, said: first.reasons };
}

const sent = (reasons: readonly Reason[]): Sent[] =>
  reasons.map((reason) => {
    if (reason.code !== 'take' && reason.code !== 'guard') throw new Error(reason.code);
    return reason;
  });

describe('The advice for a Movement Phase', () => {
  it('is the whole plan: how many go from where to where, one reason for each place', () => {
    const { end, said } = followed(START);
    const places = sent(said);
    expect(places.length).toBeGreaterThan(3);
    expect(new Set(places.map(({ area }) => area)).size).toBe(places.length);
    for (const { area, armies, origins } of places) {
      expect(end.infantry[NATION.romans]?.[areaOf(area)]).toBe(armies);
      expect(origins).toEqual([{ area: 'english-channel', armies }]);
    }
    expect(places.reduce((sum, { armies }) => sum + armies, 0)).toBe(16);
  });

  it('leads armies on that have moved and may go further', () => {
    const landed = after(START, 'move 16 english-channel kent');
    const { action, reasons } = advice(landed);
    expect(makeAction(action)).toMatch(/^move \d+ kent /);
    for (const { origins, area } of sent(reasons)) {
      expect(origins.map((origin) => origin.area)).toEqual(['kent']);
      expect(area).not.toBe('kent');
    }
  });

  it('is thought out anew by one who was asked before and not followed', () => {
    const king = createBot('king');
    ask(king, START, undefined, timeFor(6));
    const landed = after(START, 'move 16 english-channel kent');
    expect(ask(king, landed, undefined, timeFor(6))).toEqual(advice(landed));
    expect(ask(king, landed, undefined, timeFor(6))).toEqual(advice(landed));
  });

  it('what follows is told without what was done', () => {
    const bot = createBot('squire');
    let state = START;
    const told: string[][] = [];
    for (;;) {
      const { action, reasons } = ask(bot, state);
      if (action.type === 'end') break;
      told.push(sent(reasons).map(({ area }) => area));
      state = apply(state, action, NO_DICE).state;
    }
    expect(told.at(-1)).toHaveLength(1);
    told.slice(1).forEach((places, i) => {
      expect(told[i]).toEqual(expect.arrayContaining(places));
    });
  });

  it('sees nothing more to gain only where the phase is best ended at once', () => {
    const closed = at('round 10 jutes movement\nkent: jutes 1\nessex: saxons 3\nsussex: saxons 3');
    expect(advice(closed)).toEqual({ action: { type: 'end' }, reasons: [{ code: 'nothing-to-gain' }] });
    expect(advice(START).reasons).not.toContainEqual({ code: 'nothing-to-gain' });
  });
});

describe('Points for defeated units', () => {
  /** SCORE-7: the Belgae are paid six for each Roman army and fort in their turn of round 1. */
  const BOUDICCA = at(`
    round 1 belgae movement
    south-mercia: belgae 8 leader boudicca
    suffolk: romans 2, fort
    york: brigantes 1
  `);

  it('SCORE-7: are told as the odds have them', () => {
    const { end, said } = followed(BOUDICCA);
    const attack = sent(said).find(({ area }) => area === ('suffolk' as AreaId)) as Extract<
      Reason,
      { code: 'take' }
    >;
    const { defenderLosses } = battleOdds(
      specIn(end, AREA.suffolk, { attackerPolicy: { kind: 'outnumbered', ratio: 1 } }),
    );
    expect(attack.bounty).toBeCloseTo(6 * (defenderLosses.infantry + defenderLosses.fort));
    expect(attack.bounty).toBeGreaterThan(9);
  });

  it('are nothing where the card pays nothing', () => {
    const places = sent(followed(START).said);
    expect(places.some((reason) => reason.code === 'take' && reason.from === 'belgae')).toBe(true);
    for (const reason of places) expect(reason).toMatchObject({ code: 'take', bounty: 0 });
  });
});
