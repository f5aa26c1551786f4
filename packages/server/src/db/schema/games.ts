import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';

/** Games: what was agreed, who sits where, and everything that happened. */

/** A game, from the table where players gather to its end. What happened in it stands in `event`. */
export const game = pgTable(
  'game',
  {
    id: text('id').primaryKey(),
    /** How it is played: scenario, options, seats, version of the rules (`TableConfig`); players by seat. */
    config: jsonb('config').notNull(),
    /** What the table agreed on beside the rules: clock, absence, rating, who may come (`TableRules`). */
    agreed: jsonb('agreed').notNull(),
    status: text('status').notNull().default('gathering'),
    /** Whoever has the link may join or look on. */
    invitation: text('invitation').notNull(),
    isPublic: boolean('is_public').notNull().default(false),
    createdBy: text('created_by').notNull(),
    /** The number of changes of the game, and of all that is told at its table. */
    revision: integer('revision').notNull().default(0),
    seq: integer('seq').notNull().default(0),
    /** The number of entries in its journal, and of dice ever rolled. */
    length: integer('length').notNull().default(0),
    rolls: integer('rolls').notNull().default(0),
    /** The seats that must decide now. */
    deciders: integer('deciders').array().notNull().default([]),
    /** Where it stands, for lists of games: the round, and the nation whose turn it is. */
    round: integer('round'),
    nation: text('nation'),
    /** Time left by seat, and since when it runs (`Clocks`). */
    clocks: jsonb('clocks'),
    /** Grows whenever something beside the game changes what the next move depends on: clocks, seats, status. */
    touched: integer('touched').notNull().default(0),
    deadline: moment('deadline'),
    /** When whoever is on the clock is reminded. */
    remindAt: moment('remind_at'),
    /** From which all dice follow; published only when the game is over. */
    secret: text('secret').notNull(),
    result: jsonb('result'),
    createdAt: moment('created_at').notNull().defaultNow(),
    startedAt: moment('started_at'),
    endedAt: moment('ended_at'),
    ratedAt: moment('rated_at'),
    /** The table at which its players meet again. */
    rematch: text('rematch'),
  },
  (t) => [
    index('game_open').on(t.status, t.isPublic, t.createdAt),
    index('game_deadline').on(t.deadline),
    index('game_reminder').on(t.remindAt),
    uniqueIndex('game_invitation').on(t.invitation),
  ],
);

/** Who sits in a seat now. */
export const seat = pgTable(
  'seat',
  {
    gameId: text('game_id')
      .notNull()
      .references(() => game.id),
    seat: integer('seat').notNull(),
    /** Its player; null: nobody yet, or a computer. */
    userId: text('user_id'),
    name: text('name').notNull().default(''),
    /** The computer that plays the seat, for good or while its player is away. */
    bot: text('bot'),
    /** What its player adds to the dice before the first roll. */
    diceSeed: text('dice_seed').notNull().default(''),
    /** What was told to this seat alone before this number was told to somebody else who sat there. */
    sinceSeq: integer('since_seq').notNull().default(0),
    /** Days of vacation that its player has taken, the present ones excepted. */
    vacation: integer('vacation').notNull().default(0),
    /** While its player is on vacation: since when, and when it ends by itself. */
    vacationSince: moment('vacation_since'),
    vacationUntil: moment('vacation_until'),
  },
  (t) => [
    primaryKey({ columns: [t.gameId, t.seat] }),
    index('seat_user').on(t.userId),
    index('seat_vacation').on(t.vacationUntil),
  ],
);

/** Everything that happened at a table, in order, never changed: entries, undos, players, talk. */
export const event = pgTable(
  'event',
  {
    gameId: text('game_id')
      .notNull()
      .references(() => game.id),
    seq: integer('seq').notNull(),
    at: moment('at').notNull().defaultNow(),
    kind: text('kind').notNull(),
    /** The revision of the game after it; null: the game itself is as before. */
    revision: integer('revision'),
    /** The seats that may know of it; null: everybody. */
    audience: integer('audience').array(),
    body: jsonb('body').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.gameId, t.seq] }),
    uniqueIndex('event_revision').on(t.gameId, t.revision),
    // Who said something; looked for when a guest becomes an account, or one is deleted.
    index('event_speaker').on(sql`(body ->> 'player')`).where(sql`kind = 'talk'`),
  ],
);

/** The state of a game at some moment, so that opening a long game does not replay it all. */
export const snapshot = pgTable(
  'snapshot',
  {
    gameId: text('game_id')
      .notNull()
      .references(() => game.id),
    revision: integer('revision').notNull(),
    length: integer('length').notNull(),
    rolls: integer('rolls').notNull(),
    state: jsonb('state').notNull(),
  },
  (t) => [primaryKey({ columns: [t.gameId, t.revision] })],
);

/** Who played a seat, and from when to when. */
export const tenure = pgTable(
  'tenure',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    gameId: text('game_id')
      .notNull()
      .references(() => game.id),
    seat: integer('seat').notNull(),
    userId: text('user_id'),
    bot: text('bot'),
    name: text('name').notNull().default(''),
    fromRevision: integer('from_revision').notNull(),
    toRevision: integer('to_revision'),
    /** Why it began: sat down, timed out, came back, replaced, left. */
    why: text('why').notNull(),
    at: moment('at').notNull().defaultNow(),
  },
  (t) => [index('tenure_game').on(t.gameId, t.seat), index('tenure_user').on(t.userId)],
);
