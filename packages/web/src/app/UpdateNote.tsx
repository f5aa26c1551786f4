import { useState } from 'react';
import { useStore } from '../base/store.ts';
import { useText } from '../language/language.ts';
import { offline } from '../offline/register.ts';
import { Button } from '../ui/Button.tsx';
import styles from './UpdateNote.module.css';

/** Says when a new version lies ready. */
export function UpdateNote() {
  const t = useText();
  const reload = useStore(offline, (o) => o.reload);
  const [later, setLater] = useState<typeof reload>(null);
  if (!reload || reload === later) return null;
  return (
    <div className={styles.note} role="status">
      <span>{t.offline.update}</span>
      <Button size="small" kind="main" onClick={reload}>
        {t.offline.reload}
      </Button>
      <Button size="small" kind="flat" onClick={() => setLater(() => reload)}>
        {t.offline.later}
      </Button>
    </div>
  );
}
