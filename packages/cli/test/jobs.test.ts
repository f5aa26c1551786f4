import { type Bot, createBot } from '@bretwalda/ai';
import { nationOf, seededDice } from '@bretwalda/engine';
import { SCENARIOS } from '@bretwalda/engine/data';
import { describe, expect, it } from 'vitest';
import { failureLine, playBatch } from '../src/batch.ts';
import { botSeed, seatNames } from '../src/bots.ts';
import { playGame } from '../src/game.ts';
import { Failure, type Io } from '../src/io.ts';
import { GameError, type Job, runJobs } from '../src/jobs.ts';
import { mixedJob, rerunLine, rulesPlan } from '../src/mixed.ts';
import { progressBar } from '../src/progress.ts';
import { run } from './support.ts';

const config = { scenario: 'two-early' } as const;
const random = createBot('random');
const stubborn: Bot = { choose: () => ({ action: { type: 'stand' }, reasons: [] }) };

describe('a game between bots', () => {
  it('gives every seat its own view and its own orders', () => {
    let votes = 0;
    const watcher = (seat: number): Bot => ({
      choose(state, legal, dice) {
        const p = state.pending;
        if (p?.kind === 'vote') {
          const casting = legal.map((action) => (action.type === 'vote' ? action.nation : 'romans'));
          for (const nation of casting) expect(state.owner[nationOf(nation)]).toBe(seat);
          const known = p.voters.filter((_, i) => (p.votes[i] as number) >= 0);
          for (const nation of known) expect(state.owner[nation]).toBe(seat);
          votes++;
        }
        return random.choose(state, legal, dice);
      },
    });
    const secret = { scenario: 'short-3', options: { ballot: 'secret' } } as const;
    expect(playGame(secret, 2, [0, 1, 2].map(watcher), true).points).toHaveLength(3);
    expect(votes).toBeGreaterThan(0);
  });

  it('gives every seat dice of its own, which leave the dice of the game alone', () => {
    expect(new Set([0, 1, 2, 3].map((seat) => botSeed(5, seat))).size).toBe(4);
    // Both choose by the same chances of their own; one also draws from the dice it is given.
    const player = (thirst: number): Bot => {
      const own = seededDice(9);
      return {
        choose(state, legal, dice) {
          for (let i = 0; i < thirst; i++) dice.roll(6);
          return random.choose(state, legal, own);
        },
      };
    };
    const { turns: _, ...plain } = playGame(config, 1, [random, player(0)]);
    expect(playGame(config, 1, [random, player(3)])).toMatchObject(plain);
  });

  it('refuses what is not legal, and says who did what', () => {
    expect(() => playGame(config, 1, [stubborn, random])).toThrow(
      /^Player 1 chose "stand": wrong-decision \(SEQ-5\)/,
    );
    expect(() => playGame(config, 1, [stubborn, random], true)).toThrow(/"stand", which is not in the list/);
  });
});

describe('a run of games', () => {
  const jobs = [40, 41, 42].map((seed): Job => ({ config, seed, bots: ['random', 'random'] }));
  const nowhere: Job = { config: { scenario: 'nowhere' as never }, seed: 3, bots: ['random'] };

  it('ends with the first game that fails, and tells how to see it again', async () => {
    const done: number[] = [];
    const failing = runJobs(
      jobs,
      1,
      (n) => done.push(n),
      ({ seed }) => (seed === 40 ? { played: {} as never } : { failure: `broken ${seed}` }),
    );
    const error = await failing.catch((e) => e);
    expect(error).toBeInstanceOf(GameError);
    expect(done).toEqual([1]);
    expect(failureLine(error)).toBe(
      'A game failed: broken 41. Run it again: npm run sim -- --scenario two-early --seed 41 --games 1 --bot random',
    );
  });

  // Threads need the compiled tool; `npm test` compiles it first.
  it('on threads hears of a game that ends well after another failed', async () => {
    const compiled = new URL('../dist/pool.js', import.meta.url).href;
    const { inWorkers }: typeof import('../src/pool.ts') = await import(compiled);
    const order = [jobs[0] as Job, nowhere, jobs[1] as Job];
    const heard: number[] = [];
    const answers = await inWorkers(order, 2, (_, { seed }) => heard.push(seed));
    expect(answers[0]).toHaveProperty('played');
    expect(answers[1]).toHaveProperty('failure');
    expect(heard).toContain(40);
  });

  it('is a failure of one line, whatever broke', async () => {
    const io = { progress: false } as Io;
    const error = await playBatch(io, { label: 'test', jobs: [nowhere], workers: 1 }).catch((e) => e);
    expect(error).toBeInstanceOf(Failure);
    expect(error.message).toMatch(/^A game failed: .*nowhere.* Run it again: .*--seed 3/);
    const unknown: Job = { config, seed: 3, bots: ['genius' as never, 'random'] };
    const broken = await playBatch(io, { label: 'test', jobs: [unknown], workers: 1 }).catch((e) => e);
    expect(broken.message).toMatch(
      /^A game failed: TypeError: .*, at .+ Run it again: .*--bot genius,random$/,
    );
    expect(broken.message).not.toContain('\n');
  });

  it('names the bots of a failed game, one for each seat', () => {
    const bots = ['random', 'other'] as unknown as Job['bots'];
    const line = failureLine(new GameError({ config, seed: 3, bots }, 'Stop!'));
    expect(line).toMatch(/^A game failed: Stop! Run .* --bot random,other$/);
  });

  it('takes one name for all seats, or one for each', () => {
    expect(seatNames('random', 'bot', 3)).toEqual(['random', 'random', 'random']);
    expect(seatNames('random, random', 'bot', 2)).toEqual(['random', 'random']);
  });
});

describe('the progress bar', () => {
  const bar = (progress: boolean) => {
    let text = '';
    const error = { write: (part: string) => (text += part) };
    const { show, clear } = progressBar({ progress, error } as never, 'games', 10);
    for (let done = 1; done <= 10; done++) show(done);
    clear();
    return text;
  };

  it('begins with the games of earlier runs', () => {
    let text = '';
    const error = { write: (part: string) => (text += part) };
    progressBar({ progress: true, error } as never, 'games', 10, 5);
    expect(text).toContain(`[${'#'.repeat(15)}${'.'.repeat(15)}] 5 of 10 games`);
  });

  it('grows on a terminal and vanishes', () => {
    const text = bar(true);
    expect(text).toMatch(/^\rgames \[\.{30}\] 0 of 10 games/);
    expect(text).toContain(`[${'#'.repeat(30)}] 10 of 10 games`);
    expect(text.endsWith('\r\x1b[K')).toBe(true);
    expect(bar(false)).toBe('');
  });
});

describe('mixed', () => {
  it('plays and counts', async () => {
    const { code, out, err } = await run([
      'mixed',
      ...['--games', '3', '--scenario', 'two-vikings', '--bots', 'random'],
    ]);
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(out).toMatch(/^3 games of mixed bots, seeds 1 to 3: all ended, all \d+ actions were legal$/m);
    expect(out).toMatch(/^two-vikings +3$/m);
    expect(out).toMatch(/^standard-4 +0$/m);
    const one = await run(['mixed', '--games', '1', '--scenario', 'two-early', '--bots', 'random,random']);
    expect(one.out).toMatch(/^random +2$/m);
  });

  it('meets every scenario, every way to settle sides and every ballot', () => {
    const jobs = Array.from({ length: 400 }, (_, seed) => mixedJob(seed));
    expect(new Set(jobs.map((j) => j.config.scenario)).size).toBe(SCENARIOS.length);
    expect(new Set(jobs.map((j) => j.config.options?.sides)).size).toBe(4);
    expect(new Set(jobs.map((j) => j.config.options?.ballot)).size).toBe(3);
    expect(new Set(jobs.map((j) => `${j.config.scenario} ${j.config.options?.sides}`)).size).toBe(
      4 * SCENARIOS.length,
    );
  });

  it('plays the same game again from the line of a failure', () => {
    const job = mixedJob(11);
    const line = rerunLine(job);
    expect(line).toContain(`--seed 11 --scenario ${job.config.scenario} --bots ${job.bots.join(',')}`);
    expect(mixedJob(11, rulesPlan({ scenario: job.config.scenario }), job.bots.join(','))).toEqual(job);
  });
});
