import type { ErrorCode } from '@bretwalda/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Allowance, Attempts } from '../accounts/attempts.ts';
import { ADDRESS_HEADER, type Auth } from '../accounts/auth.ts';
import {
  emailSchema,
  isGuestName,
  keyOfName,
  nameSchema,
  noEmail,
  passwordSchema,
} from '../accounts/names.ts';
import type { People } from '../accounts/people.ts';
import type { Visitor } from '../accounts/visitor.ts';
import type { Limits } from '../config.ts';
import type { Database } from '../db/database.ts';
import { Problem } from '../table/problem.ts';
import { addressKey } from './address.ts';
import { isKeepable } from './keepable.ts';
import { refuse } from './refuse.ts';
import type { Visitors } from './visitors.ts';

export interface AccountsParts {
  readonly auth: Auth;
  readonly database: Database;
  readonly people: People;
  readonly limits: Limits;
  readonly attempts: Attempts;
  readonly visitors: Visitors;
  /** Letters can be sent, with addresses that lead here. */
  readonly hasPost: boolean;
}

/** What is asked of the library, and what it may cost before a limit is reached. */
interface Asked {
  readonly method?: 'GET' | 'POST';
  readonly path: string;
  readonly body?: unknown;
  /** Tries that count in any case. */
  readonly counted?: readonly Allowance[];
  /** Tries that count only if they fail. */
  readonly guesses?: readonly Allowance[];
  /** What the library answers is for the client; otherwise it is only told that it is done. */
  readonly isAnswered?: boolean;
  /** Somebody comes who was nobody; nobody else becomes another. */
  readonly isNewcomer?: boolean;
  readonly afterwards?: () => Promise<void>;
}

interface Asking {
  readonly body: unknown;
  readonly address: string;
  readonly visitor: Visitor | null;
}

/** Undefined: there is nothing to be done. */
type Way = (asking: Asking) => Asked | undefined | Promise<Asked>;

const MINUTE = 60_000;
const nothing = z.strictObject({}).optional();
const signUpSchema = z.strictObject({
  name: z.string().max(200).optional(),
  email: z.string().max(200).optional(),
  password: z.string().max(1000),
});
/** Of names and addresses that are chosen more is asked, with reasons of their own. */
const keepable = (most: number) => z.string().max(most).refine(isKeepable);
const signInSchema = z.strictObject({ who: keepable(200), password: z.string().max(1000) });
const changeSchema = z.strictObject({ current: z.string().max(1000), next: z.string().max(1000) });
const forgotSchema = z.strictObject({ email: z.string().max(200) });
const resetSchema = z.strictObject({ token: keepable(100).min(1), password: z.string().max(1000) });
const renameSchema = z.strictObject({ name: z.string().max(200) });
const deleteSchema = z.strictObject({ password: z.string().max(1000).optional() });
const passkeySchema = z.record(z.string().max(40), z.unknown());

/** Only what is listed here reaches the library. */
export function accountRoutes(app: FastifyInstance, parts: AccountsParts): void {
  const { limits, database, people, hasPost } = parts;

  const guest: Way = ({ body, address, visitor }) => {
    read(nothing, body);
    if (visitor) return undefined;
    const most = limits.guestsPerHour;
    return {
      path: '/sign-in/anonymous',
      body: {},
      isNewcomer: true,
      counted: [{ key: `guest ${address}`, most, within: 60 * MINUTE }],
    };
  };

  const signUp: Way = ({ body, address, visitor }) => {
    const { name, email, password } = read(signUpSchema, body);
    if (name === undefined && email === undefined) throw new Problem('bad-name');
    const called = name === undefined ? undefined : accountName(name);
    const most = limits.guestsPerHour;
    return {
      path: '/sign-up/email',
      body: {
        name: called ?? visitor?.name ?? 'Guest',
        email: email === undefined ? noEmail() : check(emailSchema, email, 'bad-email'),
        password: check(passwordSchema, password, 'bad-password'),
        ...(called !== undefined && { username: called, displayUsername: called }),
      },
      counted: [{ key: `sign-up ${address}`, most, within: 60 * MINUTE }],
    };
  };

  const signIn: Way = async ({ body, address }) => {
    const { who, password } = read(signInSchema, body);
    const isEmail = who.includes('@');
    const key = isEmail ? who.trim().toLowerCase() : keyOfName(who.trim());
    const guesses = guessesAt(key, address, limits, await isKnown(database, key, address));
    return isEmail
      ? { path: '/sign-in/email', body: { email: key, password }, guesses }
      : { path: '/sign-in/username', body: { username: who.trim(), password }, guesses };
  };

  const changePassword: Way = ({ body, visitor }) => {
    const { current, next } = read(changeSchema, body);
    const newPassword = check(passwordSchema, next, 'bad-password');
    return {
      path: '/change-password',
      body: { currentPassword: current, newPassword, revokeOtherSessions: true },
      guesses: guessesOf(account(visitor), limits),
    };
  };

  const forgot: Way = ({ body, address }) => {
    const email = check(emailSchema, read(forgotSchema, body).email, 'bad-email').toLowerCase();
    if (!hasPost) throw new Problem('not-allowed', { why: 'no-post' });
    return {
      path: '/request-password-reset',
      body: { email },
      counted: [
        { key: `forgot ${address}`, most: 10, within: 60 * MINUTE },
        { key: `forgot-mail ${email.slice(0, 64)}`, most: 3, within: 60 * MINUTE },
      ],
    };
  };

  const reset: Way = ({ body, address }) => {
    const { token, password } = read(resetSchema, body);
    return {
      path: '/reset-password',
      body: { token, newPassword: check(passwordSchema, password, 'bad-password') },
      counted: [{ key: `reset ${address}`, most: 20, within: 60 * MINUTE }],
    };
  };

  const rename: Way = ({ body, visitor }) => {
    const { id } = account(visitor);
    const name = accountName(read(renameSchema, body).name);
    return {
      path: '/update-user',
      body: { name, username: name, displayUsername: name },
      afterwards: () => people.rename(id, name),
    };
  };

  const remove: Way = ({ body, visitor }) => {
    const { password } = read(deleteSchema, body);
    if (!visitor) throw new Problem('sign-in-first');
    if (visitor.isGuest) return { path: '/delete-user', body: {} };
    if (!password) throw new Problem('wrong-password');
    return { path: '/delete-user', body: { password }, guesses: guessesOf(visitor, limits) };
  };

  const passkey =
    (path: string, method: 'GET' | 'POST', needsAccount: boolean): Way =>
    ({ body, address, visitor }) => {
      if (needsAccount) account(visitor);
      return {
        method,
        path: `/passkey/${path}`,
        ...(method === 'POST' && { body: withoutSession(read(passkeySchema, body)) }),
        counted: [{ key: `passkey ${address}`, most: 100, within: 15 * MINUTE }],
        isAnswered: path !== 'verify-authentication',
      };
    };

  const post = (path: string, way: Way) => app.post(`/api/auth/${path}`, handler(parts, way));
  const get = (path: string, way: Way) => app.get(`/api/auth/${path}`, handler(parts, way));
  post('guest', guest);
  post('sign-up', signUp);
  post('sign-in', signIn);
  post('sign-out', ({ body }) => ({ path: '/sign-out', body: read(nothing, body) ?? {} }));
  post('change-password', changePassword);
  post('forgot', forgot);
  post('reset', reset);
  post('rename', rename);
  post('delete', remove);
  get('passkey/register', passkey('generate-register-options', 'GET', true));
  post('passkey/register', passkey('verify-registration', 'POST', true));
  get('passkey/sign-in', passkey('generate-authenticate-options', 'GET', false));
  post('passkey/sign-in', passkey('verify-authentication', 'POST', false));
  get('passkey/list', passkey('list-user-passkeys', 'GET', true));
  post('passkey/delete', passkey('delete-passkey', 'POST', true));
}

function handler({ auth, attempts, visitors }: AccountsParts, way: Way) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const address = addressKey(request.ip);
    const visitor = await visitors.of(request, reply);
    const asked = await way({ body: request.body, address, visitor });
    if (!asked) return reply.send({ ok: true });
    const { counted = [], guesses = [] } = asked;
    const wait = await attempts.use([...counted, ...guesses]);
    if (wait !== undefined) {
      reply.header('retry-after', Math.ceil(wait / 1000));
      return refuse(reply, 'too-many-requests', { wait });
    }
    const answer = await auth.handler(libraryRequest(request, asked));
    const text = await answer.text();
    reply.header('cache-control', 'no-store');
    if (!answer.ok) {
      const code = reasonOf(text, answer.status);
      if (code !== 'wrong-password') await attempts.giveBack(guesses);
      return refuse(reply, code);
    }
    await attempts.giveBack(guesses);
    await asked.afterwards?.();
    if (!asked.isNewcomer && asked.method !== 'GET') await visitors.forget();
    const cookies = answer.headers.getSetCookie();
    if (cookies.length > 0) reply.removeHeader('set-cookie'); // those of whoever asked are old now
    for (const cookie of cookies) reply.header('set-cookie', cookie);
    return reply.send(asked.isAnswered ? JSON.parse(text || 'null') : { ok: true });
  };
}

function libraryRequest(request: FastifyRequest, { method = 'POST', path, body }: Asked): Request {
  const headers = new Headers({ [ADDRESS_HEADER]: request.ip });
  for (const name of ['cookie', 'origin', 'host', 'user-agent', 'accept-language'] as const) {
    const value = request.headers[name];
    if (value) headers.set(name, value);
  }
  const init = { method, headers };
  const url = `http://localhost/api/auth${path}`;
  if (method === 'GET') return new Request(url, init);
  headers.set('content-type', 'application/json');
  return new Request(url, { ...init, body: JSON.stringify(body ?? {}) });
}

function read<T>(schema: z.ZodType<T>, body: unknown): T {
  const found = schema.safeParse(body === null ? undefined : body);
  if (found.success) return found.data;
  throw new Problem('bad-request', { where: found.error.issues[0]?.path.join('.') ?? '' });
}

function check<T>(schema: z.ZodType<T>, value: unknown, code: ErrorCode): T {
  const found = schema.safeParse(value);
  if (found.success) return found.data;
  throw new Problem(code);
}

/** Nobody with an account is called like a guest. */
function accountName(text: string): string {
  const name = check(nameSchema, text, 'bad-name');
  if (isGuestName(name)) throw new Problem('bad-name');
  return name;
}

function account(visitor: Visitor | null): Visitor {
  if (!visitor) throw new Problem('sign-in-first');
  if (visitor.isGuest) throw new Problem('account-first');
  return visitor;
}

/** Signing in goes through its own way, with its limits. */
function withoutSession(body: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { createSession: _, ...rest } = body;
  return rest;
}

/**
 * Guesses are counted for a name from one address, for an address, and for a name from everywhere. The first is by far the
 * smallest, so one guesser never uses up the last one, and its owner can sign in from elsewhere. From where its owner has
 * signed in before, the last one does not count, so that not even many guessers together lock anybody out.
 */
function guessesAt(
  name: string,
  address: string,
  limits: Limits,
  isKnownHere: boolean,
): readonly Allowance[] {
  const most = limits.wrongPasswords;
  const within = 15 * MINUTE;
  const name64 = name.slice(0, 64);
  return [
    { key: `guess ${address} ${name64}`, most, within },
    { key: `guess ${address}`, most: most * 10, within },
    ...(isKnownHere ? [] : [{ key: `guess-name ${name64}`, most: most * 20, within }]),
  ];
}

const guessesOf = ({ id }: Visitor, limits: Limits): readonly Allowance[] => [
  { key: `guess-own ${id}`, most: limits.wrongPasswords, within: 15 * MINUTE },
];

/** Whether somebody has a session that was begun at an address. */
async function isKnown({ query }: Database, key: string, address: string): Promise<boolean> {
  const rows = await query(
    `select 1 from person join session on session.user_id = person.id
     where (person.username = $1 or person.email = $1) and session.ip_address = $2 limit 1`,
    [key, address],
  );
  return rows.length > 0;
}

const REASONS: Readonly<Record<string, ErrorCode>> = {
  INVALID_EMAIL_OR_PASSWORD: 'wrong-password',
  INVALID_USERNAME_OR_PASSWORD: 'wrong-password',
  INVALID_PASSWORD: 'wrong-password',
  INVALID_EMAIL: 'wrong-password',
  INVALID_USERNAME: 'wrong-password',
  USERNAME_TOO_SHORT: 'wrong-password',
  USERNAME_TOO_LONG: 'wrong-password',
  PASSWORD_TOO_LONG: 'wrong-password',
  CREDENTIAL_ACCOUNT_NOT_FOUND: 'wrong-password',
  USERNAME_IS_ALREADY_TAKEN: 'name-taken',
  FAILED_TO_CREATE_USER: 'name-taken', // by somebody who was faster
  USER_ALREADY_EXISTS: 'email-taken',
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'email-taken',
  ANONYMOUS_USERS_CANNOT_SIGN_IN_AGAIN_ANONYMOUSLY: 'not-allowed',
  INVALID_ORIGIN: 'foreign-origin',
  MISSING_OR_NULL_ORIGIN: 'foreign-origin',
  INVALID_TOKEN: 'link-too-old',
  UNAUTHORIZED: 'sign-in-first',
  CHALLENGE_NOT_FOUND: 'passkey-failed',
  PASSKEY_NOT_FOUND: 'passkey-failed',
  AUTHENTICATION_FAILED: 'passkey-failed',
  FAILED_TO_VERIFY_REGISTRATION: 'passkey-failed',
};

/** The library's reasons in our words. Its names were checked before, so what is wrong with them now is a wrong guess. */
function reasonOf(text: string, status: number): ErrorCode {
  try {
    const { code } = JSON.parse(text) as { readonly code?: string };
    const reason = code === undefined ? undefined : REASONS[code];
    if (reason) return reason;
  } catch {
    // an answer without words
  }
  if (status === 429) return 'too-many-requests';
  return status >= 500 ? 'server-error' : status === 401 ? 'sign-in-first' : 'bad-request';
}
