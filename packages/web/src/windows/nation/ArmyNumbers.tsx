import type { GameState, NationId } from '@bretwalda/engine';
import { armyCount, unitsOf } from '../../facts/units.ts';
import { useText } from '../../language/language.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './NationSections.module.css';

interface ArmyNumbersProps {
  readonly state: GameState;
  readonly nation: NationId;
  readonly onUnits?: ((nation: NationId) => void) | undefined;
}

/** The key numbers of its armies; the window of units has them all. */
export function ArmyNumbers({ state, nation, onUnits }: ArmyNumbersProps) {
  const t = useText();
  const words = t.windows.nation;
  const units = unitsOf(state, nation);
  const [army] = units;
  const most = (kind: 'cavalry' | 'burh') => units.find(({ unit }) => unit === kind)?.total;
  const burhs = most('burh');
  const cavalry = most('cavalry');
  const { inPlay, total } = armyCount(state, nation);
  if (army === undefined) return null;
  const rows: readonly (readonly [string, string])[] = [
    [words.inPlay, t.windows.of(inPlay, total)],
    ...(cavalry === undefined ? [] : [[words.cavalry, words.upTo(cavalry)] as const]),
    ...(burhs === undefined ? [] : [[words.burhs, words.upTo(burhs)] as const]),
    [words.moves, words.movesLed(army.moves, army.led)],
    [words.hitsOn, words.rolls(army.hitsOn ?? 0)],
    [words.fallsTo, words.falls(army.fallsTo ?? 0, army.fallsInDifficult ?? 0)],
    [words.costs, army.cost === undefined ? words.noCost : words.population(army.cost)],
  ];
  return (
    <section className={styles.section}>
      <h3 className="title">{words.army}</h3>
      <dl className={styles.boxes}>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt className="tiny muted">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {onUnits && (
        <Button size="small" onClick={() => onUnits(nation)}>
          {words.units}
        </Button>
      )}
    </section>
  );
}
