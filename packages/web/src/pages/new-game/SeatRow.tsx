import type { NationId } from '@bretwalda/engine';
import type { SeatColour } from '@bretwalda/text';
import { Bot, UserRound } from 'lucide-react';
import { useText } from '../../language/language.ts';
import { MAX_NAME } from '../../storage/players.ts';
import { PlayerSymbol } from '../../tokens/Tokens.tsx';
import { classes } from '../../ui/classes.ts';
import { Segmented } from '../../ui/Segmented.tsx';
import type { SeatDraft } from './game-draft.ts';
import { LevelPicker } from './LevelPicker.tsx';
import { NationButtons } from './NationButtons.tsx';
import styles from './SeatRow.module.css';

interface SeatRowProps {
  readonly index: number;
  readonly seat: SeatDraft;
  /** The name that is used while none is chosen. */
  readonly usualName: string;
  /** `null` while the groups are still open. */
  readonly colour: SeatColour | null;
  readonly nations: readonly NationId[];
  readonly onChange: (change: Partial<SeatDraft>) => void;
  readonly onNation: (id: NationId) => void;
}

export function SeatRow({ index, seat, usualName, colour, nations, onChange, onNation }: SeatRowProps) {
  const t = useText();
  const { game } = t.start;
  const name = seat.name.trim() || usualName;
  const colourName = colour ? t.names.colours(colour) : game.anyColour;
  return (
    <li className={styles.row} aria-label={game.seat(name, index)}>
      <div className={classes(styles.tile, colour && styles[colour])}>
        {colour ? <PlayerSymbol colour={colour} size={20} /> : <span className="number">{index + 1}</span>}
      </div>
      <div className={styles.about}>
        <div className={styles.naming}>
          <input
            className={styles.name}
            value={seat.name}
            placeholder={usualName}
            maxLength={MAX_NAME}
            spellCheck={false}
            autoComplete="off"
            aria-label={colour ? game.nameOf(colourName) : game.nameOfSeat(index + 1)}
            onChange={(event) => onChange({ name: event.target.value })}
          />
          <span className="small muted">{colourName}</span>
        </div>
        {colour && <NationButtons label={game.nations(colourName)} nations={nations} onNation={onNation} />}
      </div>
      <Segmented
        label={game.who(name)}
        value={seat.kind}
        options={[
          { value: 'person', label: game.person, icon: <UserRound size={16} aria-hidden="true" /> },
          { value: 'computer', label: game.computer, icon: <Bot size={16} aria-hidden="true" /> },
        ]}
        onChange={(kind) => onChange({ kind })}
      />
      <div className={styles.level}>
        {seat.kind === 'computer' ? (
          <LevelPicker
            label={game.level(name)}
            value={seat.level}
            onChange={(level) => onChange({ level })}
          />
        ) : (
          <span className="small muted">{game.here}</span>
        )}
      </div>
    </li>
  );
}
