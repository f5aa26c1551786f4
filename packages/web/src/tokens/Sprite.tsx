import type { NationId } from '@bretwalda/engine';
import { NATIONS } from '@bretwalda/engine/data';
import { Fragment, memo } from 'react';
import { EMBLEMS, type Shape } from './emblems.ts';
import { FIELDS } from './fields.ts';
import { type Move, moved } from './outline.ts';
import styles from './Sprite.module.css';
import { Buildings } from './SpriteBuildings.tsx';
import { CROWN, CROWN_PEARLS, LOZENGE, PENNANT, PENNANT_FIELD, SHIELD } from './shapes.ts';

type Colour = (typeof NATIONS)[number]['colour'];

const PIECE: Readonly<Record<Colour, string>> = {
  yellow: `${styles.piece} ${styles.yellow}`,
  green: `${styles.piece} ${styles.green}`,
  red: `${styles.piece} ${styles.red}`,
  blue: `${styles.piece} ${styles.blue}`,
};

export const colourOf = (nation: NationId): Colour =>
  NATIONS.find((facts) => facts.id === nation)?.colour ?? 'red';

/** The class that sets a nation's colours for anything drawn inside. */
export const pieceClass = (nation: NationId): string => PIECE[colourOf(nation)];

const KINDS: Readonly<Record<Shape['as'], string | undefined>> = {
  fill: undefined,
  line: styles.line,
  cut: styles.cut,
  score: styles.score,
};

function EmblemShapes({ nation, at = {} }: { readonly nation: NationId; readonly at?: Move }) {
  const { scale = 1 } = at;
  return EMBLEMS[nation].map(({ as, d, width, sharp, both }) => (
    <path
      key={d}
      className={KINDS[as]}
      d={moved(d, at) + (both ? moved(d, { ...at, mirror: true }) : '')}
      strokeWidth={width === undefined ? undefined : width * scale}
      strokeLinejoin={sharp ? 'miter' : undefined}
    />
  ));
}

/** A pattern instead of a clipped drawing: it is faster, and also cut to the shape that it fills. */
function FieldPattern({
  nation,
  of,
  scale,
}: {
  readonly nation: NationId;
  readonly of: string;
  readonly scale: number;
}) {
  const field = FIELDS[nation];
  if (field === undefined) return null;
  const { d, width } = field;
  return (
    <pattern
      id={`${of}-field-${nation}`}
      patternUnits="userSpaceOnUse"
      x="-24"
      y="-24"
      width="48"
      height="48"
    >
      <path
        className={width === undefined ? styles.fieldFill : styles.fieldLine}
        d={moved(d, { scale })}
        strokeWidth={width === undefined ? undefined : width * scale}
      />
    </pattern>
  );
}

const fieldOf = (nation: NationId, of: string): string =>
  FIELDS[nation] === undefined ? 'none' : `url(#${of}-field-${nation})`;

const Disc = ({ nation }: { readonly nation: NationId }) => (
  <g id={`disc-${nation}`} className={pieceClass(nation)}>
    <FieldPattern nation={nation} of="disc" scale={1} />
    <circle className={styles.shade} cx="0.6" cy="1.7" r="14.3" />
    <circle className={styles.edge} r="14.2" />
    <circle className={styles.body} r="13.3" />
    <circle fill={fieldOf(nation, 'disc')} r="11.2" />
    <circle className={styles.gloss} r="13.3" />
    <circle className={styles.rim} r="12" />
    <g className={styles.emblem}>
      <EmblemShapes nation={nation} at={{ scale: 0.9 }} />
    </g>
  </g>
);

const Shield = ({ nation }: { readonly nation: NationId }) => (
  <g id={`shield-${nation}`} className={pieceClass(nation)}>
    <FieldPattern nation={nation} of="shield" scale={1.4} />
    <path className={styles.edge} d={moved(SHIELD, { scale: 1.04 })} />
    <path className={styles.body} d={moved(SHIELD, { scale: 0.97 })} />
    <path fill={fieldOf(nation, 'shield')} d={moved(SHIELD, { scale: 0.84 })} />
    <path className={styles.shieldRim} d={moved(SHIELD, { scale: 0.86 })} />
    <g className={styles.emblem}>
      <EmblemShapes nation={nation} at={{ scale: 0.88, dy: -0.6 }} />
    </g>
  </g>
);

const Cavalry = ({ nation }: { readonly nation: NationId }) => (
  <g id={`cavalry-${nation}`} className={pieceClass(nation)}>
    <FieldPattern nation={nation} of="cavalry" scale={1.3} />
    <path className={styles.shade} d={moved(LOZENGE, { dx: 0.6, dy: 1.8 })} />
    <path className={styles.edge} d={LOZENGE} />
    <path className={styles.body} d={moved(LOZENGE, { scale: 0.93 })} />
    <path fill={fieldOf(nation, 'cavalry')} d={moved(LOZENGE, { scale: 0.8 })} />
    <path className={styles.lozengeRim} d={moved(LOZENGE, { scale: 0.82 })} />
    <g className={styles.emblem}>
      <EmblemShapes nation={nation} at={{ scale: 0.74, dy: -1.4 }} />
    </g>
    <path className={styles.chevrons} d="M-3.6 9.2L0 6.8L3.6 9.2M-3.6 11.8L0 9.4L3.6 11.8" />
  </g>
);

/** The pennant of an overlord. */
const Pennant = ({ nation }: { readonly nation: NationId }) => (
  <g id={`pennant-${nation}`} className={pieceClass(nation)}>
    <path className={styles.edge} d={PENNANT} />
    <path className={styles.body} d={PENNANT_FIELD} />
    <g className={styles.emblem}>
      <EmblemShapes nation={nation} at={{ scale: 0.42 }} />
    </g>
  </g>
);

const Emblem = ({ nation }: { readonly nation: NationId }) => (
  <g id={`emblem-${nation}`} className={styles.bare}>
    <EmblemShapes nation={nation} />
  </g>
);

const Crown = () => (
  <g id="crown">
    <path className={styles.gold} d={CROWN} />
    {CROWN_PEARLS.map(([x, y, r]) => (
      <circle key={x} className={styles.pearl} cx={x} cy={y} r={r} />
    ))}
  </g>
);

/**
 * All pieces, drawn once round 0, 0; everything else is `<use>`. Without transforms, clips and opacities: each of them
 * would be sorted and painted by itself, for each token of the map in each frame.
 */
export const Sprite = memo(function Sprite() {
  return (
    <svg width="0" height="0" className={styles.sprite} aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id="gloss" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#fff" stopOpacity=".26" />
          <stop offset=".5" stopColor="#fff" stopOpacity="0" />
          <stop offset="1" stopColor="#000" stopOpacity=".16" />
        </linearGradient>
        {NATIONS.map(({ id, cavalry }) => (
          <Fragment key={id}>
            <Disc nation={id} />
            {cavalry > 0 && <Cavalry nation={id} />}
            <Shield nation={id} />
            <Pennant nation={id} />
            <Emblem nation={id} />
          </Fragment>
        ))}
        <Crown />
        <Buildings />
      </defs>
    </svg>
  );
});
