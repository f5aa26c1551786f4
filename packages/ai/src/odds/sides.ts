import type { Casualties } from '@bretwalda/engine/queries';

/** One side of a battle: all that matters for dice and losses. */
export interface Side {
  readonly infantry: number;
  readonly cavalry: number;
  /** Its infantry is strong, as that of the Romans (GEN-3). */
  readonly strong: boolean;
  /** 0 or 1; its armies shield it (CAS-3). */
  readonly fort: number;
  /** 0 or 1. */
  readonly burh: number;
  readonly leader: boolean;
}

/** Numbers of units by kind: what is there, what is left, what was lost. */
export type Units = Casualties;

export const UNITS = ['infantry', 'cavalry', 'fort', 'burh'] as const;

/** An empty side; `{ ...NO_SIDE, infantry: 3 }` is an ordinary army. */
export const NO_SIDE: Side = { infantry: 0, cavalry: 0, strong: false, fort: 0, burh: 0, leader: false };

export const armies = (units: Units): number => units.infantry + units.cavalry;

/** What fights and holds the area: armies, fort and burh (CNT-5). */
export const fighters = (units: Units): number => armies(units) + units.fort + units.burh;

/** More pieces of a kind than any nation has; also the base in which the counts are encoded. */
const ROOM = 32;
const UNIT_CODES = ROOM * ROOM * 4;
/** Codes of sides are smaller than this. */
export const CODES = UNIT_CODES * 4;

/** A small number for the units alone. */
export const unitsCode = (u: Units): number => u.infantry + ROOM * (u.cavalry + ROOM * (u.fort + 2 * u.burh));

/** A small number for a side as a target; leaders cannot be hit (CAS-9). */
export const bareCode = (side: Side): number => unitsCode(side) + (side.strong ? UNIT_CODES : 0);

/** A small number for a whole side. */
export const sideCode = (side: Side): number => bareCode(side) + (side.leader ? 2 * UNIT_CODES : 0);

const isCount = (n: number, limit: number): boolean => Number.isInteger(n) && n >= 0 && n < limit;

/** Refuses a side that cannot occur. */
export function checkSide(side: Side, attacks: boolean): void {
  const immobile = attacks ? 0 : 1; // RET-2: forts and burhs stay where they are
  const sound =
    isCount(side.infantry, ROOM) &&
    isCount(side.cavalry, ROOM) &&
    isCount(side.fort, immobile + 1) &&
    isCount(side.burh, immobile + 1);
  if (!sound) throw new RangeError(`no such ${attacks ? 'attacker' : 'defender'}: ${JSON.stringify(side)}`);
}
