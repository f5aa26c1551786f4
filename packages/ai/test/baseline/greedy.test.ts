import { apply, makeAction, scriptedDice } from '@bretwalda/engine';
import { describe, expect, it } from 'vitest';
import { greedyBot } from '../../src/baseline/greedy.ts';
import { after, ask, at, moves } from './play.ts';

const answer = (text: string, seed = 1) => makeAction(ask(greedyBot(), at(text), seed).action);
const seeds = Array.from({ length: 30 }, (_, seed) => seed);

describe('greedy in movement', () => {
  it('takes an empty area that scores, says why, and leaves an army behind', () => {
    const state = at(`
      round 10 jutes movement
      essex: jutes 2
      cornwall: welsh 1
    `);
    expect(ask(greedyBot(), state)).toMatchObject({
      action: { type: 'move', from: 'essex', to: 'kent', count: 1 },
      reasons: [{ code: 'points-now', nation: 'jutes', points: 4, area: 'kent' }],
    });
  });

  it('walks two steps to an area that scores', () => {
    const texts = moves(greedyBot(), at('round 10 jutes movement\nsuffolk: jutes 1'));
    expect(texts.slice(0, 2)).toEqual(['move 1 suffolk essex', 'move 1 essex kent']);
  });

  it('does not attack one against three', () => {
    for (const seed of seeds) {
      const texts = moves(greedyBot(), at('round 10 jutes movement\nessex: jutes 1\nkent: saxons 3'), seed);
      expect(texts).not.toContain('move 1 essex kent');
    }
  });

  it('attacks from two sides what neither side could attack alone', () => {
    const state = at(`
      round 10 jutes movement
      essex: jutes 2
      sussex: jutes 2
      kent: saxons 1
    `);
    const attacks = moves(greedyBot(), state).filter((text) => text.endsWith(' kent'));
    expect(attacks.sort()).toEqual(['move 1 essex kent', 'move 1 sussex kent']);
  });

  it('leaves its own nations alone', () => {
    const state = at(
      'round 10 jutes movement\nessex: jutes 3\nkent: danes 1\nsussex: jutes 1\nwessex: jutes 1',
    );
    expect(moves(greedyBot(), state).join()).not.toContain('kent');
  });

  it('lands invaders', () => {
    const state = at(`
      round 6 saxons movement
      english-channel: saxons 4
      wessex: romano-british 1
    `);
    const landed = moves(greedyBot(), state).map((text) => text.match(/^move (\d) english-channel/)?.[1]);
    expect(landed.reduce((n, count) => n + Number(count ?? 0), 0)).toBe(4);
  });

  it('a subject abandons nothing', () => {
    const state = at(`
      round 4 welsh movement
      cheshire: welsh 1
      powys: welsh 1
      york: romans 1 , fort
      subject welsh to romans
    `);
    expect(moves(greedyBot(), state)).toEqual(['end']);
  });
});

describe('greedy in other decisions', () => {
  it('places an army where the next scoring is best', () => {
    const text = 'round 9 jutes population\nmarker jutes 5\nkent: jutes 1\ncornwall: jutes 1';
    expect(answer(text)).toBe('place kent');
  });

  it('BURH-1: builds a burh where the fewest armies stand', () => {
    const text = 'round 12 saxons turn-start\nkent: saxons 1\nsussex: saxons 2\nwessex: saxons 3';
    for (const seed of seeds) expect(answer(text, seed)).toBe('burh kent');
  });

  it('votes for its own nation', () => {
    const text = `
      round 8 bretwalda
      options {"ballot":"open"}
      kent: jutes 1
      essex: saxons 1
      wessex: saxons 1
    `;
    for (const seed of seeds) expect(answer(text, seed)).toContain('saxons saxons');
  });

  /** Three Saxons have attacked one Jute, and nobody was hit. */
  const battle = after('round 9 saxons movement\nessex: saxons 3\nkent: jutes 1\nsussex: jutes 1', [
    ['move 3 essex kent', []],
    ['end', [1, 1, 1, 1]],
  ]);

  it('outnumbered, it retreats on some rolls and stands on others', () => {
    expect(battle.pending).toMatchObject({ kind: 'retreat', side: 'defender' });
    const answers = seeds.map((seed) => makeAction(ask(greedyBot(), battle, seed).action));
    expect(new Set(answers)).toEqual(new Set(['stand', 'retreat 1 to sussex']));
  });

  it('does not retreat from a weaker enemy', () => {
    const state = apply(battle, { type: 'stand' }, scriptedDice([])).state;
    expect(state.pending).toMatchObject({ kind: 'retreat', side: 'attacker' });
    for (const seed of seeds) expect(ask(greedyBot(), state, seed).action.type).toBe('stand');
  });
});
