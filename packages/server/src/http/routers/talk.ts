import { LONGEST_MESSAGE, LONGEST_NOTE, LONGEST_REPORT, writtenSchema } from '@bretwalda/protocol';
import { z } from 'zod';
import { type Context, operator, router, signedIn } from '../trpc.ts';
import { id, revision, seat } from './fields.ts';

const DAY = 86_400_000;
const user = z.string().min(1).max(80);
const report = z.int().min(1).max(Number.MAX_SAFE_INTEGER);
const written = (most: number) => writtenSchema.pipe(z.string().trim().min(1).max(most));

/** What players say to each other, and what they write for themselves. */
export const talkRouter = router({
  say: signedIn
    .input(
      z.strictObject({ id, words: written(LONGEST_MESSAGE), to: z.array(seat).min(1).max(5).nullable() }),
    )
    .mutation(({ ctx, input: { id: game, ...said } }) => world(ctx).talk.say(ctx.visitor, game, said)),

  limits: signedIn.query(({ ctx }) => world(ctx).talk.limits(ctx.visitor)),

  block: signedIn
    .input(z.strictObject({ id, user }))
    .mutation(({ ctx, input }) => world(ctx).talk.block(ctx.visitor, input.id, input.user)),

  unblock: signedIn
    .input(z.strictObject({ user }))
    .mutation(({ ctx, input }) => world(ctx).talk.unblock(ctx.visitor, input.user)),

  report: signedIn
    .input(z.strictObject({ id, seq: revision, reason: written(LONGEST_REPORT) }))
    .mutation(({ ctx, input }) =>
      world(ctx).moderation.report(ctx.visitor, input.id, input.seq, input.reason),
    ),

  note: signedIn
    .input(z.strictObject({ id }))
    .query(({ ctx, input }) => world(ctx).notePads.read(ctx.visitor, input.id)),

  keepNote: signedIn
    .input(
      z.strictObject({
        id,
        words: writtenSchema.pipe(z.string().max(LONGEST_NOTE)),
        /** The hash of the words that it was written over. */
        over: z
          .string()
          .regex(/^[0-9a-f]{64}$/)
          .optional(),
      }),
    )
    .mutation(({ ctx, input }) => world(ctx).notePads.keep(ctx.visitor, input.id, input.words, input.over)),

  reports: operator.query(({ ctx }) => world(ctx).moderation.reports()),

  settle: operator
    .input(z.strictObject({ report }))
    .mutation(({ ctx, input }) => world(ctx).moderation.settle(input.report)),

  mute: operator
    .input(
      z.strictObject({
        user,
        reason: written(LONGEST_REPORT),
        days: z.int().min(1).max(365),
        /** What is settled by it. */
        report: report.optional(),
      }),
    )
    .mutation(({ ctx, input: { days, ...wanted } }) =>
      world(ctx).moderation.mute(ctx.visitor.id, {
        ...wanted,
        until: new Date(Date.now() + days * DAY),
      }),
    ),

  unmute: operator
    .input(z.strictObject({ user }))
    .mutation(({ ctx, input }) => world(ctx).moderation.unmute(input.user)),

  mutes: operator.query(({ ctx }) => world(ctx).moderation.mutes()),
});

const world = ({ services }: Context) => services.world;
