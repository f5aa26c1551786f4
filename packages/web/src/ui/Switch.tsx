import { Chip } from './Chip.tsx';
import { classes } from './classes.ts';
import styles from './Switch.module.css';

interface SwitchProps {
  readonly label: string;
  readonly note?: string;
  readonly checked: boolean;
  /** A word beside the label. */
  readonly mark?: string | undefined;
  /** Why it cannot be switched now: it stays focusable, shows the reason and says it. */
  readonly blocked?: string | undefined;
  readonly onChange: (checked: boolean) => void;
}

export function Switch({ label, note, checked, mark, blocked, onChange }: SwitchProps) {
  return (
    <label className={classes(styles.row, blocked && styles.blocked)}>
      <span className={styles.words}>
        <b>
          {label}
          {mark && (
            <>
              {' '}
              <Chip>{mark}</Chip>
            </>
          )}
        </b>
        {note && <span className="tiny muted">{note}</span>}
        {blocked && <span className={`tiny ${styles.reason}`}>{blocked}</span>}
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-checked={checked}
        aria-disabled={blocked ? true : undefined}
        className={styles.box}
        checked={checked}
        onChange={(event) => !blocked && onChange(event.target.checked)}
      />
    </label>
  );
}
