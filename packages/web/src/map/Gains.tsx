import { useLayoutEffect, useRef } from 'react';
import type { AreaPieces, Gain, Motion } from './board-types.ts';
import { scaleAt, stackScale } from './footprint.ts';
import styles from './Gains.module.css';
import type { Point } from './geometry.ts';
import { type DrawContext, standingPlace } from './layout.ts';
import { mayAnimate } from './motion.ts';
import { useShownOnce } from './use-shown-once.ts';

const MS: Readonly<Record<Exclude<Motion, 'off'>, number>> = { fast: 500, calm: 800 };
/** From just above the disc upwards, for a disc of 30 pixels. */
const FROM = -14;
const TO = -44;

interface Rise {
  readonly gain: Gain;
  readonly at: Point;
  readonly scale: number;
  readonly ms: number;
}

/** One number on its way up. */
function Rising({ gain, at: [x, y], scale, ms, onDone }: Rise & { readonly onDone: (key: string) => void }) {
  const ref = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    const above = (dy: number) => `translate(${x}px, ${y + dy * scale}px) scale(${scale})`;
    const animation = ref.current?.animate(
      [
        { transform: above(FROM), opacity: 0, easing: 'ease-out' },
        { transform: above(FROM + (TO - FROM) * 0.4), opacity: 1, offset: 0.2 },
        { transform: above(FROM + (TO - FROM) * 0.8), opacity: 1, offset: 0.7, easing: 'ease-in' },
        { transform: above(TO), opacity: 0 },
      ],
      { duration: ms, fill: 'both' },
    );
    if (animation) animation.onfinish = () => onDone(gain.key);
    return () => animation?.cancel();
  }, [gain.key, x, y, scale, ms, onDone]);
  return (
    <g ref={ref} className={styles.gain} data-gain={gain.area}>
      <text>+{gain.count}</text>
    </g>
  );
}

interface GainsProps extends DrawContext {
  readonly gains: readonly Gain[];
  readonly pieces: readonly AreaPieces[];
  readonly motion: Motion;
}

/** A number rises where a unit was placed, once for each gain, unless motion is off (UI-64). */
export function Gains({ gains, pieces, motion, ...drawn }: GainsProps) {
  const begin = (gain: Gain): Rise | null => {
    if (!mayAnimate(motion)) return null;
    const there = pieces.find((entry) => entry.area === gain.area);
    const at = standingPlace(gain.area, gain.nation, there, drawn);
    return { gain, at, scale: stackScale(scaleAt(drawn.zoom)), ms: MS[motion] };
  };
  const [shown, done] = useShownOnce(gains, begin);
  return shown.map(({ key, show }) => <Rising key={key} {...show} onDone={done} />);
}
