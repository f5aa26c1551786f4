import {
  type Action,
  apply,
  type GameState,
  legalActions,
  makeAction,
  newGame,
  seededDice,
} from '@bretwalda/engine';
import { AREA, armiesIn, NATION } from '@bretwalda/engine/queries';
import { describe, expect, it } from 'vitest';
import { createBot } from '../src/levels.ts';
import { after, ask, asked, at, numbers, playGame } from './support.ts';

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

  it('DIG-16: nobody is given up, however hopeless the battle', () => {
    const start = at(`
      round 9 saxons movement
      essex: saxons 4
      sussex: saxons 4
      kent: jutes 1
      options {"variants":["retreat-or-perish"]}
    `);
    const joined = after(after(start, 'move 3 essex kent'), 'move 3 sussex kent');
    const state = after(joined, 'end', new Array(7).fill(1));
    expect(legalActions(state).map(makeAction)).toEqual(['stand', 'retreat 1 to nowhere']);
    for (const name of ['greedy', 'squire', 'thane'] as const)
      expect(makeAction(ask(createBot(name), state).action)).toBe('stand');
  });

  it('LDR-12: an attacker stands with his leader where he would leave without him', () => {
    const essex = (leader: string, along: string): GameState => {
      const start = at(
        `round 10 angles movement\nsuffolk: angles 4${leader}\nessex: saxons 2\nkent: saxons 1`,
      );
      const fought = after(after(start, `move 3${along} suffolk essex`), 'end', [1, 1, 1, 1, 1]);
      return after(fought, 'stand');
    };
    expect(answer(essex(' leader offa', ' leader'))).toBe('stand');
    expect(answer(essex('', ''))).toBe('retreat 3 to suffolk');
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

  it('RUL-143: a handicap makes a side worth more, or less', () => {
    const choosing = (handicap: number[]) =>
      newGame({ scenario: 'standard-4', options: { sides: 'choose', handicap } });
    const begun = (state: GameState) => apply(state, { type: 'begin' }, seededDice(1)).state;
    const chosen = (handicap: number[]) => answer(begun(choosing(handicap)));
    expect(chosen([50, 0, 0, 0])).toBe('choose 1');
    expect(chosen([0, 0, 0, 50])).toBe('choose 4');
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
    while (state.pending && state.nation === NATION.welsh) {
      const legal = legalActions(state);
      const isAsked = state.pending.kind === 'permission';
      const action: Action = isAsked ? { type: 'refuse' } : bot.choose(state, legal, dice).action;
      if (isAsked) refused++;
      state = apply(state, action, dice).state;
    }
    expect(refused).toBe(1);
    expect(armiesIn(state, NATION.welsh, AREA.march)).toBe(1);
    expect(armiesIn(state, NATION.welsh, AREA.devon)).toBeGreaterThan(0);
  });
});
