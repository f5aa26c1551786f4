import { GEOMETRY } from '../geometry.ts';
import style from './Sheet.module.css';

const { coast, land, region } = GEOMETRY.borders;

/** Borders of areas and regions, coasts, straits, and the frame of the sheet. */
export const BorderLines = () => (
  <>
    <path className={style.border} d={land.join('')} />
    <path className={style.regionBorder} d={region.join('')} />
    <path className={style.regionDots} d={region.join('')} />
    <path className={style.coast} d={coast.join('')} />
    <path className={style.strait} d={GEOMETRY.straits.map((strait) => strait.d).join('')} />
    <path className={style.straitHead} d={GEOMETRY.straits.map((strait) => strait.heads).join('')} />
    <rect className={style.frame} x="0" y="0" width="1000" height="1500" />
    <rect className={style.frameTicks} x="-8" y="-8" width="1016" height="1516" />
    <rect className={style.frameThin} x="-14" y="-14" width="1028" height="1528" />
  </>
);
