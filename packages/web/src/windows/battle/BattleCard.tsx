import { type Area, type GameState, type LandId, landId } from '@bretwalda/engine';
import { useText } from '../../language/language.ts';
import { Disc, Swords } from '../../tokens/Tokens.tsx';
import { classes } from '../../ui/classes.ts';
import styles from './BattleCard.module.css';
import { type Forces, forcesIn } from './battle-forces.ts';
import { chancesIn, percents } from './battle-odds.ts';
import { fighters } from './battle-types.ts';

interface BattleCardProps {
  readonly area: LandId;
  readonly forces: Forces;
  /** In the upper right corner. */
  readonly note: string;
  readonly noteSpoken?: string;
  readonly chosen: boolean;
  readonly onPick: (() => void) | null;
}

/** One battle of a list: where, how many against how many, and the chance. */
export function BattleCard({ area, forces, note, noteSpoken = note, chosen, onPick }: BattleCardProps) {
  const t = useText();
  const { attacker, defender } = forces;
  const sides = [attacker, defender].map((force) => `${t.names.nations(force.nation)} ${fighters(force)}`);
  const label = `${t.names.areas(area)}: ${sides.join(` ${t.battle.against} `)}, ${noteSpoken}`;
  const look = classes(styles.card, chosen && styles.chosen);
  const inside = (
    <>
      <span className={styles.head}>
        <b className="title">{t.names.areas(area)}</b>
        <span className="small muted">{note}</span>
      </span>
      <span className={styles.sides}>
        <Disc nation={attacker.nation} size={24} />
        <b>{fighters(attacker)}</b>
        <Swords size={18} />
        <Disc nation={defender.nation} size={24} />
        <b>{fighters(defender)}</b>
      </span>
    </>
  );
  return onPick ? (
    <button type="button" className={look} aria-label={label} aria-pressed={chosen} onClick={onPick}>
      {inside}
    </button>
  ) : (
    <div className={look} aria-current={chosen ? 'true' : undefined}>
      <span className="hidden-text">{label}</span>
      <div aria-hidden="true">{inside}</div>
    </div>
  );
}

/** A contested area with the attacker's chance as it stands. */
export function WaitingBattle(props: {
  readonly state: GameState;
  readonly area: Area;
  readonly chosen: boolean;
  readonly onPick: (() => void) | null;
}) {
  const t = useText();
  const { win } = percents(chancesIn(props.state, props.area));
  return (
    <BattleCard
      area={landId(props.area)}
      forces={forcesIn(props.state, props.area)}
      note={t.battle.chance(win)}
      noteSpoken={t.battle.chanceSpoken(win)}
      chosen={props.chosen}
      onPick={props.onPick}
    />
  );
}
