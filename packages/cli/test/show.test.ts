import { fromPosition, parsePosition, toPosition } from '@bretwalda/engine';
import { SECOND_EDITION } from '@bretwalda/engine/data';
import { describe, expect, it } from 'vitest';
import { file, oldGame, run, savedGame } from './support.ts';

const POSITION = `standard-4 round 3 romans movement
york: romans 2, fort
lindsey: romans 1
gwent: welsh 2
kent: saxons 2, ruin
english-channel: jutes 1, romans 3
marker welsh 3
subject welsh to romans
points {"nation":"romans","round":1,"points":2,"reason":"occupy","area":"york"}`;

describe('show', () => {
  it('prints a position text', async () => {
    const { code, out } = await run(['show', '-'], POSITION.split('\n'));
    expect(code).toBe(0);
    expect(out).toContain('Round 3, 100 to 250. Romans: Movement');
    expect(out).toContain('Player 1 (yellow), for the Romans: Move');
    expect(out).toMatch(/^Romans +1 +0 +2 {2}York 2\+fort, Lindsey\^ 1.*, ~English Channel 3$/m);
    expect(out).toMatch(/^Welsh +2 +3 +0 {2}\[subject of the Romans\] Gwent\^ 2$/m);
    expect(out).toContain('Destroyed forts: Kent');
    expect(out).toMatch(/^Vacant: Orkneys\^/m);
    expect(out).toMatch(/^Player 1 \(yellow\) {2}2 {2}Romans 2$/m);
  });

  it('prints burhs, leaders, cavalry and contested areas', async () => {
    const { out } = await run(
      ['show', '-'],
      ['round 13 saxons movement', 'kent: saxons 2 burh leader edgar', 'york: saxons 1, angles 2'],
    );
    expect(out).toContain('York! 1, Kent 2+burh+Edgar');
    expect(out).toMatch(/^Angles .* York! 2$/m);
  });

  it('prints the same for JSON', async () => {
    const parsed = parsePosition(POSITION);
    const state = parsed.ok ? fromPosition(parsed.value) : parsed;
    const json = JSON.stringify(state.ok ? toPosition(state.value as never) : null);
    const fromText = await run(['show', file('position.txt', POSITION)]);
    const fromJson = await run(['show', file('position.json', json)]);
    expect(fromJson).toEqual(fromText);
  });

  it('prints a saved game at its end or before', async () => {
    const path = file(
      'show.game',
      savedGame({ scenario: 'standard-4' }, 3, (_, entries) => entries === 40),
    );
    const start = await run(['show', path, '--at', '0']);
    expect(start.out).toContain('~English Channel 16');
    const end = await run(['show', path]);
    expect(end.out).not.toContain('~English Channel 16');
    expect((await run(['show', path, '--at', '40'])).out).toBe(end.out);
    expect((await run(['show', path, '--at', '41'])).code).toBe(2);
  });

  it.each([
    ['a position that cannot be read', '\x1b[31mround\x07 3'],
    ['an area', 'round 3 romans movement\n\x1b]0;owned\x07kent: romans 2'],
    ['JSON', '{"round": \x1b[2J'],
    ['a step', 'round 3 romans \x1b[2J'],
    ['a saved game', 'bretwalda \x1b[2J\u202e'],
    ['a letter of eight bits', '\x9b31mround 3'],
  ])('shows what would command the terminal, and does not do it: %s', async (_, text) => {
    const { code, out, err } = await run(['show', file('escape.txt', text)]);
    expect(code).toBe(1);
    expect(out).toBe('');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
    expect(err).toMatch(/^[^\x00-\x1f\x7f-\x9f\u202e]+\n$/);
    expect(err).toMatch(/\\u00[19]b/);
  });

  it('shows a game of older rules, at its end or on the way', async () => {
    const path = file('old.game', oldGame('standard-4'));
    expect((await run(['show', path])).out).toContain('The game is over');
    const { code, out } = await run(['show', path, '--at', '40']);
    expect(code).toBe(0);
    expect(out).toMatch(/^Round 1, /);
  });

  it('SUB-22: marks what is contested, not subjects through whose land Romans go', async () => {
    const { out } = await run(
      ['show', '-'],
      [
        'round 3 romans movement',
        'march: romans 2',
        'powys: welsh 1, romans 1',
        'gwent: brigantes 1, romans 1',
        'subject welsh to romans',
      ],
    );
    expect(out).toMatch(/^Welsh .* Powys\^ 1$/m);
    expect(out).toMatch(/^Brigantes .* Gwent\^! 1$/m);
  });

  it('BURH-3: asks for burhs at what they cost', async () => {
    const { out } = await run(
      ['show', '-'],
      ['round 12 saxons population', 'marker saxons 5', 'wessex: saxons 1', 'essex: saxons 1'],
    );
    expect(out).toMatch(/The Saxons have \d+ population points\./);
    expect(out).toContain(`A burh costs ${SECOND_EDITION.figures.burhCost},`);
  });

  it.each([
    ['{"round": 1', 'not valid JSON'],
    ['standard-4 round 3 romans movement\natlantis: romans 2', 'atlantis'],
    ['standard-4 round 30', 'impossible'],
  ])('refuses %j', async (text, reason) => {
    const { code, err } = await run(['show', '-'], [text]);
    expect(code).toBe(1);
    expect(err).toContain(reason);
  });
});
