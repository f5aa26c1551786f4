import { newHistory, outcome, parseSave, present, RuleError } from '@bretwalda/engine';
import { resultOf } from '@bretwalda/protocol';
import { withPlayers } from '@bretwalda/table';
import type { Database } from '../db/database.ts';
import { tell } from '../table/event.ts';
import { Problem } from '../table/problem.ts';
import { randomId } from '../table/random-id.ts';
import type { Person } from '../table/tables.ts';
import type { PlayedBody } from './journal.ts';

/** Characters. Games of people have about 35,000; while a file is played through nobody else is answered. */
export const LONGEST_FILE = 300_000;

/** A game that was played elsewhere, for looking back: its file is played through before it is believed. */
export async function importGame(
  database: Database,
  person: Person,
  { file, title }: { readonly file: string; readonly title: string },
  now: number,
): Promise<string> {
  const saved = parseSave(file);
  if (!saved.ok) throw new Problem('bad-request', { violation: saved.violation });
  const history = (() => {
    try {
      return newHistory(withPlayers(saved.value.config), saved.value.journal);
    } catch (error) {
      if (error instanceof RuleError) throw new Problem('bad-request', { violation: error.violation });
      throw error;
    }
  })();
  const state = present(history);
  if (state.pending !== null) throw new Problem('not-allowed', { reason: 'not-over' });
  const id = randomId(10);
  const config = withPlayers(saved.value.config);
  const { journal } = history;
  const body: PlayedBody = { start: 0, entries: journal, revealed: [] };
  await database.transaction(async (query) => {
    await query(
      `insert into game (id, config, agreed, status, invitation, created_by, secret, result, length, created_at, ended_at, rated_at)
       values ($1, $2, $3, 'ended', $4, $5, '', $6, $7, $8, $8, $8)`,
      [
        id,
        JSON.stringify(config),
        JSON.stringify({ title, clock: null, absence: 'bot', standIn: 'squire', rated: false }),
        randomId(20),
        person.id,
        JSON.stringify(resultOf(outcome(state))),
        journal.length,
        new Date(now),
      ],
    );
    for (const [seat, { name }] of config.players.entries())
      await query('insert into seat (game_id, seat, name) values ($1, $2, $3)', [id, seat, name]);
    await tell(query, id, 'imported', { by: person.name });
    await query(
      `with g as (update game set revision = revision + 1, seq = seq + 1 where id = $1 returning seq, revision)
       insert into event (game_id, seq, kind, revision, body) select $1, seq, 'played', revision, $2 from g`,
      [id, JSON.stringify(body)],
    );
  });
  return id;
}
