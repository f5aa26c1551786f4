import { newHistory, type Position } from '@bretwalda/engine';
import type { Player } from '@bretwalda/table';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { FateNote, LocalMenu } from '../src/app/LocalMenu.tsx';
import { BrowserGame } from '../src/local/browser-game.ts';
import { BrowserGameContext } from '../src/local/browser-game-context.ts';
import { type GamePlace, GamePlaceContext } from '../src/pages/game/use-game-place.ts';
import { SessionContext } from '../src/session/context.ts';
import type { Scene } from '../src/session/scene.ts';
import { Session } from '../src/session/session.ts';

const person = (name: string): Player => ({ kind: 'person', name });
const computer = (name: string): Player => ({ kind: 'computer', name, level: 'squire' });

const HERE: GamePlace = { bars: () => null, menu: () => <LocalMenu />, note: <FateNote /> };

const games = new WeakMap<Session, BrowserGame>();

/** The game of this browser that a session shows. */
export function gameOf(session: Session): BrowserGame {
  const game = games.get(session);
  if (!game) throw new Error('This session was not made here.');
  return game;
}

/** A game at a position, with the player of a nation at the screen and computers against them. */
export function sessionAt(position: Position, seat: number): Session {
  const { scenario = 'standard-4' } = position;
  const seats = scenario === 'standard-4' ? 4 : 2;
  const players = Array.from({ length: seats }, (_, i) =>
    i === seat ? person('Anna') : computer(`Bot ${i}`),
  );
  const config = { scenario, players, position };
  const stored = { id: 'test', name: 'Test', config, history: newHistory(config), began: 0 };
  const game = new BrowserGame(stored, { ask: () => new Promise(() => {}) });
  const session = new Session({ link: game.screen, name: game.name, host: game });
  games.set(session, game);
  return session;
}

/** The words that a component shows of a game, without its tags. */
export function wordsOf(element: ReactElement, session: Session, scene: Partial<Scene> = {}): string {
  session.scene.update(scene);
  const html = renderToStaticMarkup(
    <BrowserGameContext value={games.get(session) ?? null}>
      <SessionContext value={session}>
        <GamePlaceContext value={HERE}>{element}</GamePlaceContext>
      </SessionContext>
    </BrowserGameContext>,
  );
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
