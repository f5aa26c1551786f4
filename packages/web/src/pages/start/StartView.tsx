import { BookOpen, CloudOff, DoorOpen, ScrollText, Settings } from 'lucide-react';
import type { ReactNode } from 'react';
import type { StartWords } from '../../language/words.ts';
import { Button } from '../../ui/Button.tsx';
import { type Appearance, AppearanceControls } from './AppearanceControls.tsx';
import { StartMenu, type StartMenuActions } from './StartMenu.tsx';
import styles from './StartPage.module.css';
import type { SavesSummary } from './saves-summary.ts';

export interface StartActions extends StartMenuActions {
  readonly onHandbook: () => void;
  readonly onSettings: () => void;
  readonly onCredits: () => void;
  readonly onQuit: () => void;
}

interface StartViewProps {
  readonly words: StartWords;
  readonly saves: SavesSummary;
  readonly isOpening?: boolean;
  /** The page came from a server of games; in index.html its script says so. */
  readonly isOnline?: boolean;
  /** Somebody wanted to leave. */
  readonly isLeft?: boolean;
  /** The whole game is kept here: it can be played without a connection. */
  readonly isOnDevice?: boolean;
  readonly appearance?: Appearance;
  /** Without them it is only a picture of the page: build/shell.ts writes it into index.html. */
  readonly on?: StartActions;
  readonly children?: ReactNode;
}

export function StartView(props: StartViewProps) {
  const {
    words,
    saves,
    isOpening = false,
    isOnline = false,
    isLeft = false,
    isOnDevice = false,
    appearance,
    on,
    children,
  } = props;
  const { start } = words;
  return (
    <main className={styles.page}>
      <div className={styles.scene} />
      <div className={styles.panel}>
        <AppearanceControls words={words} appearance={appearance} />
        <header className={styles.head}>
          <h1 className="title">{start.title}</h1>
          <p className={`italic ${styles.tagline}`}>{start.tagline}</p>
          <p className="muted">{start.intro}</p>
        </header>
        <StartMenu words={words} saves={saves} isOpening={isOpening} isOnline={isOnline} on={on}>
          {children}
        </StartMenu>
        <footer className={styles.foot}>
          <Button kind="flat" icon={<BookOpen size={18} />} onClick={on?.onHandbook}>
            {start.handbook}
          </Button>
          <Button kind="flat" icon={<Settings size={18} />} onClick={on?.onSettings}>
            {start.settings}
          </Button>
          <Button kind="flat" icon={<ScrollText size={18} />} onClick={on?.onCredits}>
            {start.credits}
          </Button>
          <Button kind="flat" icon={<DoorOpen size={18} />} onClick={on?.onQuit} testId="quit">
            {start.quit}
          </Button>
        </footer>
        <p className={`small ${styles.device}`} role="status">
          {isLeft ? (
            <b>{start.mayClose}</b>
          ) : (
            isOnDevice && (
              <>
                <CloudOff size={16} aria-hidden="true" />
                {start.onDevice}
              </>
            )
          )}
        </p>
      </div>
    </main>
  );
}
