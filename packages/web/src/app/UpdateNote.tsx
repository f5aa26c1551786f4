import { useEffect, useState } from 'react';
import { registerOffline } from '../offline/register.ts';
import { useText } from '../text/index.ts';
import { Button } from '../ui/index.ts';
import styles from './UpdateNote.module.css';

/** Keeps the game on the device, and says when a new version lies ready. */
export function UpdateNote() {
  const t = useText();
  const [reload, setReload] = useState<(() => void) | null>(null);
  useEffect(() => registerOffline({ onUpdate: (now) => setReload(() => now) }), []);
  if (!reload) return null;
  return (
    <div className={styles.note} role="status">
      <span>{t.offline.update}</span>
      <Button size="small" kind="main" onClick={reload}>
        {t.offline.reload}
      </Button>
      <Button size="small" kind="flat" onClick={() => setReload(null)}>
        {t.offline.later}
      </Button>
    </div>
  );
}
