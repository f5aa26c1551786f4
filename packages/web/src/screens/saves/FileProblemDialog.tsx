import { FileWarning } from 'lucide-react';
import type { FileProblem } from '../../storage/index.ts';
import { useText } from '../../text/index.ts';
import { Button, Dialog } from '../../ui/index.ts';
import { useFocus } from './useFocus.ts';

interface FileProblemDialogProps {
  readonly problem: FileProblem;
  readonly onAgain: () => void;
  readonly onClose: () => void;
}

/** What is wrong, that nothing was lost, and the way on. */
export function FileProblemDialog({ problem, onAgain, onClose }: FileProblemDialogProps) {
  const t = useText().start;
  const first = useFocus<HTMLButtonElement>();
  return (
    <Dialog
      title={t.problemTitle}
      size="small"
      onClose={onClose}
      lead={<FileWarning size={24} aria-hidden="true" />}
      testId="file-problem"
      footer={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button ref={first} kind="main" onClick={onAgain}>
            {t.chooseAnother}
          </Button>
        </>
      }
    >
      <p role="alert">{t.problem(problem)}</p>
      <p className="muted">{t.problemCalm}</p>
    </Dialog>
  );
}
