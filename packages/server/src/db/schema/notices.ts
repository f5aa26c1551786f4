import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';

/** What players are told outside the page, and how. */

/** Something a player is to be told outside the page. */
export const notice = pgTable(
  'notice',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    gameId: text('game_id').notNull(),
    kind: text('kind').notNull(),
    body: jsonb('body').notNull(),
    at: moment('at').notNull().defaultNow(),
    seenAt: moment('seen_at'),
    sentAt: moment('sent_at'),
  },
  (t) => [index('notice_user').on(t.userId, t.seenAt)],
);

/** Ways by which a player wants to be told: web push, e-mail, webhook. */
export const noticeWay = pgTable(
  'notice_way',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    kind: text('kind').notNull(),
    body: jsonb('body').notNull(),
    /** What its owner must repeat before anything is sent that way; null: it is theirs. */
    code: text('code'),
    lastSent: moment('last_sent'),
  },
  (t) => [index('notice_way_user').on(t.userId)],
);
