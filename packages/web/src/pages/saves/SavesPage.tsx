import { ArrowLeft, FolderOpen, Plus, Upload } from 'lucide-react';
import { useState } from 'react';
import { settings } from '../../base/settings.ts';
import { useStore } from '../../base/store.ts';
import { useText } from '../../language/language.ts';
import { isRefusal, keeping } from '../../storage/database.ts';
import { exportRemains, exportSave, openSave, readProblem, tableOf } from '../../storage/files.ts';
import type { SaveInfo } from '../../storage/record.ts';
import { type ReadProblem, saves } from '../../storage/saves.ts';
import type { Table } from '../../storage/table.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { RemoveDialog, RenameDialog } from './SaveDialogs.tsx';
import { type NamedSave, SaveList } from './SaveList.tsx';
import styles from './SavesPage.module.css';
import { StorageNote } from './StorageNote.tsx';
import { useFileOpener } from './use-file-opener.tsx';
import { useFirstFocus } from './use-first-focus.ts';
import { useSaves } from './use-saves.ts';

interface SavesPageProps {
  /** A saved game of the browser, or one from a file. */
  readonly onOpen: (table: Table) => void;
  readonly onNewGame: () => void;
  readonly onBack: () => void;
}

export function SavesPage({ onOpen, onNewGame, onBack }: SavesPageProps) {
  const t = useText().start;
  const [shelf, refresh] = useSaves();
  const isRefused = useStore(keeping, isRefusal);
  const [asked, setAsked] = useState<{ readonly what: 'rename' | 'remove'; readonly save: NamedSave } | null>(
    null,
  );
  const [said, setSaid] = useState('');
  const [isFailed, setFailed] = useState(false);
  const heading = useFirstFocus<HTMLHeadingElement>(); // the button that led here is gone
  const file = useFileOpener((game) => onOpen(tableOf(game)));

  const open = async (save: SaveInfo) => {
    const table = await openSave(save.id);
    if (table.ok) onOpen(table.value);
    else file.show(table.problem);
  };
  const download = async (save: SaveInfo) => {
    const found = await saves.read(save.id);
    if ('record' in found) exportSave(found.record);
    else file.show(readProblem(found.problem));
  };
  const downloadRemains = async ({ id, name }: NamedSave) => {
    const remains = await saves.remains(id);
    if (remains === null) file.show({ kind: 'gone' });
    else exportRemains(remains, name);
  };
  const done = async (work: Promise<ReadProblem | null>, words: string, otherwise: string) => {
    setAsked(null);
    const problem = await work;
    await refresh();
    setSaid(problem === null ? words : `${otherwise} ${t.problem(readProblem(problem))}`);
    setFailed(problem !== null);
  };

  const remove = async (save: NamedSave) => {
    await done(saves.remove(save.id), t.saves.removed(save.name), t.saves.notRemoved);
    heading.current?.focus(); // its row is gone
  };

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
        {shelf === null && <p className="muted">{t.saves.reading}</p>}
        {shelf?.saves.length === 0 && shelf.damaged.length === 0 && !isRefused && (
          <Empty onNewGame={onNewGame} />
        )}
        {/* Seen only where something did not work: what did can be seen in the list. */}
        <p className={isFailed ? styles.memory : 'hidden-text'} role="status">
          {said}
        </p>
        {shelf && (
          <SaveList
            shelf={shelf}
            onOpen={(save) => void open(save)}
            onExport={(save) => void download(save)}
            onExportRemains={(save) => void downloadRemains(save)}
            onRename={(save) => setAsked({ what: 'rename', save })}
            onRemove={(save) => setAsked({ what: 'remove', save })}
          />
        )}
      </div>
      {asked?.what === 'rename' && (
        <RenameDialog
          save={asked.save}
          others={shelf?.saves ?? []}
          onClose={() => setAsked(null)}
          onName={(name) =>
            void done(saves.rename(asked.save.id, name), t.saves.renamed(name), t.saves.notRenamed)
          }
        />
      )}
      {asked?.what === 'remove' && (
        <RemoveDialog
          save={asked.save}
          onClose={() => setAsked(null)}
          onRemove={() => void remove(asked.save)}
        />
      )}
      {file.parts}
    </main>
  );
}

function Empty({ onNewGame }: { readonly onNewGame: () => void }) {
  const t = useText().start;
  const savesItself = useStore(settings, (s) => s.autosave);
  return (
    <div className={styles.empty}>
      <FolderOpen size={32} aria-hidden="true" />
      <p className="title">{t.saves.empty}</p>
      <p className="muted">{t.saves.emptyNote(savesItself)}</p>
      <Button kind="main" icon={<Plus size={18} />} onClick={onNewGame}>
        {t.newGame}
      </Button>
    </div>
  );
}
