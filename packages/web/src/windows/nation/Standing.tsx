import type { GameState, NationId } from '@bretwalda/engine';
import { standingOf } from '../../facts/usual.ts';
import { useText } from '../../language/language.ts';
import styles from './Standing.module.css';

/** Points now, what is usual by now, and what to aim for. */
export function Standing({ state, nation }: { readonly state: GameState; readonly nation: NationId }) {
  const t = useText();
  const { points, usual, target } = standingOf(state, nation);
  const words = t.windows.nation;
  return (
    <dl className={styles.standing}>
      {[
        [words.pointsNow, points],
        [words.usual, usual],
        [words.target, target],
      ].map(([label, value]) => (
        <div key={label}>
          <dt className="tiny muted">{label}</dt>
          <dd className="figure">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
