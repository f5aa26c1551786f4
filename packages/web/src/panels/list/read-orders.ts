import {
  type Action,
  check,
  type GameState,
  parseAction,
  type Seat,
  type Violation,
} from '@bretwalda/engine';
import type { Text } from '../../language/language.ts';
import { withIds } from './place-names.ts';

export type Orders =
  | { readonly ok: true; readonly actions: readonly Action[] }
  | { readonly ok: false; readonly problem: 'unreadable' | 'refused'; readonly violation: Violation }
  | {
      readonly ok: false;
      readonly problem: 'ambiguous';
      readonly word: string;
      readonly names: readonly string[];
    };

/** Orders typed in the engine's notation, with the names of the map, separated by semicolons. The first must be legal now. */
export function readOrders(text: string, state: GameState, seat: Seat | null, names: Text['names']): Orders {
  const actions: Action[] = [];
  for (const line of text.split(';').map((part) => part.trim())) {
    if (line === '') continue;
    const named = withIds(line, names);
    if (!named.ok) return { ...named, problem: 'ambiguous' };
    const parsed = parseAction(named.line);
    if (!parsed.ok) return { ok: false, problem: 'unreadable', violation: parsed.violation };
    actions.push(parsed.value);
  }
  const [first] = actions;
  if (!first) return { ok: true, actions };
  const violation = check(state, first, seat ?? undefined);
  return violation ? { ok: false, problem: 'refused', violation } : { ok: true, actions };
}
