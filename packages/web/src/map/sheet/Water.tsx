import { GEOMETRY, type Point, WATERS } from '../geometry.ts';
import styles from './Sheet.module.css';

/** The compass, and the point that the rhumb lines run from. */
export const ROSE: Point = [884, 430];
const RHUMBS = 32;

const rhumbs = Array.from({ length: RHUMBS }, (_, i) => {
  const angle = (i * 2 * Math.PI) / RHUMBS;
  const x = ROSE[0] + 1800 * Math.cos(angle);
  const y = ROSE[1] + 1800 * Math.sin(angle);
  return `M${ROSE[0]} ${ROSE[1]}L${x.toFixed(0)} ${y.toFixed(0)}`;
}).join('');

/** Sea, rhumb lines, water lines along the coasts and borders of seas. The outlines of seas take the pointer. */
export const Water = () => (
  <>
    <g className={styles.table}>
      <rect className={styles.sheetShade} x="-20" y="-16" width="1050" height="1552" />
      <rect className={styles.sheetPaper} x="-26" y="-26" width="1052" height="1552" />
      <rect className={styles.sea} x="0" y="0" width="1000" height="1500" />
    </g>
    <g clipPath="url(#clip-sheet)" className={styles.quiet}>
      <path className={styles.rhumb} d={rhumbs} />
      {GEOMETRY.waterlines.map(({ offset, d }) => (
        <path
          key={offset}
          className={styles.waterline}
          d={d}
          strokeOpacity={(1.05 - offset / 36).toFixed(2)}
        />
      ))}
      <path className={styles.seaLine} d={GEOMETRY.seaLines.map((line) => line.d).join('')} />
    </g>
    {WATERS.map((id) => (
      <path key={id} className={styles.seaArea} data-area={id} d={GEOMETRY.sea[id].d} />
    ))}
  </>
);

/** The sixteen halves of the eight rays, as two outlines. */
const rays = [1, -1].map((side) =>
  Array.from({ length: 8 }, (_, i) => {
    const angle = (i * Math.PI) / 4;
    const [tip, half] = i % 2 === 0 ? [40, 6] : [24, 4.5];
    const at = (x: number, y: number) =>
      `${(ROSE[0] + x * Math.cos(angle) - y * Math.sin(angle)).toFixed(2)} ${(ROSE[1] + x * Math.sin(angle) + y * Math.cos(angle)).toFixed(2)}`;
    return `M${at(0, -tip)}L${at(side * half, -6)}L${at(0, 0)}Z`;
  }).join(''),
);

export const Compass = () => (
  <g className={styles.quiet}>
    <circle className={styles.roseRing} cx={ROSE[0]} cy={ROSE[1]} r="29" />
    <circle className={styles.roseRing} cx={ROSE[0]} cy={ROSE[1]} r="31.5" />
    <path className={styles.roseDark} d={rays[0]} />
    <path className={styles.roseLight} d={rays[1]} />
    <path
      className={styles.roseNorth}
      d={`M${ROSE[0]} ${ROSE[1] - 56}c3 4 3 7 5.5 9c-2.5 .5 -3.5 2 -5.5 6c-2 -4 -3 -5.5 -5.5 -6c2.5 -2 2.5 -5 5.5 -9Z`}
    />
  </g>
);
