import type { ScenarioId } from '@bretwalda/engine';
import { isScenario, scenario } from '@bretwalda/engine/data';
import type { SeatColour } from '@bretwalda/text';
import { seatColours } from '../facts/seat-colours.ts';

/** The colours of the sides of a scenario; none: this page does not know it. */
export const coloursOf = (id: string): readonly SeatColour[] =>
  isScenario(id) ? seatColours(id as ScenarioId) : [];

/** Which side somebody had, by the nations played; -1: this page does not know it. */
export const sideOf = (id: string, nations: readonly string[]): number =>
  isScenario(id)
    ? scenario(id as ScenarioId).groups.findIndex((group) => group.some((nation) => nation === nations[0]))
    : -1;
