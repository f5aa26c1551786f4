import type { GameState } from '@bretwalda/engine';
import { useText } from '../../language/language.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import styles from './RulesWindow.module.css';
import { TableRules } from './TableRules.tsx';

interface RulesWindowProps {
  readonly state: GameState;
  readonly onClose: () => void;
}

/** By which rules the running game is played. */
export function RulesWindow({ state, onClose }: RulesWindowProps) {
  const { tableRules } = useText();
  return (
    <Dialog title={tableRules.window} onClose={onClose} className={styles.window} testId="rules-window">
      <TableRules scenario={state.scenario} options={state.options} />
    </Dialog>
  );
}
