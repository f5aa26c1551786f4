import { describe, expect, it } from 'vitest';
import { at } from './support.ts';

/** What the refusal to end the phase says after some moves. */
function cureOf(position: string, ...moves: readonly string[]) {
  const game = at(position);
  for (const move of moves) game.do(move);
  const { code, rule, details } = game.refuses('end');
  expect(code).toBe('end-stacking');
  return { rule, ...details };
}

describe('STK-1, STK-2: which of several high stacks may stay', () => {
  it('the one whose armies cannot go any more, even if more have to leave the other', () => {
    const cure = cureOf('round 3 welsh movement\ndevon: welsh 3\nmarch: welsh 6', 'move 3 devon cornwall');
    expect(cure).toMatchObject({ overstack: 'cornwall', from: ['march'], leave: [3], enough: true });
  });

  it('armies that have moved as far as they may do not count as such that can go', () => {
    // Of the five in Avalon only one can still move, and two would have to.
    const cure = cureOf(
      'round 3 welsh movement\navalon: welsh 1\ngwent: welsh 4\nmarch: welsh 8',
      'move 4 gwent hwicce',
      'move 4 hwicce avalon',
    );
    expect(cure).toMatchObject({ overstack: 'avalon', from: ['march'], leave: [5], enough: true });
  });

  it('else the one that spares the most departures', () => {
    const cure = cureOf('round 8 saxons movement\nmarch: saxons 4\ndownlands: saxons 4');
    expect(cure).toMatchObject({ overstack: 'downlands', from: ['march'], leave: [1], enough: true });
  });

  it('else the largest', () => {
    const cure = cureOf('round 8 saxons movement\npennines: saxons 3\nyork: saxons 4');
    expect(cure).toMatchObject({ overstack: 'york', from: ['pennines'], leave: [1], enough: true });
  });

  it('none of the Romans, who have no overstack (STK-3); what could never go is left out (RUL-140)', () => {
    const cure = cureOf(`
      round 3 romans movement
      orkneys: romans 6
      caithness: picts 1
      clwyd: romans 5
      subject picts to romans
    `);
    expect(cure).toMatchObject({
      rule: 'STK-3',
      areas: ['orkneys', 'clwyd'],
      limits: [4, 4],
      overstack: null,
      from: ['clwyd'],
      leave: [1],
      enough: true,
    });
  });
});

describe('STK-2: when no high stack can be the one that stays', () => {
  // Subjects of the Romans attack neither them nor one another (SUB-19).
  it('the only one moves to a place that can hold more', () => {
    const cure = cureOf(`
      round 3 welsh movement
      clwyd: welsh 5
      gwynedd: welsh 3
      cheshire: romans 1
      march: romans 1
      powys: belgae 1
      subject welsh to romans
      subject belgae to romans
    `);
    expect(cure).toMatchObject({
      areas: ['clwyd'],
      limits: [2],
      overstack: 'gwynedd',
      from: ['clwyd'],
      leave: [3],
      enough: true,
    });
  });
});

describe('STK-8: how the armies that must leave find their places', () => {
  it('those in the way go on', () => {
    const cure = cureOf('round 3 welsh movement\ncornwall: welsh 3\ndevon: welsh 4');
    expect(cure).toMatchObject({
      overstack: 'devon',
      from: ['devon', 'cornwall'],
      leave: [1, 1],
      enough: true,
    });
  });

  it('also those in the way whose own stack is too high', () => {
    const position = 'round 3 welsh movement\ncornwall: welsh 3\ndevon: welsh 3\nmarch: welsh 7';
    expect(cureOf(position)).toMatchObject({
      overstack: 'march',
      from: ['devon', 'cornwall'],
      leave: [2, 1],
      enough: true,
    });
    const game = at(position).do('move 2 devon wessex').do('move 1 cornwall devon');
    expect(game.may('end')).toBe(true);
  });

  it('as many as there is room for, and no more', () => {
    const cure = cureOf('round 3 welsh movement\ncornwall: welsh 4\nmarch: welsh 7');
    expect(cure).toMatchObject({ overstack: 'march', from: ['cornwall'], leave: [2], enough: true });
  });

  it('an army with a choice leaves the only place that another can reach to it', () => {
    // Devon has room for one, and one army of Avalon has not moved yet.
    const cure = cureOf(
      `
        round 3 welsh movement
        avalon: welsh 1
        gwent: welsh 3
        wessex: welsh 1
        cornwall: welsh 3
        march: welsh 5
      `,
      'move 3 gwent hwicce',
      'move 3 hwicce avalon',
      'move 1 wessex devon',
    );
    expect(cure).toMatchObject({
      overstack: 'march',
      from: ['avalon', 'cornwall'],
      leave: [1, 1],
      enough: true,
    });
  });

  it('LDR-5: nobody makes room by leaving a leader alone', () => {
    const cure = cureOf(
      'round 11 saxons movement\ncornwall: saxons 6\ndevon: saxons 2 leader egbert\nyork: saxons 4',
    );
    expect(cure).toMatchObject({
      overstack: 'cornwall',
      from: ['york', 'devon', 'cornwall'],
      leave: [1, 1, 1],
    });
  });

  it('LDR-8: the leader takes them where there is the most room', () => {
    const cure = cureOf(
      'round 11 saxons movement\nsussex: saxons 6 leader egbert\nstrathclyde: saxons 5',
      'move 6 leader sussex downlands',
      'move 5 strathclyde lothian',
      'move 5 lothian bernicia',
    );
    expect(cure).toMatchObject({ overstack: 'bernicia', from: ['downlands'], leave: [3] });
  });
});
