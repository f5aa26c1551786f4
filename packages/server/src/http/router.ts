import type { inferRouterOutputs } from '@trpc/server';
import { accountRouter } from './routers/account.ts';
import { archiveRouter } from './routers/archive.ts';
import { cupsRouter } from './routers/cups.ts';
import { gameRouter } from './routers/game.ts';
import { noticesRouter } from './routers/notices.ts';
import { ordersRouter } from './routers/orders.ts';
import { tableRouter } from './routers/table.ts';
import { talkRouter } from './routers/talk.ts';
import { router } from './trpc.ts';

/** Everything that can be asked of the server, beside `/api/auth`. */
export const appRouter = router({
  account: accountRouter,
  archive: archiveRouter,
  cups: cupsRouter,
  game: gameRouter,
  notices: noticesRouter,
  orders: ordersRouter,
  table: tableRouter,
  talk: talkRouter,
});

export type AppRouter = typeof appRouter;

/** What it answers, by router and procedure. */
export type Answers = inferRouterOutputs<AppRouter>;
