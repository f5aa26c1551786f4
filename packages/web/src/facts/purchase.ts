import { type GameState, type Nation, type NationId, nationOf } from '@bretwalda/engine';
import { ARMY_COST, BURH_COST, buildsBurhs, burhsLeft, infantrySupply } from '@bretwalda/engine/queries';
import { growthAhead, isGrowthLeft } from './growth.ts';

/** Something that population points buy (UI-63): its price, how many of it are left, and how many can be had now. */
export interface Purchase {
  readonly unit: 'army' | 'burh';
  readonly cost: number;
  /** Pieces left; of burhs those that may still be built in this turn (BURH-2, BURH-6). */
  readonly supply: number;
  readonly affordable: number;
}

export interface Purchases {
  /** What there is to spend; null: it is spent, and the armies wait to be placed. */
  readonly points: number | null;
  readonly goods: readonly Purchase[];
}

const good = (unit: Purchase['unit'], cost: number, supply: number, points: number): Purchase => ({
  unit,
  cost,
  supply,
  affordable: Math.min(supply, Math.floor(points / cost)),
});

/** What the points of a nation buy in a round; burhs only where they may be built (BURH-1). */
function priced(state: GameState, nation: Nation, round: number, points: number, built: number): Purchases {
  return {
    points,
    goods: [
      ...(buildsBurhs(nation, round) ? [good('burh', BURH_COST, burhsLeft(state, built), points)] : []),
      good('army', ARMY_COST, infantrySupply(state, nation), points),
    ],
  };
}

/** What is being bought or placed now, if anything. */
export function purchasesNow(state: GameState): Purchases | undefined {
  const { pending, round } = state;
  if (pending?.kind === 'burhs')
    return priced(state, pending.nation, round, pending.points, pending.placed.length);
  if (pending?.kind !== 'place' || pending.why !== 'population') return undefined;
  const supply = infantrySupply(state, pending.nation);
  return { points: null, goods: [{ unit: 'army', cost: ARMY_COST, supply, affordable: pending.left }] };
}

/** What a nation could buy at its next Population Increase, as things stand. */
export function purchasesAhead(state: GameState, id: NationId): Purchases | undefined {
  const growth = growthAhead(state, id);
  if (growth === undefined || !isGrowthLeft(state, growth)) return undefined;
  return priced(state, nationOf(id), growth.round, growth.points, 0);
}
