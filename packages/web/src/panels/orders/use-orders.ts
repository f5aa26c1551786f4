import type { Nation, Seat } from '@bretwalda/engine';
import { askedByOthers, nationsOf } from '@bretwalda/engine/queries';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useText } from '../../language/language.ts';
import { api } from '../../online/api.ts';
import { type PlanStart, planStart } from '../../online/plan-game.ts';
import { type ToldOrder, toldOrders } from '../../online/used-orders.ts';
import { useScene } from '../../session/context.ts';
import { useTable, useTableScene } from '../table/use-table.ts';

const ABOUT_ORDERS: readonly string[] = ['orders', 'order-used', 'orders-dropped'];

/** What somebody has ordered, asked again whenever something becomes of it. */
export function useOrders() {
  const { table } = useTable();
  const last = useTableScene((s) => s.events.findLast(({ kind }) => ABOUT_ORDERS.includes(kind))?.seq ?? 0);
  return useQuery({
    queryKey: ['orders', table.id, last],
    queryFn: () => api.orders.mine.query({ id: table.id }),
    placeholderData: keepPreviousData,
  });
}

export type MyOrders = NonNullable<ReturnType<typeof useOrders>['data']>;

/** The decisions for which orders can be given in this game. */
export function useOrderKinds(seat: Seat) {
  const state = useScene((s) => s.game.state);
  return useMemo(() => askedByOthers(state, seat), [state, seat]);
}

export interface TurnToPlan {
  readonly nation: Nation;
  readonly start: PlanStart;
}

/** The next turns of a player that can be planned now. */
export function useTurnsToPlan(seat: Seat): readonly TurnToPlan[] {
  const states = useScene((s) => s.game.states);
  return useMemo(() => {
    const present = states.at(-1);
    const own = present ? nationsOf(present, seat) : [];
    return own.flatMap((nation) => {
      const start = planStart(states, nation);
      return start ? [{ nation, start }] : [];
    });
  }, [states, seat]);
}

/** What became of somebody's orders. */
export function useToldOrders(): readonly ToldOrder[] {
  const t = useText();
  const events = useTableScene((s) => s.events);
  const states = useScene((s) => s.game.states);
  return useMemo(() => toldOrders(t, events, states), [t, events, states]);
}
