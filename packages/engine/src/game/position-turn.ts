import { scenario } from '../data/rulesets.ts';
import { TURN } from '../model/codecs.ts';
import type { Mutable } from '../model/draft.ts';
import { areaOf, NOBODY, NOWHERE, nationOf } from '../model/ids.ts';
import type { Position } from '../model/position.ts';
import { calendarOf, figuresOf } from '../model/rules.ts';
import type { GameState, Group } from '../model/state.ts';
import type { Violation } from '../model/violation.ts';
import { isWhole } from '../model/whole.ts';
import { decidingSeats } from '../phase/flow.ts';
import { sum } from '../query/occupation.ts';
import { markerTop } from '../query/prices.ts';
import { isRemembered } from '../query/submission.ts';
import { readEntry } from './ledger.ts';
import type { Refuse } from './position-reader.ts';

/** What a position says about the present turn, and what the game remembers. */

export function readRecords(s: Mutable<GameState>, position: Position, refuse: Refuse): void {
  const nationNumber = (id: string) => {
    const nation = nationOf(id);
    if (nation === NOBODY) refuse('nation', { nation: id });
    return nation;
  };
  const markers = s.markers.slice();
  for (const [id, marker] of Object.entries(position.markers ?? {})) {
    const nation = nationNumber(id);
    if (!isWhole(marker, 0, markerTop(s, nation))) refuse('marker', { nation: id, marker });
    markers[nation] = marker;
  }
  const overlord = s.overlord.slice();
  for (const [id, lord] of Object.entries(position.overlords ?? {})) {
    const possible =
      lord === 'romans'
        ? figuresOf(s).submissionAreas.some(([subject]) => subject === id) &&
          s.round <= calendarOf(s).submissionToRomans[1]
        : lord === 'angles' &&
          id === 'brigantes' &&
          s.round >= calendarOf(s).submissionToAngles[0] &&
          s.round <= calendarOf(s).submissionToAngles[1];
    if (!possible) refuse('overlord', { nation: id, overlord: String(lord), round: s.round });
    overlord[nationNumber(id)] = nationNumber(lord);
  }
  const flags = (ids: readonly string[] = [], usual: readonly number[]) => {
    const row = usual.slice();
    for (const id of ids) row[nationNumber(id)] = 1;
    return row;
  };
  const scored = s.scored.map((row) => row.slice());
  for (const [id, areas] of Object.entries(position.scored ?? {}))
    for (const area of areas) {
      const row = scored[nationNumber(id)];
      if (areaOf(area) === NOWHERE) refuse('area', { area: String(area) });
      else if (row) row[areaOf(area)] = 1;
    }
  const romanSubjects = Object.entries(position.overlords ?? {}).flatMap(([id, lord]) =>
    lord === 'romans' && isRemembered(s, nationNumber(id)) ? [id] : [],
  );
  s.markers = markers;
  s.overlord = overlord;
  const before = position.submitted ?? scenario(s.scenario).special.submittedBefore ?? []; // SCN-3
  s.submitted = flags([...before, ...romanSubjects], s.submitted);
  s.attacked = flags(position.attacked, s.attacked);
  s.scored = scored;
  s.ledger = (position.ledger ?? []).flatMap((line, index) => {
    const entry = readEntry(s, line);
    if (!entry) refuse('ledger', { line: index + 1 });
    return entry ?? [];
  });
}

export function readTurn(
  s: Mutable<GameState>,
  turn: unknown,
  refuse: Refuse,
  problems: readonly Violation[],
): void {
  const before = problems.length;
  const {
    leaders = [],
    rewind = s.rewind,
    ...rest
  } = TURN.read(turn, 'turn', (field, expected) => refuse('turn', { field, expected }));
  if (problems.length > before) return; // what was read cannot be trusted
  Object.assign(s, rest);
  // Older versions stored less about the start of a phase.
  s.rewind = rewind && { ...rewind, moves: rewind.moves ?? null, excess: rewind.excess ?? 0 };
  const detailed = s.leaders.slice();
  for (const leader of leaders) {
    const nation = detailed.findIndex((l) => l?.id === leader.id && l.at === leader.at);
    if (nation < 0) refuse('leader', { leader: leader.id });
    else detailed[nation] = leader;
  }
  s.leaders = detailed;
  checkPending(s, refuse);
  if (s.groups.length > 0) checkGroups(s, refuse);
}

/** Whoever is asked must be at the table, and every voter has one vote. */
function checkPending(s: GameState, refuse: Refuse): void {
  const p = s.pending;
  if (p === null) return;
  if (p.kind === 'vote' && p.votes.length !== p.voters.length) return refuse('pending', { kind: p.kind });
  const seats = decidingSeats(s, p);
  if (seats.some((seat) => seat < 0 || seat >= s.seats)) refuse('pending', { kind: p.kind, seats });
}

/** Groups must account for every army of the moving nation, plus losses not yet named. */
function checkGroups(s: GameState, refuse: Refuse): void {
  const owed = s.battle ? s.battle.owedInfantry + s.battle.owedCavalry : 0;
  const grouped = s.groups.reduce((n: number, g: Group) => n + g.count, 0);
  const inPlay = sum(s.infantry[s.nation]) + sum(s.cavalry[s.nation]);
  if (s.nation === NOBODY || grouped !== inPlay + owed) refuse('groups', { grouped, inPlay });
}
