import { ArrowLeft, FolderOpen, Plus, Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Table } from '../../session/table.ts';
import { exportSave, openSave, type SaveInfo, saves, tableOf } from '../../storage/index.ts';
import { useText } from '../../text/index.ts';
import { Button, classes, IconButton } from '../../ui/index.ts';
import { MemoryNote } from './MemoryNote.tsx';
import { RemoveDialog, RenameDialog } from './SaveDialogs.tsx';
import { SaveRow } from './SaveRow.tsx';
import styles from './SavesPage.module.css';
import { useFileOpener } from './useFileOpener.tsx';
import { useSaves } from './useSaves.ts';

interface SavesPageProps {
  /** A saved game of the browser, or one from a file. */
  readonly onOpen: (table: Table) => void;
  readonly onNewGame: () => void;
  readonly onBack: () => void;
}

export function SavesPage({ onOpen, onNewGame, onBack }: SavesPageProps) {
  const t = useText().start;
  const [list, refresh] = useSaves();
  const [asked, setAsked] = useState<{ readonly what: 'rename' | 'remove'; readonly save: SaveInfo } | null>(
    null,
  );
  const [said, setSaid] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const file = useFileOpener((game) => onOpen(tableOf(game)));

  const open = async (save: SaveInfo) => {
    const table = await openSave(save.id);
    if (table.ok) onOpen(table.value);
    else file.show(table.problem);
  };
  const download = async (save: SaveInfo) => {
    const record = await saves.read(save.id);
    if (record) exportSave(record);
    else file.show({ kind: 'gone' });
  };
  const done = async (work: Promise<unknown>, words: string) => {
    setAsked(null);
    await work;
    await refresh();
    setSaid(words);
  };

  const remove = async (save: SaveInfo) => {
    await done(saves.remove(save.id), t.saves.removed(save.name));
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
        <MemoryNote />
        <div className={classes(styles.drop, file.isOver && styles.over)}>
          <Button icon={<Upload size={18} />} onClick={file.choose}>
            {t.saves.import}
          </Button>
          <span className="muted">{file.isOver ? t.saves.dropNow : t.saves.drop}</span>
        </div>
        {list === null && <p className="muted">{t.saves.reading}</p>}
        {list?.length === 0 && <Empty onNewGame={onNewGame} />}
        <ul className={styles.list}>
          {list?.map((save) => (
            <SaveRow
              key={save.id}
              save={save}
              onOpen={() => void open(save)}
              onExport={() => void download(save)}
              onRename={() => setAsked({ what: 'rename', save })}
              onRemove={() => setAsked({ what: 'remove', save })}
            />
          ))}
        </ul>
        <p className="hidden-text" role="status">
          {said}
        </p>
      </div>
      {asked?.what === 'rename' && (
        <RenameDialog
          save={asked.save}
          onClose={() => setAsked(null)}
          onName={(name) => void done(saves.rename(asked.save.id, name), t.saves.renamed(name))}
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
  return (
    <div className={styles.empty}>
      <FolderOpen size={32} aria-hidden="true" />
      <p className="title">{t.saves.empty}</p>
      <p className="muted">{t.saves.emptyNote}</p>
      <Button kind="main" icon={<Plus size={18} />} onClick={onNewGame}>
        {t.newGame}
      </Button>
    </div>
  );
}
