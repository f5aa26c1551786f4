import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../db/schema/moment.ts';

/** The tables of accounts. What they hold is decided by better-auth; only the names in the database are ours. */

const made = () => moment('created_at').notNull().defaultNow();
const changed = () => moment('updated_at').notNull().defaultNow();

/** Somebody who plays: a guest, or with an account. */
export const user = pgTable('person', {
  id: text('id').primaryKey(),
  /** As others see it. */
  name: text('name').notNull(),
  /** Somewhere under `.invalid` where somebody has given none. */
  email: text('email').notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text('image'),
  isAnonymous: boolean('is_anonymous').notNull().default(false),
  /** The name in the form in which it is unique, and in the form in which it was written; none: a guest. */
  username: text('username').unique(),
  displayUsername: text('display_username'),
  createdAt: made(),
  updatedAt: changed(),
});

const person = () =>
  text('user_id')
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' });

export const session = pgTable(
  'session',
  {
    id: text('id').primaryKey(),
    token: text('token').notNull().unique(),
    userId: person(),
    expiresAt: moment('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: made(),
    updatedAt: changed(),
  },
  (t) => [index('session_user').on(t.userId)],
);

/** How somebody proves who he is: here always a password. */
export const account = pgTable(
  'credential',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: person(),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: moment('access_token_expires_at'),
    refreshTokenExpiresAt: moment('refresh_token_expires_at'),
    scope: text('scope'),
    password: text('password'),
    createdAt: made(),
    updatedAt: changed(),
  },
  (t) => [index('credential_user').on(t.userId)],
);

export const verification = pgTable(
  'verification',
  {
    id: text('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: made(),
    updatedAt: changed(),
  },
  (t) => [index('verification_identifier').on(t.identifier)],
);

export const passkey = pgTable(
  'passkey',
  {
    id: text('id').primaryKey(),
    name: text('name'),
    publicKey: text('public_key').notNull(),
    userId: person(),
    credentialID: text('credential_id').notNull(),
    counter: integer('counter').notNull(),
    deviceType: text('device_type').notNull(),
    backedUp: boolean('backed_up').notNull(),
    transports: text('transports'),
    createdAt: moment('created_at'),
    aaguid: text('aaguid'),
  },
  (t) => [index('passkey_user').on(t.userId), index('passkey_credential').on(t.credentialID)],
);

/** How often something was tried lately: passwords for a name, guests from an address. */
export const attempt = pgTable(
  'attempt',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    /** When it is forgotten. */
    until: moment('until').notNull(),
  },
  (t) => [index('attempt_until').on(t.until)],
);
