import { BotHost } from '@bretwalda/ai/pool';
import { type Config, newHistory, parsePosition, type ScenarioId, seededDice } from '@bretwalda/engine';
import { LocalGame, type Player, type Snapshot } from '@bretwalda/table';
import type { BotQuestion } from '../src/local/bots.ts';
import { BrowserGame, type BrowserGameParts } from '../src/local/browser-game.ts';
import { Session } from '../src/session/session.ts';
import type { StoredGame } from '../src/storage/stored-game.ts';

export const person = (name: string): Player => ({ kind: 'person', name });
export const squire = (name: string): Player => ({ kind: 'computer', name, level: 'squire' });

function storedGameOf(config: Config, players: readonly Player[]): StoredGame {
  const seated = { ...config, players };
  const id = `${config.scenario} ${players.length}`;
  return { id, name: 'Test', config: seated, history: newHistory(seated), began: 0 };
}

export const tableFor = (
  scenario: ScenarioId,
  players: readonly Player[],
  options: Config['options'] = {},
): StoredGame => storedGameOf({ scenario, options }, players);

/** A game of this browser on the screen; nothing of it is saved. */
export function sessionOf(stored: StoredGame, parts: BrowserGameParts = {}): Session {
  const game = new BrowserGame(stored, parts);
  return new Session({ link: game.screen, name: game.name, host: game });
}

/** The first moment of a game. */
export const snapshotFor = (scenario: ScenarioId, players: readonly Player[]): Snapshot =>
  new LocalGame({ scenario, players }, { dice: seededDice(1) }).snapshot();

/** Bots that answer at once, without a worker. */
const host = new BotHost();
export const ask = async (question: BotQuestion) => host.choose(question);

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
  return sessionOf(storedGameOf(config, players), { seed, ask: bots });
}

/** Lets what waits for a promise or a timer of no length happen. */
export const settle = async (): Promise<void> => {
  for (let i = 0; i < 5; i++) await new Promise((resolve) => setTimeout(resolve, 0));
};
