import type { NationId } from '@bretwalda/engine';
import { useText } from '../../text/index.ts';
import styles from './Story.module.css';

/** A short history, and advice on how to play them (UI-25). */
export function Story({ nation }: { readonly nation: NationId }) {
  const t = useText();
  const words = t.windows.nation;
  const { story, advice } = t.cards.nations(nation);
  return (
    <>
      <section className={styles.section}>
        <h3 className="title">{words.story}</h3>
        <p className={styles.drop}>{story}</p>
      </section>
      <section className={styles.section}>
        <h3 className="title">{words.advice}</h3>
        <p>{advice}</p>
      </section>
    </>
  );
}
