import { apply, type GameEvent, type GameState, type Position, seededDice } from '@bretwalda/engine';
import { describe, expect, it } from 'vitest';
import { eliminationsOf } from '../src/facts/eliminations.ts';
import { growthAhead } from '../src/facts/growth.ts';
import { purchasesAhead, purchasesNow } from '../src/facts/purchase.ts';
import { unitsOf } from '../src/facts/units.ts';
import { offersFor } from '../src/session/offers.ts';
import { at } from './at-position.ts';
import { sessionAt } from './on-screen.tsx';

/** What the screen says of prices, cavalry and leaders under the options of the computer game. */

const AREAS = ['kent', 'sussex', 'wessex', 'avalon', 'hwicce', 'essex', 'suffolk'] as const;

const normans = (variants: readonly string[]): GameState =>
  at({
    round: 16,
    nation: 'normans',
    step: 'turn-start',
    options: { variants },
    areas: Object.fromEntries(AREAS.map((area) => [area, { units: [{ nation: 'normans', infantry: 1 }] }])),
  } as Position);

const PRICES = ['computer-prices'];

describe('DIG-40: prices', () => {
  it('DIG-40: cavalry has a price where it is for sale', () => {
    const costs = (variants: readonly string[]) =>
      unitsOf(normans(variants), 'normans').flatMap(({ unit, cost }) => (cost ? [`${unit} ${cost}`] : []));
    expect(costs([])).toEqual(['infantry 6']);
    expect(costs(PRICES)).toEqual(['infantry 6', 'cavalry 12']);
    const [infantry] = unitsOf(normans(PRICES), 'norwegians');
    expect(infantry?.cost).toBe(7);
  });

  it('DIG-40: and is among what points buy', () => {
    const state = normans(PRICES);
    expect(state.pending?.kind).toBe('exchange');
    expect(purchasesAhead(state, 'normans')?.goods).toEqual([
      { unit: 'cavalry', cost: 12, supply: 4, affordable: 1 },
      { unit: 'army', cost: 6, supply: 1, affordable: 1 },
    ]);
    const { state: bought, events } = apply(state, { type: 'exchange', cavalry: 1 }, seededDice(1));
    expect(purchasesNow(bought)?.goods).toEqual([{ unit: 'cavalry', cost: 12, supply: 4, affordable: 1 }]);
    expect(events.find(({ type }: GameEvent) => type === 'population')).toMatchObject({
      cavalry: 1,
      armies: 0,
    });
    expect(growthAhead(state, 'normans')).toMatchObject({ cavalry: 0, armies: 1 });
  });
});

describe('DIG-41: every leader scores', () => {
  it('DIG-41: the card says so in one line', () => {
    const goals = (variants: readonly string[]) => eliminationsOf(normans(variants), 'picts');
    expect(goals([]).flatMap(({ targets }) => targets.map(({ kind }) => kind))).not.toContain('any-leader');
    expect(goals(['every-leader-scores']).at(-1)).toMatchObject({
      points: 6,
      targets: [{ kind: 'any-leader' }],
      open: true,
    });
  });

  it('DIG-41: beside a leader that the card names, it is any other', () => {
    const all = eliminationsOf(normans(['every-leader-scores']), 'normans');
    expect(all.flatMap(({ targets }) => targets)).toContainEqual({ kind: 'leader', leader: 'harold' });
    expect(all.at(-1)).toMatchObject({ targets: [{ kind: 'other-leader' }] });
  });
});

describe('first printing: forts by choice', () => {
  const position: Position = {
    round: 2,
    nation: 'romans',
    step: 'movement',
    options: { variants: ['forts-by-choice'] },
    areas: {
      kent: { units: [{ nation: 'romans', infantry: 2 }], fort: 'intact' },
      essex: { units: [{ nation: 'romans', infantry: 1 }], fort: 'new' },
    },
    turn: { pending: { kind: 'forts', nation: 'romans' } },
  } as Position;

  it('in place of FORT-1: the map offers what can be given up, the main button keeps the rest', () => {
    const offers = offersFor(at(position), null, null);
    expect(offers.get('essex')).toMatchObject({
      highlight: 'go',
      actions: [{ type: 'raze', area: 'essex' }],
    });
    expect(offers.get('kent')?.actions ?? []).toEqual([]);
    expect(sessionAt(position, 0).advance).toMatchObject({ action: { type: 'end' }, violation: undefined });
  });
});
