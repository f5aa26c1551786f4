import { open, router } from '../trpc.ts';

/** Who somebody is. How one becomes somebody else: `/api/auth`. */
export const accountRouter = router({
  me: open.query(({ ctx }) => ctx.visitor),
});
