import { CircleAlert } from 'lucide-react';
import { useText } from '../language/language.ts';
import { Button } from '../ui/Button.tsx';
import styles from './Refused.module.css';
import { refusalWords } from './refusal-words.ts';

interface RefusedProps {
  /** What a request has thrown; nothing is shown while there is none. */
  readonly error: unknown;
  readonly onAgain?: (() => void) | undefined;
}

/** Why the server did not do what it was asked, spoken as soon as it appears. */
export function Refused({ error, onAgain }: RefusedProps) {
  const t = useText();
  if (error == null) return null;
  return (
    <div className={styles.refused} role="alert" data-testid="refused">
      <CircleAlert size={18} aria-hidden="true" />
      <p>{refusalWords(t, error)}</p>
      {onAgain && (
        <Button size="small" onClick={onAgain}>
          {t.online.refusals.again}
        </Button>
      )}
    </div>
  );
}
