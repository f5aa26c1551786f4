import type { GameState, NationId } from '@bretwalda/engine';
import { areScoresOpen } from '@bretwalda/engine/queries';
import { standingOf } from '../../facts/expected-points.ts';
import { useText } from '../../language/language.ts';
import styles from './NationStanding.module.css';

/** Points now, what is expected by now, and what to aim for. */
export function NationStanding({ state, nation }: { readonly state: GameState; readonly nation: NationId }) {
  const t = useText();
  const { points, expected, target } = standingOf(state, nation);
  const words = t.windows.nation;
  return (
    <dl className={styles.standing}>
      {[
        ...(areScoresOpen(state)
          ? [
              [words.pointsNow, points],
              [words.usual, expected],
            ]
          : [[words.pointsNow, t.windows.units.never]]),
        [words.target, target],
      ].map(([label, value]) => (
        <div key={label}>
          <dt className="tiny muted">{label}</dt>
          <dd className="number">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
