import { FileWarning } from 'lucide-react';
import { useText } from '../../language/language.ts';
import type { FileProblem } from '../../storage/problem.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useFirstFocus } from './use-first-focus.ts';

interface FileProblemDialogProps {
  readonly problem: FileProblem;
  readonly onAgain: () => void;
  readonly onClose: () => void;
}

/** Problems of a save, not of a file: a game cannot be opened, and something may be lost. */
const OF_SAVES: readonly FileProblem['kind'][] = ['gone', 'damaged', 'storage'];

/** What is wrong, whether anything was lost, and what to do. */
export function FileProblemDialog({ problem, onAgain, onClose }: FileProblemDialogProps) {
  const t = useText().start;
  const first = useFirstFocus<HTMLButtonElement>();
  const isSave = OF_SAVES.includes(problem.kind);
  return (
    <Dialog
      title={isSave ? t.lost.game : t.problemTitle}
      size="small"
      onClose={onClose}
      lead={<FileWarning size={24} aria-hidden="true" />}
      testId="file-problem"
      footer={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button ref={first} kind="main" onClick={onAgain}>
            {isSave ? t.open : t.chooseAnother}
          </Button>
        </>
      }
    >
      <p role="alert">{t.problem(problem)}</p>
      {!isSave && <p className="muted">{t.problemCalm}</p>}
    </Dialog>
  );
}
