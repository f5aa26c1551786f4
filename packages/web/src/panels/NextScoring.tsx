import { areasWithArmies, type GameState, holdValues, isSoleOccupant, nationId } from '@bretwalda/engine';
import { nextScoring } from '../facts/moment.ts';
import { howItEnded } from '../record/ending.ts';
import { useScene } from '../session/context.ts';
import { type Text, useText } from '../text/index.ts';
import { Crown } from '../tokens/index.ts';
import styles from './NextScoring.module.css';

/** The next scoring round and what the acting nation would get there now; after the last one, how the game ended. */
export function NextScoring() {
  const t = useText();
  const state = useScene((s) => s.state);
  const players = useScene((s) => s.table.config.players);
  const viewer = useScene((s) => s.viewer);
  const over = state.step === 'over';
  const next = nextScoring(state);
  const title = over ? t.game.over : next === undefined ? t.game.lastScoring : t.game.nextScoring(next);
  const note = over ? howItEnded(t, state, players, viewer) : heldNow(t, state, next);
  return (
    <section className={`card ${styles.card}`}>
      <Crown size={26} />
      <div>
        <b>{title}</b>
        {note !== null && <p className="small muted">{note}</p>}
      </div>
    </section>
  );
}

const heldNow = (t: Text, state: GameState, next: number | undefined): string | null =>
  next === undefined || state.nation < 0
    ? null
    : t.game.holdNow(t.names.nations(nationId(state.nation)), worthNow(state, next));

const worthNow = (state: GameState, round: number): number => {
  const values = holdValues(round, state.nation);
  return areasWithArmies(state, state.nation)
    .filter((area) => isSoleOccupant(state, state.nation, area))
    .reduce((sum, area) => sum + (values?.[area] ?? 0), 0);
};
