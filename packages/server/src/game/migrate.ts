import { terminal } from '@bretwalda/text/terminal';
import type { Database } from '../db/database.ts';
import { isServed, moveGame, reportVersions, standsTheSame, type VersionReport } from './versions.ts';

/**
 * Says what would become of running games that were begun under older rules, if they went on under the present ones. Nothing
 * is changed unless it is asked for, and then only games that stand the same under both.
 */
export async function migrateGames(
  database: Database,
  isMoving: boolean,
  say: (line: string) => void,
): Promise<number> {
  if (isMoving && (await isServed(database))) {
    say('A server uses this database, or did until some seconds ago. Stop it, wait a little, and try again.');
    return 1;
  }
  const counts = { same: 0, differs: 0, breaks: 0 };
  let moved = 0;
  for await (const report of reportVersions(database)) {
    counts[report.found.verdict]++;
    const isMoved = isMoving && standsTheSame(report) && (await moveGame(database, report));
    if (isMoved) moved++;
    say(`${lineOf(report)}${isMoved ? ' It was moved.' : ''}`);
  }
  const { same, differs, breaks } = counts;
  say(
    `Running games of older rules: ${same + differs + breaks}. The same: ${same}, different: ${differs}, broken: ${breaks}.`,
  );
  say(isMoving ? `Moved to the present rules: ${moved}.` : 'Nothing was changed.');
  return 0;
}

function lineOf({ id, from, entries, found }: VersionReport): string {
  const game = `${id}, version ${from}, ${entries} entries:`;
  if (found.verdict === 'same') return `${game} the same.`;
  const at = found.entry + 1;
  if (found.verdict === 'breaks')
    return `${game} breaks. Entry ${at} would be refused: ${terminal.refusal(found.violation)}`;
  const since = found.now ? 'and it still does' : 'but it stands the same now';
  return `${game} differs from entry ${at} on (${found.parts.join(', ')}), ${since}.`;
}
