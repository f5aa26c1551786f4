import { createBot, type Reason } from '@bretwalda/ai';
import {
  type Config,
  type Entry,
  type GameEvent,
  type History,
  legalActions,
  nationOf,
  newHistory,
  play,
  present,
  seatOfAction,
  seededDice,
  view,
} from '@bretwalda/engine';
import { rulesWith } from '@bretwalda/engine/queries';
import { en } from '@bretwalda/text';
import { describe, expect, it } from 'vitest';
import { linesOf, logGroups, reasonOf } from '../src/windows/record/log-lines.ts';

const RULES = rulesWith('second-edition', []);

interface Told {
  readonly history: History;
  readonly reasons: ReadonlyMap<number, readonly Reason[]>;
}

/** A game of squires with all their reasons. */
function told(start: History, seed: number): Told {
  const [dice, random] = [seededDice(seed), seededDice(seed + 1)];
  const bots = Array.from({ length: present(start).seats }, () => createBot('squire'));
  const reasons = new Map<number, readonly Reason[]>();
  let history = start;
  while (present(history).pending) {
    const state = present(history);
    const seat = seatOfAction(state, legalActions(state)[0] as Parameters<typeof seatOfAction>[1]);
    const seen = view(state, seat);
    const choice = bots[seat]?.choose(seen, legalActions(seen, seat), random);
    if (!choice) throw new Error(`nobody sits in seat ${seat}`);
    reasons.set(history.journal.length, choice.reasons);
    history = play(history, choice.action, dice).history;
  }
  return { history, reasons };
}

const newGame = (config: Config, seed: number) => told(newHistory(config), seed);
const games = [newGame({ scenario: 'short-3' }, 3), newGame({ scenario: 'two-early' }, 4)];
const who = (seat: number) => `Player ${seat + 1}`;

/** The seat that an event is about, if it is about one. */
function seatOf({ history }: Told, event: GameEvent): number | undefined {
  if (event.type === 'battle-rolled') return undefined;
  const state = present(history);
  if ('seat' in event) return event.seat;
  if (event.type === 'battle-started') return state.owner[nationOf(event.attacker)];
  if (event.type === 'permission' || event.type === 'allowance') return state.owner[nationOf(event.overlord)];
  return 'nation' in event && event.nation !== null ? state.owner[nationOf(event.nation)] : undefined;
}

describe('The reason of a computer player', () => {
  it('stands with what it did, never with what came of it', () => {
    let deeds = 0;
    for (const game of games)
      for (const { items } of logGroups(game.history))
        for (const { seq, events, isAction } of items) {
          const event = events[0] as GameEvent;
          if (!isAction) continue;
          const entry = game.history.journal[seq] as Entry;
          expect(['points', 'game-over', 'king', 'bretwalda', 'battle-ended', 'turn-started']).not.toContain(
            event.type,
          );
          // The dice fell, and the opponent names what they take (CAS-5).
          if (entry.action.type === 'strike') continue;
          expect([entry.seat, undefined], `${entry.action.type}: ${event.type}`).toContain(
            seatOf(game, event),
          );
          deeds++;
        }
    expect(deeds).toBeGreaterThan(400);
  });

  it('is there once for what is told of its orders', () => {
    for (const { history } of games) {
      const lines = logGroups(history).flatMap((group) => linesOf(en, group, 'all', who, RULES));
      const deeds = lines.filter(({ isAction }) => isAction).map(({ seq }) => seq);
      expect(new Set(deeds).size).toBe(deeds.length);
      const placed = history.journal.filter(({ action }) => action.type === 'place').map(({ seq }) => seq);
      expect(placed.length).toBeGreaterThan(10);
      expect(deeds).toEqual(expect.arrayContaining(placed));
    }
  });

  it('is not put to the end of the game, nor to anything that has no reason of its own', () => {
    for (const { history, reasons } of games) {
      const lines = logGroups(history).flatMap((group) => linesOf(en, group, 'all', who, RULES));
      const end = lines.find(({ text }) => / wins the game\.| share the victory\./.test(text));
      expect(end && reasons.get(end.seq)).toBeDefined();
      expect(end && reasonOf(end, reasons)).toBeUndefined();
      const explained = lines.filter((line) => reasonOf(line, reasons));
      expect(explained.length).toBeGreaterThan(100);
      for (const line of explained) expect(reasonOf(line, reasons)).toBe(reasons.get(line.seq)?.[0]);
    }
  });

  it('BRET-7: keeps a secret ballot secret', () => {
    const { history, reasons } = newGame({ scenario: 'short-3', options: { ballot: 'secret' } }, 5);
    const lines = logGroups(history).flatMap((group) => linesOf(en, group, 'all', who, RULES));
    const ballots = lines.filter(({ text }) => text.endsWith(' have voted.'));
    expect(ballots.length).toBeGreaterThan(1);
    for (const line of ballots) expect(reasonOf(line, reasons)).toBeUndefined();
  });
});
