import type { NationId } from '@bretwalda/engine';
import type { SeatColour } from '@bretwalda/text';
import type { ReactNode } from 'react';
import { PLAYER_SYMBOLS } from './shapes.ts';
import styles from './Tokens.module.css';

interface TokenProps {
  readonly size?: number;
  /** Spoken; without it the picture is decoration. */
  readonly label?: string;
}

interface TokenSvgProps extends TokenProps {
  readonly box: string;
  readonly height?: number;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

function TokenSvg({ box, size = 24, height = size, label, className, children }: TokenSvgProps) {
  return (
    <svg
      className={`${styles.token} ${className ?? ''}`}
      width={size}
      height={height}
      viewBox={box}
      focusable="false"
      role="img"
      aria-label={label ?? ''}
      aria-hidden={label === undefined}
    >
      {children}
    </svg>
  );
}

const SpriteToken = ({
  href,
  box,
  ...rest
}: TokenProps & { readonly href: string; readonly box: string }) => (
  <TokenSvg box={box} {...rest}>
    <use href={href} />
  </TokenSvg>
);

type NationProps = TokenProps & { readonly nation: NationId };

export const Shield = ({ nation, ...rest }: NationProps) => (
  <SpriteToken href={`#shield-${nation}`} box="-17 -19 34 38" {...rest} />
);

export const Disc = ({
  nation,
  unit = 'infantry',
  ...rest
}: NationProps & { readonly unit?: 'infantry' | 'cavalry' }) =>
  unit === 'cavalry' ? (
    <SpriteToken href={`#cavalry-${nation}`} box="-18 -18 36 36" {...rest} />
  ) : (
    <SpriteToken href={`#disc-${nation}`} box="-17 -17 34 34" {...rest} />
  );

/** In the colour of the text around it; `--emblem-ground` is the colour behind it. */
export const Emblem = ({ nation, ...rest }: NationProps) => (
  <SpriteToken href={`#emblem-${nation}`} box="-11 -11 22 22" {...rest} />
);

export const LeaderToken = ({ nation, ...rest }: NationProps) => (
  <TokenSvg box="-18 -26 36 44" {...rest}>
    <use href={`#shield-${nation}`} />
    <use href="#crown" transform="translate(0 -2.4) scale(.833)" />
  </TokenSvg>
);

export const FortToken = ({ burnt = false, ...rest }: TokenProps & { readonly burnt?: boolean }) => (
  <SpriteToken href={burnt ? '#fort-burnt' : '#fort'} box="-16 -16 32 32" {...rest} />
);

export const BurhToken = (props: TokenProps) => <SpriteToken href="#burh" box="-16 -16 32 32" {...props} />;

export const Swords = (props: TokenProps) => <SpriteToken href="#swords" box="-12 -12 24 24" {...props} />;

export const Crown = (props: TokenProps) => <SpriteToken href="#crown" box="-12 -27 24 13" {...props} />;

const SYMBOL_COLOURS: Readonly<Record<SeatColour, string | undefined>> = {
  yellow: styles.yellow,
  green: styles.green,
  red: styles.red,
  blue: styles.blue,
  purple: styles.purple,
};

/** A player's colour with its own shape. */
export const PlayerSymbol = ({ colour, size = 12, label }: TokenProps & { readonly colour: SeatColour }) => (
  <TokenSvg
    box="-11 -11 22 22"
    size={size}
    className={SYMBOL_COLOURS[colour]}
    {...(label === undefined ? {} : { label })}
  >
    <path className={styles.mark} d={PLAYER_SYMBOLS[colour]} />
  </TokenSvg>
);
