import { type Area, type GameState, type Nation, type NationId, nationId, nationOf } from '@bretwalda/engine';
import { bounty, type Fallen, nextHoldOf, occupyAward } from '@bretwalda/engine/queries';
import type { Prize } from '@bretwalda/text';
import type { Forces } from './battle-forces.ts';
import type { SideForce } from './battle-types.ts';

/** What an area is worth to a nation. */
export interface Stake {
  readonly nation: NationId;
  /** For entering it in this round, once (SCORE-3). */
  readonly now: number;
  /** For holding it at the next round in which the nation scores (SCORE-4), or null without one. */
  readonly next: { readonly round: number; readonly points: number } | null;
}

export const stakeOf = (state: GameState, nation: Nation, area: Area): Stake => ({
  nation: nationId(nation),
  now: occupyAward(state, nation, area)?.points ?? 0,
  next: nextHoldOf(state, nation, area) ?? null,
});

export interface Prizes {
  readonly nation: NationId;
  readonly units: readonly Prize[];
}

const UNITS = ['infantry', 'cavalry', 'fort'] as const;

/** The units of a force that can be worth something to others, one of each kind. */
const targetsOf = (force: SideForce): readonly Fallen[] => {
  const nation = nationOf(force.nation);
  return [
    ...UNITS.flatMap((unit) => (force[unit] > 0 ? [{ unit, nation }] : [])),
    ...(force.leader === null ? [] : [{ unit: 'leader' as const, leader: force.leader, nation }]),
  ];
};

/** What the units that stand in a battle pay for their defeat, by nation (SCORE-6..10). */
export function prizesIn(state: GameState, { attacker, defender }: Forces): readonly Prizes[] {
  const turn: GameState = { ...state, nation: nationOf(attacker.nation) }; // also when it has gone on since
  const prizes = new Map<NationId, Prize[]>();
  for (const [by, foe] of [
    [attacker, defender],
    [defender, attacker],
  ] as const)
    for (const fallen of targetsOf(foe))
      for (const { nation, points } of together(bounty(turn, nationOf(by.nation), fallen))) {
        const { nation: _, ...unit } = fallen;
        prizes.set(nation, [...(prizes.get(nation) ?? []), { ...unit, points }]);
      }
  return [...prizes].map(([nation, units]) => ({ nation, units }));
}

/** Several lines of a card may pay for one unit. */
function together(awards: ReturnType<typeof bounty>): readonly { nation: NationId; points: number }[] {
  const sums = new Map<NationId, number>();
  for (const { nation, points } of awards)
    sums.set(nationId(nation), (sums.get(nationId(nation)) ?? 0) + points);
  return [...sums].map(([nation, points]) => ({ nation, points }));
}
