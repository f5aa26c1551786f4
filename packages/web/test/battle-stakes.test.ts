import {
  type Action,
  areaOf,
  type GameState,
  NOBODY,
  newHistory,
  parseAction,
  parsePosition,
  play,
  present,
  scriptedDice,
} from '@bretwalda/engine';
import { NATION } from '@bretwalda/engine/queries';
import { en, loadText } from '@bretwalda/text';
import { describe, expect, it } from 'vitest';
import { scoringAhead } from '../src/facts/next-scoring.ts';
import { forcesIn } from '../src/windows/battle/battle-forces.ts';
import { battlesOf, scoredIn } from '../src/windows/battle/battle-reports.ts';
import type { BattleReport } from '../src/windows/battle/battle-types.ts';
import { prizesIn, stakeOf } from '../src/windows/battle/stakes.ts';

const italian = await loadText('it');

const read = <T>(result: { ok: true; value: T } | { ok: false; violation: unknown }): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.violation));
  return result.value;
};

/** A position after some orders, with the dice that fell. */
function after(text: string, orders: readonly string[], dice: readonly number[] = []) {
  const rolls = scriptedDice([...dice]);
  let history = newHistory({ scenario: 'standard-4', position: read(parsePosition(text)) });
  for (const order of orders) history = play(history, read<Action>(parseAction(order)), rolls).history;
  return { state: present(history), report: battlesOf(history).at(-1) as BattleReport };
}

/** The handbook's own case of CAS-3. */
const FORT = `
  round 4 saxons movement
  kent: romans 1 fort
  sussex: saxons 4
`;
const INTO_KENT = ['move 4 sussex kent', 'end'];

describe('the dice of a battle', () => {
  it('CAS-3: a 6 and a 5 against one Roman army and a fort fell both, the 5 the fort', () => {
    const { report } = after(FORT, INTO_KENT, [6, 5, 1, 2, 1, 1]);
    const [round] = report.rounds;
    expect(round?.dice.attacker.map(({ natural, hit, felled }) => [natural, hit, felled])).toEqual([
      [6, true, 'infantry'],
      [5, true, 'fort'],
      [1, false, null],
      [2, false, null],
    ]);
    expect(round?.losses.defender).toMatchObject({ infantry: 1, fort: 1 });
    const said = (t: typeof en) => t.battle.die(5, 5, true, 'fort');
    expect([said(en), said(italian)]).toEqual(['5, hit: the fort', '5, colpo: il forte']);
  });

  it('CAS-3: four 5s without a six fell nothing', () => {
    const { report } = after(FORT, INTO_KENT, [5, 5, 5, 5, 1, 1]);
    const [round] = report.rounds;
    expect(round?.dice.attacker.every(({ hit, felled }) => !hit && felled === null)).toBe(true);
  });
});

/** Six forts stand in the Limes of round 5. */
const LIMES = `
  round 4 romans movement
  essex: romans 1 fort
  suffolk: romans 1 fort
  york: romans 1 fort
  bernicia: romans fort
  kent: romans fort
  pennines: romans fort
  sussex: saxons 2
  downlands: romans 1
`;

describe('the next scoring', () => {
  it('LIMES-1: counts the forts of the Romans, and no area without one', () => {
    const { state } = after(LIMES, []);
    expect(scoringAhead(state)).toEqual({ round: 5, points: 6 + 6 + 4 + 4 + 2 + 2 });
  });

  it('SUB-24: leaves a subject half', () => {
    const text = `
      round 5 welsh movement
      subject welsh to romans
      kent: romans fort
      dyfed: welsh 1
      gwynedd: welsh 1
      clwyd: welsh 1
      cheshire: welsh 1
    `;
    expect(scoringAhead(after(text, []).state)).toEqual({ round: 5, points: 6 }); // of 4 + 4 + 2 + 1
  });

  it('LIMIT-4: takes off what is beyond the limit of the card', () => {
    const limited = after(
      'round 6 saxons movement\nessex: saxons 1\ncornwall: saxons 1\ndevon: saxons 1',
      [],
    );
    expect(scoringAhead(limited.state)).toEqual({ round: 7, points: 6 + 3 }); // of 4 in Wales, half of 6
  });

  it('is none when the last has been counted', () => {
    const state: GameState = { ...after(LIMES, []).state, round: 16, nation: NOBODY, step: 'over' };
    expect(scoringAhead(state)).toBeUndefined();
  });
});

describe('what is at stake', () => {
  const ROMANS = `
    round 1 romans movement
    essex: belgae 2
    english-channel: romans 4
  `;

  it('SCORE-3, LIMES-1: Essex pays the Romans at once and at the Limes', () => {
    const { state } = after(ROMANS, []);
    const stake = stakeOf(state, NATION.romans, areaOf('essex'));
    expect(stake.now).toBeGreaterThan(0);
    expect(stake.next).toEqual({ round: 5, points: 6 });
  });

  it('LIMES-1: an area with a ruined fort pays the Romans nothing', () => {
    const { state } = after('round 4 romans movement\nessex: jutes 1, ruin\nkent: romans 1 fort', []);
    expect(stakeOf(state, NATION.romans, areaOf('essex')).next).toEqual({ round: 5, points: 0 });
    expect(stakeOf(state, NATION.romans, areaOf('kent')).next).toEqual({ round: 5, points: 4 });
  });

  it('SCORE-6: units that stand there pay for their defeat', () => {
    const moved = after(FORT, ['move 4 sussex kent']).state;
    const prizes = prizesIn(moved, forcesIn(moved, areaOf('kent')));
    expect(prizes).toEqual([
      {
        nation: 'saxons',
        units: [
          { unit: 'infantry', points: 2 },
          { unit: 'fort', points: 6 },
        ],
      },
    ]);
    const [first] = prizes;
    if (!first) throw new Error('no prize');
    expect(en.battle.stakes.defeats(first.nation, first.units)).toBe(
      'The Saxons score for defeating units: 2 points for each army and 6 for the fort.',
    );
    expect(italian.battle.stakes.defeats(first.nation, first.units)).toBe(
      'I Sassoni ottengono punti per chi sconfiggono: 2 punti per ogni armata e 6 per il forte.',
    );
  });

  it('SCORE-10: Harold’s fall also pays the Normans', () => {
    const text = `
      round 16 norwegians movement
      york: saxons 2 leader harold
      north-sea: norwegians 6 leader harald-hardrada
    `;
    const moved = after(text, ['move 6 leader north-sea york']).state;
    const prizes = prizesIn(moved, forcesIn(moved, areaOf('york')));
    expect(prizes.map(({ nation }) => nation)).toContain('normans');
    const saxons = prizes.find(({ nation }) => nation === 'saxons');
    expect(saxons?.units).toContainEqual({
      unit: 'leader',
      leader: 'harald-hardrada',
      points: expect.any(Number),
    });
  });
});

describe('the result of a battle', () => {
  it('sums all points that it brought, those for defeated units included', () => {
    const { report, state } = after(FORT, INTO_KENT, [6, 5, 1, 2, 1, 1]);
    const scored = scoredIn(report.rounds);
    expect(scored).toEqual([['saxons', 2 + 6]]);
    const all = state.ledger
      .filter(({ nation }) => nation === 13)
      .reduce((sum, { points }) => sum + points, 0);
    expect(all).toBe(8);
  });
});
