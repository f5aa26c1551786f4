import type { GameState, NationId } from '@bretwalda/engine';
import { areScoresOpen } from '@bretwalda/engine/queries';
import { sidesOf } from '../../facts/sides.ts';
import { useText } from '../../language/language.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import styles from './PlayersWindow.module.css';
import type { SeatedPlayer } from './SideCard.tsx';
import { SideCard } from './SideCard.tsx';

interface PlayersWindowProps {
  readonly state: GameState;
  /** By seat. */
  readonly players: readonly SeatedPlayer[];
  readonly onClose: () => void;
  readonly onNation: (nation: NationId) => void;
}

/** Who plays which nations, their points, and what is usual by now (UI-82). */
export function PlayersWindow({ state, players, onClose, onNation }: PlayersWindowProps) {
  const t = useText();
  const words = t.windows.players;
  const open = areScoresOpen(state);
  const sides = open ? sidesOf(state) : [...sidesOf(state)].sort((a, b) => a.seat - b.seat);
  return (
    <Dialog title={words.window} onClose={onClose} size="wide" testId="players-window">
      <p className="muted">{open ? words.intro : t.record.hidden}</p>
      <ol className={styles.sides}>
        {sides.map((side) => (
          <SideCard
            key={side.seat}
            side={side}
            open={open}
            place={1 + sides.filter(({ points }) => points > side.points).length}
            player={players[side.seat]}
            onNation={onNation}
          />
        ))}
      </ol>
    </Dialog>
  );
}
