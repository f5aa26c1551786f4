import { FolderOpen, Plus } from 'lucide-react';
import { settings } from '../../base/settings.ts';
import { useStore } from '../../base/store.ts';
import { useText } from '../../language/language.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './SavesPage.module.css';

/** Stands for the list while no game is saved. */
export function NoSaves({ onNewGame }: { readonly onNewGame: () => void }) {
  const t = useText().start;
  const autosaves = useStore(settings, (s) => s.autosave);
  return (
    <div className={styles.empty}>
      <FolderOpen size={32} aria-hidden="true" />
      <p className="title">{t.saves.empty}</p>
      <p className="muted">{t.saves.emptyNote(autosaves)}</p>
      <Button kind="main" icon={<Plus size={18} />} onClick={onNewGame}>
        {t.newGame}
      </Button>
    </div>
  );
}
