import { areaOf, HIGH_HIT, NATIONS, nationOf } from '@bretwalda/engine';
import { CornerUpRight, X } from 'lucide-react';
import { useText } from '../text/index.ts';
import { BurhToken, Disc, FortToken, LeaderToken, Shield } from '../tokens/index.ts';
import { classes } from '../ui/index.ts';
import { Die } from './Die.tsx';
import { isProtected, shelterOf } from './dice.ts';
import styles from './SideRow.module.css';
import type { BattleSide, RoundReport, SideForce, UnitKind } from './types.ts';
import { type UnitView, unitViews } from './units.ts';

interface SideRowProps {
  readonly area: string;
  readonly side: BattleSide;
  readonly force: SideForce;
  readonly round: RoundReport | null;
  readonly rolling: boolean;
  /** Who plays it, and what they do here. */
  readonly role: string;
  readonly front: boolean;
}

/** More than this stand in smaller size. */
const ROOM = { alone: 6, led: 4 };

/** One side of the field: its shield, and each unit with its die. */
export function SideRow({ area, side, force, round, rolling, role, front }: SideRowProps) {
  const t = useText();
  const { nation, leader } = force;
  const units = unitViews(force, round, side);
  const many = units.length > (leader ? ROOM.led : ROOM.alone);
  const size = many ? 44 : 64;
  const sheltered = shelterOf(areaOf(area), side);
  const name = t.names.nations(nation);
  return (
    <section className={classes(styles.side, front && styles.front)} aria-label={`${name}, ${role}`}>
      <div className={styles.who}>
        <Shield nation={nation} size={80} />
        <h3 className="title">{name}</h3>
        <p className="tiny muted">{role}</p>
      </div>
      <ol className={classes(styles.units, many && styles.many)}>
        {units.map((unit, i) => (
          <Unit
            key={unit.key}
            view={unit}
            lie={i + (front ? 3 : 0)}
            nation={nation}
            size={size}
            rolling={rolling}
            shielded={isProtected(nationOf(nation), unit.unit, sheltered)}
          />
        ))}
      </ol>
      {leader && (
        <div className={classes(styles.leader, round?.losses[side].leader && !rolling && styles.fallen)}>
          <LeaderToken nation={nation} size={56} />
          <b className="title">{t.names.leaders(leader)}</b>
          <span className="tiny muted">{t.battle.leaderNote(leader)}</span>
        </div>
      )}
    </section>
  );
}

interface UnitProps {
  readonly view: UnitView;
  readonly nation: SideForce['nation'];
  readonly lie: number;
  readonly size: number;
  readonly rolling: boolean;
  readonly shielded: boolean;
}

function Unit({ view, nation, lie, size, rolling, shielded }: UnitProps) {
  const t = useText();
  const { unit, die, fate } = view;
  const gone = !rolling && fate !== 'stands';
  const words = [
    die && !rolling
      ? t.battle.die(t.battle.unit[unit], die.natural, die.value, die.hit, die.felled)
      : t.battle.unit[unit],
    ...(shielded ? [t.battle.needs(HIGH_HIT)] : []),
    ...(gone ? [fate === 'fallen' ? t.battle.fallen : t.battle.left] : []),
  ];
  return (
    <li className={styles.unit}>
      <span className="hidden-text">{words.join(', ')}</span>
      <div className={classes(styles.token, gone && styles[fate])} aria-hidden="true">
        <Token nation={nation} unit={unit} size={size} />
        {gone && (fate === 'fallen' ? <X className={styles.cross} size={size} /> : null)}
        {gone && fate === 'left' && <CornerUpRight className={styles.arrow} size={size / 2} />}
        {shielded && !gone && <Needed />}
      </div>
      {die && (
        <div className={styles.result} aria-hidden="true">
          <Die
            face={die.natural}
            hit={die.hit}
            rolling={rolling}
            colour={NATIONS[nationOf(nation)]?.colour ?? 'red'}
            lie={lie}
            size={size * 0.8}
          />
          <span className={classes(styles.sum, rolling && styles.hidden)}>
            {die.bonus > 0 && <span className="muted">{t.battle.sum(die.natural, die.bonus)} </span>}
            <b className={die.hit ? 'good' : undefined}>{die.value}</b>
          </span>
          <b className={classes('tiny', rolling && styles.hidden, die.hit ? 'good' : 'muted')}>
            {die.hit ? (die.felled ? t.battle.hitOn[die.felled] : t.battle.hit) : t.battle.miss}
          </b>
        </div>
      )}
    </li>
  );
}

function Token({
  nation,
  unit,
  size,
}: {
  readonly nation: SideForce['nation'];
  readonly unit: UnitKind;
  readonly size: number;
}) {
  if (unit === 'fort') return <FortToken size={size} />;
  if (unit === 'burh') return <BurhToken size={size} />;
  return <Disc nation={nation} unit={unit} size={size} />;
}

/** UI-71: the number that fells a protected unit. */
const Needed = () => (
  <svg className={styles.needed} width="26" height="28" viewBox="0 0 26 28" aria-hidden="true">
    <path d="M3 4 L13 1.5 L23 4 V14 C23 20 18.500 24.500 13 26.500 C7.500 24.500 3 20 3 14 Z" />
    <text x="13" y="18">
      {HIGH_HIT}
    </text>
  </svg>
);
