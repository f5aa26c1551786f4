import type { Seat } from '@bretwalda/engine';
import { seatColour } from '../../facts/seat-colours.ts';
import { useScene } from '../../session/context.ts';
import { useTableScene } from '../table/use-table.ts';
import { type Talk, useTalk } from './use-talk.ts';

/** The talk at the table whose game is on the screen. */
export function useTalkHere(): Talk {
  const info = useTableScene((s) => s.info);
  const events = useTableScene((s) => s.events);
  const state = useScene((s) => s.game.state);
  return useTalk({ info, events, colourOf: (seat) => seatColour(state, seat as Seat) });
}
