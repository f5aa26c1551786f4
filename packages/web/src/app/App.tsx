import { type NationId, newGame, newHistory } from '@bretwalda/engine';
import { lazy, Suspense, useCallback, useState } from 'react';
import type { Draft } from '../screens/new-game/draft.ts';
import { StartPage } from '../screens/start/StartPage.tsx';
import type { Table, TableConfig } from '../session/table.ts';
import { newId, tableOf } from '../storage/index.ts';
import { Sprite } from '../tokens/index.ts';
import { useRoute } from './route.ts';
import { useTheme } from './theme.ts';
import { UpdateNote } from './UpdateNote.tsx';
import { useTable } from './use-table.ts';

const GamePage = lazy(async () => ({ default: (await import('./GamePage.tsx')).GamePage }));
const NewGamePage = lazy(async () => ({
  default: (await import('../screens/new-game/NewGamePage.tsx')).NewGamePage,
}));
const SavesPage = lazy(async () => ({ default: (await import('../screens/saves/SavesPage.tsx')).SavesPage }));
const Handbook = lazy(async () => ({ default: (await import('../windows/handbook/Handbook.tsx')).Handbook }));
const SettingsDialog = lazy(async () => ({
  default: (await import('../screens/settings/SettingsDialog.tsx')).SettingsDialog,
}));
const CreditsDialog = lazy(async () => ({
  default: (await import('../screens/credits/CreditsDialog.tsx')).CreditsDialog,
}));
const NationWindow = lazy(async () => ({
  default: (await import('../windows/nation/NationWindow.tsx')).NationWindow,
}));

type Overlay =
  | 'handbook'
  | 'settings'
  | 'credits'
  | { readonly nation: NationId; readonly scenario: TableConfig['scenario'] };

/** The pages of the game and the ways between them. */
export function App() {
  useTheme();
  const [route, go] = useRoute();
  const [overlay, setOverlay] = useState<Overlay | null>(null);
  const [draft, setDraft] = useState<Draft | undefined>(undefined);
  const toStart = useCallback(() => go({ page: 'start' }), [go]);
  const [table, setTable] = useTable(route, toStart);

  const sit = useCallback(
    (next: Table) => {
      setTable(next);
      go({ page: 'game', id: next.id });
    },
    [go, setTable],
  );
  const begin = useCallback(
    (config: TableConfig, name: string) =>
      sit({ id: newId(), name, config, history: newHistory(config), began: Date.now() }),
    [sit],
  );
  const toNew = useCallback(
    (with_?: Draft) => {
      setDraft(with_);
      go({ page: 'new' });
    },
    [go],
  );
  const close = () => setOverlay(null);

  return (
    <>
      <Sprite />
      <Suspense fallback={<div aria-busy="true" />}>
        {route.page === 'start' && (
          <StartPage
            onContinue={sit}
            onNewGame={toNew}
            onSaves={() => go({ page: 'saves' })}
            onOpen={(game) => sit(tableOf(game))}
            onHandbook={() => setOverlay('handbook')}
            onSettings={() => setOverlay('settings')}
            onCredits={() => setOverlay('credits')}
          />
        )}
        {route.page === 'new' && (
          <NewGamePage
            initial={draft}
            onBegin={begin}
            onBack={toStart}
            onSaves={() => go({ page: 'saves' })}
            onOpen={(game) => sit(tableOf(game))}
            onNation={(nation, scenario) => setOverlay({ nation, scenario })}
          />
        )}
        {route.page === 'saves' && <SavesPage onOpen={sit} onNewGame={() => toNew()} onBack={toStart} />}
        {'id' in route && table?.id === route.id && (
          <GamePage
            table={table}
            ended={route.page === 'end'}
            onEnd={(ended) => go({ page: ended ? 'end' : 'game', id: table.id })}
            onStart={toStart}
            onAgain={({ config, name }) => begin(config, name)}
          />
        )}
      </Suspense>
      <Suspense fallback={null}>
        {overlay === 'handbook' && <Handbook onClose={close} />}
        {overlay === 'settings' && <SettingsDialog onClose={close} />}
        {overlay === 'credits' && <CreditsDialog onClose={close} />}
        {overlay !== null && typeof overlay === 'object' && (
          <NationWindow
            state={newGame({ scenario: overlay.scenario })}
            nation={overlay.nation}
            onClose={close}
            onNation={(nation) => setOverlay({ ...overlay, nation })}
          />
        )}
      </Suspense>
      <UpdateNote />
    </>
  );
}
