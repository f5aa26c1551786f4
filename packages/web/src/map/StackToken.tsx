import type { ReactNode } from 'react';
import { EmblemShapes, pieceClass } from '../tokens/Sprite.tsx';
import { LOZENGE, PENNANT, PENNANT_FIELD, WAVE } from '../tokens/shapes.ts';
import { CAVALRY_AT, LEADER_AT, ribbonWidth } from './footprint.ts';
import style from './Pieces.module.css';
import type { Stack } from './types.ts';

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
            <path key={y} className={style.coin} d={LOZENGE} transform={`translate(0 ${y})`} />
          ) : (
            <circle key={y} className={style.coin} cy={y} r="13.7" />
          ),
        )}
      </g>
      {lozenge ? (
        <use href={`#cavalry-${nation}`} x="-18" y="-18" width="36" height="36" />
      ) : (
        <use href={`#disc-${nation}`} x="-17" y="-17" width="34" height="34" />
      )}
    </>
  );
}

const BADGES: Readonly<Record<Stack['badge'], string | undefined>> = {
  all: style.all,
  some: style.some,
  none: style.none,
  other: style.other,
};

interface BadgeProps {
  readonly count: number;
  readonly kind: Stack['badge'];
  readonly grow: number;
}

/** How many, and by its fill how many of them can still move (UI-44). */
function Badge({ count, kind, grow }: BadgeProps) {
  const w = count > 9 ? 21 : 17;
  const left = -w / 2;
  return (
    <g className={BADGES[kind]} transform={`translate(12.5 -11.5) scale(${grow})`}>
      <rect className={style.badge} x={left} y="-8.5" width={w} height="17" rx="8.5" />
      {kind === 'some' && (
        <path className={style.half} d={`M0 -7.5V7.5H${left + 8.5}A7.5 7.5 0 0 1 ${left + 8.5} -7.5Z`} />
      )}
      {kind === 'none' && <path className={style.strike} d={`M${left + 3.6} 5.6H${-left - 3.6}`} />}
      <text className={style.count} y={kind === 'none' ? 3.4 : 4.5}>
        {count}
      </text>
    </g>
  );
}

/** Round everything that belongs to the stack; the dashes run slowly. */
const Halo = ({ width }: { readonly width: number }) => (
  <>
    <rect className={style.halo} x="-21.5" y="-21.5" width={43 + width} height="43" rx="21.5" />
    <rect className={style.haloTurn} x="-19" y="-19" width={38 + width} height="38" rx="19" />
  </>
);

const Pennant = ({ overlord }: { readonly overlord: Stack['nation'] }) => (
  <g className={pieceClass(overlord)} transform="translate(-12.5 -10.5)">
    <path className={style.pennantEdge} d={PENNANT} />
    <path className={style.pennantField} d={PENNANT_FIELD} />
    <g className={style.pennantEmblem} transform="scale(.42)">
      <EmblemShapes nation={overlord} />
    </g>
  </g>
);

function Ribbon({ name }: { readonly name: string }) {
  const w = ribbonWidth(name);
  const half = w / 2;
  return (
    <g transform={`translate(${Math.max(0, half - 24)} 19)`}>
      <path
        className={style.ribbonEnds}
        d={`M${-half - 4} -4.5L${-half + 4} -6V6L${-half - 4} 7.5L${-half - 1} 1.5ZM${half + 4} -4.5L${half - 4} -6V6L${half + 4} 7.5L${half + 1} 1.5Z`}
      />
      <path className={style.ribbon} d={`M${-half} -7.5H${half}V7H${-half}Z`} />
      <text className={style.ribbonName} y="4">
        {name}
      </text>
    </g>
  );
}

/** A crowned shield; its ribbon grows to the right. */
const Leader = ({ nation, ribbon }: { readonly nation: Stack['nation']; readonly ribbon: string | null }) => (
  <>
    <use href={`#shield-${nation}`} x="-15" y="-17" width="30" height="34" />
    <use href="#crown" x="-9" y="-23" width="18" height="10" />
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
  const second = infantry > 0 && cavalry > 0 ? CAVALRY_AT : 0;
  const armies = infantry + cavalry > 0;
  const right = second + (armies && leader !== null ? LEADER_AT : 0);
  return (
    <>
      {stack.selected && <Halo width={right} />}
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
        <g transform="translate(0 15.5)">
          <path className={style.waveGround} d={WAVE} />
          <path className={style.wave} d={WAVE} />
        </g>
      )}
      {overlord !== null && <Pennant overlord={overlord} />}
      {badge && infantry > 0 && <Badge count={infantry} kind={stack.badge} grow={grow} />}
    </>
  );
}
