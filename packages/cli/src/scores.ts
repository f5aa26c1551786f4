import { type GameState, type NationId, outcome } from '@bretwalda/engine';
import { nationName, playerName, plural } from './names.ts';
import { reasonText } from './reasons.ts';
import { table } from './text.ts';

/** Points of players and nations. */

/** One line for each player: total, and where it comes from. */
export function scoreLines(state: GameState): string[] {
  const { players, nations } = outcome(state);
  const rows = players.map(({ seat, nations: own, bid, points }) => {
    const parts = own
      .filter((id) => nations[id].points !== 0)
      .map((id) => `${nationName(id)} ${nations[id].points}`);
    return [
      playerName(state, seat),
      `${points}`,
      [...parts, ...(bid > 0 ? [`bid -${bid}`] : [])].join(', ') || '-',
    ];
  });
  return table(rows, ['left', 'right', 'left']);
}

/** Every point of a nation and what it was given for. */
export function auditLines(state: GameState, nation: NationId): string[] {
  const { points, reasons } = outcome(state).nations[nation];
  const head = `${nationName(nation)}: ${plural(points, 'point')}`;
  if (reasons.length === 0) return [head];
  const rows = reasons.map((r) => [`${r.round}`, `${r.points}`, reasonText(r)]);
  return [head, ...table([['Round', 'Points', 'For'], ...rows], ['right', 'right', 'left'])];
}

/** 'Won by Player 1 (yellow)', or undefined while the game goes on. */
export function winnerLine(state: GameState): string | undefined {
  const { winners } = outcome(state);
  if (winners.length === 0) return undefined;
  return `Won by ${winners.map((seat) => playerName(state, seat)).join(' and ')}`;
}
