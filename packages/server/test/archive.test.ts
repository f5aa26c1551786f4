import {
  type Action,
  apply,
  type Dice,
  decision,
  type GameState,
  legalActions,
  makeSave,
  newGame,
  type Seat,
  seededDice,
} from '@bretwalda/engine';
import { refusalIn } from '@bretwalda/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { someAction } from './support/player.ts';
import { TestServer } from './support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.stop());

const anyAction = (state: GameState, seat: Seat, chance: Dice): Action => {
  const legal = legalActions(state, seat);
  return legal[chance.roll(legal.length) - 1] as Action;
};

/** A game played at random to its end, with so much to and fro as a seed brings. */
function playedFile(seed: number): string {
  const config = { scenario: 'redux-4' } as const;
  const [dice, chance] = [seededDice(seed), seededDice(seed + 1)];
  let state = newGame(config);
  const journal = [];
  for (let [asked] = decision(state); asked; [asked] = decision(state)) {
    const { seat } = asked;
    const action = chance.roll(8) === 1 ? someAction(state, seat, chance) : anyAction(state, seat, chance);
    const { state: next, rolls } = apply(state, action, dice, seat);
    journal.push({ seq: journal.length, seat, action, rolls });
    state = next;
  }
  return makeSave({ config, journal });
}

/** Without the configuration, which gets players, and the sum of it all. */
const movesIn = (file: string): string[] => file.trimEnd().split('\n').slice(2, -1);

const why = (asked: Promise<unknown>): Promise<unknown> =>
  asked.then(
    () => 'done',
    (error) => refusalIn(error)?.code ?? String(error),
  );

describe('a game from a file', () => {
  it('may be longer than anything else that is sent', async () => {
    const guest = await server.guest();
    const file = playedFile(4);
    expect(file.length).toBeLessThan(300_000);
    expect(file.length).toBeGreaterThan(64 * 1024);
    const id = await guest.api.archive.import.mutate({ file });
    const saved = await guest.api.archive.save.query({ id });
    expect(movesIn(saved)).toEqual(movesIn(file));
    const words = 'x'.repeat(70_000);
    expect(await why(guest.api.talk.keepNote.mutate({ id, words }))).toBe('too-large');
    expect(await why(guest.api.archive.import.mutate({ file: 'x'.repeat(310_000) }))).toBe('bad-request');
    expect(await why(guest.api.archive.import.mutate({ file: 'x'.repeat(600_000) }))).toBe('too-large');
  });
});
