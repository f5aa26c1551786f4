import { type Action, type GameState, makeAction } from '@bretwalda/engine';
import {
  ORDER_KINDS,
  type OrderKind,
  type OrdersDropped,
  type OrderUsed,
  type SeenEvent,
} from '@bretwalda/protocol';
import type { Text } from '../language/language.ts';

/** What became of somebody's orders, in a line. */
export interface ToldOrder {
  readonly seq: number;
  readonly at: string;
  readonly isDropped: boolean;
  readonly text: string;
  /** The standing order that was carried out; null: something prepared. */
  readonly kind: OrderKind | null;
}

/** What was carried out for whoever looks, and what was dropped, in order. */
export function toldOrders(
  t: Text,
  events: readonly SeenEvent[],
  states: readonly GameState[],
): readonly ToldOrder[] {
  return events.flatMap(({ seq, at, kind, body }): ToldOrder[] => {
    if (kind === 'order-used') {
      const used = body as OrderUsed;
      const known = ORDER_KINDS.find((one) => one === used.kind) ?? null;
      return [{ seq, at, isDropped: false, kind: known, text: usedText(t, used, states[used.entry]) }];
    }
    if (kind !== 'orders-dropped') return [];
    return [{ seq, at, isDropped: true, kind: null, text: droppedText(t, body as OrdersDropped, states) }];
  });
}

function usedText(t: Text, { kind, nation, action }: OrderUsed, before: GameState | undefined): string {
  const words = t.online.orders;
  const what = actionWords(t, action, before);
  return kind === null
    ? words.usedBy(words.byPlan(nation), what)
    : words.usedBy(words.kinds[kind], words.line(nation, what));
}

/** The board at that moment is not told; the last one of that nation's turn says it as well. */
function droppedText(
  t: Text,
  { nation, action, violation, left }: OrdersDropped,
  states: readonly GameState[],
): string {
  const words = t.online.orders;
  const what = actionWords(t, action, states.at(-1));
  return [words.dropped(nation), words.droppedWhy(what, left), t.refusals(violation).text].join(' ');
}

/** An action as a button would say it; a board on which it makes no sense is no reason to fail. */
export function actionWords(t: Text, action: Action, before: GameState | null | undefined): string {
  try {
    return before ? t.decisions.label(action, before) : makeAction(action);
  } catch {
    return makeAction(action);
  }
}
