import type { GameState, NationId } from '@bretwalda/engine';
import { limitsOf } from '../../facts/limits.ts';
import { useText } from '../../language/language.ts';
import { WithTerms } from '../../ui/WithTerms.tsx';
import styles from './NationSections.module.css';

/** What it may not do, in a sentence each. */
export function Limits({ state, nation }: { readonly state: GameState; readonly nation: NationId }) {
  const t = useText();
  const words = t.windows.nation;
  const { closedSeas, staysInSea, landing, points } = limitsOf(state, nation);
  const lines = [
    staysInSea && words.staysInSea,
    closedSeas.length > 0 && words.closedSeas(closedSeas.map(t.names.theArea)),
    landing && words.landing(landing),
    points && words.limit(points.limited, points.halfOf),
  ].filter((line): line is string => typeof line === 'string');
  if (lines.length === 0) return null;
  return (
    <section className={styles.section}>
      <h3 className="title">{words.limits}</h3>
      <ul className={`${styles.limits} small muted`}>
        {lines.map((line) => (
          <li key={line}>
            <WithTerms>{line}</WithTerms>
          </li>
        ))}
      </ul>
    </section>
  );
}
