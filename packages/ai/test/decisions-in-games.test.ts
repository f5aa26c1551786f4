import { type GameState, legalActions, newGame, type PendingKind, seededDice } from '@bretwalda/engine';
import { beforeAll, describe, expect, it } from 'vitest';
import { randomBot } from '../src/baseline/random.ts';
import { createBot } from '../src/levels.ts';
import { commander } from '../src/search/commander.ts';
import { always } from '../src/search/effort.ts';
import { trialsFor } from '../src/search/judge.ts';
import type { Level } from '../src/search/search.ts';
import { after, ask, asked, at, numbers, playGame, timeFor, VALUE } from './support.ts';

describe('Every kind of decision', () => {
  /** Written as a record so that the compiler insists on every kind: how many of each are looked at. */
  const KINDS: Record<PendingKind, number> = {
    begin: 1,
    side: 4,
    allowance: 4,
    burhs: 2,
    place: 6,
    'leave-out': 1,
    leader: 4,
    move: 4,
    permission: 4,
    submit: 4,
    displace: 4,
    battle: 6,
    strike: 2,
    'burh-loss': 1,
    forts: 1,
    losses: 1,
    retreat: 8,
    withdraw: 6,
    remove: 6,
    replace: 4,
    ballot: 2,
    vote: 4,
    exchange: 1,
  };

  const found = new Map<PendingKind, GameState[]>();
  const keep = (state: GameState): void => {
    const kind = state.pending?.kind as PendingKind;
    if (!found.has(kind)) found.set(kind, []);
    found.get(kind)?.push(state);
  };

  beforeAll(() => {
    for (const { sides, seed } of [
      { sides: 'fixed', seed: 1 },
      { sides: 'fixed', seed: 4 },
      { sides: 'bid', seed: 1 },
    ] as const)
      playGame({
        config: { scenario: 'standard-4', options: { sides } },
        seed,
        bots: numbers(4).map(() => randomBot()),
        watch: (state) => (asked(state).legal.length > 1 || state.pending?.kind === 'begin') && keep(state),
      });
    // Random games seldom run out of pieces: three Norsemen are left for four who come by two seas (INV-3).
    keep(at('round 12 norsemen invaders\ncaithness: norsemen 3\nskye: norsemen 2\nhebrides: norsemen 2'));
    // Nor do they often come to a burh that may fall before an army (CAS-8) ...
    const burh = at('round 13 danes movement\nessex: danes 2\nkent: saxons 1 burh');
    keep(after(after(burh, 'move 2 essex kent'), 'end', [5, 1, 1, 1]));
    // Forts are a question only in the first printing ...
    const forts = at(
      'round 2 romans movement\nkent: romans 3, fort\noptions {"variants":["forts-by-choice"]}',
    );
    keep(after(after(after(forts, 'move 1 kent essex'), 'move 1 kent sussex'), 'end'));
    // ... or to a six that may strike infantry or cavalry (CAS-5).
    for (const saxons of [3, 4]) {
      const cavalry = at(`round 15 saxons movement\nsussex: saxons ${saxons}\nkent: normans 2 cavalry 2`);
      const dice = [6, ...new Array(saxons + 3).fill(1)];
      keep(after(after(cavalry, `move ${saxons} sussex kent`), 'end', dice));
    }
  }, 120_000);

  /** So many of the states of a kind, from the beginning to the end of the games. */
  const some = (kind: PendingKind): GameState[] => {
    const all = found.get(kind) ?? [];
    const count = KINDS[kind];
    return numbers(count).map((i) => all[Math.floor((i * all.length) / count)] as GameState);
  };

  const thorough: Level = {
    noise: 0,
    effort: always({ ideas: 2, plans: 2, samples: 1 }),
    wide: false,
    replies: 1,
    trials: 1,
    details: 1,
  };

  describe.each(Object.keys(KINDS) as PendingKind[])('%s', (kind) => {
    it('occurs', () => {
      expect(found.get(kind)?.length).toBeGreaterThanOrEqual(KINDS[kind]);
    });

    it.each(['squire', 'thane', 'king'] as const)('is answered by a %s by the rules', (name) => {
      for (const state of some(kind))
        expect(ask(createBot(name), state, undefined, timeFor(10)).reasons.length).toBeGreaterThan(0);
    });

    it('is answered by who plays it through', () => {
      for (const state of some(kind)) {
        const { legal } = asked(state);
        const { action, reasons } = ask(commander(VALUE, thorough), state);
        expect(legal).toContainEqual(action);
        expect(reasons).not.toEqual([]);
        const wasJudged = legal.length > 1 && trialsFor(state, legal, thorough) > 0;
        if (wasJudged && kind !== 'retreat')
          expect(reasons).toEqual([{ code: 'best-position', gain: expect.any(Number) }]);
      }
    });

    it('is answered alike again', () => {
      const again = (state: GameState) => ask(createBot('thane'), state, seededDice(2), timeFor(10));
      for (const state of some(kind)) expect(again(state)).toEqual(again(state));
    });
  });

  it('there are no other kinds, and none is asked when all is over', () => {
    expect([...found.keys()].sort()).toEqual(Object.keys(KINDS).sort());
    expect(legalActions({ ...newGame({ scenario: 'short-3' }), pending: null })).toEqual([]);
  });
});
