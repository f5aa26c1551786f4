import { beforeAll, describe, expect, it } from 'vitest';
import { NATIONS } from '../../src/data/nations.ts';
import { TIMELINE } from '../../src/data/timeline.ts';
import { apply, defaultAction } from '../../src/game/play.ts';
import type { Action } from '../../src/model/action.ts';
import { type Dice, seededDice } from '../../src/model/dice.ts';
import type { GameEvent } from '../../src/model/event.ts';
import type { GameState } from '../../src/model/state.ts';
import { at, start, type TestGame } from '../support.ts';

const ORDER = [
  ...['romans', 'romano-british', 'belgae', 'welsh', 'brigantes', 'caledonians', 'picts', 'irish', 'scots'],
  ...['norsemen', 'dubliners', 'danes', 'norwegians', 'saxons', 'jutes', 'angles', 'normans'],
];

/** Plays on with default answers until the round is over; gives the events. */
function playRound(game: TestGame): GameEvent[] {
  const events: GameEvent[] = [];
  const dice: Dice = seededDice(1);
  let state: GameState = game.state;
  const { round } = state;
  while (state.round === round && state.pending !== null) {
    const applied = apply(state, defaultAction(state) as Action, dice);
    events.push(...applied.events);
    state = applied.state;
  }
  const end = events.findIndex((e) => e.type === 'round-ended');
  return events.slice(0, end + 1);
}

const turns = (events: readonly GameEvent[], round: number): string[] =>
  events.flatMap((e) => (e.type === 'turn-started' && e.round === round ? [e.nation] : []));

describe('A whole game', () => {
  let events: GameEvent[] = [];
  let last: GameState;
  const rounds = () => {
    const found: GameEvent[][] = [];
    for (const event of events) {
      if (event.type === 'round-started') found.push([]);
      found.at(-1)?.push(event);
    }
    return found;
  };

  beforeAll(() => {
    const dice = seededDice(7);
    let state = start({ scenario: 'standard-4', options: { sides: 'random' } }).state;
    events = [];
    while (state.pending !== null) {
      const applied = apply(state, defaultAction(state) as Action, dice);
      events.push(...applied.events);
      state = applied.state;
    }
    last = state;
  });

  it('SEQ-1: has sixteen rounds, each with its start, its nation turns and its end', () => {
    expect(rounds()).toHaveLength(16);
    rounds().forEach((round, i) => {
      expect(round[0]).toEqual({ type: 'round-started', round: i + 1 });
      const types = round.map((e) => e.type);
      const turnsBegin = types.indexOf('turn-started');
      const end = types.indexOf('round-ended');
      expect(end).toBe(types.length - (i === 15 ? 2 : 1));
      const moves = types.flatMap((type, at) => (type === 'movement-started' ? [at] : []));
      expect(moves.every((at) => at > turnsBegin && at < end)).toBe(true);
      expect(new Set(turns(round, i + 1)).size).toBe(turns(round, i + 1).length);
    });
    expect(last.round).toBe(16);
    expect(events.at(-1)?.type).toBe('game-over');
  });

  it('SEQ-2: the nations take their turns in nation order in every round', () => {
    expect(NATIONS.map((n) => n.id)).toEqual(ORDER);
    rounds().forEach((round, i) => {
      const places = turns(round, i + 1).map((nation) => ORDER.indexOf(nation));
      expect(places).toEqual([...places].sort((a, b) => a - b));
      expect(places.length).toBeGreaterThanOrEqual(5);
    });
  });

  it('SEQ-8: hold points come in rounds 5, 7, 10, 13, 16, Bretwalda in 8 to 10, King in 11 to 14 and 16', () => {
    const among = (test: (e: GameEvent) => boolean) =>
      rounds().flatMap((round, i) => (round.some(test) ? [i + 1] : []));
    expect(among((e) => e.type === 'points' && (e.reason === 'hold' || e.reason === 'limes'))).toEqual([
      5, 7, 10, 13, 16,
    ]);
    expect(among((e) => e.type === 'bretwalda')).toEqual([8, 9, 10]);
    expect(among((e) => e.type === 'king' && !e.cnut)).toEqual([11, 12, 13, 14, 16]);
  });

  it('SEQ-9: years are there to be shown: the rounds follow each other, and no state or event knows a year', () => {
    expect(TIMELINE.map((r) => r.years[0])).toEqual([
      ...[43, 60, 100, 250, 340, 430, 485, 560],
      ...[635, 710, 785, 860, 935, 985, 1035, 1066],
    ]);
    for (let i = 1; i < TIMELINE.length; i++) expect(TIMELINE[i]?.years[0]).toBe(TIMELINE[i - 1]?.years[1]);
    expect(TIMELINE.at(-1)?.years[1]).toBe(1085);
    expect(JSON.stringify([last, events])).not.toMatch(/year/i);
  });
});

describe('Whose turn comes', () => {
  it('EXA-2 SEQ-2 SEQ-3: in round 1 six nations have a turn, the other eleven are skipped', () => {
    const game = start({ scenario: 'standard-4', options: { sides: 'random' } }).do('begin', [4, 3, 2]);
    const events = [...game.events, ...playRound(game)];
    expect(turns(events, 1)).toEqual(['romans', 'belgae', 'welsh', 'brigantes', 'caledonians', 'picts']);
  });

  it('EXA-3 SEQ-2 SEQ-3 RUL-9: Saxons, then Jutes, then Angles come in round 6, all of them with invaders', () => {
    const game = at(`
      round 6
      orkneys: caledonians 1
    `);
    const played = turns(playRound(game), 6);
    expect(game.state.nation).toBe(ORDER.indexOf('caledonians'));
    expect(played).toEqual(['irish', 'scots', 'saxons', 'jutes', 'angles']);
  });

  it('SEQ-3: a nation with nothing in play and nothing due is skipped', () => {
    const game = at(`
      round 2 welsh movement
      powys: welsh 1
      orkneys: caledonians 1
    `);
    expect(turns(playRound(game), 2)).toEqual(['caledonians']);
  });

  it('SEQ-3 RUL-11: a nation to which only a leader is due is skipped', () => {
    const next = (brigantes: string) => {
      const game = at(`
        round 7 welsh movement
        powys: welsh 1
        orkneys: caledonians 1
        ${brigantes}
      `).do('end');
      return turns(game.events, 7)[0];
    };
    expect(next('')).toBe('caledonians');
    expect(next('york: brigantes 1')).toBe('brigantes');
  });

  it('SEQ-3 RUL-11: armies at sea are enough for a turn, also when nothing is due', () => {
    const next = (jutes: string) =>
      at(`
        round 7 saxons turn-end
        english-channel: ${jutes}
        norfolk: angles 1
      `).decision;
    expect(next('jutes 1')).toMatchObject({ kind: 'move', nation: 'jutes' });
    expect(next('')).toMatchObject({ nation: 'angles' });
  });

  it('SEQ-3: forts alone and burhs alone are units that keep a nation in play', () => {
    const forts = at(`
      round 2
      kent: fort
      orkneys: caledonians 1
    `);
    expect(forts.decision).toMatchObject({ nation: 'romans' });
    const burhs = at(`
      round 14 norwegians turn-end
      kent: saxons burh
      york: angles 1
    `);
    expect(burhs.state.nation).toBe(ORDER.indexOf('saxons'));
  });

  it('EXA-106 SEQ-3 RUL-11 RUL-23: a nation with armies only at sea takes its turn and must land', () => {
    const game = at(`
      round 7 irish turn-start
      atlantic-ocean: irish 1
      marker irish 3
    `);
    expect(game.decision).toMatchObject({ kind: 'move', nation: 'irish' });
    expect(game.marker('irish')).toBe(3);
    expect(game.area('atlantic-ocean')).toBe('irish 2');
    expect(game.refuses('end')).toMatchObject({ code: 'end-at-sea', rule: 'SEA-6' });
    game.do('move 1 atlantic-ocean dyfed');
    expect(game.refuses('end')).toMatchObject({ code: 'end-at-sea', details: { armies: 1 } });
    game.do('move 1 atlantic-ocean cornwall');
    expect(game.may('end')).toBe(true);
    const before = at(`
      round 7 picts turn-end
      atlantic-ocean: irish 1
      marker irish 3
    `);
    expect(before.decision).toMatchObject({ kind: 'move', nation: 'irish' });
  });

  it('EXA-9: invaders come in the turn of their nation, after a population that gives none', () => {
    const game = at(`
      round 8
      cornwall: irish 1
      dalriada: scots 1
      norfolk: angles 1
    `);
    const seas = () => [game.area('atlantic-ocean'), game.area('irish-sea'), game.area('north-sea')];
    expect(game.decision).toMatchObject({ kind: 'move', nation: 'irish' });
    expect(seas()).toEqual(['irish 1', '', '']);
    expect([game.marker('irish'), game.marker('scots'), game.marker('angles')]).toEqual([1, 0, 0]);
    game.do('move 1 atlantic-ocean dyfed').do('end');
    expect(game.decision).toMatchObject({ kind: 'move', nation: 'scots' });
    expect(seas()).toEqual(['', 'scots 1', '']);
    expect([game.marker('irish'), game.marker('scots'), game.marker('angles')]).toEqual([1, 1, 0]);
    game.do('move 1 irish-sea strathclyde').do('end');
    expect(game.decision).toMatchObject({ kind: 'move', nation: 'angles' });
    expect(seas()).toEqual(['', '', 'angles 2']);
    expect([game.marker('irish'), game.marker('scots'), game.marker('angles')]).toEqual([1, 1, 2]);
    const types = game.events.map((e) => e.type);
    expect(types.indexOf('population')).toBeLessThan(types.indexOf('placed'));
  });
});
