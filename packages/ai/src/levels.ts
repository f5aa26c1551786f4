import { greedyBot } from './baseline/greedy.ts';
import { randomBot } from './baseline/random.ts';
import type { Bot } from './bot.ts';
import { commander } from './search/commander.ts';
import { always } from './search/effort.ts';
import { FURTHEST } from './search/rollout.ts';
import type { Level } from './search/search.ts';
import { handMade } from './value/value.ts';
import { weightsOf } from './value/weights-of.ts';

/** The three serious levels differ in breadth, depth and noise, never in dice. */
const LEVELS = {
  squire: {
    noise: 0.8,
    effort: always({ ideas: 0, plans: 1, samples: 0 }),
    wide: false,
    replies: 0,
    trials: 0,
    details: 0,
  },
  thane: {
    noise: 0,
    effort: always({ ideas: 12, plans: 7, samples: 3 }),
    wide: false,
    replies: 4,
    trials: 3,
    details: 0,
  },
  king: {
    noise: 0,
    effort: {
      early: { ideas: 14, plans: 14, samples: 2 },
      late: { ideas: 34, plans: 22, samples: 2 },
      last: { ideas: 60, plans: 40, samples: 4 },
    },
    wide: true,
    replies: FURTHEST,
    trials: 8,
    details: 5,
  },
} as const satisfies Readonly<Record<string, Level>>;

/** Which rules are played, and so what is worth what, is seen at the first decision. */
const play = (level: Level) => (): Bot => {
  let bot: Bot | undefined;
  return {
    choose(view, ...more) {
      bot ??= commander(handMade(weightsOf(view)), level);
      return bot.choose(view, ...more);
    },
  };
};

/** Every computer player by name. Each call makes a new one, for one seat of one game. */
const BOTS = {
  random: randomBot,
  greedy: greedyBot,
  squire: play(LEVELS.squire),
  thane: play(LEVELS.thane),
  king: play(LEVELS.king),
} as const satisfies Readonly<Record<string, () => Bot>>;

export type BotName = keyof typeof BOTS;
export const BOT_NAMES = Object.keys(BOTS) as readonly BotName[];

export const createBot = (name: BotName): Bot => BOTS[name]();
