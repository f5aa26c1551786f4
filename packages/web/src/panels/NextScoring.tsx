import { nationId } from '@bretwalda/engine';
import { scoringAhead } from '../facts/index.ts';
import { useScene } from '../session/context.ts';
import { useText } from '../text/index.ts';
import { Crown } from '../tokens/index.ts';
import styles from './NextScoring.module.css';

/** The next scoring round and what the acting nation would get there now. */
export function NextScoring() {
  const t = useText();
  const state = useScene((s) => s.state);
  const next = scoringAhead(state);
  return (
    <section className={`card ${styles.card}`}>
      <Crown size={26} />
      <div>
        <b>{next ? t.game.nextScoring(next.round) : t.game.lastScoring}</b>
        {next && next.points !== null && (
          <p className="small muted">
            {t.game.holdNow(t.names.nations(nationId(state.nation)), next.points)}
          </p>
        )}
      </div>
    </section>
  );
}
