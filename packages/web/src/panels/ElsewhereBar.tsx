import { AppWindow, FileDown } from 'lucide-react';
import { useText } from '../language/language.ts';
import { useStored } from '../local/browser-game-context.ts';
import { useScene } from '../session/context.ts';
import { exportFile } from '../storage/files.ts';
import { useFate } from '../storage/kept.ts';
import { Button } from '../ui/Button.tsx';
import styles from './WarningBar.module.css';

/** Another tab plays this game; the map can still be looked at, and the game taken over. */
export function ElsewhereBar({ onPlayHere }: { readonly onPlayHere: () => void }) {
  const t = useText();
  const elsewhere = useScene((s) => s.elsewhere);
  const game = useStored();
  const isLost = useFate(game) === 'lost';
  if (!elsewhere) return null;
  return (
    <div className={styles.bar} role="alert" data-testid="elsewhere">
      <AppWindow size={20} />
      <p>
        <b>{t.game.elsewhere.title}</b>{' '}
        <span className="small">{isLost ? t.game.elsewhere.lost : t.game.elsewhere.text}</span>
      </p>
      {isLost && (
        <Button icon={<FileDown size={18} />} onClick={() => exportFile(game)}>
          {t.game.exportFile}
        </Button>
      )}
      <Button kind="main" onClick={onPlayHere} testId="play-here">
        {t.game.elsewhere.playHere}
      </Button>
    </div>
  );
}
