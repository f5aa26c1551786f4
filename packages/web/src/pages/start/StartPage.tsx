import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { settings } from '../../base/settings.ts';
import { useStore } from '../../base/store.ts';
import { useStartWords } from '../../language/words.ts';
import { offline } from '../../offline/register.ts';
import { askServer, hasGames } from '../../online/games-server.ts';
import type { ImportedGame } from '../../storage/parse.ts';
import type { StoredGame } from '../../storage/stored-game.ts';
import { untilIdle } from '../../ui/idle.ts';
import type { Opening } from '../new-game/game-draft.ts';
import type { Appearance } from './AppearanceControls.tsx';
import { replayEarlyPress } from './early-press.ts';
import type { FileRequest } from './FileImport.tsx';
import { StartView } from './StartView.tsx';
import { useSavesSummary } from './use-saves-summary.ts';

const FileDesk = lazy(async () => ({ default: (await import('./FileImport.tsx')).FileImport }));

export interface StartPageProps {
  /** No other page was visited yet. */
  readonly isArriving: boolean;
  readonly onContinue: (table: StoredGame) => void;
  readonly onNewGame: (opening: Opening) => void;
  readonly onSaves: () => void;
  readonly onOnline: () => void;
  readonly onOpen: (game: ImportedGame) => void;
  readonly onHandbook: () => void;
  readonly onSettings: () => void;
  readonly onCredits: () => void;
}

const systemIsDark = (): boolean => matchMedia('(prefers-color-scheme: dark)').matches;

function useAppearance(): Appearance {
  const language = useStore(settings, (s) => s.language);
  const theme = useStore(settings, (s) => s.theme);
  const isDark = theme === 'dark' || (theme === 'system' && systemIsDark());
  return {
    language,
    isDark,
    onLanguage: (id) => settings.update({ language: id }),
    onTheme: () => settings.update({ theme: isDark ? 'light' : 'dark' }),
  };
}

/** It needs nothing of the game itself; the rules load after it has been drawn. */
export function StartPage(props: StartPageProps) {
  const words = useStartWords();
  const appearance = useAppearance();
  const { saves, isRead } = useSavesSummary(words, props.isArriving);
  const [asked, setAsked] = useState<FileRequest | null>(null);
  const [isOpening, setOpening] = useState(false);
  const [isLeft, setLeft] = useState(false);
  const done = useCallback(() => setAsked(null), []);
  useEffect(replayEarlyPress, []);
  useEffect(() => {
    untilIdle()
      .then(askServer)
      .catch(() => {}); // the last answer stands
  }, []);

  const goOn = async (id: string) => {
    setOpening(true);
    const { openSave } = await import('../../storage/files.ts');
    const table = await openSave(id);
    setOpening(false);
    if (table.ok) props.onContinue(table.value);
    else setAsked(table.problem);
  };

  /** A browser closes only windows that it opened as an app; a tab is left to the person. */
  const quit = () => {
    window.close();
    setLeft(true);
  };

  return (
    <StartView
      words={words}
      saves={saves}
      isOpening={isOpening}
      isOnline={useStore(hasGames)}
      isLeft={isLeft}
      isOnDevice={useStore(offline, (o) => o.isReady)}
      appearance={appearance}
      on={{
        ...props,
        onContinue: (id) => void goOn(id),
        onFirstGame: () => props.onNewGame('first'),
        onNewGame: () => props.onNewGame('last'),
        onTogether: () => props.onNewGame('together'),
        onFile: () => setAsked('file'),
        onQuit: quit,
      }}
    >
      {(isRead || asked !== null) && (
        <Suspense fallback={null}>
          <FileDesk asked={asked} onDone={done} onOpen={props.onOpen} />
        </Suspense>
      )}
    </StartView>
  );
}
