import { MessagesSquare } from 'lucide-react';
import { useText } from '../../language/language.ts';
import styles from './Talk.module.css';
import { useSpeaker } from './use-talk.ts';
import { useTalkHere } from './use-talk-here.ts';

/** The sign of talk, with the number of messages since somebody last looked. */
export const TalkSign = ({ fresh, size = 18 }: { readonly fresh: number; readonly size?: number }) => (
  <span className={styles.sign} aria-hidden="true">
    <MessagesSquare size={size} />
    {fresh > 0 && <Count n={fresh} />}
  </span>
);

const Count = ({ n }: { readonly n: number }) => (
  <span className={styles.count} data-testid="new-messages">
    {n > 99 ? '99+' : n}
  </span>
);

/** Beside the name of a tab or a button. */
export function NewMark({ fresh }: { readonly fresh: number }) {
  const t = useText().online.talk;
  if (fresh === 0) return null;
  return (
    <>
      <span aria-hidden="true">
        <Count n={fresh} />
      </span>
      <span className="hidden-text"> {t.newMessages(fresh)}</span>
    </>
  );
}

/** Who has said something new, for screen readers; where talk is open, it is read out there. */
export function NewWords() {
  const t = useText().online.talk;
  const speakerOf = useSpeaker();
  const { fresh } = useTalkHere();
  const latest = fresh.at(-1);
  return (
    <p className="hidden-text" role="status">
      {latest && t.newFrom(speakerOf(latest), fresh.length)}
    </p>
  );
}
