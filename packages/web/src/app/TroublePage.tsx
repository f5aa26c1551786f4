import { useState } from 'react';
import { useStartWords } from '../language/words.ts';
import styles from '../pages/notice/Notice.module.css';
import { Notice } from '../pages/notice/Notice.tsx';
import { Boundary } from '../ui/Boundary.tsx';
import { Button } from '../ui/Button.tsx';
import { rescueAtHand } from './rescue.ts';

interface TroublePageProps {
  readonly error: unknown;
  readonly onStart: () => void;
}

/** An error of the program: what happened, what of the game is kept, and the ways out. */
export function TroublePage({ error, onStart }: TroublePageProps) {
  const { start } = useStartWords();
  const { trouble } = start;
  const [rescue] = useState(rescueAtHand); // the page that failed is about to be cleared away
  return (
    <Notice
      title={trouble.page}
      ways={
        <>
          <Button kind="main" onClick={() => location.reload()}>
            {trouble.reload}
          </Button>
          <Button onClick={onStart}>{start.toStart}</Button>
        </>
      }
    >
      <p>{trouble.text}</p>
      <Boundary instead={() => null}>{rescue}</Boundary>
      <details className={styles.report} open>
        <summary className="small muted">{trouble.report}</summary>
        <p className="small">{String(error)}</p>
      </details>
    </Notice>
  );
}
