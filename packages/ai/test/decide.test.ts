import {
  A,
  type Action,
  apply,
  armiesIn,
  type GameState,
  legalActions,
  makeAction,
  N,
  newGame,
  type PendingKind,
  seededDice,
} from '@bretwalda/engine';
import { beforeAll, describe, expect, it } from 'vitest';
import { randomBot } from '../src/baseline/random.ts';
import { createBot } from '../src/levels.ts';
import { describe as inWords } from '../src/reasons.ts';
import { commander, type Level } from '../src/search/commander.ts';
import { always } from '../src/search/effort.ts';
import { trialsFor } from '../src/search/judge.ts';
import { WEIGHTS } from '../src/value/weights.ts';
import { after, ask, asked, at, numbers, playGame, timeFor, VALUE } from './support.ts';

/** A squire errs only in his moves. */
const squire = (state: GameState) => ask(createBot('squire'), state);
const answer = (state: GameState): string => makeAction(squire(state).action);

describe('Stand or retreat', () => {
  /** Saxons have come from Essex to Kent, where Jutes stand, and the first round of the battle hit nobody. */
  const kent = (saxons: number, jutes: number, inSussex: number, inEssex: number): GameState => {
    const start = at(`
      round 9 saxons movement
      essex: saxons ${saxons + inEssex}
      kent: jutes ${jutes}
      sussex: jutes ${inSussex}
    `);
    return after(after(start, `move ${saxons} essex kent`), 'end', new Array(saxons + jutes).fill(1));
  };

  it('RET-3: a lone defender leaves a hopeless battle for an area of his own', () => {
    for (const saxons of [4, 6, 8]) {
      const state = kent(saxons, 1, 1, 1);
      expect(state.pending).toMatchObject({ kind: 'retreat', side: 'defender' });
      expect(answer(state)).toBe('retreat 1 to sussex');
      expect(squire(state).reasons[0]).toMatchObject({ code: 'retreat', area: 'kent', to: 'sussex' });
    }
  });

  it('a defender at good odds stands', () => {
    const state = kent(1, 2, 2, 1);
    expect(state.pending).toMatchObject({ kind: 'retreat', side: 'defender' });
    expect(answer(state)).toBe('stand');
    expect(squire(state).reasons[0]).toMatchObject({ code: 'stand', area: 'kent' });
  });

  it('RET-10: an attacker leaves a hopeless battle the way he came', () => {
    for (const jutes of [3, 5]) {
      const state = after(kent(1, jutes, 1, 1), 'stand');
      expect(state.pending).toMatchObject({ kind: 'retreat', side: 'attacker' });
      expect(answer(state)).toBe('retreat 1 to essex');
    }
  });

  it('an attacker at good odds stands', () => {
    for (const saxons of [2, 3]) {
      const state = after(kent(saxons, 1, 1, 3), 'stand');
      expect(state.pending).toMatchObject({ kind: 'retreat', side: 'attacker' });
      expect(answer(state)).toBe('stand');
    }
  });

  it('those who could send some away never send so many that the odds turn', () => {
    for (const armies of [3, 4, 5]) {
      for (const state of [kent(1, armies, 1, 1), after(kent(armies, 1, 1, 0), 'stand')]) {
        const { action } = squire(state);
        const leaving = action.type === 'retreat' ? action.infantry : 0;
        expect(armies - leaving).toBeGreaterThanOrEqual(2);
      }
    }
  });
});

describe('Battles', () => {
  it('BAT-2: the one with the best odds is fought first', () => {
    const start = at(`
      round 9 saxons movement
      essex: saxons 7
      kent: jutes 1
      suffolk: angles 3
    `);
    const state = after(after(after(start, 'move 3 essex suffolk'), 'move 4 essex kent'), 'end');
    expect(state.pending?.kind).toBe('battle');
    expect(answer(state)).toBe('fight kent');
    expect(squire(state).reasons[0]).toMatchObject({ code: 'best-odds', area: 'kent' });
  });
});

describe('Votes for Bretwalda', () => {
  const council = (ballot: string, ...areas: string[]) =>
    at(['round 9 bretwalda', `options {"ballot":"${ballot}"}`, ...areas].join('\n'));

  it.each(['open', 'secret'])('BRET-2: each votes for the largest of his own nations: %s', (ballot) => {
    let state = council(ballot, 'essex: saxons 1', 'wessex: saxons 1', 'york: angles 1', 'kent: jutes 1');
    const votes: string[] = [];
    while (state.pending?.kind === 'vote') {
      const text = answer(state);
      votes.push(text);
      state = after(state, text);
    }
    expect(votes).toEqual(
      expect.arrayContaining(['vote saxons saxons', 'vote angles angles', 'vote jutes jutes']),
    );
  });

  it('of two nations of one’s own the larger gets the vote', () => {
    // The Brigantes and the Saxons have one player.
    const state = council(
      'open',
      'essex: saxons 1',
      'wessex: saxons 1',
      'york: brigantes 1',
      'kent: jutes 1',
    );
    expect(answer(state)).toBe('vote brigantes saxons');
    expect(squire(state).reasons[0]).toMatchObject({ code: 'own-candidate', nation: 'saxons' });
  });
});

describe('Other choices', () => {
  it('POP: a new army goes where it guards points, not where none are', () => {
    const state = at('round 9 jutes population\nmarker jutes 5\nkent: jutes 1\ncornwall: jutes 1');
    expect(state.pending?.kind).toBe('place');
    expect(answer(state)).toBe('place kent');
  });

  it('BID-2: a side is taken for no more than it takes', () => {
    const bids: string[] = [];
    playGame({
      config: { scenario: 'standard-4', options: { sides: 'bid' } },
      seed: 1,
      bots: numbers(4).map(() => createBot('squire')),
      most: 20,
      watch(state, { action }) {
        if (action.type !== 'bid') return;
        bids.push(makeAction(action));
        const prices = asked(state).legal.flatMap((a) =>
          a.type === 'bid' && a.group === action.group ? [a.points] : [],
        );
        expect(action.points).toBe(Math.min(...prices));
      },
    });
    expect(bids.length).toBeGreaterThanOrEqual(4);
  });

  it('SUB-5: the question of submission is answered, with a reason', () => {
    const state = after(
      at('round 4 romans movement\nhwicce: romans 2, fort\ngwynedd: welsh 1\ndyfed: welsh 1'),
      'end',
    );
    expect(state.pending?.kind).toBe('submit');
    expect(['submit', 'resist']).toContain(answer(state));
    expect(squire(state).reasons).toEqual([{ code: 'best-position', gain: expect.any(Number) }]);
  });
});

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
    weights: WEIGHTS,
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
        expect(reasons.map(inWords).join()).toMatch(/^[a-z]/);
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

describe('A subject whose overlord refuses to let it go', () => {
  it('RUL-87: plans anew and keeps the area that it may not leave', () => {
    let state = at(`
      round 5 welsh movement
      march: welsh 1
      cornwall: welsh 2
      kent: romans 1, fort
      subject welsh to romans
    `);
    const bot = createBot('squire');
    const dice = seededDice(1);
    let refused = 0;
    while (state.pending && state.nation === N.welsh) {
      const legal = legalActions(state);
      const isAsked = state.pending.kind === 'permission';
      const action: Action = isAsked ? { type: 'refuse' } : bot.choose(state, legal, dice).action;
      if (isAsked) refused++;
      state = apply(state, action, dice).state;
    }
    expect(refused).toBe(1);
    expect(armiesIn(state, N.welsh, A.march)).toBe(1);
    expect(armiesIn(state, N.welsh, A.devon)).toBeGreaterThan(0);
  });
});
