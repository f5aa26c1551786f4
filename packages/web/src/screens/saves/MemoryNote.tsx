import { TriangleAlert } from 'lucide-react';
import { useStore } from '../../session/store.ts';
import { isRefusal, keeping } from '../../storage/index.ts';
import { useText } from '../../text/index.ts';
import styles from './SavesPage.module.css';

/** Says so when the browser keeps nothing (a private window, a full disk), and why. */
export function MemoryNote() {
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
