import type { ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';
import styles from './StartPage.module.css';

interface StartMenuButtonProps {
  readonly icon: ReactNode;
  readonly label: string;
  readonly note?: string | undefined;
  readonly isMain?: boolean;
  /** Its place among the buttons is kept (early-press.ts). */
  readonly isHidden?: boolean;
  readonly onClick: () => void;
  readonly testId?: string;
}

/** A button of the main menu with a second line that says what it leads to. */
export const StartMenuButton = ({
  icon,
  label,
  note,
  isMain = false,
  isHidden = false,
  onClick,
  testId,
}: StartMenuButtonProps) => (
  <button
    type="button"
    className={classes(styles.entry, isMain && styles.main)}
    onClick={onClick}
    hidden={isHidden}
    data-testid={testId}
  >
    {icon}
    <span className={styles.words}>
      <span className="title">{label}</span>
      {note && <span className="small">{note}</span>}
    </span>
  </button>
);
