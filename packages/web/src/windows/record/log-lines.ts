import type { Reason } from '@bretwalda/ai';
import {
  type ActionType,
  type AreaId,
  type GameEvent,
  type NationId,
  nationId,
  type Seat,
  type SeenEntry,
  type SeenHistory,
} from '@bretwalda/engine';
import type { Rules } from '@bretwalda/engine/queries';
import type { LogKind } from '@bretwalda/text';
import type { Text } from '../../language/language.ts';

/** The log: events grouped by turn. Words are made only for what is shown. */

export type LogFilter = 'all' | 'battles' | 'points' | 'moves' | 'politics';
export const LOG_FILTERS: readonly LogFilter[] = ['all', 'battles', 'points', 'moves', 'politics'];

export interface LogItem {
  /** Number of the journal entry; -1 for the opening. */
  readonly seq: number;
  /** Several that are told in one line. */
  readonly events: readonly GameEvent[];
  /** Tells the action of the entry itself, not a consequence. */
  readonly isAction: boolean;
}

export interface LogGroup {
  readonly key: string;
  readonly round: number;
  /** null: a round begins, or is counted. */
  readonly nation: NationId | null;
  readonly counting: boolean;
  readonly items: readonly LogItem[];
}

interface OpenGroup extends LogGroup {
  readonly items: LogItem[];
}

const COUNTED: readonly string[] = ['hold', 'limes', 'limit', 'subject-half', 'bretwalda', 'king'];
const COUNTING: readonly string[] = ['voted', 'ballot', 'ballot-cast', 'bretwalda', 'king'];

const isCounting = (event: GameEvent): boolean =>
  event.type === 'points' ? COUNTED.includes(event.reason) : COUNTING.includes(event.type);

/** Actions without an event of their own: everything told in their entry is a consequence. */
const UNTOLD: readonly ActionType[] = ['begin', 'end', 'lose'];

/** The first event of an entry tells its action. A ballot that was cast in secret tells nobody's reasons (BRET-7). */
const tellsAction = (entry: SeenEntry | undefined, event: GameEvent, index: number): boolean =>
  entry !== undefined &&
  index === 0 &&
  !(entry.action && UNTOLD.includes(entry.action.type)) &&
  event.type !== 'ballot-cast';

/** All groups of a game, the newest last. */
export function logGroups(history: SeenHistory): readonly LogGroup[] {
  const groups: OpenGroup[] = [];
  // A game that begins at a position begins in somebody's turn.
  const start = history.config.position ? history.states[0] : undefined;
  let round = start?.round ?? 0;
  const open = (nation: NationId | null, counting: boolean) =>
    groups.push({ key: `${groups.length}`, round, nation, counting, items: [] });
  history.events.forEach((events, i) => {
    for (const [index, event] of events.entries()) {
      if (event.type === 'round-started') {
        round = event.round;
        open(null, false);
      } else if (event.type === 'turn-started') open(event.nation, false);
      else if (groups.length === 0) open(start && start.nation >= 0 ? nationId(start.nation) : null, false);
      else if (isCounting(event) && !groups.at(-1)?.counting) open(null, true);
      const isAction = tellsAction(history.journal[i - 1], event, index);
      add(groups.at(-1) as OpenGroup, { seq: i - 1, events: [event], isAction });
    }
  });
  return groups;
}

function add(group: OpenGroup, item: LogItem): void {
  const last = group.items.at(-1);
  const joined = last && join(last.events, item.events[0] as GameEvent);
  if (joined) group.items[group.items.length - 1] = { ...item, events: joined };
  else group.items.push(item);
}

/** A move through several areas is one line, and so are points of one kind. */
function join(before: readonly GameEvent[], event: GameEvent): readonly GameEvent[] | undefined {
  const last = before.at(-1);
  if (last?.type === 'moved' && event.type === 'moved') {
    const goesOn =
      last.nation === event.nation &&
      last.to === event.from &&
      last.unit === event.unit &&
      last.count === event.count &&
      last.leader === event.leader;
    return goesOn ? [{ ...event, from: last.from }] : undefined;
  }
  if (last?.type === 'points' && event.type === 'points') {
    const same = last.nation === event.nation && last.reason === event.reason && last.round === event.round;
    return same && event.area !== null ? [...before, event] : undefined;
  }
  return undefined;
}

export interface LogLineView {
  readonly key: string;
  readonly seq: number;
  readonly isAction: boolean;
  readonly text: string;
  readonly kind: LogKind;
  readonly nation: NationId | null;
  readonly area: AreaId | null;
}

const SHOWS: Readonly<Record<LogFilter, readonly LogKind[]>> = {
  all: ['battle', 'points', 'move', 'growth', 'politics'],
  battles: ['battle'],
  points: ['points'],
  moves: ['move', 'growth'],
  politics: ['politics'],
};

/** Single dice are listed only under battles. */
const isShown = (filter: LogFilter, kind: LogKind, event: GameEvent): boolean =>
  SHOWS[filter].includes(kind) ||
  (event.type === 'battle-rolled' && filter === 'battles') ||
  (event.type === 'game-over' && filter === 'all');

/** The lines of a group, the newest first. */
export function linesOf(
  t: Text,
  group: LogGroup,
  filter: LogFilter,
  seatName: (seat: Seat) => string,
  rules: Rules,
): readonly LogLineView[] {
  const lines: LogLineView[] = [];
  group.items.forEach((item, i) => {
    const event = item.events[0] as GameEvent;
    const line = t.log(event, seatName, rules);
    if (!line || !isShown(filter, line.kind, event)) return;
    const text = item.events.length > 1 ? together(t, item.events) : line.text;
    const key = `${group.key}.${i}`;
    const { seq, isAction } = item;
    lines.push({ key, seq, isAction, text, kind: line.kind, nation: nationIn(event), area: areaIn(event) });
  });
  return lines.reverse();
}

/** Something told beside the game, at the moment after so many entries. */
export interface LogNote {
  readonly key: string;
  readonly length: number;
  readonly text: string;
}

/** The lines of a group, the newest first, with the notes that belong between them. */
export function withNotes(
  lines: readonly LogLineView[],
  group: LogGroup,
  groups: readonly LogGroup[],
  notes: readonly LogNote[],
  filter: LogFilter,
): readonly LogLineView[] {
  if (notes.length === 0 || filter !== 'all') return lines;
  const first = group === groups[0] ? 0 : firstOf(group);
  const next = groups[groups.indexOf(group) + 1];
  const end = next ? firstOf(next) : Number.POSITIVE_INFINITY;
  const own = notes.filter(({ length }) => length >= first && length < end);
  const told = own.map(
    ({ key, length, text }): LogLineView => ({
      key,
      seq: length - 1,
      isAction: false,
      text,
      kind: 'politics',
      nation: null,
      area: null,
    }),
  );
  return [...told.reverse(), ...lines].sort((a, b) => b.seq - a.seq);
}

/** The number of entries when a group began. */
const firstOf = ({ items }: LogGroup): number => (items[0]?.seq ?? -1) + 1;

/** Why a computer player did what a line tells; nothing for consequences. */
export const reasonOf = (
  { seq, isAction }: LogLineView,
  reasons: ReadonlyMap<number, readonly Reason[]> | undefined,
): Reason | undefined => (isAction ? reasons?.get(seq)?.[0] : undefined);

function together(t: Text, events: readonly GameEvent[]): string {
  const points = events.flatMap((event) => (event.type === 'points' ? [event] : []));
  const [first] = points;
  if (!first) return '';
  const areas = [...new Set(points.flatMap(({ area }) => (area === null ? [] : [t.names.areas(area)])))];
  const sum = points.reduce((n, { points: p }) => n + p, 0);
  return t.record.log.points(first.nation, sum, first.reason, t.names.list(areas));
}

function nationIn(event: GameEvent): NationId | null {
  if (event.type === 'battle-started') return event.attacker;
  if (event.type === 'battle-ended') return event.holder;
  return 'nation' in event ? event.nation : null;
}

function areaIn(event: GameEvent): AreaId | null {
  if ('area' in event) return event.area;
  return 'to' in event ? event.to : null;
}
