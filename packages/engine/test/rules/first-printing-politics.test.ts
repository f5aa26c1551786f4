import { describe, expect, it } from 'vitest';
import { CARDS } from '../../src/data/cards.ts';
import { PRESETS } from '../../src/data/presets.ts';
import type { VariantId } from '../../src/data/variants.ts';
import { checkConfig } from '../../src/game/new-game.ts';
import { NATION } from '../../src/model/ids.ts';
import { areasForKing, englishCounts, growthAccount, holdAccount, voteAccount } from '../../src/queries.ts';
import { playing, sideBySide } from '../options.ts';
import type { TestGame } from '../support.ts';

/** Rules of the first printing about submission and crowns (docs/rulings.md, RUL-160 to RUL-169). */

/** One army of a nation in each of some areas. */
const each = (nation: string, areas: string): string =>
  areas
    .split(' ')
    .map((area) => `${area}: ${nation} 1`)
    .join('\n');

const who = (game: TestGame): string => `${game.asks} ${game.decision.nation}`;

describe('First printing: submission', () => {
  it('first printing, in place of SUB-1: Picts submit with two areas, not with three', () => {
    const picts = (areas: string) => `round 2 romans movement\nkent: romans 1, fort\n${each('picts', areas)}`;
    const three = sideBySide(picts('alban mar moray'), 'picts-submit-late');
    expect(who(three.plain.do('end'))).toBe('submit picts');
    expect(three.game.do('end').asks).not.toBe('submit');
    expect(who(playing(picts('alban mar'), 'picts-submit-late').do('end'))).toBe('submit picts');
  });

  it('first printing, in place of POP-13: half growth is rounded down, but one point stays', () => {
    const subject = (areas: string) =>
      `round 3 welsh turn-start\n${each('welsh', areas)}\nsubject welsh to romans`;
    const fromAreas = (game: TestGame) => growthAccount(game.state, NATION.welsh).fromAreas;
    const seven = sideBySide(subject('dyfed gwynedd hwicce powys'), 'halves-down');
    expect([seven.plain, seven.game].map(fromAreas)).toEqual([4, 3]);
    const one = playing(subject('powys'), 'halves-down');
    expect(who(one)).toBe('move welsh'); // half of it is all of it
    expect(one.marker('welsh')).toBe(1);
  });

  it('first printing, in place of POP-13: from no land comes no point', () => {
    const text = 'round 3 welsh turn-start\natlantic-ocean: welsh 1\nsubject welsh to romans';
    expect(playing(text, 'halves-down').marker('welsh')).toBe(0);
  });

  it('first printing, in place of SUB-24: half of the points for areas is rounded down', () => {
    const text = 'round 5 hold-points\ngwynedd: welsh 1\nkent: welsh 1\nsubject welsh to romans';
    const { plain, game } = sideBySide(text, 'halves-down');
    expect([plain, game].map((one) => one.points('welsh'))).toEqual([3, 2]);
  });

  it('DIG-23: the two ways of rounding down do not go together', () => {
    const variants = ['half-growth-down', 'halves-down'];
    expect(checkConfig({ scenario: 'standard-4', options: { variants } })?.code).toBe('options-clash');
  });
});

describe('First printing: Brigantes and Angles', () => {
  it('first printing, in place of BSUB-1: they may submit before the Romans leave', () => {
    const text = `
      round 5 angles movement
      frisian-sea: angles 2
      strathclyde: brigantes 1
      kent: romans 2, fort
    `;
    const { plain, game } = sideBySide(text, 'brigantes-score-in-full');
    for (const one of [plain, game]) one.do('move 2 frisian-sea norfolk').do('end');
    expect(plain.asks).not.toBe('submit');
    expect(who(game)).toBe('submit brigantes');
    expect(game.do('submit').overlord('brigantes')).toBe('angles');
  });

  it('first printing, in place of BSUB-9: both score all of the areas', () => {
    const text = `
      round 7 hold-points
      strathclyde: brigantes 1
      york: angles 1
      bernicia: brigantes 1
      subject brigantes to angles
    `;
    const { plain, game } = sideBySide(text, 'brigantes-score-in-full');
    expect([plain, game].map((one) => one.points('brigantes'))).toEqual([5, 10]);
    expect(game.points('angles')).toBe(plain.points('angles'));
  });

  it('first printing SUB-24: subjects of Rome still score half', () => {
    const text = 'round 5 hold-points\ngwynedd: welsh 1\nsubject welsh to romans';
    expect(playing(text, 'brigantes-score-in-full').points('welsh')).toBe(2);
  });
});

describe('First printing: the Romans and those who follow them', () => {
  it('first printing, in place of BEL-7: Boudicca is worth nothing in round 2', () => {
    const hunt = (round: number) => `
      round ${round} romans movement
      essex: romans 4, fort
      suffolk: belgae 1 leader boudicca
      wessex: belgae 2
      sussex: belgae 2
      kent: belgae 1
      avalon: belgae 1
      march: belgae 1
    `;
    for (const [round, points] of [
      [1, [6, 6]],
      [2, [6, 0]],
    ] as const) {
      const { plain, game } = sideBySide(hunt(round), 'boudicca-one-round');
      for (const one of [plain, game]) one.do('move 4 essex suffolk').do('end', [6, 6, 6, 6, 1]);
      const scored = (one: TestGame) =>
        one.seen('points').reduce((n, e) => n + (e.reason === 'eliminate' ? e.points : 0), 0);
      expect([plain, game].map(scored)).toEqual(points);
    }
  });

  it('first printing, FORT-1: forts that "may" be built always are, for they tell which areas have scored', () => {
    const preset = PRESETS.find(({ id }) => id === 'first-printing')?.variants ?? [];
    const game = playing('round 2 romans movement\nkent: romans 2, fort', ...(preset as VariantId[]));
    game.do('move 1 kent essex');
    expect(game.area('essex')).toBe('romans 1, newfort');
    expect(game.points('romans')).toBe(2);
  });

  it('first printing, LIMES-1: Limes added to hold points are the same, for the Roman card has no others', () => {
    expect(CARDS.romans.hold).toBeUndefined();
    const { game } = sideBySide('round 5 hold-points\nyork: romans 1, fort', 'halves-down');
    expect(game.points('romans')).toBe(6);
    expect(holdAccount({ ...game.state, round: 5 }, NATION.romans).awards).toHaveLength(1);
  });

  const forts = `
    round 6
    york: fort
    cheshire: romans 1
    kent: romans 4, fort
    gwent: fort
  `;

  it('first printing, in place of RB-1: as many garrisons as wanted, south of York and Cheshire', () => {
    const { plain, game } = sideBySide(forts, 'garrisons-as-wanted');
    expect(plain.legal()).toEqual(['replace fort york']); // all three, and five armies
    expect(game.legal()).toEqual(['replace fort kent', 'replace fort gwent', 'end']);
    const none = game.fork().do('end');
    for (const area of ['kent', 'gwent', 'york', 'cheshire'] as const) expect(none.area(area)).toBe('');
    game.do('replace fort gwent').do('replace fort kent');
    expect(game.legal()).toEqual(['replace army kent', 'end']);
    expect(game.do('end').area('kent')).toBe('romano-british 1');
    expect(plain.do('replace fort york').area('cheshire')).toBe('romano-british 1');
  });

  it('first printing, in place of RB-4: within the stacking limits', () => {
    const game = playing(`${forts}\nsussex: romans 4`, 'garrisons-as-wanted');
    game.do('replace fort gwent').do('replace fort kent');
    for (let i = 0; i < 3; i++) game.do('replace army kent');
    expect(game.legal()).toEqual(['replace army kent', 'replace army sussex', 'end']);
    const [one, other] = [game.fork(), game.fork()];
    one.do('replace army kent');
    for (let i = 0; i < 2; i++) one.do('replace army sussex');
    expect(one.area('kent')).toBe('romano-british 5');
    for (let i = 0; i < 3; i++) other.do('replace army sussex');
    expect(other.asks).toBe('move'); // eight stand
    expect(other.area('sussex')).toBe('romano-british 3');
  });

  it('first printing, in place of RB-1: without the option nobody can stop', () => {
    const many = 'avalon essex hwicce kent lindsey march norfolk suffolk sussex';
    const text = `round 6\n${many
      .split(' ')
      .map((area) => `${area}: fort`)
      .join('\n')}`;
    const { plain, game } = sideBySide(text, 'garrisons-as-wanted');
    expect(plain.refuses('end')).toMatchObject({ code: 'wrong-decision' });
    expect(game.may('end')).toBe(true);
  });

  it('first printing, in place of RB-13: Belgae who submitted are spared', () => {
    const submit = `
      round 1 romans movement
      kent: romans 2
      ${each('belgae', 'lindsey norfolk')}
    `;
    const { plain, game } = sideBySide(submit, 'belgae-spared');
    for (const one of [plain, game]) one.do('end').do('submit');
    expect([plain, game].map((one) => one.state.submitted[NATION.belgae])).toEqual([0, 1]);
    const subject = 'round 1 romans movement\nessex: belgae 1\nkent: romans 1\nsubject belgae to romans';
    expect(playing(subject, 'belgae-spared').state.submitted[NATION.belgae]).toBe(1);
    const later = `
      round 6 romano-british movement
      kent: romano-british 2
      essex: belgae 1
      submitted belgae
    `;
    expect(playing(later, 'belgae-spared').refuses('move 2 kent essex')).toMatchObject({
      code: 'attack-forbidden',
      rule: 'RB-11',
    });
  });

  it('first printing, in place of ART-3: Arthur goes to his people', () => {
    const arthur = (lines: string) => `round 7 romano-british special-arrivals\n${lines}`;
    const { plain, game } = sideBySide(
      arthur('hwicce: romano-british 1\nessex: romano-british 1'),
      'arthur-with-his-people',
    );
    expect(plain.may('leader powys')).toBe(true);
    expect(game.legal()).toEqual(['leader hwicce', 'leader essex']);
    expect(game.refuses('leader kent')).toMatchObject({ code: 'arthur-area' });
  });

  it('first printing, in place of ART-2: without them to an empty area of the English south', () => {
    const { plain, game } = sideBySide(
      'round 7 romano-british turn-start\nkent: jutes 1',
      'arthur-with-his-people',
    );
    expect(plain.may('leader powys')).toBe(true);
    for (const area of ['powys', 'kent', 'cumbria']) expect(game.may(`leader ${area}`)).toBe(false);
    expect(game.may('leader york')).toBe(true);
  });
});

describe('First printing: crowns', () => {
  it('first printing, in place of CNT-13: a nation without an English area can be Bretwalda', () => {
    const text = `round 9 bretwalda\n${each('angles', 'york lindsey')}\npowys: welsh 1`;
    expect(playing(text, 'open-ballot').legal()).toEqual(['vote angles angles']);
    const game = playing(text, 'bretwalda-from-anywhere', 'open-ballot');
    expect(game.legal()).toEqual(['vote angles welsh', 'vote angles angles']);
    expect(voteAccount(game.state).candidates).toEqual([NATION.welsh, NATION.angles]);
    expect(game.do('vote angles for welsh').points('welsh')).toBe(4);
    expect(game.refusal('vote angles for danes')).toBeDefined();
  });

  const crown = (...areas: string[]) => `round 12 king\n${areas.join('\n')}`;
  const SIX = each('saxons', 'kent sussex wessex avalon essex hwicce');
  /** The areas that would make the Saxons King. */
  const needed = (game: TestGame): number =>
    areasForKing(game.state, englishCounts(game.state), NATION.saxons);

  it('first printing, in place of KING-1: all nations of another player count together', () => {
    // Angles and Belgae belong to the same player.
    const text = crown(SIX, each('angles', 'york lindsey'), each('belgae', 'march cheshire'));
    const { plain, game } = sideBySide(text, 'king-among-players');
    expect(plain.points('saxons')).toBe(8);
    expect(game.points('saxons')).toBe(0);
    const early = text.replace('king', 'hold-points');
    const { plain: before, game: among } = sideBySide(`${early}`, 'king-among-players');
    expect([needed(before), needed(among)]).toEqual([4, 8]);
  });

  it('first printing, in place of KING-1: other nations of the same player do not matter', () => {
    // Saxons and Brigantes belong to the same player.
    const text = crown(SIX, each('brigantes', 'york lindsey bernicia cumbria'));
    const { plain, game } = sideBySide(text, 'king-among-players');
    expect([plain, game].map((one) => one.points('saxons'))).toEqual([0, 8]);
  });

  it('RUL-169: of two nations of one player the larger is King', () => {
    const text = crown(each('brigantes', 'york lindsey bernicia cumbria'), SIX);
    const game = playing(text, 'king-among-players');
    expect(game.seen('king')).toEqual([]); // it was decided before the first order
    expect(game.points('saxons')).toBe(8);
    expect(game.points('brigantes')).toBe(0);
  });

  it('first printing KING-5: Cnut is still measured against every nation', () => {
    const text = `round 14 danes cnuts-crown
      york: danes 1 leader cnut
      ${each('danes', 'norfolk suffolk essex')}
      ${each('angles', 'lindsey bernicia')}
      ${each('belgae', 'kent sussex')}`;
    expect(playing(text, 'king-among-players').points('danes')).toBe(8);
  });
});
