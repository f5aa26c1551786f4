import type { GameState, NationId } from '@bretwalda/engine';
import { useText } from '../../language/language.ts';
import { WithTerms } from '../../ui/WithTerms.tsx';
import styles from './NationHistory.module.css';

interface NationHistoryProps {
  readonly state: GameState;
  readonly nation: NationId;
}

/** A short history, and advice on how to play them from here on (UI-25). */
export function NationHistory({ state, nation }: NationHistoryProps) {
  const t = useText();
  const words = t.windows.nation;
  const advice = t.cards.advice(state, nation);
  return (
    <>
      <section className={styles.section}>
        <h3 className="title">{words.story}</h3>
        <p className={styles.drop}>{t.cards.story(nation)}</p>
      </section>
      {advice.length > 0 && (
        <section className={styles.section}>
          <h3 className="title">{words.advice}</h3>
          <p>
            <WithTerms>{advice.join(' ')}</WithTerms>
          </p>
        </section>
      )}
    </>
  );
}
