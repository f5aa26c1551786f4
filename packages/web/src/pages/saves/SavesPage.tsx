import { ArrowLeft, Upload } from 'lucide-react';
import { useState } from 'react';
import { useStore } from '../../base/store.ts';
import { useText } from '../../language/language.ts';
import { isRefusal, keeping } from '../../storage/database.ts';
import { storedGameOf } from '../../storage/files.ts';
import type { StoredGame } from '../../storage/stored-game.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { NoSaves } from './NoSaves.tsx';
import { type AskedSave, SaveDialogs } from './SaveDialogs.tsx';
import { SaveList } from './SaveList.tsx';
import styles from './SavesPage.module.css';
import { StorageNote } from './StorageNote.tsx';
import { useFileOpener } from './use-file-opener.tsx';
import { useFirstFocus } from './use-first-focus.ts';
import { useSaveActions } from './use-save-actions.ts';
import { useSaves } from './use-saves.ts';

interface SavesPageProps {
  /** A saved game of the browser, or one from a file. */
  readonly onOpen: (table: StoredGame) => void;
  readonly onNewGame: () => void;
  readonly onBack: () => void;
}

export function SavesPage({ onOpen, onNewGame, onBack }: SavesPageProps) {
  const t = useText().start;
  const [list, refresh] = useSaves();
  const isRefused = useStore(keeping, isRefusal);
  const [asked, setAsked] = useState<AskedSave | null>(null);
  const heading = useFirstFocus<HTMLHeadingElement>(); // the button that led here is gone
  const file = useFileOpener((game) => onOpen(storedGameOf(game)));
  const actions = useSaveActions({ onOpen, onProblem: file.show, refresh });
  const isEmpty = list?.saves.length === 0 && list.damaged.length === 0;
  return (
    <main className={styles.page} {...file.target}>
      <header className={styles.head}>
        <IconButton icon={<ArrowLeft size={18} />} label={t.back} onClick={onBack} />
        <h1 ref={heading} tabIndex={-1} className="title">
          {t.saves.title}
        </h1>
        <p className="muted">{t.saves.lead}</p>
      </header>
      <div className={styles.body}>
        <StorageNote />
        <div className={classes(styles.drop, file.isOver && styles.over)}>
          <Button icon={<Upload size={18} />} onClick={file.choose}>
            {t.saves.import}
          </Button>
          <span className="muted">{file.isOver ? t.saves.dropNow : t.saves.drop}</span>
        </div>
        {list === null && <p className="muted">{t.saves.reading}</p>}
        {isEmpty && !isRefused && <NoSaves onNewGame={onNewGame} />}
        {/* Seen only where something failed: what worked can be seen in the list. */}
        <p className={actions.result.isFailed ? styles.memory : 'hidden-text'} role="status">
          {actions.result.text}
        </p>
        {list && (
          <SaveList
            list={list}
            onOpen={(save) => void actions.open(save)}
            onExport={(save) => void actions.download(save)}
            onExportRemains={(save) => void actions.downloadRemains(save)}
            onRename={(save) => setAsked({ what: 'rename', save })}
            onRemove={(save) => setAsked({ what: 'remove', save })}
          />
        )}
      </div>
      {asked && (
        <SaveDialogs
          asked={asked}
          others={list?.saves ?? []}
          onClose={() => setAsked(null)}
          onRename={(save, name) => {
            setAsked(null);
            void actions.rename(save, name);
          }}
          onRemove={(save) => {
            setAsked(null);
            void actions.remove(save).then(() => heading.current?.focus()); // its row is gone
          }}
        />
      )}
      {file.parts}
    </main>
  );
}
