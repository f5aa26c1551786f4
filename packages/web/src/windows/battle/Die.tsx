import { type CSSProperties, useEffect, useState } from 'react';
import { classes } from '../../ui/classes.ts';
import styles from './Die.module.css';

const L = -8;
const R = 8;
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [L, L],
    [R, R],
  ],
  3: [
    [L, L],
    [0, 0],
    [R, R],
  ],
  4: [
    [L, L],
    [R, L],
    [L, R],
    [R, R],
  ],
  5: [
    [L, L],
    [R, L],
    [0, 0],
    [L, R],
    [R, R],
  ],
  6: [
    [L, L],
    [R, L],
    [L, 0],
    [R, 0],
    [L, R],
    [R, R],
  ],
};

interface DieProps {
  readonly face: number;
  readonly hit: boolean;
  readonly rolling: boolean;
  readonly colour: string;
  /** A number for each die, so that they are not all tilted alike. */
  readonly tilt: number;
  readonly size: number;
}

/** Decoration: the words beside it say the same. */
export function Die({ face, hit, rolling, colour, tilt, size }: DieProps) {
  const shown = useTumble(face, rolling, tilt);
  const angle = ((tilt * 7) % 5) * 4 - 8;
  return (
    <svg
      width={size}
      height={size}
      viewBox="-18 -18 36 36"
      aria-hidden="true"
      className={classes(styles.die, rolling && styles.rolling, !rolling && hit && styles.hit)}
      style={{ '--angle': `${angle}deg` } as CSSProperties}
      data-colour={colour}
    >
      <rect className={styles.ground} x="-14" y="-12.5" width="29" height="29" rx="6" />
      <rect className={styles.face} x="-14.5" y="-14.5" width="29" height="29" rx="6" />
      {PIPS[shown]?.map(([x, y]) => (
        <circle key={`${x},${y}`} className={styles.pip} cx={x} cy={y} r="2.9" />
      ))}
    </svg>
  );
}

const FACE_TIME = 70;

function useTumble(face: number, rolling: boolean, tilt: number): number {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (!rolling) return;
    const timer = setInterval(() => setTurn((n) => n + 1), FACE_TIME);
    return () => clearInterval(timer);
  }, [rolling]);
  return rolling ? ((face + tilt * 5 + turn * 3 + (turn >> 1)) % 6) + 1 : face;
}
