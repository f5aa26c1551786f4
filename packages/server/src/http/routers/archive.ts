import { z } from 'zod';
import { proofOf, saveOf } from '../../game/archive.ts';
import { finishedGames } from '../../game/finished.ts';
import { importGame, LONGEST_FILE } from '../../game/import.ts';
import { profileOf } from '../../rating/profile.ts';
import { Problem } from '../../table/problem.ts';
import { open, router, signedIn } from '../trpc.ts';
import { id, invitation } from './fields.ts';
import { letIn } from './table.ts';

const one = z.strictObject({ id, invitation: invitation.optional() });
const user = z.string().min(1).max(80);
const page = { after: id.nullable().default(null), most: z.int().min(1).max(50).default(20) };
const HOUR = 3_600_000;

/** Games that are over, as files, and what came of them for their players. */
export const archiveRouter = router({
  /** One's own, with those that were imported. */
  mine: signedIn.input(z.strictObject(page)).query(({ ctx, input }) => {
    const { services, visitor } = ctx;
    return finishedGames(services.database, { of: visitor.id, viewer: visitor.id, ...input });
  }),

  /** Those of somebody, as far as others may know of them. */
  of: open.input(z.strictObject({ user, ...page })).query(({ ctx, input: { user: of, ...more } }) => {
    const { services, visitor } = ctx;
    return finishedGames(services.database, { of, viewer: visitor?.id ?? null, ...more });
  }),

  save: open.input(one).query(async ({ ctx, input }) => {
    await letIn(ctx, input.id, input.invitation);
    return saveOf(ctx.services.database, input.id);
  }),

  dice: open.input(one).query(async ({ ctx, input }) => {
    await letIn(ctx, input.id, input.invitation);
    return proofOf(ctx.services.database, input.id);
  }),

  import: signedIn
    .input(
      z.strictObject({ file: z.string().max(LONGEST_FILE), title: z.string().trim().max(60).default('') }),
    )
    .mutation(async ({ ctx: { services, visitor }, input }) => {
      // A file is played through, which takes a moment.
      const wait = await services.attempts.use([{ key: `import ${visitor.id}`, most: 30, within: HOUR }]);
      if (wait !== undefined) throw new Problem('too-many-requests', { wait });
      return importGame(services.database, visitor, input, Date.now());
    }),

  profile: open
    .input(z.strictObject({ user }))
    .query(({ ctx, input }) => profileOf(ctx.services.database, input.user)),
});
