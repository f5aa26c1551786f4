import type { AreaId } from '@bretwalda/engine';
import { useLayoutEffect, useRef } from 'react';
import type { AreaPieces, Motion, Travel } from './board-types.ts';
import { scaleAt, stackScale } from './footprint.ts';
import type { Point } from './geometry.ts';
import { type DrawContext, standingPlace } from './layout.ts';
import { mayAnimate } from './motion.ts';
import styles from './Pieces.module.css';
import { SMALL_SHIELD, Token } from './StackToken.tsx';
import { useShownOnce } from './use-shown-once.ts';

const MS: Readonly<Record<Exclude<Motion, 'off'>, number>> = { fast: 120, calm: 240 };
const FADE_MS = 120;
const EASE = 'cubic-bezier(.2,.7,.2,1)';

interface MovingProps {
  readonly travel: Travel;
  readonly from: Point;
  readonly to: Point;
  readonly scale: number;
  readonly ms: number;
  readonly onDone: (key: string) => void;
}

/** One token on its way; without motion only a short flash where it arrives. */
function Moving({ travel, from, to, scale, ms, onDone }: MovingProps) {
  const ref = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const at = ([x, y]: Point) => `translate(${x}px, ${y}px) scale(${scale})`;
    const still = ms === 0;
    const animation = element.animate(
      still
        ? [
            { transform: at(to), opacity: 1 },
            { transform: at(to), opacity: 0 },
          ]
        : [{ transform: at(from) }, { transform: at(to) }],
      { duration: still ? FADE_MS : ms, easing: still ? 'ease-out' : EASE, fill: 'both' },
    );
    animation.onfinish = () => onDone(travel.key);
    return () => animation.cancel();
  }, [travel.key, from, to, scale, ms, onDone]);
  return (
    <g ref={ref} className={styles.travel} data-travel>
      {ms === 0 ? (
        <circle className={styles.flash} r="19" />
      ) : travel.count > 0 ? (
        <Token nation={travel.nation} unit={travel.unit} count={travel.count} />
      ) : (
        <use href={`#shield-${travel.nation}`} transform={SMALL_SHIELD} />
      )}
    </g>
  );
}

interface TravelsProps extends DrawContext {
  readonly travels: readonly Travel[];
  readonly pieces: readonly AreaPieces[];
  readonly motion: Motion;
}

/** Shows each move once. A click ends them all. */
export function Travels({ travels, pieces, motion, ...drawn }: TravelsProps) {
  const begin = (travel: Travel): Omit<MovingProps, 'onDone'> => {
    const place = (area: AreaId) => {
      const there = pieces.find((entry) => entry.area === area);
      return standingPlace(area, travel.nation, there, drawn);
    };
    const ends = { from: place(travel.from), to: place(travel.to) };
    return {
      travel,
      ...ends,
      scale: stackScale(scaleAt(drawn.zoom)),
      ms: mayAnimate(motion) ? MS[motion] : 0,
    };
  };
  const [shown, done] = useShownOnce(travels, begin);
  return shown.map(({ key, show }) => <Moving key={key} {...show} onDone={done} />);
}
