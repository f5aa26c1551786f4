import {
  type Action,
  check,
  type GameState,
  parseAction,
  type Seat,
  type Violation,
} from '@bretwalda/engine';

export type Orders =
  | { readonly ok: true; readonly actions: readonly Action[] }
  | { readonly ok: false; readonly violation: Violation; readonly readable: boolean };

/** Orders typed in the engine's notation, separated by semicolons. The first must be legal now. */
export function readOrders(text: string, state: GameState, seat: Seat | null): Orders {
  const actions: Action[] = [];
  for (const line of text.split(';').map((part) => part.trim().toLowerCase())) {
    if (line === '') continue;
    const parsed = parseAction(line);
    if (!parsed.ok) return { ok: false, violation: parsed.violation, readable: false };
    actions.push(parsed.value);
  }
  const [first] = actions;
  if (!first) return { ok: true, actions };
  const violation = check(state, first, seat ?? undefined);
  return violation ? { ok: false, violation, readable: true } : { ok: true, actions };
}
