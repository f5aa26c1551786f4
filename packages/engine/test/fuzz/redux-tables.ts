import { readFileSync } from 'node:fs';
import { LAND } from '../../src/data/board.ts';
import { NATIONS } from '../../src/data/nations.ts';

/** The tables of reduX as its handbook tells them, so that a referee need not ask the engine. */

const book = readFileSync(new URL('../../../../docs/redux-rules.md', import.meta.url), 'utf8');

const idOf = (name: string): string =>
  LAND.find((area) => area.name === name)?.id ?? NATIONS.find((n) => n.name.en === name)?.id ?? '';

interface Centres {
  readonly areas: readonly string[];
  readonly points: number;
}

/** The clauses that it tells. */
export const CLAUSES: ReadonlySet<string> = new Set(book.match(/\b(?:X-)?[A-Z]+-\d+\b/g));

/** "| Welsh | Gwynedd, Powys, Dyfed | 2 |" */
const CENTRES = new Map<string, Centres>(
  [...book.matchAll(/^\| ([\w-]+) \| (\w[\w ]*, \w[\w ]*, \w[\w ]*) \| (\d+) \|$/gm)].map(
    ([, nation = '', areas = '', points]) => [
      idOf(nation),
      { areas: areas.split(', ').map(idOf), points: Number(points) },
    ],
  ),
);
if (CENTRES.size !== 15) throw new Error(`the handbook lists the centres of ${CENTRES.size} nations`);

/** What an area brings its nation at the end of a round. */
export function worthOf(nation: string, area: string): number {
  const centres = CENTRES.get(nation);
  return centres?.areas.includes(area) ? centres.points : 1;
}

/** "There are 15: Avalon, Cheshire, … Wessex and York." */
const [, KINGS = ''] = /There are 15: ([^.]+)\./.exec(book) ?? [];
export const KINGS_LAND: ReadonlySet<string> = new Set(KINGS.split(/, | and /).map(idOf));
if (KINGS_LAND.size !== 15 || KINGS_LAND.has('')) throw new Error(`the King is judged in ${KINGS}`);
