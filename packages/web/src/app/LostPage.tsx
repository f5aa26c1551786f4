import { useText } from '../language/language.ts';
import { Notice } from '../pages/notice/Notice.tsx';
import type { FileProblem } from '../storage/problem.ts';
import { Button } from '../ui/Button.tsx';

interface LostPageProps {
  /** Why the game of the address cannot be opened; without it the address itself is wrong. */
  readonly problem?: FileProblem;
  readonly onStart: () => void;
  readonly onSaves: () => void;
}

/** An address that leads nowhere, or to a game that is not there. */
export function LostPage({ problem, onStart, onSaves }: LostPageProps) {
  const { start } = useText();
  return (
    <Notice
      title={problem ? start.lost.game : start.lost.address}
      ways={
        <>
          <Button kind="main" onClick={onStart}>
            {start.toStart}
          </Button>
          <Button onClick={onSaves}>{start.saved}</Button>
        </>
      }
    >
      <p>{problem ? start.problem(problem) : start.lost.addressText}</p>
    </Notice>
  );
}
