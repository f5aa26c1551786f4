import { type GameState, nationOf, type ScenarioId, type Seat } from '@bretwalda/engine';
import { NATIONS, scenario } from '@bretwalda/engine/data';
import type { SeatColour } from '@bretwalda/text';

const COLOURS: readonly SeatColour[] = ['yellow', 'green', 'red', 'blue', 'purple'];

/**
 * The colour of a group of nations: that of most of its counters, as far as no earlier group has it. Nations keep the
 * colours of their counters whoever plays them.
 */
export function seatColours(id: ScenarioId): readonly SeatColour[] {
  const taken: SeatColour[] = [];
  for (const group of scenario(id).groups) {
    const weight = (colour: SeatColour) =>
      group.filter((nation) => NATIONS[nationOf(nation)]?.colour === colour).length;
    const free = COLOURS.filter((colour) => !taken.includes(colour));
    taken.push(free.reduce((best, colour) => (weight(colour) > weight(best) ? colour : best)));
  }
  return taken;
}

/** The group of nations that a seat plays; -1 while sides are open. */
export const groupOf = (state: GameState, seat: Seat): number =>
  state.cards.findIndex((card) => card?.seat === seat);

/** While sides are open, seats have their colours by number. */
export const seatColour = (state: GameState, seat: Seat): SeatColour => {
  const group = groupOf(state, seat);
  const colours = seatColours(state.scenario);
  return colours[group < 0 ? seat : group] ?? 'purple';
};
