import { type GameState, nationId } from '@bretwalda/engine';
import { scoringAhead } from '../facts/next-scoring.ts';
import { type Text, useText } from '../language/language.ts';
import { useScene } from '../session/context.ts';
import { onlyPerson } from '../session/people.ts';
import { Crown } from '../tokens/Tokens.tsx';
import { howItEnded } from '../windows/record/how-it-ended.ts';
import styles from './NextScoring.module.css';

/** The next scoring round and what the acting nation would get there now; after the last one, how the game ended. */
export function NextScoring() {
  const t = useText();
  const state = useScene((s) => s.state);
  const players = useScene((s) => s.game.config.players);
  const people = useScene((s) => s.people);
  const over = state.step === 'over';
  const next = scoringAhead(state);
  const title = over ? t.game.over : next ? t.game.nextScoring(next.round) : t.game.lastScoring;
  const note = over
    ? howItEnded(t, state, players, onlyPerson(people))
    : heldNow(t, state, next?.points ?? null);
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

const heldNow = (t: Text, state: GameState, points: number | null): string | null =>
  points === null ? null : t.game.holdNow(t.names.nations(nationId(state.nation)), points);
