import { parseArgs } from 'node:util';
import { isScenario, scenario } from '@bretwalda/engine/data';

/** What is measured. Everything is bounded, so that a run always ends soon. */
export interface LoadOptions {
  readonly games: number;
  /** Actions a second, over all games together. */
  readonly rate: number;
  readonly seconds: number;
  /** Of the server, on one database. */
  readonly processes: number;
  /** A PostgreSQL on this machine where databases may be made; undefined: one is started. */
  readonly database: string | undefined;
  readonly scenario: string;
  readonly seats: number;
  /** Whether boardgame.io's server is measured, too. */
  readonly yardstick: boolean;
  /** Where the processor's profiles of the servers go. */
  readonly profile: string | undefined;
  readonly json: boolean;
}

export const HELP = `npm run load -- [options]

Games with scripted players, through HTTP and streams of events, on this machine alone. It ends by itself.

  --games N        games that run, all players of all of them connected     1 to 5000, otherwise 1000
  --rate N         actions a second, over all games                         1 to 5000, otherwise 200
  --seconds N      how long they play                                       1 to 120, otherwise 30
  --processes N    processes of the server, on one database                 1 to 8, otherwise 1
  --scenario NAME  which game they play                                     otherwise two-early
  --database URL   a PostgreSQL on this machine where databases may be made; otherwise one is started
  --yardstick no   without boardgame.io's server
  --profile FOLDER the processor's profile of each process of the server
  --json           the figures as JSON`;

const NUMBERS = {
  games: { most: 5000, otherwise: 1000 },
  rate: { most: 5000, otherwise: 200 },
  seconds: { most: 120, otherwise: 30 },
  processes: { most: 8, otherwise: 1 },
} as const;

export class OptionError extends Error {}

/** Undefined: somebody asks for help. */
export function readOptions(args: readonly string[]): LoadOptions | undefined {
  const values = parsed(args);
  if (values.help) return undefined;
  const number = (name: keyof typeof NUMBERS): number => {
    const { most, otherwise } = NUMBERS[name];
    const value = Number(values[name] ?? otherwise);
    if (Number.isInteger(value) && value >= 1 && value <= most) return value;
    throw new OptionError(`--${name} is '${values[name]}', expected a whole number from 1 to ${most}.`);
  };
  const { scenario: id = 'two-early', yardstick = 'yes', database, profile, json = false } = values;
  if (!isScenario(id)) throw new OptionError(`--scenario is '${id}', which is no scenario.`);
  if (yardstick !== 'yes' && yardstick !== 'no')
    throw new OptionError(`--yardstick is '${yardstick}', expected yes or no.`);
  if (database !== undefined && !isHere(database))
    throw new OptionError(
      '--database must be a PostgreSQL of this machine: postgres://user:password@127.0.0.1/postgres',
    );
  return {
    games: number('games'),
    rate: number('rate'),
    seconds: number('seconds'),
    processes: number('processes'),
    database,
    scenario: id,
    seats: scenario(id).groups.length,
    yardstick: yardstick === 'yes',
    profile,
    json,
  };
}

function parsed(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const yes = { type: 'boolean' } as const;
  try {
    return parseArgs({
      args: [...args],
      options: {
        games: text,
        rate: text,
        seconds: text,
        processes: text,
        database: text,
        scenario: text,
        yardstick: text,
        profile: text,
        json: yes,
        help: yes,
      },
    }).values;
  } catch (error) {
    throw new OptionError((error as Error).message);
  }
}

const isHere = (url: string): boolean =>
  URL.canParse(url) && /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(url).hostname);
