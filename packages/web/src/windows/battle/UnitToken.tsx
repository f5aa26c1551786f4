import { HIGH_HIT } from '@bretwalda/engine/queries';
import { CornerUpRight, X } from 'lucide-react';
import type { Text } from '../../language/language.ts';
import { BurhToken, Disc, FortToken } from '../../tokens/Tokens.tsx';
import { classes } from '../../ui/classes.ts';
import type { SideForce, UnitKind } from './battle-types.ts';
import styles from './UnitToken.module.css';
import type { UnitView } from './unit-views.ts';

/** What is seen of a unit and its die, in words. */
export function unitWords(t: Text, view: UnitView, rolling: boolean, shielded: boolean): string {
  const { unit, dice, fate } = view;
  const name = t.battle.unit[unit];
  const words = dice.map((die) => t.battle.die(die.natural, die.value, die.hit, die.felled));
  return [
    words.length > 0 && !rolling ? `${name}: ${words.join('; ')}` : name,
    ...(shielded ? [t.battle.needs(HIGH_HIT)] : []),
    ...(rolling || fate === 'stands' ? [] : [fate === 'fallen' ? t.battle.fallen : t.battle.left]),
  ].join(', ');
}

interface UnitTokenProps {
  readonly nation: SideForce['nation'];
  readonly unit: UnitKind;
  readonly fate: UnitView['fate'];
  readonly shielded: boolean;
  readonly size: number;
}

/** A unit, crossed out when it fell, with an arrow when it left. */
export function UnitToken({ nation, unit, fate, shielded, size }: UnitTokenProps) {
  return (
    <div className={classes(styles.token, fate !== 'stands' && styles[fate])} aria-hidden="true">
      <Piece nation={nation} unit={unit} size={size} />
      {fate === 'fallen' && <X className={styles.cross} size={size} />}
      {fate === 'left' && <CornerUpRight className={styles.arrow} size={size / 2} />}
      {shielded && fate === 'stands' && <NeededRoll />}
    </div>
  );
}

function Piece({ nation, unit, size }: Pick<UnitTokenProps, 'nation' | 'unit' | 'size'>) {
  if (unit === 'fort') return <FortToken size={size} />;
  if (unit === 'burh') return <BurhToken size={size} />;
  return <Disc nation={nation} unit={unit} size={size} />;
}

/** UI-71: the number that fells a protected unit. */
const NeededRoll = () => (
  <svg className={styles.needed} width="26" height="28" viewBox="0 0 26 28" aria-hidden="true">
    <path d="M3 4 L13 1.5 L23 4 V14 C23 20 18.500 24.500 13 26.500 C7.500 24.500 3 20 3 14 Z" />
    <text x="13" y="18">
      {HIGH_HIT}
    </text>
  </svg>
);
