import type { NationId } from '@bretwalda/engine';
import type { TableConfig } from '@bretwalda/table';
import { lazy, Suspense, startTransition, useCallback, useEffect, useState } from 'react';
import type { Opening } from '../pages/new-game/game-draft.ts';
import { Loading } from '../pages/notice/Loading.tsx';
import { StartPage } from '../pages/start/StartPage.tsx';
import type { StoredGame } from '../storage/stored-game.ts';
import { untilIdle, untilWanted } from '../ui/idle.ts';
import { useRoute } from './use-route.ts';
import { useTheme } from './use-theme.ts';

/** The other pages appear in the language of the person from the first moment. */
const importPages = async () => {
  const [pages] = await Promise.all([
    import('./Pages.tsx'),
    import('../language/language.ts').then((text) => text.loadLanguage()),
  ]);
  return pages;
};
const Pages = lazy(async () => ({ default: (await importPages()).Pages }));

export type Overlay =
  | 'handbook'
  | 'settings'
  | 'credits'
  /** The card of a nation, or the list of its units. */
  | { readonly nation: NationId; readonly scenario: TableConfig['scenario']; readonly units: boolean };

/** In this order, each when the page has nothing else to do, so that what is likely next opens at once. */
const NEXT: readonly (() => Promise<unknown>)[] = [
  () => import('../language/language.ts'),
  () => import('../storage/files.ts'),
  importPages,
  () => import('../pages/new-game/NewGamePage.tsx'),
];

/** Whether the rest of the game is there. */
function useRest(): boolean {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    const fetchAll = async () => {
      // A slow phone has enough to do with the first page while nobody has touched it.
      await untilWanted();
      for (const fetchOne of NEXT) {
        await untilIdle();
        await fetchOne();
      }
      startTransition(() => setThere(true));
    };
    fetchAll().catch(() => {}); // without a connection it is tried again when it is asked for
  }, []);
  return isThere;
}

/** The pages of the game and the ways between them. The first stands alone; the others come after it. */
export function App() {
  useTheme();
  const [route, go] = useRoute();
  const [overlay, setOverlay] = useState<Overlay | null>(null);
  const [opening, setOpening] = useState<Opening>('last');
  const [gameAtHand, setGameAtHand] = useState<StoredGame | null>(null);
  const isRestThere = useRest();

  const isGame = 'id' in route;
  // A game that was left is read again from its save: the one at hand is its beginning.
  useEffect(() => {
    if (!isGame) setGameAtHand(null);
  }, [isGame]);

  const openGame = useCallback(
    (next: StoredGame) => {
      setGameAtHand(next);
      go({ page: 'game', id: next.id });
    },
    [go],
  );
  const toNew = useCallback(
    (next: Opening) => {
      setOpening(next);
      go({ page: 'new' });
    },
    [go],
  );
  const isStart = route.page === 'start';
  const [isArriving, setArriving] = useState(isStart);
  useEffect(() => {
    if (!isStart) setArriving(false);
  }, [isStart]);

  return (
    <>
      {isStart && (
        <StartPage
          isArriving={isArriving}
          onContinue={openGame}
          onNewGame={toNew}
          onSaves={() => go({ page: 'saves' })}
          onOnline={() => go({ page: 'online', path: [] })}
          onOpen={async (game) => openGame((await import('../storage/files.ts')).storedGameOf(game))}
          onHandbook={() => setOverlay('handbook')}
          onSettings={() => setOverlay('settings')}
          onCredits={() => setOverlay('credits')}
        />
      )}
      {(isRestThere || !isStart || overlay !== null) && (
        <Suspense fallback={isStart ? null : <Loading isGame={isGame} />}>
          <Pages
            route={route}
            go={go}
            gameAtHand={gameAtHand}
            onOpenGame={openGame}
            opening={opening}
            onNewGame={() => toNew('last')}
            overlay={overlay}
            onOverlay={setOverlay}
          />
        </Suspense>
      )}
    </>
  );
}
