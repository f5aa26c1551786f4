import type { NationId } from '../src/data/nations.ts';
import { REDUX } from '../src/data/redux.ts';
import type { VariantId } from '../src/data/variants.ts';
import { at, type TestGame } from './support.ts';

/** A position of Britannia reduX for four players, with these optional rules. */
export const redux = (text: string, ...variants: VariantId[]): TestGame =>
  at(`redux-4 ${text.trim()}${variants.length > 0 ? `\noptions ${JSON.stringify({ variants })}` : ''}`);

// The figures of our own tables (XP-9, XP-11) may change with the balance of the game; its rules do not.

/** What each centre brings a nation. */
export const centre = (nation: NationId): number => REDUX.cards[nation].hold?.[0]?.values[0]?.points ?? 0;

/** How many armies come to a nation in a round. */
export function arrivals(round: number, nation: NationId): number {
  const events = REDUX.timeline.find((one) => one.round === round)?.events;
  const event = events?.find((one) => one.nation === nation);
  return event?.invaders?.[0]?.infantry ?? event?.place?.infantry ?? 0;
}
