import { Redo2, RotateCcw, Undo2 } from 'lucide-react';
import { memo } from 'react';
import { useText } from '../language/language.ts';
import { useScene, useSession } from '../session/context.ts';
import { Button, IconButton } from '../ui/Button.tsx';
import { AdvanceButton } from './AdvanceButton.tsx';
import styles from './PhaseBar.module.css';
import { PhaseList } from './PhaseList.tsx';

interface PhaseBarProps {
  /** Opens the handbook at a rule. */
  readonly onRule: (rule: string) => void;
}

/** Undo and redo, the phases of the turn, and the way to the next one (UI-33, 37, 38, 39). */
export const PhaseBar = memo(function PhaseBar({ onRule }: PhaseBarProps) {
  // Nobody at this screen can ever take anything back where others play, or only computers.
  const isPlayed = useScene((s) => s.people.length > 0);
  return (
    <footer className={styles.bar}>
      <div className={styles.row}>
        {isPlayed && <UndoButtons />}
        <div className={styles.middle}>
          <PhaseList onRule={onRule} />
        </div>
        <div className={styles.right}>
          <AdvanceButton />
        </div>
      </div>
    </footer>
  );
});

function UndoButtons() {
  const t = useText();
  const session = useSession();
  const nothing = useScene(() => session.undoable === 0) ? t.game.undoNothing : undefined;
  const redoable = useScene(() => session.redoable);
  return (
    <div className={styles.left}>
      <Button
        icon={<Undo2 size={18} />}
        blocked={nothing}
        keys="U"
        onClick={() => session.undo()}
        className={styles.undo}
        testId="undo"
      >
        {t.game.undo}
      </Button>
      <IconButton
        icon={<Redo2 size={18} />}
        label={t.game.redo}
        blocked={redoable ? undefined : t.game.redoNothing}
        keys="Y"
        onClick={() => session.redo()}
        testId="redo"
      />
      <IconButton
        icon={<RotateCcw size={18} />}
        label={t.game.restart}
        blocked={nothing}
        keys="R"
        onClick={() => session.restart()}
        testId="restart"
      />
    </div>
  );
}
