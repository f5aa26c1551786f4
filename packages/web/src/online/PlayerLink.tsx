import type { ReactNode } from 'react';
import styles from './PlayerLink.module.css';
import { hrefOf } from './place.ts';

interface PlayerLinkProps {
  /** Null: a computer, or nobody. */
  readonly id: string | null;
  readonly children: ReactNode;
}

/** A name that leads to what is known of its player. */
export const PlayerLink = ({ id, children }: PlayerLinkProps) =>
  id === null ? (
    children
  ) : (
    <a className={styles.link} href={hrefOf({ at: 'player', id })}>
      {children}
    </a>
  );
