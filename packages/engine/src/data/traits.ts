import type { NationId } from './nations.ts';

/** What sets a nation apart, beyond its pieces, card and timeline. */
export interface Traits {
  /** Its infantry hits, and is hit, like cavalry (GEN-3). */
  readonly strongInfantry?: true;
  /** Its infantry moves three areas (ROM-1). */
  readonly longMarches?: true;
  /** Its forts and the areas of its subjects are joined by roads (ROAD). */
  readonly roads?: true;
  /** No stacking limit in clear areas, and a limit of its own in difficult ones (STK-3). */
  readonly freeStacking?: true;
  /** Builds a fort in every area it occupies (FORT-1). */
  readonly forts?: true;
  /** May buy burhs (BURH-1). */
  readonly burhs?: true;
  /** Reinforcements by a table instead of growth, and no overpopulation (POP-6, ROM-2, OPOP-4). */
  readonly reinforced?: true;
  /** Passes through the areas of its subjects, but may not stay there (SUB-22). */
  readonly passage?: true;
  /** The same, only through areas that it may not attack (DIG-25). */
  readonly sparingPassage?: true;
  /** Its armies need not land (ROM-3, or the first printing). */
  readonly waitsAtSea?: true;
  /** Its raids begin on its own land (RAID-9). */
  readonly raidsFromLand?: true;
}

export type TraitsOf = Readonly<Partial<Record<NationId, Traits>>>;

export const SECOND_EDITION_TRAITS: TraitsOf = {
  romans: {
    strongInfantry: true,
    longMarches: true,
    roads: true,
    freeStacking: true,
    forts: true,
    reinforced: true,
    passage: true,
  },
  picts: { raidsFromLand: true },
  saxons: { burhs: true },
};
