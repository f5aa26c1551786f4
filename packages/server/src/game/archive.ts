import { makeSave } from '@bretwalda/engine';
import { commitmentTo, type DiceProof, type ProofRow, recorded, withRecord } from '@bretwalda/protocol';
import type { Database } from '../db/database.ts';
import { Problem } from '../table/problem.ts';
import { type JournalRow, readGame, readRows, type StoredGame } from './journal.ts';

/** Games that are over, as files. */

const OVER = ['over', 'ended'];

async function finished(
  { query }: Database,
  id: string,
): Promise<{ readonly game: StoredGame; readonly rows: readonly JournalRow[] }> {
  const game = await readGame(query, id);
  if (!game) throw new Problem('no-such-game');
  if (!OVER.includes(game.status)) throw new Problem('not-allowed', { reason: 'not-over' });
  return { game, rows: await readRows(query, id, 0) };
}

const seedsOf = ({ seats }: StoredGame): string[] => seats.map(({ diceSeed }) => diceSeed);

/** The file that every program of ours opens. What it takes to check the dice is in it, if they were rolled here. */
export async function saveOf(database: Database, id: string): Promise<string> {
  const { game, rows } = await finished(database, id);
  const { journal, detours } = recorded(rows.map(proofRow));
  const { secret, config } = game;
  if (secret === '') return makeSave({ config, journal });
  const source = { game: id, secret, seeds: seedsOf(game), commitment: commitmentTo(secret) };
  return makeSave({ config: withRecord(config, { ...source, detours }), journal });
}

/** What it takes to check the dice. The secret is told only when no roll can follow from it any more. */
export async function proofOf(database: Database, id: string): Promise<DiceProof> {
  const { game, rows } = await finished(database, id);
  const { secret, config } = game;
  if (secret === '') throw new Problem('not-allowed', { reason: 'dice-from-elsewhere' });
  return {
    format: 'bretwalda-dice 1',
    game: id,
    secret,
    seeds: seedsOf(game),
    commitment: commitmentTo(secret),
    config,
    rows: rows.map(proofRow),
  };
}

const proofRow = (row: JournalRow): ProofRow =>
  row.kind === 'undone'
    ? { kind: 'undone', length: row.body.length }
    : { kind: 'played', entries: row.body.entries };
