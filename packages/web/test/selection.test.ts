import { areaOf, type GameState, type Group, parsePosition } from '@bretwalda/engine';
import { FIRST_AREA } from '@bretwalda/engine/queries';
import { describe, expect, it } from 'vitest';
import { chooseCount, type Selection, selectAll, selectArrived } from '../src/session/selection.ts';
import { at } from './at-position.ts';

function stateOf(text: string): GameState {
  const position = parsePosition(text);
  if (!position.ok) throw new Error(JSON.stringify(position.violation));
  return at(position.value);
}

const SAXONS = stateOf('round 10 saxons movement\nkent: saxons 2\nessex: saxons 1\nyork: angles 1');

describe('armies that arrive stay chosen (MOV-12)', () => {
  const area = 'kent';
  const before = (change: Partial<Group>): GameState => ({
    ...SAXONS,
    groups: SAXONS.groups.map((g) => (g.at === areaOf(area) ? { ...g, ...change } : g)),
  });

  it('those who have stood there as they are have not arrived', () => {
    expect(selectArrived(before({}), SAXONS, area)).toBeNull();
    expect(selectArrived(before({ count: 1 }), SAXONS, area)?.picks.map(({ chosen }) => chosen)).toEqual([1]);
  });

  it.each<[keyof Group, Partial<Group>]>([
    ['at', { at: FIRST_AREA }],
    ['kind', { kind: 'cavalry' }],
    ['start', { start: FIRST_AREA }],
    ['retreatTo', { retreatTo: FIRST_AREA }],
    ['withdrawTo', { withdrawTo: FIRST_AREA }],
    ['spent', { spent: 7 }],
    ['flags', { flags: 7 }],
    ['trail', { trail: 7 }],
  ])('another %s: they are not those who stood there', (_, change) => {
    const arrived = selectArrived(before(change), SAXONS, area);
    expect(arrived?.picks.map(({ chosen }) => chosen)).toEqual([2]);
    expect(arrived?.leader).toBeNull();
  });
});

describe('a stack', () => {
  it('of which a part is wanted gives the freshest, wherever they are in its list', () => {
    const whole = selectAll(SAXONS, 'kent') as Selection;
    const pick = whole.picks[0] as Selection['picks'][number];
    const tired = { ...pick, details: { ...pick.details, spent: 1 } };
    const chosen = (...picks: Selection['picks']) =>
      chooseCount({ ...whole, picks }, 2).picks.map((one) => one.chosen);
    expect(chosen(tired, pick)).toEqual([0, 2]);
    expect(chosen(pick, tired)).toEqual([2, 0]);
  });

  it('of foot and horse counts each kind for itself', () => {
    const normans = stateOf('round 16 normans movement\nkent: normans 1 cavalry 2\nyork: saxons 3');
    expect(selectAll(normans, 'kent')?.picks.map(({ unit, movable }) => [unit, movable])).toEqual([
      ['infantry', 1],
      ['cavalry', 2],
    ]);
  });

  it('is none while something else is asked, nor when the game is over, even with a leader', () => {
    const led = stateOf('round 16 normans movement\nkent: normans 1 leader william\nyork: saxons 3');
    const nation = led.nation;
    const asked: GameState = { ...led, pending: { kind: 'battle', nation } as GameState['pending'] };
    expect(selectAll(led, 'kent')).not.toBeNull();
    expect(selectAll(asked, 'kent')).toBeNull();
    expect(selectAll({ ...led, pending: null, step: 'over' }, 'kent')).toBeNull();
  });
});
