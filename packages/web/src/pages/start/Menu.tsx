import { FolderOpen, Play, Plus, Sparkles, Upload, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import type { StartWords } from '../../language/words.ts';
import { Button } from '../../ui/Button.tsx';
import { MenuButton } from './MenuButton.tsx';
import styles from './StartPage.module.css';
import type { Shelf } from './shelf-memory.ts';

export interface MenuActions {
  readonly onContinue: (id: string) => void;
  readonly onFirstGame: () => void;
  readonly onNewGame: () => void;
  readonly onTogether: () => void;
  readonly onSaves: () => void;
  readonly onFile: () => void;
}

interface MenuProps {
  readonly words: StartWords;
  readonly shelf: Shelf;
  readonly isOpening: boolean;
  readonly on?: MenuActions | undefined;
  readonly children?: ReactNode;
}

export function Menu({ words, shelf: { count, last }, isOpening, on, children }: MenuProps) {
  const { start } = words;
  return (
    <nav aria-label={start.menu} className={styles.menu}>
      {count === 0 && <Welcome words={words} onBegin={on?.onFirstGame} />}
      {last && (
        <MenuButton
          isMain
          testId="continue"
          icon={<Play size={24} aria-hidden="true" />}
          label={start.continue}
          note={isOpening ? start.opening : last.line}
          onClick={() => on?.onContinue(last.id)}
        />
      )}
      <MenuButton
        isMain={!last && count > 0}
        testId="new-game"
        icon={<Plus size={24} aria-hidden="true" />}
        label={start.newGame}
        note={start.newGameNote}
        onClick={() => on?.onNewGame()}
      />
      <MenuButton
        testId="together"
        icon={<Users size={24} aria-hidden="true" />}
        label={start.together}
        note={start.togetherNote}
        onClick={() => on?.onTogether()}
      />
      <MenuButton
        testId="saves"
        icon={<FolderOpen size={24} aria-hidden="true" />}
        label={start.saved}
        note={start.savedNote(count)}
        onClick={() => on?.onSaves()}
      />
      <MenuButton
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

/** For those who have no game yet; the story is that of FIRST_DRAFT. */
const Welcome = ({ words: { start, scenarios }, onBegin }: WelcomeProps) => (
  <div className={styles.welcome}>
    <p>{start.first(scenarios('two-early').title)}</p>
    <Button kind="main" icon={<Sparkles size={18} />} onClick={onBegin} testId="first-game">
      {start.firstButton}
    </Button>
  </div>
);
