import type { AreaId, SeaId } from '@bretwalda/engine';
import { memo } from 'react';
import { LANDS, outline, WATERS } from '../geometry.ts';
import { type Lettering, letter } from '../lettering.ts';
import type { SeaSpots } from '../sea-names.ts';
import styles from './Sheet.module.css';

interface NameLinesProps {
  readonly text: Lettering;
  readonly x: number;
  readonly y: number;
  readonly angle?: number | undefined;
  readonly className: string | undefined;
}

function NameLines({ text, x, y, angle, className }: NameLinesProps) {
  const first = y - ((text.lines.length - 1) / 2) * text.leading + text.size * 0.32;
  return (
    <g transform={angle === undefined ? undefined : `rotate(${angle} ${x} ${y})`}>
      {text.lines.map((line, index) => (
        <text
          key={line}
          className={className}
          x={x}
          y={(first + index * text.leading).toFixed(1)}
          fontSize={text.size.toFixed(2)}
        >
          {line}
        </text>
      ))}
    </g>
  );
}

interface LandNamesProps {
  readonly names: (area: AreaId) => string;
  readonly zoom: number;
}

/** Drawn again only when the zoom changes. */
export const LandNames = memo(function LandNames({ names, zoom }: LandNamesProps) {
  return LANDS.map((id) => {
    const text = letter(id, names(id), zoom);
    const { x, y, angle } = outline(id).label;
    return text && <NameLines key={id} text={text} x={x} y={y} angle={angle} className={styles.name} />;
  });
});

export const SeaNames = memo(function SeaNames({ spots }: { readonly spots: SeaSpots }) {
  return WATERS.map((id: SeaId) => {
    const { text, x, y } = spots[id];
    return <NameLines key={id} text={text} x={x} y={y} className={styles.seaName} />;
  });
});
