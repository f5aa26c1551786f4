import {
  areasWithArmies,
  type GameState,
  holdValues,
  isSoleOccupant,
  nationId,
  TIMELINE,
} from '@bretwalda/engine';
import { useScene } from '../session/context.ts';
import { useText } from '../text/index.ts';
import { Crown } from '../tokens/index.ts';
import styles from './NextScoring.module.css';

/** The next scoring round and what the acting nation would get there now. */
export function NextScoring() {
  const t = useText();
  const state = useScene((s) => s.state);
  const next = TIMELINE.find((r) => r.scoring && r.round >= state.round);
  return (
    <section className={`card ${styles.card}`}>
      <Crown size={26} />
      <div>
        <b>{next ? t.game.nextScoring(next.round) : t.game.lastScoring}</b>
        {next && state.nation >= 0 && (
          <p className="small muted">
            {t.game.holdNow(t.names.nations(nationId(state.nation)), worthNow(state, next.round))}
          </p>
        )}
      </div>
    </section>
  );
}

const worthNow = (state: GameState, round: number): number => {
  const values = holdValues(round, state.nation);
  return areasWithArmies(state, state.nation)
    .filter((area) => isSoleOccupant(state, state.nation, area))
    .reduce((sum, area) => sum + (values?.[area] ?? 0), 0);
};
