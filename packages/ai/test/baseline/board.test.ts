import {
  type Action,
  type Area,
  type GameState,
  legalActions,
  makeAction,
  type Nation,
  seededDice,
} from '@bretwalda/engine';
import { AREA, NATION } from '@bretwalda/engine/queries';
import { describe, expect, it } from 'vitest';
import { Board, isEnemyLand, type Step, strengthOf } from '../../src/baseline/board.ts';
import { rankFor } from '../../src/baseline/decide.ts';
import { bounty, pointsNow, worth } from '../../src/baseline/worth.ts';
import { after, at } from '../support.ts';

/** What a greedy player thinks of places, steps and answers. */

const step = (from: Area, to: Area, count: number, more: Partial<Step> = {}): Step => ({
  from,
  to,
  unit: 'infantry',
  count,
  leader: false,
  ...more,
});
const force = (nation: Nation, infantry: number, more: object = {}) => ({
  nation,
  strong: nation === NATION.romans,
  infantry,
  cavalry: 0,
  fort: 0,
  burh: 0,
  ...more,
});

describe('Strength', () => {
  it('Romans and horse count for more, a leader helps all but a fort', () => {
    const plain = strengthOf(force(NATION.saxons, 2), false);
    expect(plain).toBe(2);
    expect(strengthOf(force(NATION.romans, 2), false)).toBeGreaterThan(plain);
    expect(strengthOf(force(NATION.normans, 0, { cavalry: 2 }), false)).toBeGreaterThan(plain);
    expect(strengthOf(force(NATION.saxons, 2), true)).toBeGreaterThan(plain);
    expect(strengthOf(force(NATION.saxons, 2, { burh: 1 }), false)).toBe(3);
    const fort = strengthOf(force(NATION.romans, 0, { fort: 1 }), false);
    expect(fort).toBe(1);
    expect(strengthOf(force(NATION.romans, 0, { fort: 1 }), true)).toBe(fort);
  });
});

describe('A step', () => {
  const saxons = (...more: string[]) => at(['round 10 saxons movement', ...more].join('\n'));
  const gain = (state: GameState, ...steps: Step[]) => new Board(state, state.nation).gain(steps);

  it('to points is better than to none, and the board is as before', () => {
    const board = new Board(saxons('downlands: saxons 3', 'york: angles 1'), NATION.saxons);
    const toEssex = board.gain([step(AREA.downlands, AREA.essex, 1)]);
    expect(toEssex).toBeGreaterThan(0);
    expect(board.gain([step(AREA.downlands, AREA.essex, 1)])).toBe(toEssex);
    expect(toEssex).toBeGreaterThan(board.gain([step(AREA.downlands, AREA.york, 1)])); // one against one
    expect(board.gain([])).toBe(0);
  });

  it('STK-1: up to the limit is well, above it is worse, a second stack above it is never made', () => {
    const state = saxons('kent: saxons 4', 'essex: saxons 2', 'wessex: saxons 4', 'york: angles 1');
    const third = gain(state, step(AREA.kent, AREA.essex, 1));
    const fourth = gain(state, step(AREA.kent, AREA.essex, 2));
    expect(fourth).toBeLessThan(third);
    const crowded = saxons('kent: saxons 4', 'essex: saxons 3', 'york: angles 1');
    const other = saxons('kent: saxons 4', 'essex: saxons 3', 'wessex: saxons 4', 'york: angles 1');
    // Kent is cured by it, Essex becomes the one overstack: only beside a third crowd that is one too many.
    expect(gain(crowded, step(AREA.kent, AREA.essex, 1))).toBeGreaterThan(-5);
    expect(gain(other, step(AREA.kent, AREA.essex, 1))).toBeGreaterThan(-5);
    const two = saxons('kent: saxons 3', 'essex: saxons 3', 'wessex: saxons 4', 'york: angles 1');
    expect(gain(two, step(AREA.kent, AREA.essex, 1))).toBeLessThan(-15);
    expect(gain(two, step(AREA.wessex, AREA.sussex, 1))).toBeGreaterThan(0);
  });

  it('STK-4: a burh takes a place', () => {
    const burh = at(
      'round 13 saxons movement\nkent: saxons 3\nessex: saxons 2 burh\nwessex: saxons 4\nyork: danes 1',
    );
    const none = at(
      'round 13 saxons movement\nkent: saxons 3\nessex: saxons 2\nwessex: saxons 4\nyork: danes 1',
    );
    const into = (state: GameState) => gain(state, step(AREA.kent, AREA.essex, 1));
    expect(into(burh)).toBeLessThan(into(none) - 15);
  });

  it('an attack needs fair odds, better ones in difficult terrain', () => {
    const state = saxons('kent: saxons 4', 'essex: angles 2', 'downlands: angles 2', 'york: angles 1');
    expect(gain(state, step(AREA.kent, AREA.essex, 2))).toBeLessThan(-2);
    expect(gain(state, step(AREA.kent, AREA.essex, 3))).toBeGreaterThan(
      gain(state, step(AREA.kent, AREA.essex, 2)),
    );
    expect(gain(state, step(AREA.kent, AREA.downlands, 3))).toBeLessThan(-2);
    expect(gain(state, step(AREA.kent, AREA.downlands, 4))).toBeGreaterThan(
      gain(state, step(AREA.kent, AREA.downlands, 3)),
    );
  });

  it('nations of the same player are not attacked', () => {
    const state = saxons('kent: saxons 4', 'essex: brigantes 1', 'york: angles 1');
    expect(state.owner[NATION.saxons]).toBe(state.owner[NATION.brigantes]);
    expect(gain(state, step(AREA.kent, AREA.essex, 3))).toBeLessThan(-3);
  });

  it('SEA-6: those who must land gain by it, raiders need not', () => {
    const must = at('round 7 saxons movement\nfrisian-sea: saxons 2\nyork: angles 1');
    const raid = at('round 4 saxons movement\nenglish-channel: saxons 2\nyork: brigantes 1');
    const landing = gain(must, step(AREA['frisian-sea'], AREA.kent, 2));
    expect(landing).toBeGreaterThan(10);
    expect(gain(raid, step(AREA['english-channel'], AREA.kent, 2))).toBeLessThan(landing - 10);
  });

  it('what is lost with an army is what it kept', () => {
    const board = new Board(saxons('essex: saxons 1', 'kent: saxons 3', 'york: angles 1'), NATION.saxons);
    expect(board.loss(AREA.essex, 'infantry')).toBeGreaterThan(board.loss(AREA.kent, 'infantry'));
    expect(board.loss(AREA.essex, 'infantry')).toBe(board.loss(AREA.essex, 'infantry'));
  });

  it('enemy land is held by others who do not let one pass', () => {
    const state = at(
      'round 3 romans movement\nmarch: romans 3\npowys: welsh 1\nyork: brigantes 1\nsubject welsh to romans',
    );
    expect(isEnemyLand(state, NATION.romans, AREA.york)).toBe(true);
    expect(isEnemyLand(state, NATION.romans, AREA.powys)).toBe(false);
    expect(isEnemyLand(state, NATION.romans, AREA.march)).toBe(false);
    expect(isEnemyLand(state, NATION.romans, AREA.kent)).toBe(false);
  });
});

describe('Worth', () => {
  it('points of this round in full, those to come in part, and the land itself', () => {
    const now = at('round 10 saxons movement\nkent: saxons 1\nyork: angles 1');
    const before = at('round 9 saxons movement\nkent: saxons 1\nyork: angles 1');
    expect(pointsNow(now, NATION.saxons, AREA.essex)).toBe(4);
    expect(pointsNow(before, NATION.saxons, AREA.essex)).toBe(0);
    expect(worth(before, NATION.saxons, AREA.essex)).toBeGreaterThan(
      worth(before, NATION.saxons, AREA.orkneys),
    );
    expect(worth(now, NATION.saxons, AREA.essex)).toBeGreaterThan(worth(before, NATION.saxons, AREA.essex));
    expect(worth(now, NATION.picts, AREA.essex)).toBeGreaterThan(worth(now, NATION.picts, AREA.downlands)); // clear land feeds more
  });

  it('counts two fifths of the next round that pays, and of the land four tenths or two', () => {
    const essex = (round: number) =>
      worth(at(`round ${round} saxons movement\nkent: saxons 1`), NATION.saxons, AREA.essex);
    expect(essex(7)).toBeCloseTo(6 + 0.4 * 4 + 0.4);
    expect(essex(8)).toBeCloseTo(0.4 * 4 + 0.4);
    expect(essex(15)).toBeCloseTo(0.4 * 4 + 0.4);
    expect(essex(16)).toBeCloseTo(4 + 0.4);
    const hills = at('round 16 saxons movement\nkent: saxons 1');
    expect(worth(hills, NATION.saxons, AREA.downlands)).toBeCloseTo(4 + 0.2);
  });

  it('DANE-2: points when raiders withdraw are points of this round', () => {
    const raid = at('round 11 danes movement\nnorth-sea: danes 4\nyork: angles 1');
    expect(pointsNow(raid, NATION.danes, AREA.york)).toBeGreaterThan(0);
  });

  it('SUB-24: a subject gets half', () => {
    const welsh = (...more: string[]) =>
      at(['round 5 welsh movement', 'dyfed: welsh 1', 'kent: romans 1', ...more].join('\n'));
    expect(pointsNow(welsh(), NATION.welsh, AREA.dyfed)).toBe(4);
    expect(pointsNow(welsh('subject welsh to romans'), NATION.welsh, AREA.dyfed)).toBe(2);
  });

  it('SCORE-6: beaten units are worth what the card pays for them', () => {
    const state = at('round 1 belgae movement\nessex: belgae 3\nkent: romans 2, fort');
    expect(bounty(state, NATION.belgae, NATION.romans, AREA.kent)).toBe(2 * 6 + 6);
    expect(bounty(state, NATION.belgae, NATION.romans, AREA.wessex)).toBe(0);
    const arthur = at(
      'round 7 saxons movement\nessex: saxons 3\nhwicce: romano-british 1 cavalry 1 leader arthur',
    );
    expect(bounty(arthur, NATION.saxons, NATION['romano-british'], AREA.hwicce)).toBe(2 + 6);
  });
});

describe('Answers', () => {
  /** The answer of the highest rank. */
  function best(state: GameState, seed = 1): string {
    const rank = rankFor(state, state.pending as NonNullable<GameState['pending']>, seededDice(seed));
    if (!rank) throw new Error('looked ahead');
    const legal = legalActions(state);
    return makeAction(legal.reduce((a, b) => (rank(b) > rank(a) ? b : a)) as Action);
  }

  it('POP-8: an army goes to the best area with the least company', () => {
    const state = at(
      'round 9 saxons turn-start\nmarker saxons 5\nessex: saxons 1\norkneys: saxons 1\nyork: angles 1',
    );
    expect(state.pending?.kind).toBe('place');
    expect(best(state)).toBe('place essex');
  });

  it('OPOP-3: the army that keeps least is given up', () => {
    const state = at('round 9 saxons overpopulation\nessex: saxons 2\norkneys: saxons 3\nyork: angles 1');
    expect(best(state)).toMatch(/orkneys/);
  });

  it('RAID-4: raiders stay where there is something to hold', () => {
    const raid = (area: string) =>
      at(
        `round 4 irish withdrawal\n${area}: irish 1\npowys: welsh 2\nturn ${JSON.stringify({ groups: [{ at: area, kind: 'infantry', n: 1, start: 'irish-sea', back: null, home: 'irish-sea', spent: 0, flags: 0, trail: 0 }] })}`,
      );
    const stays = raid('dyfed');
    expect(stays.pending?.kind).toBe('withdraw');
    expect(worth(stays, NATION.irish, AREA.dyfed)).toBeGreaterThan(0.5);
    expect(best(stays)).toBe('end');
  });

  it('POP-13: the nation of another player grows by half', () => {
    const welsh = at(`round 3 welsh turn-start
      dyfed: welsh 1
      gwynedd: welsh 1
      hwicce: welsh 1
      powys: welsh 1
      kent: romans 1, fort
      subject welsh to romans`);
    expect(welsh.pending?.kind).toBe('allowance');
    expect(welsh.owner[NATION.welsh]).not.toBe(welsh.owner[NATION.romans]);
    expect(best(welsh)).toMatch(/half/);
  });

  it('BRET-2: the largest of one’s own nations, else the smallest', () => {
    const state = at(
      'round 9 bretwalda\noptions {"ballot":"open"}\nessex: saxons 1\nkent: saxons 1\nmarch: brigantes 1\nyork: angles 1',
    );
    expect(state.pending?.kind).toBe('vote');
    expect(best(state)).toMatch(/ (saxons|angles)$/);
  });

  it('who is stronger never leaves a battle', () => {
    const fight = after(
      after(
        at('round 9 saxons movement\nessex: saxons 5\nkent: jutes 1\nsussex: jutes 1'),
        'move 4 essex kent',
      ),
      'end',
      [1, 1, 1, 1, 1],
    );
    expect(fight.pending).toMatchObject({ kind: 'retreat', side: 'defender' });
    const answers = new Set(Array.from({ length: 12 }, (_, seed) => best(fight, seed + 1)));
    expect(answers).toEqual(new Set(['stand', 'retreat 1 to sussex']));
    const attacker = after(fight, 'stand');
    for (let seed = 1; seed < 8; seed++) expect(best(attacker, seed)).toBe('stand');
  });
});
