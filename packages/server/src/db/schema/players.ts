import { sql } from 'drizzle-orm';
import { doublePrecision, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { game } from './games.ts';
import { moment } from './moment.ts';

/** What players decide together, and what each keeps for a game. */

/** Something that the players of a table decide together. */
export const proposal = pgTable(
  'proposal',
  {
    id: text('id').primaryKey(),
    gameId: text('game_id')
      .notNull()
      .references(() => game.id),
    kind: text('kind').notNull(),
    body: jsonb('body').notNull(),
    seat: integer('seat'),
    /** The seats that are asked, and what they have said so far. */
    asked: integer('asked').array().notNull(),
    agreed: integer('agreed').array().notNull(),
    refused: integer('refused').array().notNull().default([]),
    status: text('status').notNull().default('open'),
    at: moment('at').notNull().defaultNow(),
    /** When those who have answered decide alone; null: everybody is waited for. */
    due: moment('due'),
  },
  (t) => [
    index('proposal_game').on(t.gameId, t.status),
    index('proposal_due').on(t.due).where(sql`status = 'open'`),
  ],
);

/** What a player has decided beforehand for decisions that come in the turns of others. */
export const standingOrder = pgTable(
  'standing_order',
  {
    gameId: text('game_id')
      .notNull()
      .references(() => game.id),
    seat: integer('seat').notNull(),
    userId: text('user_id').notNull(),
    kind: text('kind').notNull(),
    body: jsonb('body').notNull(),
  },
  (t) => [primaryKey({ columns: [t.gameId, t.seat, t.kind] })],
);

/** Orders for the next turn, checked again when they are played. */
export const preparedOrder = pgTable(
  'prepared_order',
  {
    gameId: text('game_id')
      .notNull()
      .references(() => game.id),
    seat: integer('seat').notNull(),
    userId: text('user_id').notNull(),
    nation: text('nation').notNull(),
    round: integer('round').notNull(),
    actions: jsonb('actions').notNull(),
  },
  (t) => [primaryKey({ columns: [t.gameId, t.seat, t.nation] })],
);

/** A note that only its writer sees. */
export const note = pgTable(
  'note',
  {
    gameId: text('game_id')
      .notNull()
      .references(() => game.id),
    userId: text('user_id').notNull(),
    words: text('words').notNull(),
  },
  (t) => [primaryKey({ columns: [t.gameId, t.userId] })],
);

/** Who looks at a game just now: whoever does needs no reminder. */
export const presence = pgTable(
  'presence',
  {
    userId: text('user_id').notNull(),
    gameId: text('game_id').notNull(),
    at: moment('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.gameId] })],
);

/** Of players, computers and sides. */
export const rating = pgTable('rating', {
  key: text('key').primaryKey(),
  mu: doublePrecision('mu').notNull(),
  sigma: doublePrecision('sigma').notNull(),
  games: integer('games').notNull().default(0),
});
