import { areaOf, nationOf } from '@bretwalda/engine';
import { NATIONS } from '@bretwalda/engine/data';
import { type Text, useText } from '../../language/language.ts';
import { LeaderToken, Shield } from '../../tokens/Tokens.tsx';
import { classes } from '../../ui/classes.ts';
import { isProtected, shelterOf } from './battle-dice.ts';
import type { BattleSide, DieReport, RoundReport, SideForce, UnitKind } from './battle-types.ts';
import { DeckCounts } from './DeckCounts.tsx';
import { Die } from './Die.tsx';
import styles from './SideRow.module.css';
import { UnitGroups } from './UnitGroups.tsx';
import { UnitToken, unitWords } from './UnitToken.tsx';
import { type UnitView, unitViews } from './unit-views.ts';

interface SideRowProps {
  readonly area: string;
  readonly side: BattleSide;
  readonly force: SideForce;
  readonly round: RoundReport | null;
  readonly rolling: boolean;
  /** Who plays it, and what they do here. */
  readonly role: string;
  readonly front: boolean;
  /** What is left in the player's deck; null: dice are rolled. */
  readonly deck: readonly number[] | null;
}

/** More units than this are grouped, so that the whole field is seen at once. */
const ROOM = 6;

/** One side of the field: its shield, and each unit with its die. */
export function SideRow({ area, side, force, round, rolling, role, front, deck }: SideRowProps) {
  const t = useText();
  const { nation, leader } = force;
  const units = unitViews(force, round, side);
  const sheltered = shelterOf(areaOf(area), side);
  const isShielded = (unit: UnitKind) => isProtected(force, unit, sheltered);
  const name = t.names.nations(nation);
  return (
    <section className={styles.side} aria-label={`${name}, ${role}`}>
      <div className={styles.who}>
        <Shield nation={nation} size={80} />
        <h3 className="title">{name}</h3>
        <p className="tiny muted">{role}</p>
      </div>
      {units.length > ROOM ? (
        <UnitGroups units={units} nation={nation} rolling={rolling} front={front} isShielded={isShielded} />
      ) : (
        <ol className={styles.units}>
          {units.map((unit, i) => (
            <Unit
              key={unit.key}
              view={unit}
              tilt={i + (front ? 3 : 0)}
              nation={nation}
              rolling={rolling}
              shielded={isShielded(unit.unit)}
            />
          ))}
        </ol>
      )}
      {leader && (
        <div className={styles.leader}>
          <LeaderToken nation={nation} size={56} />
          <b className="title">{t.names.leaders(leader)}</b>
          <span className={classes('tiny muted', styles.note)}>{t.battle.leaderNote(leader)}</span>
        </div>
      )}
      {deck && (
        <div className={styles.deck}>
          <DeckCounts deck={deck} />
        </div>
      )}
    </section>
  );
}

interface UnitProps {
  readonly view: UnitView;
  readonly nation: SideForce['nation'];
  readonly tilt: number;
  readonly rolling: boolean;
  readonly shielded: boolean;
}

const SIZE = 56;

function Unit({ view, nation, tilt, rolling, shielded }: UnitProps) {
  const t = useText();
  const { unit, dice, fate } = view;
  const hits = dice.filter((die) => die.hit).length;
  return (
    <li className={styles.unit}>
      <span className="hidden-text">{unitWords(t, view, rolling, shielded)}</span>
      <UnitToken
        nation={nation}
        unit={unit}
        fate={rolling ? 'stands' : fate}
        shielded={shielded}
        size={SIZE}
      />
      {dice.length > 0 && (
        <div className={styles.dice} aria-hidden="true">
          <div className={classes(styles.rolled, dice.length > 1 && styles.pair)}>
            {dice.map((die, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the dice of a unit keep their places
              <div key={i} className={styles.result}>
                <Die
                  face={die.natural}
                  hit={die.hit}
                  rolling={rolling}
                  colour={NATIONS[nationOf(nation)]?.colour ?? 'red'}
                  tilt={tilt + 2 * i}
                  size={SIZE * 0.8}
                />
                <span className={classes(styles.sum, rolling && styles.hidden)}>
                  {die.bonus > 0 && dice.length === 1 && (
                    <span className="muted">{t.battle.sum(die.natural, die.bonus)} </span>
                  )}
                  <b className={die.hit ? 'good' : undefined}>{die.value}</b>
                </span>
              </div>
            ))}
          </div>
          <b className={classes('tiny', rolling && styles.hidden, hits > 0 ? 'good' : 'muted')}>
            {verdict(t, dice, hits)}
          </b>
        </div>
      )}
    </li>
  );
}

/** What came of the dice of one unit. */
function verdict(t: Text, dice: readonly DieReport[], hits: number): string {
  if (hits === 0) return t.battle.miss;
  if (dice.length > 1) return t.battle.hits(hits);
  const felled = dice[0]?.felled;
  return felled ? t.battle.hitOn[felled] : t.battle.hit;
}
