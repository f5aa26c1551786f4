import { type AreaId, areaOf, type GameState, type LandId, type NationId } from '@bretwalda/engine';
import { isSea } from '@bretwalda/engine/queries';
import { areaFact } from '../../facts/area.ts';
import { useText } from '../../language/language.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import styles from './AreaWindow.module.css';
import { AreaWorthTable } from './AreaWorthTable.tsx';
import { Occupants } from './Occupants.tsx';
import { Surroundings } from './Surroundings.tsx';

interface AreaWindowProps {
  readonly state: GameState;
  readonly area: AreaId;
  /** The nation for whom stacking is told, even where it does not stand yet. */
  readonly nation: NationId | null;
  readonly onClose: () => void;
  readonly onNation: (nation: NationId) => void;
}

const isLand = (area: AreaId): area is LandId => !isSea(areaOf(area));

/** Everything about an area: land, neighbours, who stands there, what it is worth (UI-30). */
export function AreaWindow({ state, area, nation, onClose, onNation }: AreaWindowProps) {
  const t = useText();
  const fact = areaFact(state, area);
  return (
    <Dialog
      title={t.names.areas(area)}
      onClose={onClose}
      size={fact.sea ? 'small' : 'wide'}
      testId="area-window"
    >
      <div className={styles.columns} data-sea={fact.sea}>
        <div className={styles.side}>
          <Surroundings fact={fact} />
          <Occupants state={state} fact={fact} nation={nation} onNation={onNation} />
        </div>
        {isLand(area) && <AreaWorthTable state={state} area={area} onNation={onNation} />}
      </div>
    </Dialog>
  );
}
