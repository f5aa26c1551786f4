import type { NationId } from '@bretwalda/engine';
import { seatColours } from '../../facts/seat-colours.ts';
import { useText } from '../../language/language.ts';
import { PlayerSymbol } from '../../tokens/Tokens.tsx';
import { type Draft, nameOf, type SeatNames, seatsOf, withSeat } from './game-draft.ts';
import { NationButtons } from './NationButtons.tsx';
import { SeatRow } from './SeatRow.tsx';
import styles from './Seats.module.css';
import { groupsOf } from './scenario-facts.ts';

interface SeatsProps {
  readonly draft: Draft;
  readonly names: SeatNames;
  readonly onChange: (draft: Draft) => void;
  readonly onNation: (id: NationId) => void;
}

/** Who sits where. With fixed sides seat and colour belong together; else the groups are shown apart. */
export function Seats({ draft, names, onChange, onNation }: SeatsProps) {
  const { game } = useText().start;
  const colours = seatColours(draft.scenario);
  const groups = groupsOf(draft.scenario);
  const isFixed = draft.sides === 'fixed';
  return (
    <div className={styles.seats}>
      <ol className={styles.list}>
        {seatsOf(draft).map((seat, i) => (
          <SeatRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            key={i}
            index={i}
            seat={seat}
            usualName={nameOf(withSeat(draft, i, { name: '' }), i, names)}
            colour={isFixed ? (colours[i] ?? null) : null}
            nations={groups[i] ?? []}
            onChange={(change) => onChange(withSeat(draft, i, change))}
            onNation={onNation}
          />
        ))}
      </ol>
      {!isFixed && <OpenGroups draft={draft} onNation={onNation} />}
      <p className="small muted">{game.fair}</p>
    </div>
  );
}

function OpenGroups({ draft, onNation }: Pick<SeatsProps, 'draft' | 'onNation'>) {
  const { names, start } = useText();
  const colours = seatColours(draft.scenario);
  return (
    <section className={styles.open} aria-label={start.game.groups}>
      <p>{start.game.openSides[draft.sides]}</p>
      <ul className={styles.groups}>
        {groupsOf(draft.scenario).map((nations, i) => {
          const colour = colours[i] ?? 'purple';
          return (
            <li key={colour}>
              <PlayerSymbol colour={colour} size={16} label={names.colours(colour)} />
              <NationButtons
                label={start.game.nations(names.colours(colour))}
                nations={nations}
                onNation={onNation}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
