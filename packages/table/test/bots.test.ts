import { type Choice, createBot } from '@bretwalda/ai';
import { legalActions, present, type Seat, seededDice, toSeat } from '@bretwalda/engine';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  BotDriver,
  type BotParts,
  type GameLink,
  LocalGame,
  type Question,
  ReplayGame,
  type TableConfig,
} from '../src/index.ts';
import { asked, at, BALLOT, computers, MIXED, submit, TWO } from './support.ts';

const ALL: TableConfig = { ...TWO, players: computers(2) };

/** Takes the first legal action at once. */
const first = async ({ view, seat }: Question): Promise<Choice> => {
  const [action] = legalActions(view, seat);
  if (action === undefined) throw new Error('nothing to decide');
  return { action, reasons: [{ code: 'by-chance' }] };
};

/** Answers when the test says so. */
function slow() {
  const open: { readonly question: Question; answer(): void; fail(error: Error): void }[] = [];
  const ask = (question: Question): Promise<Choice> =>
    new Promise((resolve, reject) => {
      open.push({ question, answer: () => resolve(first(question)), fail: reject });
    });
  return { ask, open };
}

/** Long enough for whatever has nothing to wait for. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

const drivers: BotDriver[] = [];
afterEach(() => {
  for (const driver of drivers.splice(0)) driver.close();
});

/** A failure that a test does not expect fails the test. */
const unexpected = (error: unknown): void => {
  throw error;
};

function drive(game: GameLink, parts: Omit<BotParts, 'onFailure'> & Partial<BotParts>): BotDriver {
  const driver = new BotDriver(game, { onFailure: unexpected, ...parts });
  drivers.push(driver);
  return driver;
}

const twoComputers = () => new LocalGame(ALL, { dice: seededDice(1) });

describe('the bots of a game', () => {
  it('play it to its end, the same game for the same seed', async () => {
    const whole = async () => {
      const game = twoComputers();
      const bots = new Map(
        [0, 1].map((seat) => [seat, { bot: createBot('random'), random: seededDice(seat) }]),
      );
      const reasons = new Map<number, unknown>();
      const over = new Promise<void>((resolve) =>
        game.subscribe(0, ({ state }) => state.pending === null && resolve()),
      );
      drive(game, {
        ask: async ({ seat, view }) => {
          const { bot, random } = bots.get(seat) ?? { bot: createBot('random'), random: seededDice(0) };
          return bot.choose(view, legalActions(view, seat), random);
        },
        onReasons: (seq, why) => reasons.set(seq, why),
      });
      await over;
      await settled();
      expect([...reasons.keys()]).toEqual(game.history.journal.map(({ seq }) => seq));
      return game.save();
    };
    expect(await whole()).toBe(await whole());
  });

  it('are asked one question at a time, with what the seat may see (UI-88)', async () => {
    const game = twoComputers();
    const { ask, open } = slow();
    const thinking: (Seat | null)[] = [];
    const driver = drive(game, { ask, onThinking: (seat) => thinking.push(seat) });
    const seat = asked(game);
    expect(driver.thinking).toBe(seat);
    expect(open.map(({ question }) => question)).toEqual([
      { seat, level: 'squire', seq: 0, view: present(game.history) },
    ]);
    open[0]?.answer();
    await settled();
    expect(game.revision).toBe(1);
    expect(open.map(({ question }) => question.seq)).toEqual([0, 1]);
    expect(thinking).toEqual([seat, null, seat]);
  });

  it('leave persons alone, and answer when it is their turn', async () => {
    const game = new LocalGame(MIXED, { dice: seededDice(1) });
    const ask = vi.fn(first);
    drive(game, { ask });
    await settled();
    expect(asked(game)).toBe(0);
    expect(ask).not.toHaveBeenCalled();
    for (let i = 0; i < 200 && ask.mock.calls.length === 0 && asked(game) === 0; i++) {
      const [action] = legalActions(present(game.history)).slice(-1);
      if (action) game.play([action], game.revision, asked(game));
    }
    await settled();
    expect(ask.mock.calls.length).toBeGreaterThan(0);
    expect(new Set(ask.mock.calls.map(([{ seat }]) => seat))).toEqual(new Set([1]));
    expect(asked(game)).toBe(0);
  });

  it('vote in a secret ballot beside the persons, and see no vote of others', async () => {
    const { config } = at(BALLOT).snapshot();
    const players = [...config.players.slice(0, 3), ...computers(1)];
    const game = new LocalGame({ ...config, players }, { dice: seededDice(1) });
    submit(game, 'vote welsh angles');
    const { ask, open } = slow();
    drive(game, { ask });
    const blue = toSeat(3);
    expect(open).toHaveLength(1);
    expect(open[0]?.question).toMatchObject({ seat: blue, view: game.as(blue).snapshot().state });
    expect(open[0]?.question.view).not.toEqual(game.snapshot().state);
    open[0]?.answer();
    await settled();
    expect(game.history.journal.map(({ seat }) => seat)).toEqual([1, 3]);
  });

  it('drop an answer that comes too late, and are asked again', async () => {
    const game = twoComputers();
    const { ask, open } = slow();
    const onReasons = vi.fn();
    drive(game, { ask, onReasons });
    const other = legalActions(present(game.history)).at(-1);
    if (other) game.play([other], 0, asked(game));
    await settled();
    expect(open).toHaveLength(1); // the one who thinks is not disturbed
    open[0]?.answer();
    await settled();
    expect(game.history.journal.map(({ action }) => action)).toEqual([other]);
    expect(onReasons).not.toHaveBeenCalled();
    expect(open.map(({ question }) => question.seq)).toEqual([0, 1]);
  });

  it('play nothing in a pause; what they thought of is played afterwards', async () => {
    const game = twoComputers();
    const { ask, open } = slow();
    const driver = drive(game, { ask });
    driver.pause();
    open[0]?.answer();
    await settled();
    expect(game.revision).toBe(0);
    expect(driver).toMatchObject({ isPaused: true, thinking: null });
    driver.resume();
    driver.pause(); // a finger that slips
    await settled();
    expect(game.revision).toBe(0);
    driver.resume();
    await settled();
    expect(game.revision).toBe(1);
    expect(open).toHaveLength(2);
  });

  it('are not asked in a pause', async () => {
    const game = twoComputers();
    const { ask, open } = slow();
    const driver = drive(game, { ask });
    open[0]?.answer();
    driver.pause();
    driver.resume();
    await settled();
    driver.pause();
    open[1]?.answer();
    await settled();
    expect(open).toHaveLength(2);
  });

  it('report a failure, rest, and are asked again when they go on', async () => {
    const game = twoComputers();
    const { ask, open } = slow();
    const onFailure = vi.fn();
    const driver = drive(game, { ask, onFailure });
    open[0]?.fail(new Error('the worker died'));
    await settled();
    expect(onFailure.mock.calls).toEqual([[new Error('the worker died')]]);
    expect(driver).toMatchObject({ isPaused: true, thinking: null });
    expect(open).toHaveLength(1);
    driver.resume();
    open[1]?.answer();
    await settled();
    expect(game.revision).toBe(1);
  });

  it('may go on at once after a failure', async () => {
    const game = twoComputers();
    const ask = vi.fn(first).mockRejectedValueOnce(new Error('once')).mockImplementationOnce(first);
    const driver = drive(game, {
      ask: (question) => (ask.mock.calls.length < 3 ? ask(question) : new Promise(() => {})),
      onFailure: () => driver.resume(),
    });
    await settled();
    expect(game.revision).toBeGreaterThan(0);
  });

  it('fail when they break the rules, in words', async () => {
    const game = twoComputers();
    const onFailure = vi.fn();
    drive(game, { ask: async () => ({ action: { type: 'begin' }, reasons: [] }), onFailure });
    await settled();
    expect(onFailure.mock.calls[0]?.[0]).toMatchObject({ violation: { code: 'wrong-decision' } });
    expect(game.revision).toBe(0);
  });

  it('wait after each action as long as they are told to, for what it brought about', async () => {
    const game = twoComputers();
    const waits: { readonly events: readonly unknown[]; go(): void }[] = [];
    drive(game, {
      ask: first,
      wait: (events) => new Promise((go) => waits.push({ events, go })),
    });
    await settled();
    expect(game.revision).toBe(1);
    expect(waits.map(({ events }) => events)).toEqual([game.history.events[1]]);
    waits[0]?.go();
    await settled();
    expect(game.revision).toBe(2);
  });

  it('do nothing any more when they are closed, in thought or in a pause', async () => {
    for (const paused of [false, true]) {
      const game = twoComputers();
      const { ask, open } = slow();
      const onFailure = vi.fn();
      const driver = drive(game, { ask, onFailure });
      if (paused) driver.pause();
      if (paused) open[0]?.answer();
      await settled();
      driver.close();
      expect(driver.thinking).toBeNull();
      if (!paused) open[0]?.fail(new Error('gone'));
      await settled();
      expect(game.revision).toBe(0);
      expect(onFailure).not.toHaveBeenCalled();
      expect(open).toHaveLength(1);
    }
  });

  it('leave a game that cannot be played', async () => {
    const ask = vi.fn(first);
    const replay = new ReplayGame(ALL, []);
    drive(replay, { ask });
    await settled();
    expect(ask).toHaveBeenCalledTimes(1);
  });
});
