import type { NationId } from '@bretwalda/engine';
import { useText } from '../../language/language.ts';
import { Disc } from '../../tokens/Tokens.tsx';
import { Tooltip } from '../../ui/Tooltip.tsx';
import styles from './SeatRow.module.css';

interface NationButtonsProps {
  readonly label: string;
  readonly nations: readonly NationId[];
  readonly onNation: (id: NationId) => void;
}

/** The emblems of a group; each opens the window of its nation (UI-17, UI-19). */
export function NationButtons({ label, nations, onNation }: NationButtonsProps) {
  const { names, start } = useText();
  return (
    <ul aria-label={label} className={styles.nations}>
      {nations.map((id) => (
        <li key={id}>
          <Tooltip text={names.nations(id)} named>
            <button
              type="button"
              className={styles.nation}
              aria-label={start.game.aboutNation(names.nations(id))}
              onClick={() => onNation(id)}
            >
              <Disc nation={id} size={28} />
            </button>
          </Tooltip>
        </li>
      ))}
    </ul>
  );
}
