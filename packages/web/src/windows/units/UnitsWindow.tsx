import { type GameState, type NationId, nationOf } from '@bretwalda/engine';
import { canGrow } from '@bretwalda/engine/queries';
import { supplyOf, unitsOf } from '../../facts/units.ts';
import { useText } from '../../language/language.ts';
import { Shield } from '../../tokens/Tokens.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Leaders } from '../nation/Leaders.tsx';
import { StackList } from './StackList.tsx';
import { UnitCard } from './UnitCard.tsx';
import styles from './UnitsWindow.module.css';

interface UnitsWindowProps {
  readonly state: GameState;
  readonly nation: NationId;
  readonly onClose: () => void;
}

/** What the units of a nation can do, how many there are, and where (UI-29). */
export function UnitsWindow({ state, nation, onClose }: UnitsWindowProps) {
  const t = useText();
  const words = t.windows.units;
  const units = unitsOf(state, nation);
  return (
    <Dialog
      title={words.window(nation)}
      onClose={onClose}
      size="wide"
      testId="units-window"
      lead={<Shield nation={nation} size={36} />}
    >
      <ul className={styles.units}>
        {units.map((unit) => (
          <UnitCard key={unit.unit} nation={nation} unit={unit} />
        ))}
      </ul>
      <p className={`${styles.notes} small muted`}>
        {canGrow(state, nationOf(nation)) ? words.supply(supplyOf(state, nation)) : words.romanRoads}
        {units.some(({ unit }) => unit === 'leader') && ` ${words.bonus}`}
      </p>
      <div className={styles.below}>
        <StackList state={state} nation={nation} />
        <Leaders state={state} nation={nation} told />
      </div>
    </Dialog>
  );
}
