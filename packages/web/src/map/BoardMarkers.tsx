import type { AreaNumber } from '../facts/area-numbers.ts';
import styles from './Pieces.module.css';

/** Crossed swords: small on a target that would be attacked, large where a battle waits. */
export const BattleMarker = ({ kind }: { readonly kind: 'attack' | 'battle' }) =>
  kind === 'battle' ? (
    <g className={styles.battle}>
      <circle r="11" />
      <use href="#swords" transform="scale(.58)" />
    </g>
  ) : (
    <g className={styles.attack}>
      <circle r="9" />
      <use href="#swords" transform="scale(.5)" />
    </g>
  );

/** How many of the stack were picked. */
export const PickedCount = ({ count }: { readonly count: number }) => (
  <g className={styles.picked} transform="translate(0 17)">
    <rect x="-15" y="-9" width="30" height="18" rx="9" />
    <text y="4.6">×{count}</text>
  </g>
);

/** Filled when held. */
export function NumberDisc({ number }: { readonly number: AreaNumber }) {
  const small = number.small === undefined ? 0 : number.small.length * 7 + 4;
  const w = Math.max(24, number.text.length * 7.4 + small + 12);
  return (
    <g className={number.over ? styles.numberOver : number.held ? styles.numberHeld : styles.number}>
      <rect x={-w / 2} y="-12" width={w} height="24" rx="12" />
      <text y="4.8">
        {number.text}
        {number.small !== undefined && (
          <tspan className={styles.small} dx="4">
            {number.small}
          </tspan>
        )}
      </text>
    </g>
  );
}
