import { describe, expect, it } from 'vitest';
import { PRESETS } from '../../src/data/presets.ts';
import { VARIANTS } from '../../src/data/variants.ts';
import { playing, sideBySide } from '../options.ts';
import { at } from '../support.ts';

/** Growth, arrivals and points as the first printing has them (docs/first-printing.md). */

describe('First printing: invaders', () => {
  it('first printing, in place of INV-1: they come when the round begins', () => {
    const game = playing('round 8 round-start\nkent: jutes 1', 'invaders-at-round-start');
    expect(game.area('atlantic-ocean')).toBe('irish 1');
    expect(game.area('irish-sea')).toBe('scots 1');
    expect(game.area('north-sea')).toBe('angles 2');
  });

  it('first printing, in place of INV-3: those who lack pieces get nothing for it', () => {
    const { plain, game } = sideBySide(
      'round 12 norsemen invaders\nhebrides: norsemen 4\nskye: norsemen 3\nmarker norsemen 2',
      'nothing-for-missing-invaders',
    );
    for (const one of [plain, game]) one.do('leave-out irish-sea');
    expect(plain.marker('norsemen')).toBe(5);
    expect(game.marker('norsemen')).toBe(2);
    for (const one of [plain, game]) expect(one.area('irish-sea')).toBe('norsemen 1');
  });
});

describe('First printing: Romans at sea', () => {
  const position =
    'round 3 romans movement\nenglish-channel: romans 2\nyork: romans 1, fort\nkent: romans 1, fort';

  it('first printing, in place of ROM-3: reinforcements need not land', () => {
    const { plain, game } = sideBySide(position, 'romans-may-wait-at-sea');
    expect(plain.refuses('end')).toMatchObject({ code: 'end-at-sea' });
    game.do('move 1 english-channel kent').do('end');
    expect(game.area('english-channel')).toBe('romans 1');
  });

  it('first printing, in place of ROM-3: nobody else may stay there', () => {
    const game = playing('round 8 angles movement\nnorth-sea: angles 2', 'romans-may-wait-at-sea');
    expect(game.refuses('end')).toMatchObject({ code: 'end-at-sea' });
  });

  it('first printing, RB-5: whoever waits too long is gone with the others', () => {
    const game = playing(
      'round 6 round-start\nenglish-channel: romans 2\nyork: fort',
      'romans-may-wait-at-sea',
    );
    game.do('replace fort york');
    expect(game.area('english-channel')).toBe('');
  });
});

describe('First printing: burhs', () => {
  const twenty = `
    kent: saxons 10
    sussex: saxons 3
    wessex: saxons 3
    avalon: saxons 2
    hwicce: saxons 2
  `;

  it('first printing, in place of BURH-6: they take no infantry pieces', () => {
    const { plain, game } = sideBySide(`round 12 saxons turn-start\n${twenty}`, 'burhs-beside-infantry');
    expect(plain.asks).not.toBe('burhs');
    game.do('burh avalon');
    expect(game.area('avalon')).toBe('saxons 2 burh');
    expect(game.may('burh hwicce')).toBe(true);
  });

  it('first printing, in place of BURH-6: nor does infantry take theirs', () => {
    const burhs = ['kent', 'sussex', 'wessex', 'avalon'].map((area) => `${area}: saxons 1 burh`).join('\n');
    const position = `round 14 saxons turn-start\n${burhs}\nmarch: saxons 13\nmarker saxons 5`;
    expect(() => at(position)).toThrow('supply'); // 17 infantry and four burhs are one too many
    expect(playing(position, 'burhs-beside-infantry').asked('place').data.left).toBe(2);
  });

  it('first printing: eight burhs at most, as in the list of pieces', () => {
    const eight = ['kent', 'sussex', 'wessex', 'avalon', 'hwicce', 'essex', 'suffolk', 'norfolk'];
    const position = `round 13 saxons turn-start\n${eight.map((area) => `${area}: saxons burh`).join('\n')}`;
    expect(playing(position, 'burhs-beside-infantry', 'burhs-from-round-eleven').asks).not.toBe('burhs');
  });
});

describe('First printing: Picts and Danes', () => {
  it('first printing, in place of RAID-1: the Picts raid in round 6 too', () => {
    const { plain, game } = sideBySide('round 6 picts movement\nmar: picts 2', 'picts-raid-in-round-six');
    for (const one of [plain, game])
      one.do('move 1 mar icelandic-sea').do('move 1 icelandic-sea caithness').do('end');
    expect(plain.legal('withdraw')).toEqual([]);
    expect(game.legal('withdraw')).toEqual(['withdraw 1 caithness mar']);
  });

  it('first printing, in place of DANE-2: the Danes score for nothing in round 11', () => {
    const { plain, game } = sideBySide(
      'round 11 danes movement\nnorth-sea: danes 2',
      'danish-raids-score-nothing',
    );
    for (const one of [plain, game]) one.do('move 2 north-sea york').do('end');
    expect([plain.points('danes'), game.points('danes')]).toEqual([2, 0]);
    expect(game.area('north-sea')).toBe('danes 2');
  });

  it('first printing, SCORE-3: and in round 12 as always', () => {
    const game = playing('round 12 danes movement\nnorth-sea: danes 2', 'danish-raids-score-nothing');
    game.do('move 2 north-sea york');
    expect(game.points('danes')).toBe(8);
  });
});

describe('First printing: the preset', () => {
  it('has rules of that printing only, and they go together', () => {
    const preset = PRESETS.find(({ id }) => id === 'first-printing');
    expect(preset?.variants.length).toBeGreaterThan(5);
    const known: readonly string[] = VARIANTS.filter(({ rulesets }) =>
      rulesets.some((id) => id === 'second-edition'),
    ).map(({ id }) => id);
    for (const id of preset?.variants ?? []) expect(known).toContain(id);
  });
});
