import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LAND, SEAS } from '../src/data/board.ts';
import { LEADER_NAMES, NATIONS } from '../src/data/nations.ts';
import { REDUX } from '../src/data/redux.ts';
import { REDUX_CLAUSES } from '../src/data/redux-clauses.ts';

/** docs/redux.md and the handbook show the tables that are ours; this keeps them true. */

const read = (name: string): string =>
  readFileSync(new URL(`../../../docs/${name}.md`, import.meta.url), 'utf8');
const DOCS = ['redux', 'redux-rules'].map((name) => [name, read(name)] as const);
const nameOf = (id: string): string => [...LAND, ...SEAS].find((area) => area.id === id)?.name ?? id;
const nationName = (id: string): string => NATIONS.find((nation) => nation.id === id)?.name.en ?? id;

const centres = NATIONS.flatMap(({ id }) => {
  const { centres: own, hold } = REDUX.cards[id];
  const points = hold?.[0]?.values[0]?.points;
  return own ? [`| ${nationName(id)} | ${own.map(nameOf).join(', ')} | ${points} |`] : [];
});

const timeline = REDUX.timeline.map(({ round, events }) => {
  const arrivals = events.map(({ nation, invaders, place, namesake }) => {
    const [fleet] = invaders ?? [];
    const seas = fleet && [fleet.sea, fleet.orSea].flatMap((sea) => (sea ? [nameOf(sea)] : [])).join(' or ');
    const armies = fleet
      ? `${fleet.infantry} in ${seas}`
      : place
        ? `${place.infantry} on land`
        : 'only the name';
    return `${nationName(nation)}${namesake ? ` (${LEADER_NAMES[namesake]})` : ''} ${armies}`;
  });
  return `| ${round} | ${arrivals.join('; ')} |`;
});

const supply = NATIONS.flatMap(({ id }) =>
  REDUX.cards[id].centres ? [`| ${nationName(id)} | ${REDUX.supply[id].infantry} |`] : [],
);

describe.each(DOCS)('docs/%s.md', (_, doc) => {
  it('X-SCORE-1, XP-9, XP-10: lists every centre and its points', () => {
    expect(centres).toHaveLength(15);
    for (const row of centres) expect(doc).toContain(row);
  });

  it('XP-11, XP-12: lists what comes in every round', () => {
    expect(timeline).toHaveLength(11);
    for (const row of timeline) expect(doc).toContain(row);
  });
});

const CLAUSE = /\b(?:X-[A-Z]+|XP)-\d+\b/g;

describe('the handbook of reduX', () => {
  const book = read('redux-rules');

  it('XP-3: lists the armies of every nation', () => {
    expect(supply).toHaveLength(15);
    expect(book).toContain(supply.join('\n'));
  });

  it('tells every clause that a test of its rules names', () => {
    const folder = new URL('./rules/', import.meta.url);
    const tests = readdirSync(folder).filter((name) => name.startsWith('redux-'));
    expect(tests.length).toBeGreaterThan(8);
    const named = tests.flatMap((name) => readFileSync(new URL(name, folder), 'utf8').match(CLAUSE) ?? []);
    const told = new Set(book.match(CLAUSE));
    expect([...new Set(named)].filter((clause) => !told.has(clause))).toEqual([]);
    expect(told.size).toBeGreaterThan(60);
  });

  it('tells every clause that a refusal can name', () => {
    for (const clause of Object.values(REDUX_CLAUSES)) expect(book).toMatch(new RegExp(`\\b${clause}\\b`));
  });
});
