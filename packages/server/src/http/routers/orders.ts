import { readAction } from '@bretwalda/engine';
import { NATIONS } from '@bretwalda/engine/data';
import { orderSchema } from '@bretwalda/protocol';
import { z } from 'zod';
import { router, signedIn } from '../trpc.ts';
import { id } from './fields.ts';

const MOST_PREPARED = 60;

const action = z.unknown().transform((value, ctx) => {
  const found = readAction(value);
  if (found) return found;
  ctx.addIssue({ code: 'custom', message: 'no action' });
  return z.NEVER;
});

/** What players leave behind for when they are not there. Nobody is told of it but its owner. */
export const ordersRouter = router({
  mine: signedIn
    .input(z.strictObject({ id }))
    .query(({ ctx, input }) => ctx.services.world.orders.of(ctx.visitor, input.id)),

  give: signedIn
    .input(z.strictObject({ id, order: orderSchema }))
    .mutation(({ ctx, input }) =>
      ctx.services.world.orders.give(ctx.visitor, input.id, input.order.kind, input.order.body),
    ),

  prepare: signedIn
    .input(
      z.strictObject({
        id,
        nation: z.enum(NATIONS.map((one) => one.id)),
        round: z.int().min(1).max(16),
        actions: z.array(action).max(MOST_PREPARED),
      }),
    )
    .mutation(({ ctx, input: { id: game, ...prepared } }) =>
      ctx.services.world.orders.prepare(ctx.visitor, game, prepared),
    ),
});
