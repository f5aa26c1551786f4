import type { Action } from '@bretwalda/engine';
import type { Bot } from '../bot.ts';

/** A baseline for measuring: any legal action is as good as another. */
export const randomBot = (): Bot => ({
  choose: (_, legal, random) => ({
    action: legal[random.roll(legal.length) - 1] as Action,
    reasons: [{ code: 'by-chance' }],
  }),
});
