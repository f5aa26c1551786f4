import type { AreaId } from '@bretwalda/engine';
import { memo } from 'react';
import type { AreaNumbers } from '../facts/area-numbers.ts';
import styles from './AreaHighlights.module.css';
import type { AreaHighlight } from './board-types.ts';
import { GEOMETRY, isWater, LANDS, outline } from './geometry.ts';
import type { SeaSpot, SeaSpots } from './sea-names.ts';

const clipId = (area: AreaId): string => `clip-${area}`;

interface HighlightStyle {
  /** Tint and edge. */
  readonly line: string | undefined;
  readonly pattern?: string;
  /** A second line on the edge. */
  readonly ticks?: string | undefined;
}

/** Each highlight has a colour and a second cue besides it. */
const STYLES: Readonly<Record<AreaHighlight, HighlightStyle>> = {
  go: { line: styles.go },
  attack: { line: styles.go },
  over: { line: styles.over, pattern: 'highlight-dots' },
  'over-attack': { line: styles.over, pattern: 'highlight-dots' },
  forbidden: { line: styles.forbidden, pattern: 'highlight-hatch' },
  battle: { line: styles.battle, ticks: styles.battleTicks },
  veil: { line: styles.veil, pattern: 'highlight-veil' },
  chosen: { line: styles.chosen, ticks: styles.chosenTicks },
};

/** Patterns keep their size on the screen. */
export const HighlightPatterns = memo(function HighlightPatterns({ pixel }: { readonly pixel: number }) {
  const pattern = { patternUnits: 'userSpaceOnUse' } as const;
  return (
    <defs>
      <pattern
        id="highlight-hatch"
        {...pattern}
        width="9"
        height="9"
        patternTransform={`scale(${pixel}) rotate(45)`}
      >
        <path className={styles.hatch} d="M0 0V9" />
      </pattern>
      <pattern id="highlight-dots" {...pattern} width="10" height="10" patternTransform={`scale(${pixel})`}>
        <circle className={styles.dot} cx="2.5" cy="2.5" r="1.5" />
        <circle className={styles.dot} cx="7.5" cy="7.5" r="1.5" />
      </pattern>
      <pattern
        id="highlight-veil"
        {...pattern}
        width="6"
        height="6"
        patternTransform={`scale(${pixel}) rotate(-45)`}
      >
        <path className={styles.veilLine} d="M0 0V6" />
      </pattern>
    </defs>
  );
});

export const AreaClips = memo(function AreaClips() {
  return (
    <defs>
      {LANDS.map((id) => (
        <clipPath key={id} id={clipId(id)}>
          <path d={GEOMETRY.land[id].d} />
        </clipPath>
      ))}
    </defs>
  );
});

function HighlightLines({ highlight, d }: { readonly highlight: AreaHighlight; readonly d: string }) {
  const { line, pattern, ticks } = STYLES[highlight];
  return (
    <>
      <path className={line} d={d} />
      {pattern !== undefined && <path fill={`url(#${pattern})`} d={d} />}
      {ticks !== undefined && <path className={ticks} d={d} />}
    </>
  );
}

const LandHighlight = memo(function LandHighlight({
  area,
  highlight,
}: {
  readonly area: AreaId;
  readonly highlight: AreaHighlight;
}) {
  return (
    <g clipPath={`url(#${clipId(area)})`} data-mark={highlight}>
      <HighlightLines highlight={highlight} d={outline(area).d} />
    </g>
  );
});

/** A ring round the name of a sea. */
function ring({ text, x, y }: SeaSpot, grow = 0): string {
  const w = text.w + text.size * 1.3 + grow * 2;
  const h = text.h + text.size * 0.95 + grow * 2;
  const r = Math.min(h / 2, text.size * 0.95);
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx * r} ${dy * r}`;
  return (
    `M${x - w / 2 + r} ${y - h / 2}h${w - 2 * r}${corner(1, 1)}v${h - 2 * r}${corner(-1, 1)}` +
    `h${2 * r - w}${corner(-1, -1)}v${2 * r - h}${corner(1, -1)}Z`
  );
}

const SeaHighlight = memo(function SeaHighlight({
  spot,
  highlight,
}: {
  readonly spot: SeaSpot;
  readonly highlight: AreaHighlight;
}) {
  return (
    <g className={styles.ring} data-mark={highlight}>
      <HighlightLines highlight={highlight} d={ring(spot)} />
    </g>
  );
});

const NumberTint = memo(function NumberTint({
  area,
  weight,
  over,
}: {
  readonly area: AreaId;
  readonly weight: number;
  readonly over: boolean;
}) {
  const { d } = outline(area);
  return (
    <g clipPath={`url(#${clipId(area)})`}>
      <path
        className={over ? styles.numberOver : styles.numberTint}
        d={d}
        fillOpacity={0.06 + weight * 0.5}
      />
      {over && <path className={styles.forbidden} d={d} />}
    </g>
  );
});

interface AreaHighlightsProps {
  readonly highlights: ReadonlyMap<AreaId, AreaHighlight>;
  readonly numbers: AreaNumbers | null;
  readonly spots: SeaSpots;
}

/** The highlights of areas, or the tints of a layer of numbers. */
export const AreaHighlights = memo(function AreaHighlights({
  highlights,
  numbers,
  spots,
}: AreaHighlightsProps) {
  if (numbers !== null) {
    return LANDS.map((id) => {
      const number = numbers.get(id);
      return number && <NumberTint key={id} area={id} weight={number.weight} over={number.over ?? false} />;
    });
  }
  return [...highlights].map(([area, highlight]) =>
    isWater(area) ? (
      <SeaHighlight key={area} spot={spots[area]} highlight={highlight} />
    ) : (
      <LandHighlight key={area} area={area} highlight={highlight} />
    ),
  );
});

interface FocusProps {
  readonly area: AreaId | null;
  readonly spots: SeaSpots;
}

/** The blue edge of the area that the keyboard is on. Its lines are always there; only their path changes. */
export const FocusEdge = memo(function FocusEdge({ area, spots }: FocusProps) {
  const d = focusLine(area, spots);
  return (
    <>
      <rect className={styles.steady} width="1000" height="1500" />
      <path className={styles.focusUnder} d={d} />
      <path className={styles.focus} d={d} />
    </>
  );
});

function focusLine(area: AreaId | null, spots: SeaSpots): string {
  if (area === null) return '';
  if (!isWater(area)) return outline(area).d;
  return ring(spots[area], spots[area].text.size * 0.22);
}
