import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { settings } from '../../base/settings.ts';
import { useStore } from '../../base/store.ts';
import { useStartWords } from '../../language/words.ts';
import { offline } from '../../offline/register.ts';
import type { ImportedGame } from '../../storage/parse.ts';
import type { StoredGame } from '../../storage/stored-game.ts';
import type { Opening } from '../new-game/draft.ts';
import type { Asked } from './FileDesk.tsx';
import type { Look } from './LookTools.tsx';
import { pressAgain } from './pressed.ts';
import { StartView } from './StartView.tsx';
import { useShelf } from './shelf.ts';

const FileDesk = lazy(async () => ({ default: (await import('./FileDesk.tsx')).FileDesk }));

export interface StartPageProps {
  /** Nobody has been on another page yet. */
  readonly isArriving: boolean;
  readonly onContinue: (table: StoredGame) => void;
  readonly onNewGame: (opening: Opening) => void;
  readonly onSaves: () => void;
  readonly onOpen: (game: ImportedGame) => void;
  readonly onHandbook: () => void;
  readonly onSettings: () => void;
  readonly onCredits: () => void;
}

const systemIsDark = (): boolean => matchMedia('(prefers-color-scheme: dark)').matches;

function useLook(): Look {
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

/** Its words and places need nothing of the game; the rules come when it has been drawn. */
export function StartPage(props: StartPageProps) {
  const words = useStartWords();
  const look = useLook();
  const { shelf, isRead } = useShelf(words, props.isArriving);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isOpening, setOpening] = useState(false);
  const [isLeft, setLeft] = useState(false);
  const done = useCallback(() => setAsked(null), []);
  useEffect(pressAgain, []);

  const goOn = async (id: string) => {
    setOpening(true);
    const { openSave } = await import('../../storage/files.ts');
    const table = await openSave(id);
    setOpening(false);
    if (table.ok) props.onContinue(table.value);
    else setAsked(table.problem);
  };

  /** A browser closes only what it was itself told to open, such as the installed game; a tab is left to the person. */
  const quit = () => {
    window.close();
    setLeft(true);
  };

  return (
    <StartView
      words={words}
      shelf={shelf}
      isOpening={isOpening}
      isLeft={isLeft}
      isOnDevice={useStore(offline, (o) => o.isReady)}
      look={look}
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
