import { GEOMETRY, type Point, WATERS } from '../geometry.ts';
import style from './Sheet.module.css';

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
    <g className={style.table}>
      <rect className={style.sheetShade} x="-20" y="-16" width="1050" height="1552" />
      <rect className={style.sheetPaper} x="-26" y="-26" width="1052" height="1552" />
      <rect className={style.sea} x="0" y="0" width="1000" height="1500" />
    </g>
    <g clipPath="url(#clip-sheet)" className={style.quiet}>
      <path className={style.rhumb} d={rhumbs} />
      {GEOMETRY.waterlines.map(({ offset, d }) => (
        <path key={offset} className={style.waterline} d={d} opacity={(1.05 - offset / 36).toFixed(2)} />
      ))}
      <path className={style.seaLine} d={GEOMETRY.seaLines.map((line) => line.d).join('')} />
    </g>
    {WATERS.map((id) => (
      <path key={id} className={style.seaArea} data-area={id} d={GEOMETRY.sea[id].d} />
    ))}
  </>
);

const POINTS = [0, 45, 90, 135, 180, 225, 270, 315];

export const Compass = () => (
  <g className={style.quiet} transform={`translate(${ROSE[0]} ${ROSE[1]})`}>
    <circle className={style.roseRing} r="29" />
    <circle className={style.roseRing} r="31.5" />
    {POINTS.map((angle) => {
      const [tip, half] = angle % 90 === 0 ? [40, 6] : [24, 4.5];
      return (
        <g key={angle} transform={`rotate(${angle})`}>
          <path className={style.roseDark} d={`M0 ${-tip}L${half} -6L0 0Z`} />
          <path className={style.roseLight} d={`M0 ${-tip}L${-half} -6L0 0Z`} />
        </g>
      );
    })}
    <path
      className={style.roseNorth}
      d="M0 -56C3 -52 3 -49 5.5 -47C3 -46.5 2 -45 0 -41C-2 -45 -3 -46.5 -5.5 -47C-3 -49 -3 -52 0 -56Z"
    />
  </g>
);
