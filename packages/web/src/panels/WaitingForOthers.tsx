import { decision, type GameState, nationId } from '@bretwalda/engine';
import { Pause, Play } from 'lucide-react';
import { type Text, useText } from '../language/language.ts';
import { useScene, useSession } from '../session/context.ts';
import type { Session } from '../session/session.ts';
import { Shield } from '../tokens/Tokens.tsx';
import { IconButton } from '../ui/Button.tsx';
import styles from './PhaseBar.module.css';

/** In a game that goes on elsewhere it is said who is asked. */
function waitsFor(t: Text, state: GameState, session: Session): string {
  if (session.hasBots) return t.game.waiting;
  const names = decision(state).map(({ seat }) => session.player(seat).name);
  return names.length > 0 ? t.online.play.waitingFor([...new Set(names)]) : t.game.waiting;
}

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
            ? waitsFor(t, state, session)
            : t.game.thinking(session.player(thinking).name)}
      </span>
      {session.hasBots && (
        <IconButton
          icon={paused ? <Play size={18} /> : <Pause size={18} />}
          label={paused ? t.game.goOn : t.game.pause}
          onClick={() => session.flow.pause(!paused)}
        />
      )}
    </>
  );
}
