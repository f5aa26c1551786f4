import type { AreaId } from '@bretwalda/engine';
import { memo } from 'react';
import type { Figure, Mark } from './board-types.ts';
import { GEOMETRY, isWater, LANDS, outline } from './geometry.ts';
import style from './Marks.module.css';
import type { SeaSpot, SeaSpots } from './seas.ts';

const clipId = (area: AreaId): string => `clip-${area}`;

interface Look {
  /** Tint and edge. */
  readonly line: string | undefined;
  readonly pattern?: string;
  /** A second line on the edge. */
  readonly ticks?: string | undefined;
}

/** Colour and second sign of each mark. */
const LOOKS: Readonly<Record<Mark, Look>> = {
  go: { line: style.go },
  attack: { line: style.go },
  over: { line: style.over, pattern: 'mark-dots' },
  'over-attack': { line: style.over, pattern: 'mark-dots' },
  forbidden: { line: style.forbidden, pattern: 'mark-hatch' },
  battle: { line: style.battle, ticks: style.battleTicks },
  veil: { line: style.veil, pattern: 'mark-veil' },
  chosen: { line: style.chosen, ticks: style.chosenTicks },
};

/** Patterns keep their size on the screen. */
export const MarkPatterns = memo(function MarkPatterns({ u }: { readonly u: number }) {
  const pattern = { patternUnits: 'userSpaceOnUse' } as const;
  return (
    <defs>
      <pattern id="mark-hatch" {...pattern} width="9" height="9" patternTransform={`scale(${u}) rotate(45)`}>
        <path className={style.hatch} d="M0 0V9" />
      </pattern>
      <pattern id="mark-dots" {...pattern} width="10" height="10" patternTransform={`scale(${u})`}>
        <circle className={style.dot} cx="2.5" cy="2.5" r="1.5" />
        <circle className={style.dot} cx="7.5" cy="7.5" r="1.5" />
      </pattern>
      <pattern id="mark-veil" {...pattern} width="6" height="6" patternTransform={`scale(${u}) rotate(-45)`}>
        <path className={style.veilLine} d="M0 0V6" />
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

function Lines({ mark, d }: { readonly mark: Mark; readonly d: string }) {
  const { line, pattern, ticks } = LOOKS[mark];
  return (
    <>
      <path className={line} d={d} />
      {pattern !== undefined && <path fill={`url(#${pattern})`} d={d} />}
      {ticks !== undefined && <path className={ticks} d={d} />}
    </>
  );
}

const LandMark = memo(function LandMark({ area, mark }: { readonly area: AreaId; readonly mark: Mark }) {
  return (
    <g clipPath={`url(#${clipId(area)})`} data-mark={mark}>
      <Lines mark={mark} d={outline(area).d} />
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

const SeaMark = memo(function SeaMark({ spot, mark }: { readonly spot: SeaSpot; readonly mark: Mark }) {
  return (
    <g className={style.ring} data-mark={mark}>
      <Lines mark={mark} d={ring(spot)} />
    </g>
  );
});

const FigureTint = memo(function FigureTint({
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
      <path className={over ? style.figureOver : style.figureTint} d={d} fillOpacity={0.06 + weight * 0.5} />
      {over && <path className={style.forbidden} d={d} />}
    </g>
  );
});

interface MarksProps {
  readonly marks: ReadonlyMap<AreaId, Mark>;
  readonly figures: ReadonlyMap<AreaId, Figure> | null;
  readonly spots: SeaSpots;
}

/** The states of areas. A layer of figures takes their place. */
export const Marks = memo(function Marks({ marks, figures, spots }: MarksProps) {
  if (figures !== null) {
    return LANDS.map((id) => {
      const figure = figures.get(id);
      return figure && <FigureTint key={id} area={id} weight={figure.weight} over={figure.over ?? false} />;
    });
  }
  return [...marks].map(([area, mark]) =>
    isWater(area) ? (
      <SeaMark key={area} spot={spots[area]} mark={mark} />
    ) : (
      <LandMark key={area} area={area} mark={mark} />
    ),
  );
});

interface FocusProps {
  readonly area: AreaId | null;
  readonly spots: SeaSpots;
}

/** The blue edge of the area that the keyboard is on. The lines are always there: only their course changes. */
export const FocusEdge = memo(function FocusEdge({ area, spots }: FocusProps) {
  const d = focusLine(area, spots);
  return (
    <>
      <rect className={style.steady} width="1000" height="1500" />
      <path className={style.focusUnder} d={d} />
      <path className={style.focus} d={d} />
    </>
  );
});

function focusLine(area: AreaId | null, spots: SeaSpots): string {
  if (area === null) return '';
  if (!isWater(area)) return outline(area).d;
  return ring(spots[area], spots[area].text.size * 0.22);
}
