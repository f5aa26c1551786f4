import { Refused } from '../../../online/Refused.tsx';
import { Button } from '../../../ui/Button.tsx';
import styles from './NewTablePage.module.css';

interface CreateBarProps {
  readonly error: unknown;
  /** What happens then. */
  readonly note: string;
  readonly label: string;
  readonly blocked: string | undefined;
  readonly onCreate: () => void;
  readonly testId: string;
}

/** The button that makes a table or a cup of what was chosen. */
export const CreateBar = ({ error, note, label, blocked, onCreate, testId }: CreateBarProps) => (
  <>
    <div className={styles.say}>
      <Refused error={error} />
      <p className="muted" role="status">
        {note}
      </p>
    </div>
    <Button kind="main" size="big" testId={testId} blocked={blocked} onClick={onCreate}>
      {label}
    </Button>
  </>
);
