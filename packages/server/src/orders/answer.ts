import { type Action, areaOf, type GameState, legalActions, type Seat } from '@bretwalda/engine';
import { fightersIn } from '@bretwalda/engine/queries';
import type { Orders } from '@bretwalda/protocol';

/** The action by which a seat's orders answer what it is asked now; undefined: it must be asked. */
export function answerOf(state: GameState, seat: Seat, orders: Orders): Action | undefined {
  const wanted = wish(state, orders);
  if (!wanted) return undefined;
  const legal = legalActions(state, seat);
  return legal.filter(wanted.fits).sort(wanted.order)[0];
}

interface Wish {
  readonly fits: (action: Action) => boolean;
  readonly order: (a: Action, b: Action) => number;
}

const only = (fits: Wish['fits']): Wish => ({ fits, order: () => 0 });

function wish(state: GameState, orders: Orders): Wish | undefined {
  const { pending } = state;
  switch (pending?.kind) {
    case 'submit':
      return orders.submit && only(({ type }) => type === orders.submit?.answer);
    case 'allowance':
      return orders.allowance && only((a) => a.type === 'population' && a.grant === orders.allowance?.grant);
    case 'permission':
      return orders.permission && only(({ type }) => type === orders.permission?.answer);
    case 'burh-loss':
      return orders['burh-loss'] && only((a) => a.type === 'give' && a.unit === orders['burh-loss']?.unit);
    case 'strike': {
      const sign = orders.strike?.first === 'cavalry' ? -1 : 1;
      const cavalry = (a: Action): number => (a.type === 'strike' ? a.cavalry : 0);
      return (
        orders.strike && {
          fits: (a) => a.type === 'strike',
          order: (a, b) => sign * (cavalry(a) - cavalry(b)),
        }
      );
    }
    case 'retreat':
      return pending.side === 'defender' ? retreatWish(state, orders.retreat) : undefined;
    default:
      return undefined;
  }
}

function retreatWish(state: GameState, order: Orders['retreat']): Wish | undefined {
  const { battle } = state;
  if (!order || !battle) return undefined;
  const { area, defender } = battle;
  const own = fightersIn(state, defender, area);
  const enemies = fightersIn(state, state.nation, area);
  if (enemies <= order.standUpTo * own) return only(({ type }) => type === 'stand');
  const to = order.to.filter((id) => areaOf(id as never) !== area);
  if (to.length === 0) return undefined;
  const place = (a: Action): number => (a.type === 'retreat' && a.to !== null ? to.indexOf(a.to) : -1);
  const armies = (a: Action): number =>
    a.type === 'retreat' ? a.infantry + a.cavalry + (a.leader ? 1 : 0) : 0;
  // The first area on the list that can be reached, and as many as can go there.
  return { fits: (a) => place(a) >= 0, order: (a, b) => place(a) - place(b) || armies(b) - armies(a) };
}
