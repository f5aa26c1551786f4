import { TriangleAlert } from 'lucide-react';
import { useStore } from '../../base/store.ts';
import { useText } from '../../language/language.ts';
import { isRefusal, keeping } from '../../storage/database.ts';
import styles from './SavesPage.module.css';

/** Says why the browser stores nothing: a private window, a full disk. */
export function StorageNote() {
  const t = useText().start;
  const state = useStore(keeping);
  if (!isRefusal(state)) return null;
  return (
    <p className={styles.memory} role="status">
      <TriangleAlert size={18} aria-hidden="true" />
      {t.memory(state)}
    </p>
  );
}
