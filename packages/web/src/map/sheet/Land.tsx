import { LAND, type Region } from '@bretwalda/engine/data';
import { scaleAt } from '../footprint.ts';
import { GEOMETRY, outline } from '../geometry.ts';
import { nameObstacles, place } from '../placement.ts';
import styles from './Sheet.module.css';
import { glyphShapes } from './terrain-glyphs.ts';

const REGIONS: readonly Region[] = ['england', 'wales', 'scotland'];
const FILLS: Readonly<Record<Region, string | undefined>> = {
  england: styles.england,
  wales: styles.wales,
  scotland: styles.scotland,
};
const WASHES: Readonly<Record<Region, string | undefined>> = {
  england: styles.washEngland,
  wales: styles.washWales,
  scotland: styles.washScotland,
};

const coast = GEOMETRY.borders.coast.join('');
const edges = coast + GEOMETRY.borders.region.join('');
const regionShape = (region: Region): string =>
  LAND.filter((area) => area.region === region)
    .map((area) => GEOMETRY.land[area.id].d)
    .join('');

const Clips = () => (
  <defs>
    <clipPath id="clip-sheet">
      <rect x="0" y="0" width="1000" height="1500" />
    </clipPath>
    {REGIONS.map((region) => (
      <clipPath key={region} id={`region-${region}`}>
        <path d={regionShape(region)} clipRule="evenodd" />
      </clipPath>
    ))}
    <pattern id="difficult" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(38)">
      <path className={styles.difficultLine} d="M0 0V5" />
    </pattern>
  </defs>
);

/** Where a single army stands in an area: terrain glyphs leave room for it. */
const usualPlaces = new Map(
  LAND.map(({ id }) => {
    const lone = {
      nation: 'saxons',
      infantry: 2,
      cavalry: 0,
      leader: null,
      badge: 'all',
      raiders: false,
      overlord: null,
    } as const;
    const name = nameObstacles(id, (area) => outline(area).label.lines.join(' '), 1);
    const pieces = { area: id, stacks: [lone], fort: 'none', burh: false } as const;
    return [id as string, place(pieces, name, scaleAt(1), () => '').stacks[0]];
  }),
);

const signs = Object.entries(GEOMETRY.terrain).map(([id, { type, at }]) => {
  const [x, y] = usualPlaces.get(id) ?? [0, 0];
  return {
    id,
    type,
    ...glyphShapes(
      type,
      at.filter((spot) => Math.hypot(spot[0] - x, spot[1] - y) > 22),
    ),
  };
});

const Terrain = () =>
  signs.map(({ id, type, fill, shade, line }) => (
    <g key={id}>
      {fill && <path className={styles.glyphFill} d={fill} />}
      {shade && <path className={styles.glyphShade} d={shade} />}
      <path className={type === 'marsh' ? styles.marsh : styles.glyphLine} d={line} />
    </g>
  ));

/** Land outside the game, the glow of the coasts, and the areas: ground, wash of the region, terrain glyphs. */
export const Land = () => (
  <>
    <Clips />
    <g clipPath="url(#clip-sheet)" className={styles.quiet}>
      <path className={styles.offLand} d={GEOMETRY.decoration.map((part) => part.d).join('')} />
      <path className={styles.coastGlow} d={coast} />
    </g>
    {LAND.map(({ id, region, terrain }) => (
      <path
        key={id}
        data-area={id}
        className={`${styles.land} ${terrain === 'difficult' ? styles.difficult : FILLS[region]}`}
        d={GEOMETRY.land[id].d}
      />
    ))}
    <g className={styles.quiet}>
      <path
        className={styles.hatched}
        d={LAND.filter((area) => area.terrain === 'difficult')
          .map((area) => GEOMETRY.land[area.id].d)
          .join('')}
      />
      {REGIONS.map((region) => (
        <g key={region} clipPath={`url(#region-${region})`}>
          <path className={`${styles.wash} ${WASHES[region]}`} d={edges} />
        </g>
      ))}
      <Terrain />
    </g>
  </>
);
