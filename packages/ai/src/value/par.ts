import type { NationId } from '@bretwalda/engine';

/** Points that a nation scores in a whole game between good players: for choosing sides, and to see who is ahead. */
export const PAR: Readonly<Record<NationId, number>> = {
  romans: 110,
  'romano-british': 18,
  belgae: 34,
  welsh: 90,
  brigantes: 50,
  caledonians: 33,
  picts: 60,
  irish: 22,
  scots: 36,
  norsemen: 32,
  dubliners: 12,
  danes: 60,
  norwegians: 28,
  saxons: 112,
  jutes: 13,
  angles: 105,
  normans: 40,
};
