import {
  cardNation,
  cardOf,
  type GameState,
  type Kind,
  type LeaderId,
  N,
  type Nation,
  nationId,
  scenarioOf,
} from '@bretwalda/engine';

/** Points that a card pays for units eliminated in battle now (SCORE-6, SCORE-7). */

type Lines = NonNullable<ReturnType<typeof cardOf>['eliminate']>;

function openLines(s: GameState, nation: Nation): Lines {
  const lines = cardOf(cardNation(s, nation)).eliminate;
  if (!lines) return [];
  const ownTurn = s.nation === nation;
  return lines.filter(
    (line) =>
      (line.rounds === 'any' || line.rounds.includes(s.round)) &&
      !(line.ownTurnOnly && !ownTurn) &&
      !(line.exceptOwnTurnOfRound === s.round && ownTurn),
  );
}

/** For one army of `victim`. */
export function armyBounty(s: GameState, nation: Nation, victim: Nation, unit: Kind): number {
  let points = 0;
  for (const line of openLines(s, nation)) {
    const whose = line.armiesOf;
    const counts =
      (unit === 'cavalry' && line.cavalryOf?.includes(nationId(victim))) ||
      whose === 'any-enemy' ||
      (whose === 'submitted-to-romans-and-attacked-us'
        ? s.submitted[victim] === 1 && s.attacked[victim] === 1 && !scenarioOf(s).special.noPointsForSubmitted
        : whose?.includes(nationId(victim)));
    if (counts) points += line.points;
  }
  return points;
}

export function fortBounty(s: GameState, nation: Nation, victim: Nation): number {
  if (victim !== N.romans) return 0;
  return openLines(s, nation).reduce((n, line) => n + (line.forts ? line.points : 0), 0);
}

export const leaderBounty = (s: GameState, nation: Nation, leader: LeaderId): number =>
  openLines(s, nation).reduce((n, line) => n + (line.leader === leader ? line.points : 0), 0);
