import { nationId } from '@bretwalda/engine';
import { Pause, Play } from 'lucide-react';
import { useText } from '../language/language.ts';
import { useScene, useSession } from '../session/context.ts';
import { Shield } from '../tokens/Tokens.tsx';
import { IconButton } from '../ui/Button.tsx';
import styles from './PhaseBar.module.css';

/** Somebody else decides: who, and a button to pause the computers. */
export function WaitingForOthers() {
  const t = useText();
  const session = useSession();
  const { state, thinking, paused, review, elsewhere } = useScene((s) => s);
  if (review || elsewhere) return null;
  const nation = state.nation >= 0 ? nationId(state.nation) : null;
  return (
    <>
      <span className={styles.waiting} role="status">
        {nation && (
          <span className={thinking === null ? undefined : styles.pulse}>
            <Shield nation={nation} size={26} />
          </span>
        )}
        {paused
          ? t.game.paused
          : thinking === null
            ? t.game.waiting
            : t.game.thinking(session.player(thinking).name)}
      </span>
      <IconButton
        icon={paused ? <Play size={18} /> : <Pause size={18} />}
        label={paused ? t.game.goOn : t.game.pause}
        onClick={() => session.flow.pause(!paused)}
      />
    </>
  );
}
