import { score } from '../effect/points.ts';
import type { MoveAction } from '../model/action.ts';
import type { Draft } from '../model/draft.ts';
import { AREA_IDS, type Area, areaId, type Nation, nationId } from '../model/ids.ts';
import type { ScoreEntry } from '../model/points.ts';
import { overlordOf } from '../model/readers.ts';
import type { Move, Rewind } from '../model/state.ts';
import { makeMove } from './move.ts';
import { moveProblem } from './move-refusals.ts';

/** Moves of a phase can be taken back when it could not be ended otherwise (RUL-87, RUL-140). */

/** All moves of the phase are undone, with what they scored; what an overlord granted or refused stands. */
export function takeBack(d: Draft, nation: Nation): void {
  if (d.s.rewind) undo(d, nation, d.s.rewind, null);
}

/**
 * The armies that began the phase in this area stand there again. All other moves are made again, so that their gains
 * stay and what depended on the returned armies does not: a leader who came with them, an overrun that needed their
 * number.
 */
export function takeBackFrom(d: Draft, nation: Nation, area: Area): void {
  if (d.s.rewind) undo(d, nation, d.s.rewind, area);
}

/**
 * Back to the start of the phase, then the remaining moves are made again. Points that are lost are taken off again.
 */
function undo(d: Draft, nation: Nation, rewind: Rewind, area: Area | null): void {
  const { ledger, forts: before } = d.s;
  const gains = ledger.slice(rewind.ledger);
  d.rewind(nation, overlordOf(d.s, nation), rewind);
  d.s.rewind = rewind.moves ? { ...rewind, moves: [] } : rewind;
  const kept = area === null ? [] : again(d, nation, rewind, area);
  d.s.ledger = ledger;
  d.release();
  d.emit({
    type: 'moves-taken-back',
    nation: nationId(nation),
    area: area === null ? null : areaId(area),
    infantry: byArea(d.s.infantry[nation] as readonly number[]),
    cavalry: byArea(d.s.cavalry[nation] as readonly number[]),
    forts: AREA_IDS.filter((_, a) => before[a] !== d.s.forts[a]),
  });
  for (const entry of without(gains, kept))
    if (entry.reason === 'occupy') {
      // Nothing else is scored while armies move.
      const { nation: scorer, points, area: scored, line, via } = entry;
      const source = { reason: 'taken-back', area: scored, line, ...(via !== undefined && { via }) } as const;
      score(d, { nation: scorer, points: -points, source });
    }
  // What was undone is final; the remaining moves could still be taken back with the whole phase.
  d.s.ledger = [
    ...d.s.ledger.slice(0, rewind.ledger),
    ...without(d.s.ledger.slice(rewind.ledger), kept),
    ...kept,
  ];
  d.s.rewind = { ...(d.s.rewind as Rewind), ledger: d.s.ledger.length - kept.length };
  d.release();
  d.ask({ kind: 'move', nation });
}

function byArea(counts: readonly number[]): Readonly<Record<string, number>> {
  const found: Record<string, number> = {};
  AREA_IDS.forEach((id, area) => {
    if (counts[area]) found[id] = counts[area];
  });
  return found;
}

/** Makes the moves of all other armies again, without events, and returns what they score this time. */
function again(d: Draft, nation: Nation, rewind: Rewind, area: Area): readonly ScoreEntry[] {
  const told = d.events.length;
  d.s.ledger = d.s.ledger.slice(0, rewind.ledger);
  for (const move of rewind.moves ?? []) if (move.start !== area || move.count === 0) repeat(d, nation, move);
  d.events.length = told;
  return d.s.ledger.slice(rewind.ledger);
}

/** The same move of the same armies, without the leader if he is no longer there; not at all if it is not legal now. */
function repeat(d: Draft, nation: Nation, move: Move): void {
  for (const leader of move.leader && move.count > 0 ? [true, false] : [move.leader]) {
    const action = sameMove(d, nation, move, leader);
    if (action) return makeMove(d, nation, action);
  }
}

function sameMove(d: Draft, nation: Nation, move: Move, leader: boolean): MoveAction | undefined {
  const { kind: unit, count, start } = move;
  const here = d.s.groups.filter((g) => g.at === move.from && g.kind === unit);
  const numbers = count === 0 ? [0] : here.flatMap((g, number) => (g.start === start ? [number] : []));
  const [from, to] = [areaId(move.from), areaId(move.to)];
  return numbers
    .map((group): MoveAction => ({ type: 'move', from, to, unit, count, leader, group }))
    .find((action) => !moveProblem(d.s, nation, action));
}

/** Entries that are missing from another list, counting duplicates. */
function without(entries: readonly ScoreEntry[], others: readonly ScoreEntry[]): readonly ScoreEntry[] {
  if (others.length === 0) return entries;
  const left = others.map((entry) => JSON.stringify(entry));
  return entries.filter((entry) => {
    const index = left.indexOf(JSON.stringify(entry));
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}
