import { FileDown, TriangleAlert } from 'lucide-react';
import { settings } from '../../base/settings.ts';
import { useStore } from '../../base/store.ts';
import { useText } from '../../language/language.ts';
import { useStored } from '../../local/browser-game-context.ts';
import styles from '../../panels/WarningBar.module.css';
import { useScene } from '../../session/context.ts';
import { isRefusal, keeping } from '../../storage/database.ts';
import { exportFile } from '../../storage/files.ts';
import { Button } from '../../ui/Button.tsx';

/** The autosave does not work: why, and what to do. It disappears when a later save works. */
export function NotSavedBar() {
  const t = useText();
  const game = useStored();
  const isElsewhere = useScene((s) => s.elsewhere);
  const autosaves = useStore(settings, (s) => s.autosave);
  const now = useStore(keeping);
  if (!isRefusal(now) || !autosaves || isElsewhere) return null;
  return (
    <div className={styles.bar} role="alert" data-testid="not-saved">
      <TriangleAlert size={20} aria-hidden="true" />
      <p>
        <b>{t.keep.bar}</b> <span className="small">{t.start.refusals[now]}</span>
      </p>
      <Button icon={<FileDown size={18} />} onClick={() => exportFile(game)}>
        {t.game.exportFile}
      </Button>
    </div>
  );
}
