import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { fromPosition } from '../src/game/from-position.ts';
import { checkConfig, newGame } from '../src/game/new-game.ts';
import { toPosition } from '../src/game/position.ts';
import { RULES_VERSION } from '../src/model/state.ts';
import { makePosition, parsePosition } from '../src/notation/position-text.ts';
import { loadGame, makeSave, parseSave } from '../src/notation/save.ts';
import { at, brief } from './support.ts';

/** A game keeps the rules it began with: `query/version.ts` tells which have changed since. */

/** A save that the engine wrote when its rules were of version 1; journals/old-saves.test.ts plays them all. */
const oldSave = (name: string): string =>
  readFileSync(fileURLToPath(new URL(`./version-1/${name}.txt`, import.meta.url)), 'utf8');

describe('games of an older version', () => {
  it('new games, and positions that do not say otherwise, are of the present version', () => {
    expect(newGame({ scenario: 'standard-4' }).version).toBe(RULES_VERSION);
    expect(at('round 9 saxons movement\nkent: saxons 1').state.version).toBe(RULES_VERSION);
    expect(makeSave({ config: { scenario: 'two-early' }, journal: [] })).toMatch(
      `edition ${RULES_VERSION}\n`,
    );
  });

  it('a game that begins at a position keeps the version of its file, then that of the position', () => {
    const position = toPosition(at('round 9 saxons movement\nkent: saxons 1\nversion 1').state);
    expect(position.version).toBe(1);
    const config = { scenario: 'standard-4', position } as const;
    expect(newGame(config).version).toBe(1);
    expect(newGame({ ...config, version: 2 }).version).toBe(2);
    const save = makeSave({ config, journal: [] });
    expect(save).toMatch('second-edition 1\n');
    expect(loadGame(save)).toMatchObject({ ok: true, value: { state: { version: 1 } } });
    const bare = { ...position, version: undefined };
    const old = makeSave({ config: { ...config, position: bare, version: 1 } as never, journal: [] });
    expect(loadGame(old)).toMatchObject({ ok: true, value: { state: { version: 1 } } });
  });

  it('the version of a position survives its text', () => {
    const state = at('round 9 saxons movement\nkent: saxons 1\nversion 1').state;
    const again = parsePosition(makePosition(toPosition(state)));
    expect(again.ok && fromPosition(again.value)).toEqual({ ok: true, value: state });
  });

  it.each([0, 3, 1.5, '2', null])('version %j is refused', (version) => {
    const known = `second-edition ${RULES_VERSION} and before`;
    const refusal = { code: 'other-version', details: { expected: known } };
    expect(checkConfig({ scenario: 'standard-4', version })).toMatchObject(refusal);
    const position = { ...toPosition(newGame({ scenario: 'standard-4' })), version } as never;
    expect(fromPosition(position)).toMatchObject({ ok: false, violation: refusal });
  });

  it('a file of a newer version is refused', () => {
    const parsed = parseSave(oldSave('two-early').replace('edition 1', 'edition 3'));
    expect(!parsed.ok && brief(parsed.violation)).toBe(
      'format 1, second-edition 3, expected format 1, second-edition 2 and before',
    );
  });
});

describe('rules that changed, as they were', () => {
  it('RUL-53: a leader stayed behind with a burh, in movement and retreat', () => {
    const march = at('round 12 saxons movement\nkent: saxons 1 burh leader alfred\nversion 1');
    expect(march.do('move 1 kent essex').area('kent')).toBe('saxons burh leader alfred');
    const retreat = at(`
      round 12 danes movement
      essex: danes 2
      kent: saxons 1 burh leader alfred
      sussex: saxons 1
      version 1
    `)
      .do('move 2 essex kent')
      .do('end', [1, 1, 1, 1]);
    expect(retreat.do('retreat 1 to sussex').area('kent')).toBe('danes 2, saxons burh leader alfred');
  });

  it('RUL-59: each part of a retreat had to be legal by itself', () => {
    const game = at(`
      round 9 saxons movement
      kent: saxons 3
      essex: angles 8
      version 1
    `)
      .do('move 3 kent essex')
      .do('end', [1, 1, 1, ...Array(8).fill(1)]);
    expect(game.refuses('retreat 4 to sussex')).toMatchObject({ code: 'retreat-stacking', rule: 'RET-8' });
    expect(game.legal('retreat 4')).toEqual([]);
    expect(game.may('stand')).toBe(true);
  });

  it('RUL-87: only all moves of a phase could be taken back', () => {
    const game = at(`
      round 3 welsh movement
      powys: welsh 1
      gwent: welsh 1
      subject welsh to romans
      version 1
    `);
    game.do('move 1 powys march').do('end').do('refuse');
    expect(game.legal('take-back')).toEqual(['take-back']);
    expect(game.refuses('take-back powys').code).toBe('take-back-not-needed');
    expect(game.do('take-back').area('powys')).toBe('welsh 1');
  });

  it('RUL-139: any displacement settled the losses that were not yet named', () => {
    const game = at(`
      round 3 romans movement
      march: romans 1 fort
      york: romans 2 fort
      bernicia: romans 2 fort
      powys: welsh 2
      pennines: brigantes 3
      cumbria: brigantes 1
      lothian: brigantes 1
      galloway: brigantes 1
      version 1
    `);
    game.do('move 1 march powys').do('move 2 york pennines').do('move 2 bernicia pennines').do('end');
    game.do('resist').do('fight pennines', [1, 1, 1, 1, 6, 1, 1]).do('submit').do('displace powys march');
    game.do('stand');
    expect(game.legal()).toEqual([
      'stand',
      'retreat 1 to york',
      'retreat 2 to york',
      'retreat 1 to bernicia',
    ]);
  });

  it('SUB-7: a nation was asked in every window of the turn', () => {
    const game = at(`
      round 3 romans movement
      march: romans 1 fort
      gwynedd: welsh 1
      version 1
    `).do('end');
    expect(game.legal()).toEqual(['submit', 'resist']);
    expect(game.refuses('hold-out')).toEqual({
      code: 'wrong-decision',
      rule: 'SUB-7',
      details: { got: 'hold-out', expected: ['submit', 'resist'] },
    });
  });
});
