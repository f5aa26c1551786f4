import { readAction, type Seat } from '@bretwalda/engine';
import { actionLimit } from '@bretwalda/protocol';
import type { Submitted } from '@bretwalda/table';
import { tracked } from '@trpc/server';
import { z } from 'zod';
import type { Games } from '../../game/games.ts';
import type { SeenEvent } from '../../game/views.ts';
import { type Access, accessTo, playsSeat } from '../../table/access.ts';
import { Problem } from '../../table/problem.ts';
import { answeredStream, type Context, open, router, signedIn } from '../trpc.ts';
import { id, invitation, revision, seat } from './fields.ts';

/** Which game, by which link, and with whose eyes if somebody has more than one seat. */
const looking = { id, invitation: invitation.optional(), seat: seat.optional() };

const openSchema = z.strictObject(looking);
const followSchema = z.strictObject({
  ...looking,
  after: revision,
  /** Where a stream that broke goes on; the library fills it in. */
  lastEventId: z
    .string()
    .regex(/^\d{1,9}$/)
    .nullish(),
});
const action = z.unknown().transform((value, ctx) => {
  const found = readAction(value);
  if (found) return found;
  ctx.addIssue({ code: 'custom', message: 'no action' });
  return z.NEVER;
});
const submitSchema = z.strictObject({
  id,
  seat,
  at: revision,
  actions: z.array(action).max(actionLimit),
});
const undoSchema = z.strictObject({ id, seat, at: revision, to: revision });

/** One game: seen from its beginning, followed, and played. */
export const gameRouter = router({
  open: open.input(openSchema).query(async ({ ctx, input }) => {
    const access = await accessFor(ctx, input);
    const opening = await ctx.services.world.views.opening(input.id, access.viewer);
    if (!opening) throw new Problem('not-running', { status: access.status });
    const table = await ctx.services.world.tables.info(input.id, ctx.visitor?.id ?? null);
    return { opening, table, now: Date.now() };
  }),

  follow: open
    .input(followSchema)
    .subscription(({ ctx, input, signal }) =>
      answeredStream(eventsFor(ctx, input, signal ?? new AbortController().signal)),
    ),

  submit: signedIn
    .input(submitSchema)
    .mutation(({ ctx, input }) =>
      measured(ctx, 'actions', () =>
        played(ctx, input, (games) =>
          games.submit(input.id, input.seat as Seat, input.actions, input.at, { userId: ctx.visitor.id }),
        ),
      ),
    ),

  undo: signedIn
    .input(undoSchema)
    .mutation(({ ctx, input }) =>
      measured(ctx, 'undo', () =>
        played(ctx, input, (games) =>
          games.undo(input.id, input.seat as Seat, input.to, input.at, { userId: ctx.visitor.id }),
        ),
      ),
    ),
});

async function* eventsFor(ctx: Context, input: z.output<typeof followSchema>, stop: AbortSignal) {
  const { viewer } = await accessFor(ctx, input);
  const after = Math.max(input.after, Number(input.lastEventId ?? 0));
  for await (const event of ctx.services.world.views.follow(input.id, viewer, after, stop)) {
    // Whoever has lost a seat does not see with its eyes any more.
    if (mayChangeSeats(event) && (await accessFor(ctx, input)).viewer !== viewer)
      throw new Problem('not-your-seat');
    yield tracked(String(event.seq), event);
  }
}

interface Looking {
  readonly id: string;
  readonly invitation?: string | undefined;
  readonly seat?: number | undefined;
}

/** The same answer for a game that does not exist and for one that somebody may not know of. */
async function accessFor({ services, visitor }: Context, { id, invitation, seat }: Looking): Promise<Access> {
  const access = await accessTo(services.database.query, id, visitor?.id ?? null, { invitation, seat });
  if (!access) throw new Problem('no-such-game');
  return access;
}

async function mayPlay(
  { services, visitor }: Context,
  { id, seat }: { readonly id: string; readonly seat: number },
): Promise<void> {
  if (visitor && (await playsSeat(services.database.query, id, seat, visitor.id))) return;
  const access = await accessTo(services.database.query, id, visitor?.id ?? null, {});
  throw new Problem(access ? 'not-your-seat' : 'no-such-game');
}

/**
 * For whoever plays the seat. What is written asks the database for that in the same statement, so it need not be asked
 * before; but nothing else is answered either to somebody who has lost the seat.
 */
async function played(
  ctx: Context,
  input: { readonly id: string; readonly seat: number; readonly at: number },
  work: (games: Games) => Promise<Submitted>,
): Promise<Submitted> {
  const { games } = ctx.services.world;
  const isKnown = ctx.visitor !== null && games.isSeated(input.id, input.seat, ctx.visitor.id);
  if (!isKnown) await mayPlay(ctx, input);
  const answer = await work(games);
  const isWritten = answer.kind === 'ok' && answer.revision > input.at;
  if (isKnown && !isWritten) await mayPlay(ctx, input);
  return answer;
}

const mayChangeSeats = ({ kind }: SeenEvent): boolean => kind !== 'game' && kind !== 'talk';

async function measured<T extends { readonly kind: string }>(
  { metrics }: Context,
  what: string,
  work: () => Promise<T>,
): Promise<T> {
  const end = metrics.submissionSeconds.startTimer();
  let answer = 'error';
  try {
    const result = await work();
    answer = result.kind;
    return result;
  } catch (error) {
    if (error instanceof Problem) answer = error.code;
    throw error;
  } finally {
    end();
    metrics.submissions.inc({ what, answer });
  }
}
