import type { BattleSpec } from '@bretwalda/ai';
import { areaOf, type GameState, type LandId, landId, type NationId, nationOf } from '@bretwalda/engine';
import { contestedAreas, NO_HITS } from '@bretwalda/engine/queries';
import type { Player } from '@bretwalda/table';
import type { Text } from '../../language/language.ts';
import { type Forces, forcesAt, forcesIn } from './battle-forces.ts';
import { decksOf, isKnownFromStart, momentOf } from './battle-reports.ts';
import type { BattleReport, BattleSide, Decks, RoundReport } from './battle-types.ts';

/** What the battlefield shows: a round with its dice, or two armies facing each other. */
export interface BattleStage {
  readonly now: Forces;
  readonly round: RoundReport | null;
  readonly gameRound: number;
  readonly half: number;
  readonly burhFirst: boolean;
  readonly major: boolean;
  readonly dicePerUnit: number;
  /** What is left in the decks, as far as the dice have landed. */
  readonly decks: Decks;
}

/** `fought` is null while a battle is only looked at; `shown` rounds of it have landed. */
export function stageOf(
  state: GameState,
  fought: BattleReport | null,
  area: LandId,
  shown: number,
  rolling: boolean,
): BattleStage {
  if (!fought) {
    const now = forcesIn(state, areaOf(area));
    const decks = decksOf(state, now.attacker.nation, now.defender.nation);
    return { now, round: null, ...momentOf(state), decks };
  }
  const round = fought.rounds[rolling ? shown : shown - 1] ?? null;
  const { gameRound, half, burhFirst, major, dicePerUnit } = fought;
  const { decks } = fought.rounds[shown - 1] ?? fought;
  return { now: forcesAt(fought, shown), round, gameRound, half, burhFirst, major, dicePerUnit, decks };
}

/** The side of the people at the screen stands in front; the attacker if both are theirs, or neither. */
export const frontOf = ({ attacker, defender }: Forces, own: readonly NationId[]): BattleSide =>
  own.includes(defender.nation) && !own.includes(attacker.nation) ? 'defender' : 'attacker';

/** The hits left over before the dice, and after those that have landed (X-BAT-5); undefined: single dice. */
export function carriedAt(
  fought: BattleReport | null,
  dicePerUnit: number,
  shown: number,
): BattleSpec['carried'] {
  if (dicePerUnit === 1) return undefined;
  const carried = fought?.rounds[shown - 1]?.carried;
  return {
    onAttacker: carried?.attacker.after ?? NO_HITS,
    onDefender: carried?.defender.after ?? NO_HITS,
  };
}

/** The forces whose chances are told: those before the first dice, and those that are left. */
export function forcesToCompare(
  fought: BattleReport | null,
  now: Forces,
  shown: number,
): { readonly start: Forces | null; readonly now: Forces | null } {
  if (!fought) return { start: now, now: null };
  return isKnownFromStart(fought)
    ? { start: fought.start, now: shown > 0 ? now : null }
    : { start: null, now };
}

interface Table {
  readonly state: GameState;
  readonly players: readonly Player[];
  readonly own: readonly NationId[];
  readonly alone: boolean;
}

/** Who plays each side, and what they do here. */
export function rolesOf(
  t: Text,
  { state, players, own, alone }: Table,
  { attacker, defender }: Forces,
): Readonly<Record<BattleSide, string>> {
  const player = (nation: NationId) => players[state.owner[nationOf(nation)] ?? -1]?.name ?? '';
  const isYou = (nation: NationId) => alone && own.includes(nation);
  return {
    attacker: isYou(attacker.nation) ? t.battle.youAttack : t.battle.attacks(player(attacker.nation)),
    defender: isYou(defender.nation) ? t.battle.youDefend : t.battle.defends(player(defender.nation)),
  };
}

export const firstContested = (state: GameState): LandId | null => {
  const [first] = contestedAreas(state);
  return first === undefined ? null : landId(first);
};
