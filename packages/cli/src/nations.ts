import type { NationId } from '@bretwalda/engine';
import { NATIONS } from '@bretwalda/engine/data';

/** Nations whose id starts with a text; only one if it is a whole id. */
export function findNations(text: string): NationId[] {
  const wanted = text.trim().toLowerCase();
  const exact = NATIONS.find((n) => n.id === wanted);
  if (exact || wanted === '') return exact ? [exact.id] : [];
  return NATIONS.filter((n) => n.id.startsWith(wanted)).map((n) => n.id);
}
