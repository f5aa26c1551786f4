import type { ReactNode } from 'react';
import styles from './Chip.module.css';
import { classes } from './classes.ts';

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
