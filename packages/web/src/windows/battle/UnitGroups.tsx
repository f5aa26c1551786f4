import { nationOf } from '@bretwalda/engine';
import { NATIONS } from '@bretwalda/engine/data';
import { useText } from '../../language/language.ts';
import { classes } from '../../ui/classes.ts';
import { UNIT_KINDS } from './battle-dice.ts';
import type { SideForce, UnitKind } from './battle-types.ts';
import { Die } from './Die.tsx';
import styles from './UnitGroups.module.css';
import { UnitToken, unitWords } from './UnitToken.tsx';
import type { UnitView } from './unit-views.ts';

interface UnitGroupsProps {
  readonly units: readonly UnitView[];
  readonly nation: SideForce['nation'];
  readonly rolling: boolean;
  readonly front: boolean;
  readonly isShielded: (unit: UnitKind) => boolean;
}

const FATES = ['stands', 'left', 'fallen'] as const;

/** Many units: those of a kind in one stack with their number, and their dice beside it. */
export function UnitGroups({ units, nation, rolling, front, isShielded }: UnitGroupsProps) {
  const t = useText();
  return (
    <div className={styles.mass}>
      <ol className="hidden-text">
        {units.map((view) => (
          <li key={view.key}>{unitWords(t, view, rolling, isShielded(view.unit))}</li>
        ))}
      </ol>
      {UNIT_KINDS.map((kind) => {
        const own = units.filter(({ unit }) => unit === kind);
        if (own.length === 0) return null;
        return (
          <div key={kind} className={styles.kind} aria-hidden="true">
            <div className={styles.stacks}>
              {FATES.map((fate) => {
                const n = own.filter((view) => (rolling ? 'stands' : view.fate) === fate).length;
                return (
                  n > 0 && (
                    <span key={fate} className={styles.stack}>
                      <UnitToken
                        nation={nation}
                        unit={kind}
                        fate={fate}
                        shielded={isShielded(kind)}
                        size={44}
                      />
                      <b>{t.battle.times(n)}</b>
                    </span>
                  )
                );
              })}
            </div>
            <div className={styles.dice}>
              {own.flatMap(({ key, dice }, i) =>
                dice.map((die, j) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the dice of a unit keep their places
                  <span key={`${key}.${j}`} className={styles.roll}>
                    <Die
                      face={die.natural}
                      hit={die.hit}
                      rolling={rolling}
                      colour={NATIONS[nationOf(nation)]?.colour ?? 'red'}
                      tilt={i + 2 * j + (front ? 3 : 0)}
                      size={dice.length > 1 ? 26 : 32}
                    />
                    {die.bonus > 0 && (
                      <b className={classes(rolling && styles.hidden, die.hit ? 'good' : 'muted')}>
                        {die.value}
                      </b>
                    )}
                  </span>
                )),
              )}
            </div>
          </div>
        );
      })}
    </div>
  );
}
