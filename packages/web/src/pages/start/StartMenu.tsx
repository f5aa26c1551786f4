import { FolderOpen, Globe, Play, Plus, Sparkles, Upload, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import type { StartWords } from '../../language/words.ts';
import { Button } from '../../ui/Button.tsx';
import { StartMenuButton } from './StartMenuButton.tsx';
import styles from './StartPage.module.css';
import type { SavesSummary } from './saves-summary.ts';

export interface StartMenuActions {
  readonly onContinue: (id: string) => void;
  readonly onFirstGame: () => void;
  readonly onNewGame: () => void;
  readonly onTogether: () => void;
  readonly onOnline: () => void;
  readonly onSaves: () => void;
  readonly onFile: () => void;
}

interface StartMenuProps {
  readonly words: StartWords;
  readonly saves: SavesSummary;
  readonly isOpening: boolean;
  /** The page came from a server of games. */
  readonly isOnline: boolean;
  readonly on?: StartMenuActions | undefined;
  readonly children?: ReactNode;
}

export function StartMenu({
  words,
  saves: { count, last },
  isOpening,
  isOnline,
  on,
  children,
}: StartMenuProps) {
  const { start } = words;
  return (
    <nav aria-label={start.menu} className={styles.menu}>
      {count === 0 && <Welcome words={words} onBegin={on?.onFirstGame} />}
      {last && (
        <StartMenuButton
          isMain
          testId="continue"
          icon={<Play size={24} aria-hidden="true" />}
          label={start.continue}
          note={isOpening ? start.opening : last.line}
          onClick={() => on?.onContinue(last.id)}
        />
      )}
      <StartMenuButton
        isMain={!last && count > 0}
        testId="new-game"
        icon={<Plus size={24} aria-hidden="true" />}
        label={start.newGame}
        note={start.newGameNote}
        onClick={() => on?.onNewGame()}
      />
      <StartMenuButton
        testId="together"
        icon={<Users size={24} aria-hidden="true" />}
        label={start.together}
        note={start.togetherNote}
        onClick={() => on?.onTogether()}
      />
      <StartMenuButton
        testId="online"
        isHidden={!isOnline}
        icon={<Globe size={24} aria-hidden="true" />}
        label={start.online}
        note={start.onlineNote}
        onClick={() => on?.onOnline()}
      />
      <StartMenuButton
        testId="saves"
        icon={<FolderOpen size={24} aria-hidden="true" />}
        label={start.saved}
        note={start.savedNote(count)}
        onClick={() => on?.onSaves()}
      />
      <StartMenuButton
        testId="open-file"
        icon={<Upload size={24} aria-hidden="true" />}
        label={start.open}
        note={start.openNote}
        onClick={() => on?.onFile()}
      />
      {children}
    </nav>
  );
}

interface WelcomeProps {
  readonly words: StartWords;
  readonly onBegin: (() => void) | undefined;
}

/** For newcomers, who have no saved game; the scenario is that of FIRST_DRAFT. */
const Welcome = ({ words: { start, scenarios }, onBegin }: WelcomeProps) => (
  <div className={styles.welcome}>
    <p>{start.first(scenarios('two-early').title)}</p>
    <Button kind="main" icon={<Sparkles size={18} />} onClick={onBegin} testId="first-game">
      {start.firstButton}
    </Button>
  </div>
);
