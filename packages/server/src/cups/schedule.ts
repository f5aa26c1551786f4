/** Who meets whom in a cup, and with which side: everybody plays every side equally often. */

/** The games of one cycle: by side, the number of the player who has it. */
export type Cycle = readonly (readonly number[])[];

/**
 * As many games as players. Game i gives side j to player i + offset j, in a circle: so everybody plays every side once.
 * The offsets are chosen so that as many different players as possible meet.
 */
export function cycleOf(players: number, sides: number, cycle = 0): Cycle {
  if (players < sides) throw new RangeError(`${sides} sides need at least ${sides} players, not ${players}.`);
  const offsets = offsetsFor(players, sides, cycle);
  return Array.from({ length: players }, (_, game) => offsets.map((offset) => (game + offset) % players));
}

/** How many different pairs meet under some offsets. */
function meetings(players: number, offsets: readonly number[]): number {
  const distances = new Set<number>();
  for (const a of offsets)
    for (const b of offsets) {
      const distance = (a - b + players) % players;
      if (distance !== 0) distances.add(Math.min(distance, players - distance));
    }
  return distances.size;
}

function offsetsFor(players: number, sides: number, cycle: number): readonly number[] {
  const best: { readonly offsets: readonly number[]; readonly met: number }[] = [];
  const extend = (offsets: readonly number[]): void => {
    if (offsets.length === sides) {
      best.push({ offsets, met: meetings(players, offsets) });
      return;
    }
    const from = (offsets.at(-1) ?? 0) + 1;
    for (let next = from; next <= players - (sides - offsets.length); next++) extend([...offsets, next]);
  };
  extend([0]);
  const most = Math.max(...best.map(({ met }) => met));
  const choices = best.filter(({ met }) => met === most);
  return (choices[cycle % choices.length] as (typeof choices)[number]).offsets;
}

export interface Standing {
  readonly player: number;
  readonly played: number;
  readonly wins: number;
  /** Shares of wins: half for one shared by two. */
  readonly score: number;
  readonly points: number;
}

export interface FinishedGame {
  /** By side, the number of the player. */
  readonly players: readonly number[];
  readonly points: readonly number[];
  readonly winners: readonly number[];
}

/** The table of a cup: wins first, shared ones in parts, then points. */
export function standings(count: number, games: readonly FinishedGame[]): readonly Standing[] {
  const rows = Array.from({ length: count }, (_, player) => ({
    player,
    played: 0,
    wins: 0,
    score: 0,
    points: 0,
  }));
  for (const { players, points, winners } of games)
    for (const [side, player] of players.entries()) {
      const row = rows[player];
      if (!row) continue;
      row.played++;
      row.points += points[side] ?? 0;
      if (!winners.includes(side)) continue;
      row.wins++;
      row.score += 1 / winners.length;
    }
  return rows.sort((a, b) => b.score - a.score || b.points - a.points || a.player - b.player);
}
