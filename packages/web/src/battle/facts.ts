import { isStrong, type LeaderId, type NationId, nationOf } from '@bretwalda/engine';
import type { Forces } from './forces.ts';
import type { BattleSide, SideForce } from './types.ts';

/** What counts in a battle, for people to read before the dice fall. */
export type Fact =
  | { readonly kind: 'leader'; readonly leader: LeaderId; readonly nation: NationId }
  | { readonly kind: 'shelter'; readonly nation: NationId }
  | { readonly kind: 'falls'; readonly nation: NationId; readonly needed: number; readonly strong: boolean }
  | { readonly kind: 'cavalry' | 'legions' | 'fort' | 'burh'; readonly nation: NationId }
  | { readonly kind: 'burh-first'; readonly nation: NationId }
  | { readonly kind: 'no-retreat-yet' };

const FOE = { attacker: 'defender', defender: 'attacker' } as const;

const hasStrong = (force: SideForce): boolean =>
  force.cavalry > 0 || (force.infantry > 0 && isStrong(nationOf(force.nation), 'infantry'));

const onlyStrong = (force: SideForce): boolean =>
  hasStrong(force) && (force.nation === 'romans' ? force.fort === 0 : force.infantry + force.burh === 0);

/** How the units of one side can be felled (BAT-6, BAT-7, CAS-2, CAS-3). */
function defences(forces: Forces, side: BattleSide, difficult: boolean, gameRound: number): Fact[] {
  const force = forces[side];
  const foe = forces[FOE[side]];
  const { nation } = force;
  if (side === 'defender' && difficult) return [{ kind: 'shelter', nation }, ...burhFacts(force, gameRound)];
  const facts: Fact[] = [];
  const roman = nation === 'romans';
  if (!roman && force.infantry + force.burh > 0)
    facts.push({ kind: 'falls', nation, needed: onlyStrong(foe) ? 4 : 5, strong: hasStrong(foe) });
  if (force.cavalry > 0) facts.push({ kind: 'cavalry', nation });
  if (roman && force.infantry > 0) facts.push({ kind: 'legions', nation });
  if (force.fort > 0) facts.push({ kind: 'fort', nation });
  return [...facts, ...burhFacts(force, gameRound)];
}

const burhFacts = ({ burh, nation }: SideForce, gameRound: number): Fact[] => {
  if (burh === 0) return [];
  return [{ kind: gameRound >= 14 ? 'burh-first' : 'burh', nation }]; // CAS-8
};

export function whatCounts(forces: Forces, difficult: boolean, gameRound: number, begun: boolean): Fact[] {
  const leaders = ([forces.attacker, forces.defender] as const).flatMap(({ leader, nation }): Fact[] =>
    leader === null ? [] : [{ kind: 'leader', leader, nation }],
  );
  return [
    ...leaders,
    ...defences(forces, 'defender', difficult, gameRound),
    ...defences(forces, 'attacker', difficult, gameRound),
    ...(begun ? [] : [{ kind: 'no-retreat-yet' } as const]), // BAT-13
  ];
}
