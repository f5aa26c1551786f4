import { diceSeedSchema, END_BY, levelSchema, newTableSchema } from '@bretwalda/protocol';
import type { BotLevel } from '@bretwalda/table';
import { z } from 'zod';
import { accessTo } from '../../table/access.ts';
import { Problem } from '../../table/problem.ts';
import { toldAt } from '../../table/told.ts';
import { type Context, open, router, signedIn, withAccount } from '../trpc.ts';
import { id, invitation, revision, seat } from './fields.ts';

const one = z.strictObject({ id });
const withLink = z.strictObject({ id, invitation: invitation.optional() });

/** Tables: where players gather, and what they decide together while they play. */
export const tableRouter = router({
  open: open.query(({ ctx }) => tables(ctx).open(ctx.visitor?.id ?? null)),

  mine: signedIn.query(({ ctx }) => tables(ctx).mine(ctx.visitor.id)),

  info: open.input(withLink).query(async ({ ctx, input }) => {
    await letIn(ctx, input.id, input.invitation);
    return tables(ctx).info(input.id, ctx.visitor?.id ?? null);
  }),

  /** What was told at the table beside the moves, the latest first to come; what comes later comes by `game.follow`. */
  events: open
    .input(
      z.strictObject({
        id,
        invitation: invitation.optional(),
        seat: seat.optional(),
        before: revision.optional(),
      }),
    )
    .query(async ({ ctx, input: { id: table, before, ...looking } }) => {
      const { services, visitor } = ctx;
      const access = await accessTo(services.database.query, table, visitor?.id ?? null, looking);
      if (!access) throw new Problem('no-such-table');
      return toldAt(services.database.query, table, access.viewer, before);
    }),

  create: signedIn.input(newTableSchema).mutation(({ ctx, input }) => tables(ctx).create(ctx.visitor, input)),

  join: signedIn
    .input(
      z.strictObject({ id, seat, invitation: invitation.optional(), diceSeed: diceSeedSchema.optional() }),
    )
    .mutation(async ({ ctx, input }) => {
      await letIn(ctx, input.id, input.invitation);
      return tables(ctx).join(ctx.visitor, input.id, input.seat, input.diceSeed);
    }),

  /** Somebody with an account, by name. */
  invite: withAccount
    .input(z.strictObject({ id, name: z.string().min(1).max(60) }))
    .mutation(({ ctx, input }) => ctx.services.world.invitations.invite(ctx.visitor, input.id, input.name)),

  leave: signedIn.input(one).mutation(({ ctx, input }) => tables(ctx).leave(ctx.visitor, input.id)),

  setBot: signedIn
    .input(z.strictObject({ id, seat, level: levelSchema.nullable() }))
    .mutation(({ ctx, input }) =>
      tables(ctx).setBot(ctx.visitor, input.id, input.seat, input.level as BotLevel | null),
    ),

  rematch: signedIn.input(one).mutation(({ ctx, input }) => tables(ctx).rematch(ctx.visitor, input.id)),

  comeBack: signedIn
    .input(one)
    .mutation(({ ctx, input }) => ctx.services.world.absences.comeBack(ctx.visitor, input.id)),

  takeOver: signedIn
    .input(z.strictObject({ id, seat, invitation: invitation.optional() }))
    .mutation(async ({ ctx, input }) => {
      await letIn(ctx, input.id, input.invitation);
      return ctx.services.world.absences.takeOver(ctx.visitor, input.id, input.seat);
    }),

  /** Days off, on which the clock stands; only at tables that have agreed on some. */
  beginVacation: signedIn
    .input(one)
    .mutation(({ ctx, input }) => ctx.services.world.vacations.begin(ctx.visitor, input.id)),

  endVacation: signedIn
    .input(one)
    .mutation(({ ctx, input }) => ctx.services.world.vacations.end(ctx.visitor, input.id)),

  giveUp: signedIn
    .input(one)
    .mutation(({ ctx, input }) => ctx.services.world.absences.giveUp(ctx.visitor, input.id)),

  proposals: open.input(withLink).query(async ({ ctx, input }) => {
    await letIn(ctx, input.id, input.invitation);
    return ctx.services.world.agreements.open(input.id);
  }),

  propose: signedIn
    .input(
      z.discriminatedUnion('kind', [
        z.strictObject({ id, kind: z.literal('undo'), to: revision }),
        z.strictObject({ id, kind: z.literal('absent'), seat }),
        z.strictObject({ id, kind: z.literal('end'), by: z.enum(END_BY).default('present') }),
        z.strictObject({ id, kind: z.enum(['pause', 'resume']) }),
      ]),
    )
    .mutation(({ ctx, input: { id: table, ...wanted } }) =>
      ctx.services.world.agreements.propose(ctx.visitor, table, wanted),
    ),

  answer: signedIn
    .input(z.strictObject({ proposal: id, yes: z.boolean() }))
    .mutation(({ ctx, input }) =>
      ctx.services.world.agreements.answer(ctx.visitor, input.proposal, input.yes),
    ),
});

const tables = ({ services }: Context) => services.world.tables;

/** The same answer for a table that does not exist and for one that somebody may not know of. */
export async function letIn(ctx: Context, table: string, link?: string): Promise<void> {
  const { services, visitor } = ctx;
  const access = await accessTo(services.database.query, table, visitor?.id ?? null, { invitation: link });
  if (!access) throw new Problem('no-such-table');
}
