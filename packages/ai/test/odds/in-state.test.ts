import { apply, scriptedDice } from '@bretwalda/engine';
import { AREA, NATION } from '@bretwalda/engine/queries';
import { describe, expect, it } from 'vitest';
import { battleOdds, NO_SIDE, oddsIn, specIn } from '../../src/odds/index.ts';
import { after } from './simulation.ts';

const SAXONS = `
  round 13 saxons movement
  kent: saxons 3 leader edgar
  essex: danes 2
  downlands: angles 1
  wessex: saxons 1 burh
`;

describe('The battles of a state', () => {
  it('BAT-1: a contested area has its attackers, defenders, terrain and round', () => {
    const state = after(SAXONS, 'move 2 leader kent essex');
    expect(specIn(state, 'essex')).toEqual({
      attacker: { ...NO_SIDE, infantry: 2, leader: true },
      defender: { ...NO_SIDE, infantry: 2 },
      difficult: false,
      burhFirst: false,
    });
    expect(oddsIn(state, 'essex')).toBe(battleOdds(specIn(state, AREA.essex)));
  });

  it('BAT-7: a planned attack names those who will fight', () => {
    const state = after(SAXONS);
    const spec = specIn(state, 'downlands', { armies: { infantry: 3, cavalry: 0, leader: true } });
    expect(spec).toMatchObject({
      attacker: { infantry: 3, leader: true },
      defender: { infantry: 1 },
      difficult: true,
    });
  });

  it('BURH-8: others may be asked about too, and meet the burh', () => {
    const spec = specIn(after(SAXONS), 'wessex', {
      nation: NATION.danes,
      armies: { infantry: 3, cavalry: 0, leader: false },
      defenderPolicy: { kind: 'after-round' },
      give: 'burh',
    });
    expect(spec).toEqual({
      attacker: { ...NO_SIDE, infantry: 3 },
      defender: { ...NO_SIDE, infantry: 1, burh: 1 },
      difficult: false,
      burhFirst: false,
      defenderPolicy: { kind: 'after-round' },
      give: 'burh',
    });
  });

  it('GEN-3: Romans are known, with their forts', () => {
    const state = after(`
      round 2 belgae movement
      kent: romans 2, fort
      sussex: belgae 3
    `);
    const armies = { infantry: 3, cavalry: 0, leader: false };
    expect(specIn(state, 'kent', { armies }).defender).toMatchObject({ infantry: 2, fort: 1, strong: true });
    expect(specIn(state, 'sussex', { nation: NATION.romans, armies }).attacker).toMatchObject({
      strong: true,
      fort: 0,
    });
  });

  it('X-BAT-5: with two dice for each unit the hits left over count, in that battle alone', () => {
    const start = after(
      `${SAXONS} suffolk: danes 1\noptions {"variants":["reduced-luck"]}`,
      'move 2 leader kent essex',
    );
    const none = { high: 0, low: 0 };
    expect(specIn(start, 'essex').carried).toEqual({ onAttacker: none, onDefender: none });
    const [end, ...rolls] = [{ type: 'end' } as const, 4, 1, 1, 1, 5, 1, 1, 1];
    const fought = apply(start, end, scriptedDice(rolls)).state;
    expect(specIn(fought, 'essex').carried).toEqual({
      onAttacker: { high: 0, low: 1 },
      onDefender: { high: 0, low: 1 },
    });
    expect(specIn(fought, 'downlands').carried).toEqual({ onAttacker: none, onDefender: none });
    const { carried, ...rest } = specIn(fought, 'essex');
    const ahead = { onAttacker: none, onDefender: { high: 0, low: 1 } };
    expect(battleOdds({ ...rest, carried: ahead }).win).toBeGreaterThan(battleOdds({ ...rest, carried }).win);
    expect(specIn(after(SAXONS), 'essex').carried).toBeUndefined();
  });

  it('an area that is vacant or one’s own needs no battle', () => {
    const state = after(SAXONS);
    const armies = { infantry: 1, cavalry: 0, leader: false };
    expect(oddsIn(state, 'york', { armies }).win).toBe(1);
    expect(oddsIn(state, 'wessex', { armies }).win).toBe(1);
  });
});
