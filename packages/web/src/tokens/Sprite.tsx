import { NATIONS, type NationId } from '@bretwalda/engine';
import { memo } from 'react';
import { EMBLEMS, type Shape } from './emblems.ts';
import { FIELDS } from './fields.ts';
import style from './Sprite.module.css';
import { Buildings } from './SpriteBuildings.tsx';
import { CROWN, CROWN_PEARLS, LOZENGE, SHIELD } from './shapes.ts';

type Colour = (typeof NATIONS)[number]['colour'];

const PIECE: Readonly<Record<Colour, string>> = {
  yellow: `${style.piece} ${style.yellow}`,
  green: `${style.piece} ${style.green}`,
  red: `${style.piece} ${style.red}`,
  blue: `${style.piece} ${style.blue}`,
};

export const colourOf = (nation: NationId): Colour =>
  NATIONS.find((facts) => facts.id === nation)?.colour ?? 'red';

/** The class that sets a nation's colours for anything drawn inside. */
export const pieceClass = (nation: NationId): string => PIECE[colourOf(nation)];

const KINDS: Readonly<Record<Shape['as'], string | undefined>> = {
  fill: undefined,
  line: style.line,
  cut: style.cut,
  score: style.score,
};

function Stroke({ shape }: { readonly shape: Shape }) {
  const { as, d, width, sharp, transform, both } = shape;
  const path = (
    <path
      className={KINDS[as]}
      d={d}
      strokeWidth={width}
      transform={transform}
      strokeLinejoin={sharp ? 'miter' : undefined}
    />
  );
  if (both === undefined) return path;
  return (
    <>
      {path}
      <g transform="scale(-1 1)">{path}</g>
    </>
  );
}

export const EmblemShapes = ({ nation }: { readonly nation: NationId }) =>
  EMBLEMS[nation].map((shape) => <Stroke key={shape.d} shape={shape} />);

function FieldShape({ nation, scale }: { readonly nation: NationId; readonly scale?: number }) {
  const field = FIELDS[nation];
  if (field === undefined) return null;
  return (
    <path
      className={field.width === undefined ? style.fieldFill : style.fieldLine}
      d={field.d}
      strokeWidth={field.width}
      transform={scale === undefined ? undefined : `scale(${scale})`}
    />
  );
}

function NationSymbols({ nation }: { readonly nation: NationId }) {
  const piece = pieceClass(nation);
  return (
    <>
      <symbol id={`disc-${nation}`} viewBox="-17 -17 34 34" overflow="visible">
        <g className={piece}>
          <circle className={style.shade} cx="0.6" cy="1.7" r="14.3" />
          <circle className={style.edge} r="14.2" />
          <circle className={style.body} r="13.3" />
          <g clipPath="url(#clip-disc)">
            <FieldShape nation={nation} />
          </g>
          <circle className={style.gloss} r="13.3" />
          <circle className={style.rim} r="12" />
          <g className={style.emblem} transform="scale(.9)">
            <EmblemShapes nation={nation} />
          </g>
        </g>
      </symbol>
      <symbol id={`emblem-${nation}`} viewBox="-11 -11 22 22" overflow="visible">
        <g className={style.bare}>
          <EmblemShapes nation={nation} />
        </g>
      </symbol>
      <symbol id={`shield-${nation}`} viewBox="-17 -19 34 38" overflow="visible">
        <g className={piece}>
          <path className={style.edge} d={SHIELD} transform="scale(1.04)" />
          <path className={style.body} d={SHIELD} transform="scale(.97)" />
          <g clipPath="url(#clip-shield)">
            <FieldShape nation={nation} scale={1.4} />
          </g>
          <path className={style.shieldRim} d={SHIELD} transform="scale(.86)" />
          <g className={style.emblem} transform="translate(0 -.6) scale(.88)">
            <EmblemShapes nation={nation} />
          </g>
        </g>
      </symbol>
    </>
  );
}

function CavalrySymbol({ nation }: { readonly nation: NationId }) {
  return (
    <symbol id={`cavalry-${nation}`} viewBox="-18 -18 36 36" overflow="visible">
      <g className={pieceClass(nation)}>
        <path className={style.shade} d={LOZENGE} transform="translate(.6 1.8)" />
        <path className={style.edge} d={LOZENGE} />
        <path className={style.body} d={LOZENGE} transform="scale(.93)" />
        <g clipPath="url(#clip-lozenge)">
          <FieldShape nation={nation} scale={1.3} />
        </g>
        <path className={style.rim} d={LOZENGE} transform="scale(.82)" />
        <g className={style.emblem} transform="translate(0 -1.4) scale(.74)">
          <EmblemShapes nation={nation} />
        </g>
        <path className={style.chevrons} d="M-3.6 9.2L0 6.8L3.6 9.2M-3.6 11.8L0 9.4L3.6 11.8" />
      </g>
    </symbol>
  );
}

const Crown = () => (
  <symbol id="crown" viewBox="-12 -27 24 13" overflow="visible">
    <path className={style.gold} d={CROWN} />
    {CROWN_PEARLS.map(([x, y, r]) => (
      <circle key={x} className={style.pearl} cx={x} cy={y} r={r} />
    ))}
  </symbol>
);

/** All pieces as symbols, mounted once; everything else is `<use>`. */
export const Sprite = memo(function Sprite() {
  return (
    <svg width="0" height="0" className={style.sprite} aria-hidden="true" focusable="false">
      <defs>
        <clipPath id="clip-disc">
          <circle r="11.2" />
        </clipPath>
        <clipPath id="clip-lozenge">
          <path d={LOZENGE} transform="scale(.8)" />
        </clipPath>
        <clipPath id="clip-shield">
          <path d={SHIELD} transform="scale(.84)" />
        </clipPath>
        <linearGradient id="gloss" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#fff" stopOpacity=".26" />
          <stop offset=".5" stopColor="#fff" stopOpacity="0" />
          <stop offset="1" stopColor="#000" stopOpacity=".16" />
        </linearGradient>
      </defs>
      {NATIONS.map(({ id, cavalry }) => (
        <g key={id}>
          <NationSymbols nation={id} />
          {cavalry > 0 && <CavalrySymbol nation={id} />}
        </g>
      ))}
      <Crown />
      <Buildings />
    </svg>
  );
});
