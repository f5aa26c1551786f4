import { type Action, decision, legalActions, type Seat, seededDice } from '@bretwalda/engine';
import type { GameConnection } from '@bretwalda/protocol';
import { expect } from 'vitest';
import { plain } from '../support.ts';
import { until } from './until.ts';

/** Whose turn it is, and something they may do. */
export function next({ game }: GameConnection, chance = seededDice(1)): { seat: Seat; action: Action } {
  const { state } = game.snapshot();
  const seat = decision(state)[0]?.seat as Seat;
  const legal = legalActions(state, seat);
  return { seat, action: legal[chance.roll(legal.length) - 1] as Action };
}

/** Plays at random for all seats. */
export async function play(players: readonly GameConnection[], count: number, seed = 3): Promise<void> {
  const chance = seededDice(seed);
  for (let i = 0; i < count; i++) {
    const { seat, action } = next(players[0] as GameConnection, chance);
    const player = players[seat] as GameConnection;
    const { revision } = player.game;
    const answer = await player.game.submit([action], revision, seat);
    expect(answer).toEqual({ kind: 'ok', revision: revision + 1 });
    await until(() => players.every(({ game }) => game.revision > revision), 'all to see it');
  }
}

export const seen = ({ game }: GameConnection): unknown => plain(game.snapshot().journal);
