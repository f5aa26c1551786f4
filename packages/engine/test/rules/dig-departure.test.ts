import { describe, expect, it } from 'vitest';
import { ENGLISH, LAND_AREAS, landId, NATION } from '../../src/model/ids.ts';
import { rulesOf } from '../../src/model/rules.ts';
import { playing, sideBySide } from '../options.ts';
import type { TestGame } from '../support.ts';

/** The Romans leave in round 6: what the computer game does differently (DIG-26, DIG-27). */

/** Areas where the Romano-British stand once all choices are made. */
function garrisons(game: TestGame): string[] {
  while (game.asks === 'replace') game.do(game.legal('replace')[0] as string);
  const theirs = LAND_AREAS.filter((area) => game.state.holder[area] === NATION['romano-british']);
  return theirs.map(landId).sort();
}

describe('DIG-26: garrisons in England only', () => {
  const forts = `
    round 6
    york: romans 1, fort
    gwent: romans 2, fort
    powys: fort
    lothian: fort
    galloway: romans 1
    dunedin: fort
  `;

  it('DIG-26: in all of England, not only in the south, and not in Wales', () => {
    const { plain, game } = sideBySide(forts, 'garrisons-in-england');
    expect(garrisons(plain)).toEqual(['gwent', 'powys', 'york']);
    expect(garrisons(game)).toEqual(['galloway', 'lothian', 'york']);
  });

  it('DIG-26: the areas of England, all of them and no others', () => {
    const { state } = playing(forts, 'garrisons-in-england');
    expect(rulesOf(state).garrisonAreas).toEqual(LAND_AREAS.filter((area) => ENGLISH[area]));
  });

  it('DIG-26: a Welsh fort or army cannot be chosen', () => {
    const many = 'avalon essex hwicce kent lindsey march norfolk suffolk sussex'
      .split(' ')
      .map((area) => `${area}: fort`)
      .join('\n');
    const game = playing(`${forts}\n${many}`, 'garrisons-in-england');
    expect(game.asks).toBe('replace');
    expect(game.refuses('replace fort gwent')).toMatchObject({ code: 'replace-nothing-there' });
    expect(game.may('replace fort lothian')).toBe(true);
  });
});

describe('DIG-27: ruined forts become garrisons', () => {
  const ruins = `
    round 6
    york: ruin
    kent: romans 1, ruin
    essex: belgae 1, ruin
    hwicce: fort
  `;

  it('DIG-27: in empty areas and where Romans stand, not where another nation is', () => {
    const { plain, game } = sideBySide(ruins, 'ruins-garrisoned');
    expect(garrisons(plain)).toEqual(['hwicce', 'kent']); // in Kent the army
    expect(garrisons(game)).toEqual(['hwicce', 'kent', 'york']);
    expect(game.area('essex')).toBe('belgae 1');
    expect(game.area('kent')).toBe('romano-british 2'); // for the ruin and for the army
  });

  it('DIG-27: a ruin is told apart from a fort', () => {
    const game = playing(ruins, 'ruins-garrisoned');
    expect(game.legal()).toEqual(['replace fort york']); // the rest is no choice either
    game.do('replace fort york');
    expect(game.seen('replaced')).toMatchObject([
      { area: 'york', unit: 'fort', ruined: true },
      { area: 'hwicce', unit: 'fort' },
      { area: 'kent', unit: 'fort', ruined: true },
      { area: 'kent', unit: 'army' },
    ]);
  });

  it('DIG-27 RB-1: eight in all, so with more there is a choice', () => {
    const all = 'avalon cheshire essex kent lindsey march norfolk suffolk sussex'.split(' ');
    const text = `round 6\n${all.map((area) => `${area}: ${area === 'kent' ? 'ruin' : 'fort'}`).join('\n')}`;
    const { plain, game } = sideBySide(text, 'ruins-garrisoned');
    expect(plain.legal()).toHaveLength(1);
    expect(game.legal()).toHaveLength(9);
  });
});
