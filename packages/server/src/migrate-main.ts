import { ConfigError, readConfig } from './config.ts';
import { openDatabase } from './db/open.ts';
import { migrateGames } from './game/migrate.ts';

/** The program behind `npm run migrate`. It does not change tables: a server of the version before may be using them. */

const HELP = `npm run migrate            what would become of running games of older rules; nothing is changed
npm run migrate -- --move  moves those that stand the same under both; the server must be stopped

The database is that of the server: DATABASE_URL, or DATA_FOLDER. docs/operations.md tells more.`;

async function main(args: readonly string[]): Promise<number> {
  const unknown = args.find((word) => !['--dry', '--move', '--help'].includes(word));
  const isMoving = args.includes('--move');
  if (args.includes('--help')) {
    console.log(HELP);
    return 0;
  }
  if (unknown !== undefined || (isMoving && args.includes('--dry'))) {
    console.error(
      `${unknown === undefined ? 'Either --dry or --move' : `There is no '${unknown}'`}.\n${HELP}`,
    );
    return 2;
  }
  const say = (line: string) => console.log(line);
  const database = await openDatabase({
    ...readConfig(process.env),
    say,
    onError: ({ message }) => console.error(message),
  });
  try {
    return await migrateGames(database, isMoving, say);
  } finally {
    await database.close();
  }
}

main(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error: unknown) => {
    const { code, message } = error as { code?: string; message: string };
    console.error(code === '42P01' ? 'There are no games yet: no server has used this database.' : message);
    process.exit(error instanceof ConfigError ? 2 : 1);
  },
);
