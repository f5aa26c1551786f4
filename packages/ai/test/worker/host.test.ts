import { newGame, toSeat } from '@bretwalda/engine';
import { describe, expect, it } from 'vitest';
import type { Budget } from '../../src/bot.ts';
import type { BotName } from '../../src/levels.ts';
import { BotHost, diceFor, MOST_GAMES } from '../../src/worker/host.ts';
import { BotPool } from '../../src/worker/pool.ts';
import { actions, botThat, channel, opening, plainBots, SHORT } from './support.ts';

const BOTS: readonly BotName[] = ['squire', 'greedy', 'random'];

/** A host that counts the bots it makes. */
function counting() {
  const made: BotName[] = [];
  const create = (name: BotName) => {
    made.push(name);
    return botThat(() => {});
  };
  return { made, host: new BotHost({ create }) };
}

describe('answers', () => {
  it.each([
    { scenario: 'short-3' } as const,
    { scenario: 'short-3', options: { sides: 'bid', ballot: 'secret' } } as const,
  ])('are the same at the end of a channel as without one: %j', async (config) => {
    const game = { game: 'a', seed: 5, bots: BOTS, count: 250 };
    const pool = new BotPool({ spawn: channel, workers: 1 });
    const asked = await actions(config, game, (question) => pool.ask(question));
    await pool.close();
    expect(asked).toEqual(await actions(config, game, plainBots()));
    expect(asked).toHaveLength(250);
  });

  it('give the reasons', () => {
    expect(new BotHost().choose(opening()).reasons).toEqual([{ code: 'by-chance' }]);
  });

  it('depend on the seed and the decision, and on nothing else', () => {
    const rolls = (seed: number, decision: number) => {
      const dice = diceFor(seed, decision);
      return Array.from({ length: 12 }, () => dice.roll(6)).join('');
    };
    const streams = [0, 1, 2, 2 ** 31, -1].flatMap((seed) => [0, 1, 2, 3].map((n) => rolls(seed, n)));
    expect(new Set(streams).size).toBe(streams.length);
    expect(rolls(7, 8)).toBe(rolls(7, 8));
  });
});

describe('a host', () => {
  it('keeps one bot for each seat of each game', () => {
    const { made, host } = counting();
    const second = newGame({ ...SHORT, groups: [1, 0, 2] });
    for (let decision = 0; decision < 3; decision++) {
      host.choose(opening('a', { decision }));
      host.choose(opening('b', { decision }));
      host.choose(opening('b', { decision, seat: toSeat(1), view: second }));
    }
    expect(made).toHaveLength(3);
  });

  it('starts over with a new bot when moves were undone, or another bot takes the seat', () => {
    const { made, host } = counting();
    for (const decision of [4, 5, 9, 5, 6]) host.choose(opening('a', { decision }));
    host.choose(opening('a', { decision: 7, bot: 'greedy' }));
    expect(made).toEqual(['random', 'random', 'greedy']);
  });

  it('starts over with a new bot when the same decision is asked again', () => {
    const { made, host } = counting();
    for (const decision of [4, 4]) host.choose(opening('a', { decision }));
    expect(made).toHaveLength(2);
    host.choose(opening('a', { decision: 5 }));
    expect(made).toHaveLength(2);
  });

  it('the same decision asked again is answered alike', () => {
    const host = new BotHost();
    // A squire asked for the second step of his plan would go on to the third.
    const question = opening('a', { bot: 'squire', decision: 4 });
    const first = host.choose(question);
    expect(first.action.type).toBe('move');
    expect(host.choose(question)).toEqual(first);
    expect(host.choose(question)).toEqual(first);
  });

  it('forgets a game when told to', () => {
    const { made, host } = counting();
    host.choose(opening('a', { decision: 1 }));
    host.forget('a');
    host.choose(opening('a', { decision: 2 }));
    expect(made).toHaveLength(2);
  });

  it('forgets the games not asked about for longest when there are too many', () => {
    const { made, host } = counting();
    for (let game = 0; game < MOST_GAMES; game++) host.choose(opening(`${game}`, { decision: 1 }));
    host.choose(opening('0', { decision: 2 }));
    host.choose(opening('one more', { decision: 1 }));
    host.choose(opening('0', { decision: 3 }));
    expect(made).toHaveLength(MOST_GAMES + 1);
    host.choose(opening('1', { decision: 2 }));
    expect(made).toHaveLength(MOST_GAMES + 2);
  });

  it('counts the budget from the moment when the work begins, on its own clock', () => {
    const budgets: (Budget | undefined)[] = [];
    let now = 1000;
    const clock = () => now;
    const host = new BotHost({ create: () => botThat((_, __, ___, budget) => budgets.push(budget)), clock });
    host.choose(opening('a', { decision: 1, budgetMs: 50 }));
    now = 2000;
    host.choose(opening('a', { decision: 2, budgetMs: 50 }));
    host.choose(opening('a', { decision: 3 }));
    expect(budgets).toEqual([{ deadline: 1050, clock }, { deadline: 2050, clock }, {}]);
  });
});
