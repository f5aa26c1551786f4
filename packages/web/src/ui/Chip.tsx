import type { ReactNode } from 'react';
import styles from './Chip.module.css';
import { classes } from './classes.ts';
import { Tooltip } from './Tooltip.tsx';

interface ChipProps {
  readonly icon?: ReactNode;
  readonly tone?: 'plain' | 'accent' | 'gold' | 'ok';
  readonly children: ReactNode;
}

export const Chip = ({ icon, tone = 'plain', children }: ChipProps) => (
  <span className={classes(styles.chip, tone !== 'plain' && styles[tone])}>
    {icon}
    {children}
  </span>
);

interface ChipButtonProps extends ChipProps {
  /** Spoken; begins with the words that are seen. */
  readonly label: string;
  /** In a few words, on hover and focus. */
  readonly note: string;
  /** Only the picture, as large as a finger. */
  readonly bare?: boolean;
  readonly onClick: () => void;
}

/** A chip that opens what it stands for. */
export const ChipButton = (props: ChipButtonProps) => {
  const { icon, tone = 'plain', label, note, bare = false, children, onClick } = props;
  return (
    <Tooltip text={note}>
      <button
        type="button"
        className={classes(styles.button, bare && styles.bare)}
        aria-label={label}
        onClick={onClick}
      >
        <Chip icon={icon} tone={tone}>
          {!bare && children}
        </Chip>
      </button>
    </Tooltip>
  );
};
