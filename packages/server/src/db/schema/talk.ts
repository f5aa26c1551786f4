import { bigint, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';

/** Limits on what players say to each other. */

/** What operators have decided about somebody's talk. */
export const mute = pgTable('mute', {
  userId: text('user_id').primaryKey(),
  reason: text('reason').notNull(),
  by: text('by').notNull(),
  until: moment('until').notNull(),
});

/** Whose talk somebody does not want to see. */
export const block = pgTable(
  'block',
  { userId: text('user_id').notNull(), blocked: text('blocked').notNull() },
  (t) => [primaryKey({ columns: [t.userId, t.blocked] })],
);

/** Talk that a player has reported to the operators. */
export const report = pgTable('report', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  gameId: text('game_id').notNull(),
  seq: integer('seq').notNull(),
  by: text('by').notNull(),
  /** Who said it. */
  userId: text('user_id'),
  reason: text('reason').notNull(),
  at: moment('at').notNull().defaultNow(),
  settledAt: moment('settled_at'),
});
