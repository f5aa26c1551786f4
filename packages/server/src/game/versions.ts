import {
  check,
  type Entry,
  type GameState,
  type Journal,
  newGame,
  RULES_VERSION,
  replayEntry,
  type Violation,
} from '@bretwalda/engine';
import type { TableConfig } from '@bretwalda/table';
import type { Database, Query } from '../db/database.ts';
import { readRows } from './journal.ts';
import { withoutUndone } from './rooms.ts';

/** What would become of a journal under the present version of the rules. */
export type Comparison =
  /** Every state is as before. */
  | { readonly verdict: 'same' }
  /** Its entries fit, but from entry number `entry` on these parts of the state are others; `now`: they still are. */
  | {
      readonly verdict: 'differs';
      readonly entry: number;
      readonly parts: readonly string[];
      readonly now: boolean;
    }
  /** Entry number `entry` would be refused. */
  | { readonly verdict: 'breaks'; readonly entry: number; readonly violation: Violation };

/** What would become of a running game that was begun under older rules. */
export interface VersionReport {
  readonly id: string;
  readonly revision: number;
  readonly from: number;
  readonly entries: number;
  readonly found: Comparison;
}

interface Running {
  readonly id: string;
  readonly config: TableConfig;
  readonly revision: number;
}

/** Looks at the running games of older versions, one after another, and changes nothing. */
export async function* reportVersions({ query }: Pick<Database, 'query'>): AsyncGenerator<VersionReport> {
  const ids = await query<{ id: string }>(
    `select id from game where status = 'running' and (config ->> 'version')::int < $1 order by id`,
    [RULES_VERSION],
  );
  for (const { id } of ids) {
    const [game] = await query<Running>(
      `select id, config, revision from game where id = $1 and status = 'running'`,
      [id],
    );
    if (game) yield await reportOn(query, game);
  }
}

async function reportOn(query: Query, { id, config, revision }: Running): Promise<VersionReport> {
  const rows = (await readRows(query, id, 0)).filter((row) => row.revision <= revision);
  const journal = withoutUndone(rows, 0).flatMap((row) => (row.kind === 'played' ? row.body.entries : []));
  const from = config.version ?? RULES_VERSION;
  return { id, revision, from, entries: journal.length, found: compareVersions(config, journal) };
}

/** The same journal under the version it was played with and under the present one, side by side. */
export function compareVersions(config: TableConfig, journal: Journal): Comparison {
  const { version: _, ...present } = config;
  let [old, now] = [newGame(config), newGame(present)];
  let first: { readonly entry: number; readonly parts: readonly string[] } | undefined;
  const states = new SideBySide();
  const look = (entry: number): readonly string[] => {
    const parts = states.look(old, now);
    if (parts.length > 0) first ??= { entry, parts };
    return parts;
  };
  let last = look(0);
  for (const entry of journal) {
    old = played(old, entry);
    const next = replayEntry(now, entry, entry.seq);
    if (!next.ok) {
      const violation = check(now, entry.action, entry.seat) ?? next.violation;
      return { verdict: 'breaks', entry: entry.seq, violation };
    }
    now = next.value.state;
    last = look(entry.seq);
  }
  return first ? { verdict: 'differs', ...first, now: last.length > 0 } : { verdict: 'same' };
}

/** Under its own version a journal fits. */
function played(state: GameState, entry: Entry): GameState {
  const next = replayEntry(state, entry, entry.seq);
  if (next.ok) return next.value.state;
  throw new Error(`Entry ${entry.seq} does not fit its own version: ${JSON.stringify(next.violation)}`);
}

/** States of two games, compared part by part. A step leaves most parts as they are, and those are not looked at again. */
class SideBySide {
  private readonly seen = new Map<string, { one: unknown; other: unknown; isSame: boolean }>();

  /** The parts that differ now. */
  look(one: GameState, other: GameState): string[] {
    const keys = new Set([...Object.keys(one), ...Object.keys(other)] as (keyof GameState)[]);
    keys.delete('version');
    return [...keys].filter((key) => !this.isSame(key, one[key], other[key]));
  }

  private isSame(key: string, one: unknown, other: unknown): boolean {
    const before = this.seen.get(key);
    if (before && before.one === one && before.other === other) return before.isSame;
    const same = isSame(one, other);
    this.seen.set(key, { one, other, isSame: same });
    return same;
  }
}

/** States are plain data. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((value, i) => isSame(value, other[i]));
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const after = other as Record<string, unknown>;
  const before = Object.entries(one);
  return (
    before.length === Object.keys(after).length && before.every(([key, value]) => isSame(value, after[key]))
  );
}

/** A server says every five seconds that it is alive. */
const SILENT_S = 15;

/** Games in the memory of a server would go on by the old rules there. */
export async function isServed({ query }: Pick<Database, 'query'>): Promise<boolean> {
  const rows = await query(`select 1 from heartbeat where at > now() - $1 * interval '1 second'`, [SILENT_S]);
  return rows.length > 0;
}

/** How a game goes on follows from how it stands. */
export const standsTheSame = ({ found }: VersionReport): boolean =>
  found.verdict === 'same' || (found.verdict === 'differs' && !found.now);

/** Moves a game to the present version, if nothing has happened to it since the report. */
export async function moveGame(database: Database, { id, from, revision }: VersionReport): Promise<boolean> {
  return database.transaction(async (query) => {
    const rows = await query(
      `update game set config = config - 'version' || jsonb_build_object('version', $3::int), touched = touched + 1
       where id = $1 and status = 'running' and (config ->> 'version')::int = $2 and revision = $4 returning id`,
      [id, from, RULES_VERSION, revision],
    );
    // They are states of the old version.
    if (rows.length > 0) await query('delete from snapshot where game_id = $1', [id]);
    return rows.length > 0;
  });
}
