import { type GameState, type Nation, type NationId, nationOf } from '@bretwalda/engine';
import {
  buildsBurhs,
  burhsLeft,
  cavalryPrice,
  cavalrySupply,
  figuresOf,
  infantryPrice,
  infantrySupply,
} from '@bretwalda/engine/queries';
import { growthAhead, isGrowthLeft } from './growth.ts';

/** Something that population points buy (UI-63): its price, how many of it are left, and how many can be had now. */
export interface Purchase {
  readonly unit: 'army' | 'cavalry' | 'burh';
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

/** `unfed`: as many of them are not raised (X-POP-3). */
const good = (unit: Purchase['unit'], cost: number, supply: number, points: number, unfed = 0): Purchase => ({
  unit,
  cost,
  supply,
  affordable: Math.max(0, Math.min(supply, Math.floor(points / cost) - unfed)),
});

/** What the points of a nation buy in a round; burhs only where they may be built (BURH-1). */
function priced(
  state: GameState,
  nation: Nation,
  round: number,
  points: number,
  built: number,
  unfed = 0,
): Purchases {
  return {
    points,
    goods: [
      ...(buildsBurhs(state, nation, round)
        ? [good('burh', figuresOf(state).burhCost, burhsLeft(state, built), points)]
        : []),
      ...(cavalryPrice(state, nation) < Number.POSITIVE_INFINITY
        ? [good('cavalry', cavalryPrice(state, nation), cavalrySupply(state, nation), points)]
        : []),
      good('army', infantryPrice(state, nation), infantrySupply(state, nation), points, unfed),
    ],
  };
}

/** What is being bought or placed now, if anything. */
export function purchasesNow(state: GameState): Purchases | undefined {
  const { pending, round } = state;
  if (pending?.kind === 'burhs')
    return priced(state, pending.nation, round, pending.points, pending.placed.length);
  if (pending?.kind !== 'place' || pending.why !== 'population') return undefined;
  const { nation, left, cavalry = 0 } = pending;
  const army: Purchase = {
    unit: 'army',
    cost: infantryPrice(state, nation),
    supply: infantrySupply(state, nation),
    affordable: left - cavalry,
  };
  const horse: Purchase = {
    unit: 'cavalry',
    cost: cavalryPrice(state, nation),
    supply: cavalrySupply(state, nation),
    affordable: cavalry,
  };
  return { points: null, goods: [horse, army].filter(({ affordable }) => affordable > 0) };
}

/** What a nation could buy at its next Population Increase, as things stand. */
export function purchasesAhead(state: GameState, id: NationId): Purchases | undefined {
  const growth = growthAhead(state, id);
  if (growth === undefined || !isGrowthLeft(state, growth)) return undefined;
  return priced(state, nationOf(id), growth.round, growth.points, 0, growth.unfed);
}
