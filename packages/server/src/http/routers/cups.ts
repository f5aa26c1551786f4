import { agreedSchema } from '@bretwalda/protocol';
import { z } from 'zod';
import { open, router, signedIn, withAccount } from '../trpc.ts';
import { id } from './fields.ts';

const one = z.strictObject({ id });

export const cupsRouter = router({
  all: open.query(({ ctx }) => ctx.services.world.cups.all(ctx.visitor?.id ?? null)),
  info: open
    .input(one)
    .query(({ ctx, input }) => ctx.services.world.cups.info(input.id, ctx.visitor?.id ?? null)),
  create: withAccount
    .input(
      z.strictObject({
        title: z.string().trim().min(1).max(60),
        scenario: z.string().max(40),
        options: z.record(z.string().max(20), z.unknown()).default({}),
        agreed: agreedSchema.prefault({}),
        cycles: z.int().min(1).max(4).default(1),
      }),
    )
    .mutation(({ ctx, input }) => ctx.services.world.cups.create(ctx.visitor, input)),
  /** A cup takes weeks: whoever joins one must be able to come back. */
  join: withAccount
    .input(one)
    .mutation(({ ctx, input }) => ctx.services.world.cups.join(ctx.visitor, input.id)),
  leave: signedIn
    .input(one)
    .mutation(({ ctx, input }) => ctx.services.world.cups.leave(ctx.visitor, input.id)),
  begin: signedIn
    .input(one)
    .mutation(({ ctx, input }) => ctx.services.world.cups.begin(ctx.visitor, input.id)),
});
