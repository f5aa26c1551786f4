import type { Nation } from '@bretwalda/engine';
import { type Casualties, NATION } from '@bretwalda/engine/queries';

/** One side of a battle: all that matters for dice and losses. */
export interface Side {
  readonly infantry: number;
  readonly cavalry: number;
  /** Roman infantry is strong and shields its fort (GEN-3, CAS-3). */
  readonly roman: boolean;
  /** 0 or 1; only Romans have forts. */
  readonly fort: number;
  /** 0 or 1; only Saxons have burhs. */
  readonly burh: number;
  readonly leader: boolean;
}

/** Numbers of units by kind: what is there, what is left, what was lost. */
export type Units = Casualties;

export const UNITS = ['infantry', 'cavalry', 'fort', 'burh'] as const;

/** An empty side; `{ ...NO_SIDE, infantry: 3 }` is an ordinary army. */
export const NO_SIDE: Side = { infantry: 0, cavalry: 0, roman: false, fort: 0, burh: 0, leader: false };

export const armies = (units: Units): number => units.infantry + units.cavalry;

/** What fights and holds the area: armies, fort and burh (CNT-5). */
export const fighters = (units: Units): number => armies(units) + units.fort + units.burh;

/** The engine uses the nation only to tell Romans from others; here Saxons stand for all others. */
export const nationOf = (side: Side): Nation => (side.roman ? NATION.romans : NATION.saxons);

/** More pieces of a kind than any nation has; also the base in which the counts are encoded. */
const ROOM = 32;
const UNIT_CODES = ROOM * ROOM * 4;
/** Codes of sides are smaller than this. */
export const CODES = UNIT_CODES * 4;

/** A small number for the units alone. */
export const unitsCode = (u: Units): number => u.infantry + ROOM * (u.cavalry + ROOM * (u.fort + 2 * u.burh));

/** A small number for a side as a target; leaders cannot be hit (CAS-9). */
export const bareCode = (side: Side): number => unitsCode(side) + (side.roman ? UNIT_CODES : 0);

/** A small number for a whole side. */
export const sideCode = (side: Side): number => bareCode(side) + (side.leader ? 2 * UNIT_CODES : 0);

const isCount = (n: number, limit: number): boolean => Number.isInteger(n) && n >= 0 && n < limit;

/** Refuses a side that cannot occur: some of its units could never be hit, and the battle would not end. */
export function checkSide(side: Side, attacks: boolean): void {
  const sound =
    isCount(side.infantry, ROOM) &&
    isCount(side.cavalry, side.roman ? 1 : ROOM) &&
    isCount(side.fort, side.roman && !attacks ? 2 : 1) && // RET-2: forts and burhs stay where they are
    isCount(side.burh, side.roman || attacks || side.cavalry > 0 ? 1 : 2); // Saxons have no cavalry
  if (!sound) throw new RangeError(`no such ${attacks ? 'attacker' : 'defender'}: ${JSON.stringify(side)}`);
}
