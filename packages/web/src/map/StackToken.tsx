import type { CSSProperties, ReactNode } from 'react';
import { moved } from '../tokens/outline.ts';
import { pieceClass } from '../tokens/Sprite.tsx';
import { LOZENGE, WAVE } from '../tokens/shapes.ts';
import type { Stack } from './board-types.ts';
import { CAVALRY_AT, LEADER_AT, ribbonWidth } from './footprint.ts';
import styles from './Pieces.module.css';

/** Under the disc of raiders. */
const LOW_WAVE = moved(WAVE, { dy: 15.5 });

/** One, two or three coins. */
const coins = (count: number): readonly number[] => (count > 2 ? [5, 2.5] : count > 1 ? [3] : []);

interface TokenProps {
  readonly nation: Stack['nation'];
  readonly count: number;
  readonly unit: 'infantry' | 'cavalry';
}

export function Token({ nation, count, unit }: TokenProps) {
  const lozenge = unit === 'cavalry';
  return (
    <>
      <g className={pieceClass(nation)}>
        {coins(count).map((y) =>
          lozenge ? (
            <path key={y} className={styles.coin} d={moved(LOZENGE, { dy: y })} />
          ) : (
            <circle key={y} className={styles.coin} cy={y} r="13.7" />
          ),
        )}
      </g>
      <use href={lozenge ? `#cavalry-${nation}` : `#disc-${nation}`} />
    </>
  );
}

const BADGES: Readonly<Record<Stack['badge'], string | undefined>> = {
  all: styles.all,
  some: styles.some,
  none: styles.none,
  other: styles.other,
};

interface BadgeProps {
  readonly count: number;
  readonly kind: Stack['badge'];
  readonly grow: number;
}

/** Where a badge sits on its disc. */
const BADGE_AT = { x: 12.5, y: -11.5 };

/** How many, and by its fill how many of them can still move (UI-44). */
function Badge({ count, kind, grow }: BadgeProps) {
  const { x, y } = BADGE_AT;
  const half = (count > 9 ? 10.5 : 8.5) * grow;
  const high = 8.5 * grow;
  const inner = 7.5 * grow;
  const left = x - half + high;
  return (
    <g className={BADGES[kind]} style={{ '--grow': grow } as CSSProperties}>
      <rect className={styles.badge} x={x - half} y={y - high} width={2 * half} height={2 * high} rx={high} />
      {kind === 'some' && (
        <path
          className={styles.half}
          d={`M${x} ${y - inner}V${y + inner}H${left}A${inner} ${inner} 0 0 1 ${left} ${y - inner}Z`}
        />
      )}
      {kind === 'none' && (
        <path
          className={styles.strike}
          d={`M${x - half + 3.6 * grow} ${y + 5.6 * grow}H${x + half - 3.6 * grow}`}
        />
      )}
      <text className={styles.count} x={x} y={y + (kind === 'none' ? 3.4 : 4.5) * grow}>
        {count}
      </text>
    </g>
  );
}

/** Where the parts of a stack stand, to the right of the first. */
function partsOf({ infantry, cavalry, leader }: Stack) {
  const armies = infantry + cavalry > 0;
  const second = infantry > 0 && cavalry > 0 ? CAVALRY_AT : 0;
  return { armies, second, right: second + (armies && leader !== null ? LEADER_AT : 0) };
}

/** Round everything that belongs to the stack; the dashes run slowly. */
export function Halo({ stack }: { readonly stack: Stack }) {
  const { right } = partsOf(stack);
  return (
    <>
      <rect className={styles.halo} x="-21.5" y="-21.5" width={43 + right} height="43" rx="21.5" />
      <rect className={styles.haloTurn} x="-19" y="-19" width={38 + right} height="38" rx="19" />
    </>
  );
}

function Ribbon({ name }: { readonly name: string }) {
  const w = ribbonWidth(name);
  const half = w / 2;
  return (
    <g transform={`translate(${Math.max(0, half - 24)} 19)`}>
      <path
        className={styles.ribbonEnds}
        d={`M${-half - 4} -4.5L${-half + 4} -6V6L${-half - 4} 7.5L${-half - 1} 1.5ZM${half + 4} -4.5L${half - 4} -6V6L${half + 4} 7.5L${half + 1} 1.5Z`}
      />
      <path className={styles.ribbon} d={`M${-half} -7.5H${half}V7H${-half}Z`} />
      <text className={styles.ribbonName} y="4">
        {name}
      </text>
    </g>
  );
}

/** Leaders are drawn a little smaller than in the panels. */
export const SMALL_SHIELD = 'scale(.882)';

/** A crowned shield; its ribbon grows to the right. */
const Leader = ({ nation, ribbon }: { readonly nation: Stack['nation']; readonly ribbon: string | null }) => (
  <>
    <use href={`#shield-${nation}`} transform={SMALL_SHIELD} />
    <use href="#crown" transform="translate(0 -2.6) scale(.75)" />
    {ribbon !== null && <Ribbon name={ribbon} />}
  </>
);

interface StackTokenProps {
  readonly stack: Stack;
  readonly badge: boolean;
  /** Badges grow on small discs so as to stay readable. */
  readonly grow: number;
  readonly ribbon: string | null;
  /** Buildings, behind the discs. */
  readonly behind: ReactNode;
}

/** A stack round 0, 0, for a disc of 30 pixels. */
export function StackToken({ stack, badge, grow, ribbon, behind }: StackTokenProps) {
  const { nation, infantry, cavalry, leader, overlord } = stack;
  const { armies, second, right } = partsOf(stack);
  return (
    <>
      {behind}
      {leader !== null && (
        <g transform={`translate(${right} ${armies ? -3 : 0})`}>
          <Leader nation={nation} ribbon={ribbon} />
        </g>
      )}
      {cavalry > 0 && (
        <g transform={`translate(${second} 0)`}>
          <Token nation={nation} count={cavalry} unit="cavalry" />
          {badge && <Badge count={cavalry} kind={stack.badge} grow={grow} />}
        </g>
      )}
      {infantry > 0 && <Token nation={nation} count={infantry} unit="infantry" />}
      {stack.raiders && (
        <>
          <path className={styles.waveGround} d={LOW_WAVE} />
          <path className={styles.wave} d={LOW_WAVE} />
        </>
      )}
      {overlord !== null && <use href={`#pennant-${overlord}`} transform="translate(-12.5 -10.5)" />}
      {badge && infantry > 0 && <Badge count={infantry} kind={stack.badge} grow={grow} />}
    </>
  );
}
