import type { Action, NationId, Violation } from '@bretwalda/engine';
import { LAND_IDS } from '@bretwalda/engine/data';
import { z } from 'zod';

/**
 * What a player decides beforehand for decisions that come in the turns of others. Whatever an order does not settle is
 * asked as always.
 */

const areas = z.array(z.enum(LAND_IDS as readonly [string, ...string[]])).max(10);

export const ORDERS = {
  /** When attacked: fight on while the enemy has at most so many units for each of ours, else go to one of these. */
  retreat: z.strictObject({ standUpTo: z.number().min(0).max(100), to: areas.default([]) }),
  submit: z.strictObject({ answer: z.enum(['submit', 'resist', 'hold-out']) }),
  allowance: z.strictObject({ grant: z.enum(['full', 'half']) }),
  permission: z.strictObject({ answer: z.enum(['permit', 'refuse']) }),
  strike: z.strictObject({ first: z.enum(['cavalry', 'infantry']) }),
  'burh-loss': z.strictObject({ unit: z.enum(['burh', 'army']) }),
} as const;

export type OrderKind = keyof typeof ORDERS;
export type Orders = { readonly [K in OrderKind]?: z.infer<(typeof ORDERS)[K]> };

export const ORDER_KINDS = Object.keys(ORDERS) as readonly OrderKind[];

/** An order as it comes from outside; null takes it back. */
export const orderSchema = z.discriminatedUnion(
  'kind',
  ORDER_KINDS.map((kind) =>
    z.strictObject({ kind: z.literal(kind), body: ORDERS[kind].nullable() }),
  ) as never,
) as unknown as z.ZodType<{ kind: OrderKind; body: Orders[OrderKind] | null }>;

/** Orders for the next turn of a nation, in the order in which they are played. */
export interface Prepared {
  readonly nation: NationId;
  readonly round: number;
  readonly actions: readonly Action[];
}

/** The body of an event of the kind `order-used`: an order was carried out in its owner's place. */
export interface OrderUsed {
  /** The standing order that answered; null: the action was prepared. */
  readonly kind: OrderKind | null;
  readonly nation: NationId;
  readonly action: Action;
  /** Under this number it stands in the journal. */
  readonly entry: number;
  /** How many prepared actions are still to come. */
  readonly left: number;
}

/** The body of an event of the kind `orders-dropped`: a prepared action was against the rules when its time came. */
export interface OrdersDropped {
  readonly nation: NationId;
  readonly action: Action;
  readonly violation: Violation;
  /** With it, so many were not played. */
  readonly left: number;
}
