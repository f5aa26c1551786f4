import { GEOMETRY } from '../geometry.ts';
import styles from './Sheet.module.css';

const { coast, land, region } = GEOMETRY.borders;

/** Borders of areas and regions, coasts, straits, and the frame of the sheet. */
export const BorderLines = () => (
  <>
    <path className={styles.border} d={land.join('')} />
    <path className={styles.regionBorder} d={region.join('')} />
    <path className={styles.regionDots} d={region.join('')} />
    <path className={styles.coast} d={coast.join('')} />
    <path className={styles.strait} d={GEOMETRY.straits.map((strait) => strait.d).join('')} />
    <path className={styles.straitHead} d={GEOMETRY.straits.map((strait) => strait.heads).join('')} />
    <rect className={styles.frame} x="0" y="0" width="1000" height="1500" />
    <rect className={styles.frameTicks} x="-8" y="-8" width="1016" height="1516" />
    <rect className={styles.frameThin} x="-14" y="-14" width="1028" height="1528" />
  </>
);
