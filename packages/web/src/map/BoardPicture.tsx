import type { AreaId } from '@bretwalda/engine';
import { memo } from 'react';
import type { AreaNumbers } from '../facts/area-numbers.ts';
import { useText } from '../language/language.ts';
import { AreaTokens } from './AreaTokens.tsx';
import styles from './BoardPicture.module.css';
import type { AreaPieces } from './board-types.ts';
import { type Box, GEOMETRY, outline } from './geometry.ts';
import { type Holders, TINTS, type Tint, tintedShapes } from './holders.ts';
import { NAMES_FROM } from './lettering.ts';
import { LandNames } from './sheet/MapNames.tsx';

const FILLS: Readonly<Record<Tint, string | undefined>> = {
  nobody: styles.nobody,
  yellow: styles.yellow,
  green: styles.green,
  red: styles.red,
  blue: styles.blue,
};

interface TintedLandProps {
  readonly holders: Holders;
  readonly tint: 'holder' | 'none';
}

/** Land and coasts in a handful of paths. */
export function TintedLand({ holders, tint }: TintedLandProps) {
  const shapes = tintedShapes(tint === 'holder' ? holders : {});
  return (
    <>
      <path className={styles.off} d={GEOMETRY.decoration.map((part) => part.d).join('')} />
      {TINTS.map(
        (colour) =>
          shapes[colour] !== '' && <path key={colour} className={FILLS[colour]} d={shapes[colour]} />,
      )}
      <path className={styles.border} d={GEOMETRY.borders.land.join('') + GEOMETRY.borders.region.join('')} />
      <path className={styles.coast} d={GEOMETRY.borders.coast.join('')} />
    </>
  );
}

/** The part of the sheet that holds some areas, with a margin. */
function around(areas: readonly AreaId[]): Box {
  const boxes = areas.map((area) => outline(area).box);
  const margin = 24;
  return [
    Math.min(...boxes.map((box) => box[0])) - margin,
    Math.min(...boxes.map((box) => box[1])) - margin,
    Math.max(...boxes.map((box) => box[2])) + margin,
    Math.max(...boxes.map((box) => box[3])) + margin,
  ];
}

interface BoardPictureProps {
  readonly holders: Holders;
  readonly at?: readonly AreaPieces[];
  readonly numbers?: AreaNumbers;
  readonly tint: 'holder' | 'none';
  readonly viewBox?: 'all' | readonly AreaId[];
  /** With the names of the areas. */
  readonly labels?: boolean;
  /** Pixels for a unit of the sheet, so that pieces and names have their size. */
  readonly scale?: number;
  /** Spoken; without it the picture is decoration. */
  readonly label?: string;
  readonly className?: string;
}

const NO_NAMES = () => '';

/** A small still picture of the board. */
export const BoardPicture = memo(function BoardPicture(props: BoardPictureProps) {
  const {
    holders,
    at = [],
    numbers,
    tint,
    viewBox = 'all',
    labels = false,
    scale = 0.5,
    label,
    className,
  } = props;
  const names = useText().names.areas;
  const [x0, y0, x1, y1] = viewBox === 'all' ? [0, 0, 1000, 1500] : around(viewBox);
  const pieces = new Map(at.map((entry) => [entry.area, entry]));
  const marked = [...new Set([...pieces.keys(), ...(numbers?.keys() ?? [])])];
  return (
    <svg
      className={`${styles.picture} ${className ?? ''}`}
      viewBox={`${x0} ${y0} ${x1 - x0} ${y1 - y0}`}
      role="img"
      aria-label={label ?? ''}
      aria-hidden={label === undefined}
      focusable="false"
    >
      <rect className={styles.sea} x={x0} y={y0} width={x1 - x0} height={y1 - y0} />
      <TintedLand holders={holders} tint={tint} />
      {labels && <LandNames names={names} zoom={Math.max(scale, NAMES_FROM)} />}
      {marked.map((area) => (
        <AreaTokens
          key={area}
          pieces={pieces.get(area) ?? { area, stacks: [], fort: 'none', burh: false }}
          number={numbers?.get(area)}
          zoom={scale}
          names={labels ? names : NO_NAMES}
          leaders={NO_NAMES}
        />
      ))}
    </svg>
  );
});
