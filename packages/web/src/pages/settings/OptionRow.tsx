import type { ReactNode } from 'react';
import { Tooltip } from '../../ui/Tooltip.tsx';
import styles from './OptionRow.module.css';

interface OptionRowProps {
  readonly label: string;
  readonly note: string;
  /** A longer note about the choices (UI-3). */
  readonly tip?: string;
  readonly children: ReactNode;
}

/** A choice with its name and a note; the control brings its own accessible name. */
export function OptionRow({ label, note, tip = '', children }: OptionRowProps) {
  return (
    <div className={styles.cell}>
      <Tooltip text={tip}>
        <div className={styles.row}>
          <div className={styles.words}>
            <b>{label}</b>
            <span className="tiny muted">{note}</span>
          </div>
          {children}
        </div>
      </Tooltip>
    </div>
  );
}

/** A switch, which has its words inside, as a row of the same kind. */
export const SwitchRow = ({
  tip = '',
  children,
}: {
  readonly tip?: string;
  readonly children: ReactNode;
}) => (
  <div className={styles.cell}>
    <Tooltip text={tip}>{children}</Tooltip>
  </div>
);
