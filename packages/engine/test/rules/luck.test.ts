import { describe, expect, it } from 'vitest';
import { fromPosition } from '../../src/game/from-position.ts';
import { toPosition } from '../../src/game/position.ts';
import { NOBODY } from '../../src/model/ids.ts';
import { type Force, tally } from '../../src/query/battle.ts';
import { at, refusedPosition, type TestGame } from '../support.ts';

/** Two dice for each unit and two hits for each loss (X-BAT-5, RUL-141), and dice from decks (RUL-142). */

const REDUCED = 'options {"variants":["reduced-luck"]}';

const lost = (game: TestGame): string[] =>
  game.events.flatMap((e) => {
    if (e.type === 'eliminated') return [`${e.nation} ${e.count} ${e.unit}`];
    return e.type === 'fort-destroyed' ? [`fort in ${e.area}`] : [];
  });

const NONE = { high: 0, low: 0 };
const LOW = { high: 0, low: 1 };
const HIGH = { high: 1, low: 0 };

describe('X-BAT-5: reduced luck', () => {
  const attack = () =>
    at(`
      round 9 saxons movement
      kent: saxons 3
      essex: angles 2
      suffolk: angles 1
      ${REDUCED}
    `).do('move 3 kent essex');

  it('three armies roll six dice: three hits are one loss, and one is carried', () => {
    const game = attack().do('end', [5, 5, 5, 1, 1, 1, ...[1, 1, 1, 1]]);
    expect(lost(game)).toEqual(['angles 1 infantry']);
    expect(game.state.battle).toMatchObject({ carriedOnDefender: LOW, carriedOnAttacker: NONE });
    expect(game.seen('battle-rolled')).toEqual([
      {
        type: 'battle-rolled',
        area: 'essex',
        round: 1,
        attacker: { infantry: [5, 5, 5, 1, 1, 1], cavalry: [], fort: [], burh: [] },
        defender: { infantry: [1, 1, 1, 1], cavalry: [], fort: [], burh: [] },
        carried: { onAttacker: { before: NONE, after: NONE }, onDefender: { before: NONE, after: LOW } },
      },
    ]);
  });

  it('the odd hit makes a loss with the first hit of the next round', () => {
    const game = attack().do('end', [5, 5, 5, 1, 1, 1, ...[1, 1, 1, 1]]);
    game.do('stand').do('stand', [1, 1, 1, 1, 1, 5, ...[1, 1]]);
    expect(lost(game)).toEqual(['angles 1 infantry']);
    expect(game.seen('battle-rolled')[0]?.carried?.onDefender).toEqual({ before: LOW, after: NONE });
  });

  it('one hit alone destroys nothing, and both sides carry', () => {
    const game = attack().do('end', [6, 1, 1, 1, 1, 1, ...[5, 1, 1, 1]]);
    expect(lost(game)).toEqual([]);
    expect(game.state.battle).toMatchObject({ carriedOnDefender: HIGH, carriedOnAttacker: LOW });
  });

  it('what is carried counts against the side that was hit, and only once', () => {
    const game = attack().do('end', [1, 1, 1, 1, 1, 1, ...[5, 1, 1, 1]]);
    expect(game.state.battle).toMatchObject({ carriedOnDefender: NONE, carriedOnAttacker: LOW });
    game.do('stand').do('stand', [5, 1, 1, 1, 1, 1, ...[5, 1, 1, 1]]);
    expect(lost(game)).toEqual(['saxons 1 infantry']);
    expect(game.state.battle).toMatchObject({ carriedOnDefender: LOW, carriedOnAttacker: NONE });
  });

  it('nothing is carried to another battle', () => {
    const game = at(`
      round 9 saxons movement
      kent: saxons 6
      essex: angles 2
      sussex: jutes 1
      suffolk: angles 1
      ${REDUCED}
    `);
    game.do('move 3 kent essex').do('move 2 kent sussex').do('end');
    game.do('fight essex', [5, 1, 1, 1, 1, 1, ...[1, 1, 1, 1]]);
    game.do('retreat 2 to suffolk', [5, 1, 1, 1, ...[1, 1]]); // the last battle follows by itself
    expect(game.seen('battle-rolled')[0]).toMatchObject({
      area: 'sussex',
      carried: { onDefender: { before: NONE, after: LOW } },
    });
    expect(lost(game)).toEqual([]);
  });

  it('without the option nothing of it is in the game', () => {
    const game = at('round 9 saxons movement\nkent: saxons 3\nessex: angles 2\nsuffolk: angles 1');
    game.do('move 3 kent essex').do('end', [5, 1, 1, 1, 1]);
    expect(lost(game)).toEqual(['angles 1 infantry']);
    expect(game.state.battle).not.toHaveProperty('carriedOnDefender');
    expect(game.seen('battle-rolled')[0]).not.toHaveProperty('carried');
  });

  it('what is carried is part of a position; older ones have none', () => {
    const game = attack().do('end', [5, 5, 5, 1, 1, 1, ...[1, 1, 1, 1]]);
    const position = toPosition(game.state);
    expect(fromPosition(position)).toEqual({ ok: true, value: game.state });
    const battle = { ...position.turn?.battle, carriedOnAttacker: undefined, carriedOnDefender: undefined };
    const older = JSON.parse(JSON.stringify({ ...position, turn: { ...position.turn, battle } }));
    expect(older.turn.battle).not.toHaveProperty('carriedOnDefender');
    const read = fromPosition(older);
    expect(read).toMatchObject({ ok: true, value: { battle: { round: 1 } } });
  });
});

describe('RUL-141: how hits of two kinds are paired', () => {
  const force = (units: Partial<Force>): Force => ({
    nation: NOBODY,
    strong: false,
    infantry: 0,
    cavalry: 0,
    fort: 0,
    burh: 0,
    ...units,
  });
  const many = force({ infantry: 9, cavalry: 9 });
  const result = (target: Force, high: number, low: number) => {
    const { losses, carried } = tally(target, { high, low }, 2);
    return [losses.high, losses.low, carried.high, carried.low];
  };

  it('like goes with like, and an odd hit keeps its kind', () => {
    expect(result(many, 2, 2)).toEqual([1, 1, 0, 0]);
    expect(result(many, 2, 1)).toEqual([1, 0, 0, 1]);
    expect(result(many, 3, 2)).toEqual([1, 1, 1, 0]);
  });

  it('an odd hit of each kind makes a low loss', () => {
    expect(result(many, 1, 1)).toEqual([0, 1, 0, 0]);
    expect(result(many, 3, 3)).toEqual([1, 2, 0, 0]);
  });

  it('low hits count only as far as there are ordinary units for them', () => {
    const riders = force({ cavalry: 2 });
    expect(result(riders, 1, 3)).toEqual([0, 0, 1, 0]);
    const mixed = force({ infantry: 1, cavalry: 2 });
    expect(result(mixed, 1, 3)).toEqual([0, 1, 1, 0]);
    expect(result(mixed, 0, 5)).toEqual([0, 1, 0, 0]);
    expect(result(force({ burh: 1 }), 0, 1)).toEqual([0, 0, 0, 1]);
  });

  it('CAS-3: a fort behind legions is no target before they fall', () => {
    const legion = force({ infantry: 1, fort: 1, strong: true });
    expect(result(legion, 1, 3)).toEqual([0, 0, 1, 0]);
    expect(result(legion, 2, 2)).toEqual([1, 1, 0, 0]);
    expect(result(force({ fort: 1, strong: true }), 0, 3)).toEqual([0, 1, 0, 0]);
  });

  it('more hits never do less harm', () => {
    const targets = [many, force({ infantry: 2, burh: 1 }), force({ infantry: 2, fort: 1, strong: true })];
    for (const target of targets)
      for (let high = 0; high < 8; high++)
        for (let low = 0; low < 8; low++) {
          const [h = 0, l = 0] = result(target, high, low);
          const [h1 = 0, l1 = 0] = result(target, high + 1, low);
          const [h2 = 0, l2 = 0] = result(target, high, low + 1);
          expect(h1).toBeGreaterThanOrEqual(h);
          expect(h1 + l1).toBeGreaterThanOrEqual(h + l);
          expect(h2).toBe(h);
          expect(l2).toBeGreaterThanOrEqual(l);
        }
  });

  it('CAS-5: two sixes strike one cavalry, if the opponent likes', () => {
    const game = at(`
      round 16 saxons movement
      wessex: saxons 3
      sussex: normans 1 cavalry 1
      ${REDUCED}
    `);
    game.do('move 3 wessex sussex').do('end', [6, 6, 1, 1, 1, 1, ...[1, 1, 1, 1]]);
    expect(game.asked('strike').data).toMatchObject({ least: 0, most: 1 });
    game.do('strike 1');
    expect(lost(game)).toEqual(['normans 1 cavalry']);
  });
});

describe('RUL-142: decks of dice', () => {
  const deck = (cards: 24 | 48) => `options {"variants":["dice-deck-${cards}"]}`;
  const attack = (options: string) =>
    at(`
      round 9 saxons movement
      kent: saxons 2
      essex: angles 1
      suffolk: angles 1
      ${options}
    `).do('move 2 kent essex');
  const [SAXONS, ANGLES] = [2, 3];

  it('each player has a deck, with four or eight cards of each face', () => {
    const four = [4, 4, 4, 4, 4, 4];
    const eight = [8, 8, 8, 8, 8, 8];
    expect(attack(deck(24)).state.decks).toEqual([four, four, four, four]);
    expect(attack(deck(48)).state.decks).toEqual([eight, eight, eight, eight]);
    expect(attack('').state.decks).toBeNull();
  });

  it('a die is a card drawn from those that are left, of the player whose units roll', () => {
    // Card 1 is a one; then 23 are left, of which the last is a six. The other player draws card 17, a five.
    const game = attack(deck(24)).do('end', [1, 23, 17]);
    expect(game.seen('battle-rolled')).toMatchObject([
      { attacker: { infantry: [1, 6] }, defender: { infantry: [5] } },
    ]);
    expect(game.state.decks?.[SAXONS]).toEqual([3, 4, 4, 4, 4, 3]);
    expect(game.state.decks?.[ANGLES]).toEqual([4, 4, 4, 4, 3, 4]);
  });

  it('a number that has run out is not drawn, and an empty deck is shuffled anew', () => {
    const game = at(`
      round 9 saxons movement
      kent: saxons 2
      essex: angles 1
      suffolk: angles 1
      ${deck(24)}
      deck 0 4 4 4 4 4 4
      deck 1 4 4 4 4 4 4
      deck 2 0 0 1 0 0 1
      deck 3 0 0 0 0 1 4
    `);
    game.do('move 2 kent essex').do('end', [1, 1, 5]);
    expect(game.seen('battle-rolled')).toMatchObject([
      { attacker: { infantry: [3, 6] }, defender: { infantry: [6] } },
    ]);
    expect(game.state.decks?.[SAXONS]).toEqual([4, 4, 4, 4, 4, 4]);
    expect(game.state.decks?.[ANGLES]).toEqual([0, 0, 0, 0, 1, 3]);
  });

  it('is part of a position, and impossible decks are refused', () => {
    const game = attack(deck(24)).do('end', [1, 23, 17]);
    expect(fromPosition(toPosition(game.state))).toEqual({ ok: true, value: game.state });
    const with48 = (line: string) => `round 9\nessex: saxons 1\n${deck(48)}\n${line}`;
    const rest = 'deck 1 1 1 1 1 1 1\ndeck 2 1 1 1 1 1 1\ndeck 3 1 1 1 1 1 1';
    expect(at(with48(`deck 0 8 0 0 0 0 0\n${rest}`)).state.decks?.[0]).toEqual([8, 0, 0, 0, 0, 0]);
    for (const wrong of ['deck 0 9 0 0 0 0 0', 'deck 0 0 0 0 0 0 0'])
      expect(refusedPosition(with48(`${wrong}\n${rest}`))).toMatchObject({ rule: 'decks' });
    expect(refusedPosition(with48('deck 0 1 1 1 1 1 1'))).toMatchObject({ rule: 'decks' });
    expect(refusedPosition(`round 9\nessex: saxons 1\ndeck 0 1 1 1 1 1 1\n${rest}`)).toMatchObject({
      rule: 'decks',
    });
  });

  it('goes together with two dice for each unit', () => {
    const game = attack('options {"variants":["reduced-luck","dice-deck-24"]}');
    game.do('end', [1, 1, 1, 1, ...[1, 1]]);
    expect(game.state.decks?.[SAXONS]).toEqual([0, 4, 4, 4, 4, 4]);
    expect(game.state.decks?.[ANGLES]).toEqual([2, 4, 4, 4, 4, 4]);
  });
});
