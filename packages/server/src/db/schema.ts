import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

/** The tables of the server, those of accounts excepted (`accounts/schema.ts`). */

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

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
  },
  (t) => [index('proposal_game').on(t.gameId, t.status)],
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

/** When each process of the server was alive last, so that players get back the time when none was. */
export const heartbeat = pgTable('heartbeat', {
  id: text('id').primaryKey(),
  at: moment('at').notNull(),
});

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

/** What all processes of this server must share and nobody else may know. */
export const keptSecret = pgTable('kept_secret', {
  name: text('name').primaryKey(),
  body: jsonb('body').notNull(),
});

/** Of players, computers and sides. */
export const rating = pgTable('rating', {
  key: text('key').primaryKey(),
  mu: doublePrecision('mu').notNull(),
  sigma: doublePrecision('sigma').notNull(),
  games: integer('games').notNull().default(0),
});

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
