import { type Config, type Entry, type Journal, readAction, type Seat } from '@bretwalda/engine';
import { z } from 'zod';
import type { DiceProof, ProofRow } from './proof.ts';

/**
 * What a saved game needs beside its journal so that anybody can check its dice. It stands in the configuration of the
 * file, which programs that do not know of it pass over: one file is both the game and the proof.
 */
export interface DiceRecord {
  readonly game: string;
  readonly secret: string;
  readonly seeds: readonly string[];
  readonly commitment: string;
  readonly detours: readonly Detour[];
}

/** Dice that were rolled and taken back by consent: what was played after the first `from` entries, before it was undone. */
export interface Detour {
  readonly from: number;
  readonly rows: readonly ProofRow[];
}

/** An entry that stayed, or what was taken back before the next one was played. */
type Kept = { readonly entry: Entry } | { readonly detour: Detour };

const isEntry = (item: Kept): item is { readonly entry: Entry } => 'entry' in item;

/** The rows of a journal as what stayed, and the ways that led to nothing, in so far as dice were rolled on them. */
export function recorded(rows: readonly ProofRow[]): { journal: Journal; detours: readonly Detour[] } {
  let kept: Kept[] = [];
  for (const row of rows) {
    if (row.kind === 'played') kept.push(...row.entries.map((entry) => ({ entry })));
    else {
      const first = kept.findIndex((item) => isEntry(item) && item.entry.seq >= row.length);
      if (first < 0) continue;
      const gone = rowsOf(kept.slice(first));
      kept = kept.slice(0, first);
      if (gone.some(hasRolls)) kept.push({ detour: { from: row.length, rows: gone } });
    }
  }
  return {
    journal: kept.flatMap((item) => (isEntry(item) ? [item.entry] : [])),
    detours: kept.flatMap((item) => (isEntry(item) ? [] : [item.detour])),
  };
}

const hasRolls = (row: ProofRow): boolean =>
  row.kind === 'played' && row.entries.some(({ rolls }) => rolls.length > 0);

/** As it was played: a detour, then back to where it began. */
const rowsOf = (kept: readonly Kept[]): ProofRow[] =>
  kept.flatMap((item): ProofRow[] =>
    isEntry(item)
      ? [{ kind: 'played', entries: [item.entry] }]
      : [...item.detour.rows, { kind: 'undone', length: item.detour.from }],
  );

const entrySchema = z
  .object({
    seq: z.int().min(0),
    seat: z.int().min(0).max(9),
    action: z.unknown(),
    rolls: z.array(z.int().min(1).max(1000)),
  })
  .transform((found, ctx): Entry => {
    const action = readAction(found.action);
    if (action) return { ...found, seat: found.seat as Seat, action };
    ctx.addIssue({ code: 'custom', message: 'no action' });
    return z.NEVER;
  });

const rowSchema = z.union([
  z.object({ kind: z.literal('played'), entries: z.array(entrySchema) }),
  z.object({ kind: z.literal('undone'), length: z.int().min(0) }),
]);

const recordSchema = z.object({
  game: z.string(),
  secret: z.string(),
  seeds: z.array(z.string()).max(5),
  commitment: z.string(),
  detours: z.array(z.object({ from: z.int().min(0), rows: z.array(rowSchema) })),
});

/** A configuration with the record, for a file. */
export const withRecord = <C extends Config>(
  config: C,
  dice: DiceRecord,
): C & { readonly dice: DiceRecord } => ({
  ...config,
  dice,
});

/** Undefined: the game has no such dice. `damaged`: they cannot be read. */
export function proofIn({
  config,
  journal,
}: {
  readonly config: Config & { readonly dice?: unknown };
  readonly journal: Journal;
}): DiceProof | 'damaged' | undefined {
  const { dice, ...rest } = config;
  if (dice === undefined) return undefined;
  const found = recordSchema.safeParse(dice);
  if (!found.success) return 'damaged';
  const { detours, ...source } = found.data;
  const rows = journal.flatMap((entry): ProofRow[] => [
    ...detoursAt(detours, entry.seq),
    { kind: 'played', entries: [entry] },
  ]);
  rows.push(...detoursAt(detours, journal.length));
  return { format: 'bretwalda-dice 1', ...source, config: rest, rows };
}

const detoursAt = (detours: readonly Detour[], at: number): ProofRow[] =>
  rowsOf(detours.filter(({ from }) => from === at).map((detour) => ({ detour })));
