import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { game } from './games.ts';
import { moment } from './moment.ts';

/** Cups. */

export const cup = pgTable('cup', {
  id: text('id').primaryKey(),
  title: text('title').notNull(),
  body: jsonb('body').notNull(),
  status: text('status').notNull().default('gathering'),
  createdBy: text('created_by').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
});

export const cupPlayer = pgTable(
  'cup_player',
  {
    cupId: text('cup_id')
      .notNull()
      .references(() => cup.id),
    userId: text('user_id').notNull(),
    name: text('name').notNull(),
    joinedAt: moment('joined_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.cupId, t.userId] })],
);

export const cupGame = pgTable(
  'cup_game',
  {
    cupId: text('cup_id')
      .notNull()
      .references(() => cup.id),
    gameId: text('game_id')
      .notNull()
      .references(() => game.id),
    /** By seat, the number of the player in the cup. */
    players: integer('players').array().notNull(),
  },
  (t) => [primaryKey({ columns: [t.cupId, t.gameId] })],
);
