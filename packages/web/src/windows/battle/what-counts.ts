import { type LeaderId, type Nation, type NationId, nationOf } from '@bretwalda/engine';
import { BATTLE_UNITS, burhFallsFirst, isStrong, leastToFell } from '@bretwalda/engine/queries';
import type { Forces } from './battle-forces.ts';
import { type BattleSide, fighters, type SideForce } from './battle-types.ts';

/** What counts in a battle, for people to read before the dice fall. */
export type BattleFact =
  | { readonly kind: 'leader'; readonly leader: LeaderId; readonly nation: NationId }
  | { readonly kind: 'shelter'; readonly nation: NationId }
  | {
      readonly kind: 'falls';
      readonly nation: NationId;
      /** The least value that fells its units, and that of strong units beside others; null: all are alike. */
      readonly needed: number;
      readonly byStrong: number | null;
    }
  | { readonly kind: 'cavalry' | 'legions' | 'fort' | 'burh'; readonly nation: NationId }
  | { readonly kind: 'burh-first'; readonly nation: NationId }
  | { readonly kind: 'no-retreat-yet' };

const FOE = { attacker: 'defender', defender: 'attacker' } as const;

/** What the dice of a force must show to fell ordinary units: one number, or two if some of it are strong. */
function neededBy(force: SideForce, target: Nation): { needed: number; byStrong: number | null } {
  const nation = nationOf(force.nation);
  const needs = BATTLE_UNITS.filter((unit) => force[unit] > 0).map((unit) =>
    leastToFell(target, 'infantry', isStrong(nation, unit), false),
  );
  const needed = Math.max(...needs);
  const least = Math.min(...needs);
  return { needed, byStrong: least < needed ? least : null };
}

/** How the units of one side can be felled (BAT-6, BAT-7, CAS-2, CAS-3). */
function defences(forces: Forces, side: BattleSide, difficult: boolean, gameRound: number): BattleFact[] {
  const force = forces[side];
  const foe = forces[FOE[side]];
  const { nation } = force;
  if (side === 'defender' && difficult) return [{ kind: 'shelter', nation }, ...burhFacts(force, gameRound)];
  const facts: BattleFact[] = [];
  const legions = isStrong(nationOf(nation), 'infantry');
  if (!legions && force.infantry + force.burh > 0 && fighters(foe) > 0)
    facts.push({ kind: 'falls', nation, ...neededBy(foe, nationOf(nation)) });
  if (force.cavalry > 0) facts.push({ kind: 'cavalry', nation });
  if (legions && force.infantry > 0) facts.push({ kind: 'legions', nation });
  if (force.fort > 0) facts.push({ kind: 'fort', nation });
  return [...facts, ...burhFacts(force, gameRound)];
}

const burhFacts = ({ burh, nation }: SideForce, gameRound: number): BattleFact[] => {
  if (burh === 0) return [];
  return [{ kind: burhFallsFirst(gameRound) ? 'burh-first' : 'burh', nation }];
};

export function whatCounts(
  forces: Forces,
  difficult: boolean,
  gameRound: number,
  begun: boolean,
): BattleFact[] {
  const leaders = ([forces.attacker, forces.defender] as const).flatMap(({ leader, nation }): BattleFact[] =>
    leader === null ? [] : [{ kind: 'leader', leader, nation }],
  );
  return [
    ...leaders,
    ...defences(forces, 'defender', difficult, gameRound),
    ...defences(forces, 'attacker', difficult, gameRound),
    ...(begun ? [] : [{ kind: 'no-retreat-yet' } as const]), // BAT-13
  ];
}
