import { bigint, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';

/** What one process leaves for another to do, and what all of them share. */

/** What has happened and is still to be followed up: bots to be asked, players to be told. Written with the event. */
export const outbox = pgTable('outbox', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  gameId: text('game_id').notNull(),
  seq: integer('seq').notNull(),
  kind: text('kind').notNull(),
  at: moment('at').notNull().defaultNow(),
});

/** Which process plays for the computers of a game, until when unless it says so again: two would do the same work twice. */
export const advancing = pgTable('advancing', {
  gameId: text('game_id').primaryKey(),
  holder: text('holder').notNull(),
  until: moment('until').notNull(),
});

/** When each process of the server was alive last, so that players get back the time when none was. */
export const heartbeat = pgTable('heartbeat', {
  id: text('id').primaryKey(),
  at: moment('at').notNull(),
});

/** What all processes of this server must share and nobody else may know. */
export const keptSecret = pgTable('kept_secret', {
  name: text('name').primaryKey(),
  body: jsonb('body').notNull(),
});
