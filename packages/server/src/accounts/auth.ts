import { passkey } from '@better-auth/passkey';
import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { isAPIError } from 'better-auth/api';
import { anonymous, username } from 'better-auth/plugins';
import type { Database } from '../db/database.ts';
import type { Log } from '../log.ts';
import { guestName, keyOfName, nameSchema } from './names.ts';
import type { People } from './people.ts';
import { type Post, resetAddress, resetLetter } from './post.ts';
import * as schema from './schema.ts';

/** The header in which the address of a client is handed on; nobody outside can set it. */
export const ADDRESS_HEADER = 'x-client-address';

export interface AuthParts {
  readonly database: Database;
  readonly people: People;
  readonly secret: string;
  readonly publicUrl: string | undefined;
  /** How letters are sent; undefined: not at all. */
  readonly post: Post | undefined;
  readonly isTrusted: (origin: string, host: string | undefined) => boolean;
  readonly log: Log;
}

const DAY = 24 * 60 * 60;

/**
 * Accounts, by better-auth: passwords, sessions, passkeys and guests. `http/accounts.ts` stands before it and lets
 * through what is listed there; the limits on guessing are ours too, because the library counts by address alone.
 */
export function makeAuth({ database, people, secret, publicUrl, post, isTrusted, log }: AuthParts) {
  const isSecure = publicUrl?.startsWith('https:') ?? false;
  return betterAuth({
    appName: 'Bretwalda',
    baseURL: publicUrl ?? 'http://localhost',
    basePath: '/api/auth',
    secret,
    database: drizzleAdapter(database.orm, { provider: 'pg', schema, transaction: true }),
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 8,
      maxPasswordLength: 128,
      revokeSessionsOnPasswordReset: true,
      ...(post &&
        publicUrl && {
          // Nobody waits for the letter: how long it takes would tell whether there is such an account.
          sendResetPassword: async ({ user, token }, request) => {
            const language = request?.headers.get('accept-language') ?? null;
            resetLetter(user.email, user.name, resetAddress(publicUrl, token), language)
              .then(post)
              .catch((error: unknown) => log.error({ err: error }, 'a letter was not sent'));
          },
          // Whoever has read the letter has proved that the address is theirs.
          onPasswordReset: async ({ user }) => {
            await database.query('update person set email_verified = true where id = $1', [user.id]);
          },
        }),
    },
    // A guest who comes back within this time is the same guest.
    session: { expiresIn: 180 * DAY, updateAge: DAY, freshAge: 0 },
    user: { deleteUser: { enabled: true, beforeDelete: ({ id }) => people.leave(id) } },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    trustedOrigins: (request) => {
      const origin = request?.headers.get('origin');
      return origin && isTrusted(origin, request?.headers.get('host') ?? undefined) ? [origin] : [];
    },
    advanced: {
      cookiePrefix: 'bretwalda',
      useSecureCookies: isSecure,
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', secure: isSecure, path: '/' },
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
    },
    // What should not happen goes on to our own handler of errors: the library would write it to the console, with all values.
    onAPIError: {
      onError: (error) => {
        if (!isAPIError(error)) throw error;
        if (error.statusCode >= 500) log.error({ err: error }, 'accounts');
      },
    },
    logger: {
      level: 'warn',
      // Its messages may name e-mail addresses, and what comes after them whole requests.
      log: (level, message, ...rest) =>
        log[level]({ err: rest.find((one) => one instanceof Error) }, `accounts: ${message.split(':')[0]}`),
    },
    plugins: [
      anonymous({
        generateName: guestName,
        onLinkAccount: async ({ anonymousUser, newUser }) => {
          await people.move(anonymousUser.user.id, newUser.user);
        },
      }),
      username({
        minUsernameLength: 3,
        maxUsernameLength: 24,
        usernameNormalization: keyOfName,
        usernameValidator: (name) => nameSchema.safeParse(name).success,
      }),
      passkey({
        rpName: 'Bretwalda',
        ...(publicUrl && { rpID: new URL(publicUrl).hostname, origin: publicUrl }),
      }),
    ],
  });
}

export type Auth = ReturnType<typeof makeAuth>;
