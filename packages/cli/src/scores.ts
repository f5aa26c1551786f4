import { type GameState, type NationId, outcome, seatsOf } from '@bretwalda/engine';
import { areScoresOpen } from '@bretwalda/engine/queries';
import { en } from '@bretwalda/text';
import { terminal } from '@bretwalda/text/terminal';
import { playerName } from './players.ts';
import { table } from './text.ts';

/** Points of players and nations. */

/** One line for each player: total, and where it comes from. */
export function scoreLines(state: GameState): string[] {
  if (!areScoresOpen(state)) return [terminal.scores.hidden];
  const { players, nations } = outcome(state);
  const rows = players.map(({ seat, nations: own, bid, handicap, points }) => {
    const parts = own
      .filter((id) => nations[id].points !== 0)
      .map((id) => `${en.names.nations(id)} ${nations[id].points}`);
    return [
      playerName(state, seat),
      `${points}`,
      [
        ...parts,
        ...(bid > 0 ? [terminal.scores.bid(bid)] : []),
        ...(handicap !== 0 ? [terminal.scores.handicap(handicap)] : []),
      ].join(', ') || '-',
    ];
  });
  return table(rows, ['left', 'right', 'left']);
}

/** Every point of a nation and what it was given for. */
export function auditLines(state: GameState, nation: NationId): string[] {
  if (!areScoresOpen(state)) return [terminal.scores.hidden];
  const { points, reasons } = outcome(state).nations[nation];
  const head = terminal.scores.nation(nation, points);
  if (reasons.length === 0) return [head];
  const rows = reasons.map((r) => [`${r.round}`, `${r.points}`, en.pointsReason(r)]);
  return [head, ...table([terminal.scores.head, ...rows], ['right', 'right', 'left'])];
}

/** 'Won by Player 1 (yellow)', or undefined while the game goes on. */
export function winnerLine(state: GameState): string | undefined {
  const { winners } = outcome(state);
  if (winners.length === 0) return undefined;
  return terminal.scores.won(winners.map((seat) => playerName(state, seat)));
}

/** With decks of dice: one line for each player, the cards left by face. */
export function deckLines(state: GameState): string[] {
  const { decks } = state;
  if (!decks) return [];
  const rows = seatsOf(decks.length).map((seat) => [
    playerName(state, seat),
    terminal.deck(decks[seat] ?? []),
  ]);
  return [terminal.decks, ...table(rows, ['left', 'left'])];
}
