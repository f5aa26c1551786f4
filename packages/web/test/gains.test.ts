import { newHistory, type Position } from '@bretwalda/engine';
import type { Player } from '@bretwalda/table';
import { describe, expect, it } from 'vitest';
import type { Session } from '../src/session/session.ts';
import { gainsOf } from '../src/session/shown.ts';
import { sessionOf } from './table-for.ts';

const players: readonly Player[] = ['A', 'B', 'C', 'D'].map((name) => ({ kind: 'person', name }));

function at(position: Position): Session {
  const config = { scenario: 'standard-4' as const, players, position };
  const table = { id: 'gains', name: 'Test', config, history: newHistory(config), began: 0 };
  const session = sessionOf(table, { seed: 1 });
  session.start();
  session.flow.takeSeat();
  return session;
}

const saxons = (infantry: number) => ({ units: [{ nation: 'saxons' as const, infantry }] });

/** Burhs first, then one army (BURH-1). */
const SAXONS: Position = {
  round: 13,
  nation: 'saxons',
  step: 'turn-start',
  areas: { kent: saxons(2), sussex: saxons(1), wessex: saxons(2), essex: saxons(1) },
  markers: { saxons: 4 },
};

describe('what the board tells of new units (UI-64)', () => {
  it('BURH-1, POP-8: one for a burh, one for an army, each in its area', () => {
    const session = at(SAXONS);
    const told = () => session.scene.get().gains.map(({ nation, area, count }) => [nation, area, count]);
    session.act([{ type: 'burh', area: 'wessex' }]);
    expect(told()).toEqual([['saxons', 'wessex', 1]]);
    session.act([{ type: 'end' }]);
    expect(told()).toEqual([]);
    session.act([{ type: 'place', area: 'essex' }]);
    expect(told()).toEqual([['saxons', 'essex', 1]]);
  });

  it('a unit that is taken back and placed again is told again', () => {
    const session = at(SAXONS);
    const key = () => session.scene.get().gains[0]?.key;
    session.act([{ type: 'burh', area: 'wessex' }]);
    const first = key();
    session.undo();
    expect(session.scene.get().gains).toEqual([]);
    session.act([{ type: 'burh', area: 'wessex' }]);
    expect(key()).not.toBe(first);
  });

  it('INV-1: invaders come in heaps and are not told so', () => {
    const invaders = { nation: 'saxons', area: 'frisian-sea', unit: 'infantry', count: 8, why: 'invaders' };
    expect(gainsOf([{ type: 'placed', ...invaders } as never], 'x')).toEqual([]);
  });
});
