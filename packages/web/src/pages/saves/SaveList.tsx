import { useEffect, useRef, useState } from 'react';
import { useText } from '../../language/language.ts';
import type { SaveInfo } from '../../storage/record.ts';
import type { SavedGames } from '../../storage/saves.ts';
import { Button } from '../../ui/Button.tsx';
import { DamagedRow } from './DamagedRow.tsx';
import { SaveRow } from './SaveRow.tsx';
import styles from './SavesPage.module.css';

/** A save as windows name it: whole or damaged. */
export type NamedSave = Pick<SaveInfo, 'id' | 'name'>;

interface SaveListProps {
  readonly list: SavedGames;
  readonly onOpen: (save: SaveInfo) => void;
  readonly onExport: (save: SaveInfo) => void;
  readonly onExportRemains: (save: NamedSave) => void;
  readonly onRename: (save: SaveInfo) => void;
  readonly onRemove: (save: NamedSave) => void;
}

/** How many are shown at a time: thousands would take seconds to draw. */
const STEP = 50;

export function SaveList({ list, onOpen, onExport, onExportRemains, onRename, onRemove }: SaveListProps) {
  const t = useText().start.saves;
  const { saves, damaged } = list;
  const [shown, setShown] = useState(STEP);
  const rows = useRef<HTMLUListElement>(null);
  const firstNew = useRef<number | null>(null);
  const left = saves.length - shown;

  // After "more" the focus goes to the first new row, to the button that opens it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when more are shown
  useEffect(() => {
    const row = firstNew.current === null ? undefined : rows.current?.children[firstNew.current];
    if (row) [...row.querySelectorAll('button')].at(-1)?.focus();
  }, [shown]);
  const showMore = () => {
    firstNew.current = rows.current?.children.length ?? null;
    setShown(shown + STEP);
  };
  return (
    <>
      <ul className={styles.list} ref={rows}>
        {damaged.map(({ id, name }) => {
          const save = { id, name: name ?? t.nameless };
          return (
            <DamagedRow
              key={id}
              name={save.name}
              onExport={() => onExportRemains(save)}
              onRemove={() => onRemove(save)}
            />
          );
        })}
        {saves.slice(0, shown).map((save) => (
          <SaveRow
            key={save.id}
            save={save}
            onOpen={() => onOpen(save)}
            onExport={() => onExport(save)}
            onRename={() => onRename(save)}
            onRemove={() => onRemove(save)}
          />
        ))}
      </ul>
      {left > 0 && (
        <div className={styles.more}>
          <Button onClick={showMore}>{t.more(Math.min(left, STEP))}</Button>
          <span className="small muted">{t.left(left)}</span>
        </div>
      )}
    </>
  );
}
