import { BotHost } from '@bretwalda/ai/pool';
import { type Config, newHistory, parsePosition, type ScenarioId, view } from '@bretwalda/engine';
import type { Player } from '@bretwalda/table';
import type { Asked } from '../src/session/bots.ts';
import { Session } from '../src/session/session.ts';
import type { Table } from '../src/storage/table.ts';

export const person = (name: string): Player => ({ kind: 'person', name });
export const squire = (name: string): Player => ({ kind: 'computer', name, level: 'squire' });

function tableOf(config: Config, players: readonly Player[]): Table {
  const seated = { ...config, players };
  const id = `${config.scenario} ${players.length}`;
  return { id, name: 'Test', config: seated, history: newHistory(seated), began: 0 };
}

export const tableFor = (
  scenario: ScenarioId,
  players: readonly Player[],
  options: Config['options'] = {},
): Table => tableOf({ scenario, options }, players);

/** Bots that answer at once, without a worker. */
const host = new BotHost();
export const ask = async ({ state, ...question }: Asked) =>
  host.choose({ ...question, view: view(state, question.seat) });

/** A game of four from a position: P is a person, C a computer, in the order of the seats. */
export function sessionAt(
  text: string,
  seats: string,
  { seed = 1, bots = ask }: { readonly seed?: number; readonly bots?: typeof ask } = {},
): Session {
  const position = parsePosition(text);
  if (!position.ok) throw new Error(JSON.stringify(position.violation));
  const players = [...seats].map((who, i) => (who === 'P' ? person(`P${i}`) : squire(`C${i}`)));
  const config = { scenario: 'standard-4', position: position.value } as const;
  return new Session({ table: tableOf(config, players), seed, ask: bots });
}

/** Lets what waits for a promise or a timer of no length happen. */
export const settle = async (): Promise<void> => {
  for (let i = 0; i < 5; i++) await new Promise((resolve) => setTimeout(resolve, 0));
};
