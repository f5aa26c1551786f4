import type { AreaId, LeaderId } from '@bretwalda/engine';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { scaleAt } from './footprint.ts';
import type { Point } from './geometry.ts';
import style from './Pieces.module.css';
import { standingPlace } from './Pieces.tsx';
import { SMALL_SHIELD, Token } from './StackToken.tsx';
import type { AreaPieces, Motion, Travel } from './types.ts';

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

/** One token on its way; where nothing may move, only a short flash at its goal. */
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
    <g ref={ref} className={style.travel} data-travel>
      {ms === 0 ? (
        <circle className={style.flash} r="19" />
      ) : travel.count > 0 ? (
        <Token nation={travel.nation} unit={travel.unit} count={travel.count} />
      ) : (
        <use href={`#shield-${travel.nation}`} transform={SMALL_SHIELD} />
      )}
    </g>
  );
}

interface TravelsProps {
  readonly travels: readonly Travel[];
  readonly pieces: readonly AreaPieces[];
  readonly motion: Motion;
  readonly k: number;
  readonly names: (area: AreaId) => string;
  readonly leaders: (leader: LeaderId) => string;
}

interface Journey extends Omit<MovingProps, 'onDone'> {}

/** Shows each travel once, as it is given. A click ends them all. */
export function Travels({ travels, pieces, motion, k, names, leaders }: TravelsProps) {
  const [journeys, setJourneys] = useState<readonly Journey[]>([]);
  const seen = useRef(new Set<string>());
  const done = useRef((key: string) =>
    setJourneys((list) => list.filter((journey) => journey.travel.key !== key)),
  ).current;

  useLayoutEffect(() => {
    const fresh = travels.filter(({ key }) => !seen.current.has(key));
    if (fresh.length === 0) return;
    for (const { key } of fresh) seen.current.add(key);
    const { u, token } = scaleAt(k);
    const still = motion === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches;
    const place = (area: AreaId, nation: string) =>
      standingPlace(
        area,
        nation,
        pieces.find((entry) => entry.area === area),
        k,
        names,
        leaders,
      );
    const added = fresh.map((travel) => ({
      travel,
      from: place(travel.from, travel.nation),
      to: place(travel.to, travel.nation),
      scale: (u * token) / 30,
      ms: still ? 0 : MS[motion],
    }));
    setJourneys((list) => [...list, ...added]);
  }, [travels, pieces, motion, k, names, leaders]);

  useEffect(() => {
    if (journeys.length === 0) return;
    const end = () => setJourneys([]);
    addEventListener('pointerdown', end);
    return () => removeEventListener('pointerdown', end);
  }, [journeys.length]);

  return journeys.map((journey) => <Moving key={journey.travel.key} {...journey} onDone={done} />);
}
