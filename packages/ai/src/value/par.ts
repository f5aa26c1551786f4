import type { NationId } from '@bretwalda/engine';

/** Points that a nation makes in a whole game between good players: for choosing sides, and to see who is ahead. */
export const PAR: Readonly<Record<NationId, number>> = {
  romans: 124,
  'romano-british': 12,
  belgae: 24,
  welsh: 95,
  brigantes: 60,
  caledonians: 36,
  picts: 60,
  irish: 20,
  scots: 36,
  norsemen: 34,
  dubliners: 12,
  danes: 65,
  norwegians: 30,
  saxons: 95,
  jutes: 18,
  angles: 90,
  normans: 36,
};
