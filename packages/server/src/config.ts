import { resolve } from 'node:path';
import { z } from 'zod';

/** How a server is run: all of it from the environment, and none of it needed. docs/operations.md lists it. */
export interface Config {
  readonly databaseUrl: string | undefined;
  readonly databaseConnections: number;
  readonly dataFolder: string;
  readonly host: string;
  /** Undefined: 4173, or the next one that is free. */
  readonly port: number | undefined;
  /** The address that people use, without a slash at its end; undefined: any address of this machine. */
  readonly publicUrl: string | undefined;
  /** Signs cookies; undefined: one that is made and kept in the data folder. */
  readonly authSecret: string | undefined;
  readonly smtpUrl: string | undefined;
  /** Whom letters come from. */
  readonly mailFrom: string;
  /** Names and e-mail addresses, in small letters. */
  readonly operators: readonly string[];
  /** Whose word is taken for the address of a client: none, all, so many proxies, or those with these addresses. */
  readonly trustProxy: boolean | number | readonly string[];
  readonly metricsToken: string | undefined;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  readonly limits: Limits;
}

/** What one person or one address may do. */
export interface Limits {
  /** Requests to the programming interface, each person. */
  readonly requestsPerMinute: number;
  /** The same, all from one address. */
  readonly requestsPerMinuteOfAddress: number;
  /** Streams open at once, each person; the same times five for an address. */
  readonly streams: number;
  readonly guestsPerHour: number;
  /** Wrong passwords in a quarter of an hour, for one name from one address. */
  readonly wrongPasswords: number;
  readonly gamesInMemory: number;
}

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const;

const whole = (least: number, most: number) => {
  const expected = `expected a whole number from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, expected)
    .transform(Number)
    .refine((value) => value >= least && value <= most, expected);
};

const list = z.string().transform((text) =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean),
);

const trust = z.string().transform((text): Config['trustProxy'] => {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^\d+$/.test(text) ? Number(text) : list.parse(text);
});

const addressOf = (protocols: RegExp, expected: string) => z.url({ protocol: protocols, error: expected });

const ENVIRONMENT = {
  DATABASE_URL: addressOf(
    /^postgres(ql)?$/,
    'expected an address like postgres://user:password@host/database',
  ),
  DATABASE_CONNECTIONS: whole(2, 1000),
  DATA_FOLDER: z.string(),
  HOST: z.string(),
  PORT: whole(0, 65_535),
  PUBLIC_URL: addressOf(/^https?$/, 'expected an address like https://games.example.org').refine(
    (text) => !URL.canParse(text) || new URL(text).pathname === '/',
    'expected an address without a path: the game is served at the top of its host',
  ),
  AUTH_SECRET: z.string().min(32, 'expected at least 32 characters that nobody can guess'),
  SMTP_URL: addressOf(/^smtps?$/, 'expected an address like smtp://user:password@host:587'),
  MAIL_FROM: z.string(),
  OPERATORS: list,
  TRUST_PROXY: trust,
  METRICS_TOKEN: z.string().min(16, 'expected at least 16 characters that nobody can guess'),
  LOG_LEVEL: z.enum(LOG_LEVELS, { error: `expected one of ${LOG_LEVELS.join(', ')}` }),
  LIMIT_REQUESTS: whole(10, 1_000_000),
  LIMIT_REQUESTS_OF_ADDRESS: whole(10, 1_000_000),
  LIMIT_STREAMS: whole(1, 10_000),
  LIMIT_GUESTS: whole(1, 1_000_000),
  LIMIT_WRONG_PASSWORDS: whole(1, 1000),
  GAMES_IN_MEMORY: whole(1, 1_000_000),
} as const;

type Name = keyof typeof ENVIRONMENT;
type Values = { readonly [N in Name]?: z.output<(typeof ENVIRONMENT)[N]> };

/** Settings that cannot be used, each with what was expected. */
export class ConfigError extends Error {}

export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const values: Record<string, unknown> = {};
  const problems: string[] = [];
  for (const [name, schema] of Object.entries(ENVIRONMENT)) {
    const text = environment[name]?.trim();
    if (!text) continue;
    const read = schema.safeParse(text);
    if (read.success) values[name] = read.data;
    else problems.push(`${name} is '${shown(name, text)}': ${read.error.issues[0]?.message}.`);
  }
  if (problems.length > 0) throw new ConfigError(problems.join('\n'));
  return configOf(values as Values);
}

/** No secret is repeated in an error. */
const shown = (name: string, text: string): string =>
  /SECRET|TOKEN|_URL$/.test(name) && name !== 'PUBLIC_URL' ? '…' : text;

const configOf = (v: Values): Config => ({
  databaseUrl: v.DATABASE_URL,
  databaseConnections: v.DATABASE_CONNECTIONS ?? 10,
  dataFolder: resolve(v.DATA_FOLDER ?? 'server-data'),
  host: v.HOST ?? '127.0.0.1',
  port: v.PORT,
  publicUrl: v.PUBLIC_URL && new URL(v.PUBLIC_URL).origin,
  authSecret: v.AUTH_SECRET,
  smtpUrl: v.SMTP_URL,
  mailFrom:
    v.MAIL_FROM ?? `Bretwalda <bretwalda@${v.PUBLIC_URL ? new URL(v.PUBLIC_URL).hostname : 'localhost'}>`,
  operators: (v.OPERATORS ?? []).map((one) => one.toLowerCase()),
  trustProxy: v.TRUST_PROXY ?? false,
  metricsToken: v.METRICS_TOKEN,
  logLevel: v.LOG_LEVEL ?? 'info',
  limits: {
    requestsPerMinute: v.LIMIT_REQUESTS ?? 600,
    requestsPerMinuteOfAddress: v.LIMIT_REQUESTS_OF_ADDRESS ?? 3000,
    streams: v.LIMIT_STREAMS ?? 20,
    guestsPerHour: v.LIMIT_GUESTS ?? 60,
    wrongPasswords: v.LIMIT_WRONG_PASSWORDS ?? 5,
    gamesInMemory: v.GAMES_IN_MEMORY ?? 1000,
  },
});
