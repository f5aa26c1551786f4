import { BookOpen, FolderOpen, Play, Plus, ScrollText, Settings, Sparkles, Upload } from 'lucide-react';
import { useState } from 'react';
import type { Table } from '../../session/table.ts';
import { type ImportedGame, openSave, type SaveInfo, toContinue } from '../../storage/index.ts';
import { type Text, useText } from '../../text/index.ts';
import { Button } from '../../ui/index.ts';
import { type Draft, FIRST_DRAFT } from '../new-game/draft.ts';
import { StoryPicture } from '../new-game/StoryPicture.tsx';
import { FIRST_STORY } from '../new-game/story.ts';
import { storyWords } from '../new-game/words.ts';
import { MemoryNote } from '../saves/MemoryNote.tsx';
import { useFileOpener } from '../saves/useFileOpener.tsx';
import { useSaves } from '../saves/useSaves.ts';
import { when } from '../saves/when.ts';
import { LookTools } from './LookTools.tsx';
import { MenuButton } from './MenuButton.tsx';
import styles from './StartPage.module.css';

export interface StartPageProps {
  readonly onContinue: (table: Table) => void;
  /** With a draft: what the page for a new game should begin with. */
  readonly onNewGame: (draft?: Draft) => void;
  readonly onSaves: () => void;
  readonly onOpen: (game: ImportedGame) => void;
  readonly onHandbook: () => void;
  readonly onSettings: () => void;
  readonly onCredits: () => void;
}

export function StartPage(props: StartPageProps) {
  const t = useText();
  const { start } = t;
  return (
    <main className={styles.page}>
      <div className={styles.scene}>
        <StoryPicture story="standard-4" className={styles.picture} />
      </div>
      <div className={styles.panel}>
        <LookTools />
        <header className={styles.head}>
          <h1 className="title">{start.title}</h1>
          <p className={`italic ${styles.tagline}`}>{start.tagline}</p>
          <p className="muted">{start.intro}</p>
        </header>
        <Menu {...props} />
        <footer className={styles.foot}>
          <Button kind="flat" icon={<BookOpen size={18} />} onClick={props.onHandbook}>
            {start.handbook}
          </Button>
          <Button kind="flat" icon={<Settings size={18} />} onClick={props.onSettings}>
            {start.settings}
          </Button>
          <Button kind="flat" icon={<ScrollText size={18} />} onClick={props.onCredits}>
            {start.credits}
          </Button>
        </footer>
      </div>
    </main>
  );
}

function Menu({ onContinue, onNewGame, onSaves, onOpen }: StartPageProps) {
  const t = useText();
  const { start } = t;
  const [list] = useSaves();
  const [isOpening, setOpening] = useState(false);
  const file = useFileOpener(onOpen);
  const last = list ? toContinue(list) : undefined;

  const goOn = async (save: SaveInfo) => {
    setOpening(true);
    const table = await openSave(save.id);
    setOpening(false);
    if (table.ok) onContinue(table.value);
    else file.show(table.problem);
  };

  return (
    <nav aria-label={start.menu} className={styles.menu}>
      <MemoryNote />
      {list?.length === 0 && <Welcome onBegin={() => onNewGame(FIRST_DRAFT)} />}
      {last && (
        <MenuButton
          isMain
          testId="continue"
          icon={<Play size={24} aria-hidden="true" />}
          label={start.continue}
          note={isOpening ? start.opening : saveLine(t, last)}
          onClick={() => void goOn(last)}
        />
      )}
      <MenuButton
        isMain={!last && list?.length !== 0}
        testId="new-game"
        icon={<Plus size={24} aria-hidden="true" />}
        label={start.newGame}
        note={start.newGameNote}
        onClick={() => onNewGame()}
      />
      <MenuButton
        testId="saves"
        icon={<FolderOpen size={24} aria-hidden="true" />}
        label={start.saved}
        note={list ? start.savedNote(list.length) : ' '}
        onClick={onSaves}
      />
      <MenuButton
        testId="open-file"
        icon={<Upload size={24} aria-hidden="true" />}
        label={start.open}
        note={start.openNote}
        onClick={file.choose}
      />
      {file.parts}
    </nav>
  );
}

/** For those who have no game yet. */
function Welcome({ onBegin }: { readonly onBegin: () => void }) {
  const t = useText();
  const { start } = t;
  return (
    <div className={styles.welcome}>
      <p>{start.first(storyWords(t, FIRST_STORY).title)}</p>
      <Button kind="main" icon={<Sparkles size={18} />} onClick={onBegin} testId="first-game">
        {start.firstButton}
      </Button>
    </div>
  );
}

function saveLine(t: Text, save: SaveInfo): string {
  const { start, names } = t;
  const nation = save.nation && names.nations(save.nation);
  const parts = [
    storyWords(t, save.scenario).title,
    start.round(save.round),
    nation,
    when(save.saved, start.locale),
  ];
  return parts.filter(Boolean).join(' · ');
}
