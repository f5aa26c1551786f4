import { makeSave, scriptedDice, seededDice } from '@bretwalda/engine';
import { describe, expect, it } from 'vitest';
import { type Change, LocalGame, people } from '../src/index.ts';
import { asked, at, MIXED, MOVES, order, playAtRandom, submit, TWO } from './support.ts';

const parts = { dice: scriptedDice([]) };

function loaded(text: string): LocalGame {
  const result = LocalGame.load(text, parts);
  if (!result.ok) throw new Error(JSON.stringify(result.violation));
  return result.value;
}

describe('a saved game', () => {
  it('is loaded as it was, with its players', () => {
    const game = new LocalGame(MIXED, { dice: seededDice(8) });
    playAtRandom(game, 60, seededDice(9));
    const again = loaded(game.save());
    expect(again.history).toEqual(game.history);
    expect(again.snapshot()).toEqual(game.snapshot());
    expect(again.snapshot().config.players).toEqual(MIXED.players);
    expect(again.save()).toBe(game.save());
  });

  it('can be followed from any entry, and taken back entry by entry', () => {
    const game = at(MOVES);
    submit(game, 'move 1 kent essex', 'move 1 kent essex', 'move 1 sussex wessex');
    const again = loaded(game.save());
    expect(again.revision).toBe(3);
    const heard: Change[] = [];
    again.subscribe(1, (change) => heard.push(change));
    expect(heard).toMatchObject([{ kind: 'played', entries: [{ seq: 1 }, { seq: 2 }] }]);
    again.takeBack(2, 3, asked(again));
    expect(again.history.journal).toHaveLength(2);
  });

  it('without players is played by persons', () => {
    const text = makeSave({ config: { scenario: 'standard-5' }, journal: [] });
    expect(loaded(text).snapshot().config.players).toEqual(people('standard-5'));
    expect(people('standard-5').map(({ name }) => name)[4]).toBe('Player 5');
  });

  it.each([
    ['too few', people('short-3')],
    ['no list', 'two of them'],
    ['one is nobody', [null, null, null, null]],
    ['one without a name', [{ kind: 'person' }, ...people('short-3')]],
    ['one of no kind', [{ kind: 'ghost', name: 'Bede' }, ...people('short-3')]],
    ['one of no kind with a level', [{ kind: 'ghost', name: 'Bede', level: 'king' }, ...people('short-3')]],
    ['a level that is none', [{ kind: 'computer', name: 'Bede', level: 'pope' }, ...people('short-3')]],
  ])('with players that are none is refused: %s', (_, players) => {
    const config = { scenario: 'standard-4', players } as const;
    expect(LocalGame.load(makeSave({ config, journal: [] }), parts)).toMatchObject({
      ok: false,
      violation: { code: 'bad-config', rule: 'players' },
    });
  });

  it('that is damaged, set up wrongly or not legal is refused with the reason', () => {
    const game = new LocalGame(TWO, { dice: seededDice(8) });
    playAtRandom(game, 5, seededDice(9));
    const { config, journal } = game.history;
    const refused = (text: string) => {
      const result = LocalGame.load(text, parts);
      return result.ok ? 'loaded' : result.violation.code;
    };
    expect(refused(game.save().slice(0, -20))).toBe('bad-journal');
    expect(refused(makeSave({ config: { scenario: 'nowhere' as never }, journal }))).toBe('bad-config');
    const [entry] = journal;
    const illegal = entry ? [...journal, { ...entry, action: order('begin') }] : [];
    expect(refused(makeSave({ config, journal: illegal }))).toBe('bad-journal');
  });
});
