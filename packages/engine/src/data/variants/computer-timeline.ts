import type { SeaId } from '../board.ts';
import type { NationId } from '../nations.ts';
import { all, type Change, event } from './changes.ts';

/**
 * Invaders of the computer game where its timeline differs (DIG-38). It has eight seas with Latin names for our six, and
 * its symbols for raids and boats are lost; what is read from it stands in docs/computer-game.md (RUL-154).
 */

type Fleet = { readonly sea: SeaId; readonly infantry: number };

const come = (round: number, nation: NationId, ...invaders: readonly Fleet[]): Change =>
  event(round, nation, (one) => ({ ...one, invaders }));

export const COMPUTER_TIMELINE: Change = all(
  come(3, 'irish', { sea: 'irish-sea', infantry: 1 }),
  come(4, 'irish', { sea: 'irish-sea', infantry: 1 }),
  come(5, 'angles', { sea: 'frisian-sea', infantry: 4 }),
  come(7, 'irish', { sea: 'irish-sea', infantry: 1 }),
  come(12, 'norsemen', { sea: 'icelandic-sea', infantry: 2 }, { sea: 'irish-sea', infantry: 2 }),
  come(14, 'danes', { sea: 'north-sea', infantry: 6 }),
);
