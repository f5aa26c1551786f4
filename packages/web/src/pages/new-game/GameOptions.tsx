import { PlayOptions } from '../settings/PlayOptions.tsx';
import type { Draft } from './game-draft.ts';
import styles from './NewGamePage.module.css';
import { TableOptions } from './TableOptions.tsx';

interface GameOptionsProps {
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

/** Options of this game, then those of all games. */
export const GameOptions = (props: GameOptionsProps) => (
  <div className={styles.options}>
    <TableOptions {...props} />
    <PlayOptions />
  </div>
);
