import styles from './PassageText.module.css';
import type { Hit } from './search-index.ts';
import { splitAtHits } from './split-at-hits.ts';

interface HitTextProps {
  readonly text: string;
  /** Where the text begins in its passage. */
  readonly at: number;
  readonly hits: readonly Hit[] | undefined;
  /** Number of the current hit. */
  readonly current: number | undefined;
}

/** A text with the search hits in it marked. */
export const HitText = ({ text, at, hits, current }: HitTextProps) =>
  splitAtHits(text, at, hits).map((run) =>
    run.hit ? (
      <mark
        key={run.at}
        className={styles.hit}
        data-hit={run.hit.index}
        data-current={run.hit.index === current || undefined}
      >
        {run.text}
      </mark>
    ) : (
      run.text
    ),
  );
