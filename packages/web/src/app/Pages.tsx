import { newGame, newHistory } from '@bretwalda/engine';
import type { TableConfig } from '@bretwalda/table';
import { lazy, Suspense, useCallback } from 'react';
import { OPENINGS, type Opening } from '../pages/new-game/game-draft.ts';
import { Loading } from '../pages/notice/Loading.tsx';
import { storedGameOf } from '../storage/files.ts';
import { newId } from '../storage/saves.ts';
import type { StoredGame } from '../storage/stored-game.ts';
import { Sprite } from '../tokens/Sprite.tsx';
import { Boundary } from '../ui/Boundary.tsx';
import { WindowTrouble } from '../ui/WindowTrouble.tsx';
import type { Overlay } from './App.tsx';
import { LostPage } from './LostPage.tsx';
import type { Route } from './route.ts';
import { TroublePage } from './TroublePage.tsx';
import { UpdateNote } from './UpdateNote.tsx';
import { useStoredGame } from './use-stored-game.ts';

const GamePage = lazy(async () => ({ default: (await import('./GamePage.tsx')).GamePage }));
const NewGamePage = lazy(async () => ({
  default: (await import('../pages/new-game/NewGamePage.tsx')).NewGamePage,
}));
const SavesPage = lazy(async () => ({ default: (await import('../pages/saves/SavesPage.tsx')).SavesPage }));
const OnlinePages = lazy(async () => ({
  default: (await import('../pages/online/OnlinePages.tsx')).OnlinePages,
}));
const Handbook = lazy(async () => ({ default: (await import('../windows/handbook/Handbook.tsx')).Handbook }));
const SettingsDialog = lazy(async () => ({
  default: (await import('../pages/settings/SettingsDialog.tsx')).SettingsDialog,
}));
const CreditsDialog = lazy(async () => ({
  default: (await import('../pages/credits/CreditsDialog.tsx')).CreditsDialog,
}));
const NationWindow = lazy(async () => ({
  default: (await import('../windows/nation/NationWindow.tsx')).NationWindow,
}));

const UnitsWindow = lazy(async () => ({
  default: (await import('../windows/units/UnitsWindow.tsx')).UnitsWindow,
}));

const START: Route = { page: 'start' };

interface PagesProps {
  readonly route: Route;
  readonly go: (route: Route) => void;
  /** The game just begun or opened; it need not be looked for. */
  readonly gameAtHand: StoredGame | null;
  readonly onOpenGame: (game: StoredGame) => void;
  readonly opening: Opening;
  readonly onNewGame: () => void;
  readonly overlay: Overlay | null;
  readonly onOverlay: (overlay: Overlay | null) => void;
}

/** All pages but the first, and the windows over them. They need the rules and the words of the whole game. */
export function Pages({
  route,
  go,
  gameAtHand,
  onOpenGame,
  opening,
  onNewGame,
  overlay,
  onOverlay,
}: PagesProps) {
  const toStart = useCallback(() => go(START), [go]);
  const toSaves = useCallback(() => go({ page: 'saves' }), [go]);
  const isAtHand = gameAtHand !== null && 'id' in route && gameAtHand.id === route.id;
  const [found, problem] = useStoredGame(isAtHand ? START : route);
  const game = isAtHand ? gameAtHand : found;
  const isGame = 'id' in route;

  const begin = useCallback(
    (config: TableConfig, name: string) =>
      onOpenGame({ id: newId(), name, config, history: newHistory(config), began: Date.now() }),
    [onOpenGame],
  );
  return (
    <>
      {(route.page !== 'start' || overlay !== null) && <Sprite />}
      <Boundary
        key={isGame ? route.id : route.page}
        instead={(error) => <TroublePage error={error} onStart={toStart} />}
      >
        <Suspense fallback={<Loading isGame={isGame} />}>
          {route.page === 'new' && (
            <NewGamePage
              key={opening}
              initial={OPENINGS[opening]}
              onBegin={begin}
              onBack={toStart}
              onSaves={toSaves}
              onOpen={(game) => onOpenGame(storedGameOf(game))}
              onNation={(nation, scenario) => onOverlay({ nation, scenario, units: false })}
            />
          )}
          {route.page === 'saves' && <SavesPage onOpen={onOpenGame} onNewGame={onNewGame} onBack={toStart} />}
          {route.page === 'online' && (
            <OnlinePages
              path={route.path}
              onGo={(path) => go({ page: 'online', path })}
              onStart={toStart}
              lost={<LostPage onStart={toStart} onSaves={toSaves} />}
            />
          )}
          {route.page === 'lost' && <LostPage onStart={toStart} onSaves={toSaves} />}
          {isGame && game?.id === route.id && (
            <GamePage
              key={game.id}
              opened={game}
              ended={route.page === 'end'}
              onEnd={(ended) => go({ page: ended ? 'end' : 'game', id: game.id })}
              onStart={toStart}
              onAgain={({ config, name }) => begin(config, name)}
            />
          )}
          {isGame && !game && problem && <LostPage problem={problem} onStart={toStart} onSaves={toSaves} />}
          {isGame && !game && !problem && <Loading isGame />}
        </Suspense>
      </Boundary>
      <Windows overlay={overlay} onOverlay={onOverlay} />
      <UpdateNote />
    </>
  );
}

/** The window over a page, if one is open. */
function Windows({ overlay, onOverlay }: Pick<PagesProps, 'overlay' | 'onOverlay'>) {
  const close = () => onOverlay(null);
  if (overlay === null) return null;
  return (
    <Boundary instead={() => <WindowTrouble onClose={close} />}>
      <Suspense fallback={null}>
        {overlay === 'handbook' && <Handbook onClose={close} />}
        {overlay === 'settings' && <SettingsDialog onClose={close} />}
        {overlay === 'credits' && <CreditsDialog onClose={close} />}
        {typeof overlay === 'object' && !overlay.units && (
          <NationWindow
            state={newGame({ scenario: overlay.scenario })}
            nation={overlay.nation}
            onClose={close}
            onNation={(nation) => onOverlay({ ...overlay, nation })}
            onUnits={(nation) => onOverlay({ ...overlay, nation, units: true })}
          />
        )}
        {typeof overlay === 'object' && overlay.units && (
          <UnitsWindow
            state={newGame({ scenario: overlay.scenario })}
            nation={overlay.nation}
            onClose={() => onOverlay({ ...overlay, units: false })}
          />
        )}
      </Suspense>
    </Boundary>
  );
}
