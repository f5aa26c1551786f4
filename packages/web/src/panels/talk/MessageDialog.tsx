import { LONGEST_REPORT } from '@bretwalda/protocol';
import { Flag, UserRoundX } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { useText } from '../../language/language.ts';
import { api } from '../../online/api.ts';
import { Refused } from '../../online/Refused.tsx';
import type { Message } from '../../online/talk/said.ts';
import { limitsChanged } from '../../online/talk/talk-limits.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useAsking } from '../table/use-table.ts';
import styles from './Talk.module.css';
import { type Talk, useSpeaker } from './use-talk.ts';

interface MessageDialogProps {
  readonly talk: Talk;
  readonly message: Message;
  readonly onClose: () => void;
}

/** What can be done about something that somebody said. */
export function MessageDialog({ talk, message, onClose }: MessageDialogProps) {
  const t = useText().online.talk;
  const name = useSpeaker()(message);
  const { ask, error, isAsking } = useAsking();
  const block = async () => {
    if (isAsking || message.player === null) return;
    const user = message.player;
    const isDone = await ask(async () => {
      await api.talk.block.mutate({ id: talk.info.id, user });
      await limitsChanged();
    });
    if (isDone) onClose();
  };
  return (
    <Dialog title={t.aboutTitle(name)} size="small" onClose={onClose} testId="about-message">
      <div className={styles.about}>
        <blockquote className={styles.quote} dir="auto">
          {message.words}
        </blockquote>
        <Report talk={talk} message={message} />
        <section>
          <h3 className="title">{t.block(name)}</h3>
          <p className="small muted">{t.blockNote(name)}</p>
          <Refused error={error} />
          <Button icon={<UserRoundX size={18} />} onClick={() => void block()} testId="block">
            {t.block(name)}
          </Button>
        </section>
      </div>
    </Dialog>
  );
}

function Report({ talk, message }: Pick<MessageDialogProps, 'talk' | 'message'>) {
  const t = useText().online.talk;
  const id = useId();
  const [reason, setReason] = useState('');
  const [isDone, setDone] = useState(false);
  const { ask, error, isAsking } = useAsking();
  const report = async (event: FormEvent) => {
    event.preventDefault();
    if (isAsking || isDone || reason.trim() === '') return;
    setDone(
      await ask(() => api.talk.report.mutate({ id: talk.info.id, seq: message.seq, reason: reason.trim() })),
    );
  };
  return (
    <section>
      <h3 className="title">{t.report}</h3>
      <p role="status" className="good">
        {isDone && t.reported}
      </p>
      {!isDone && (
        <form onSubmit={(event) => void report(event)}>
          <label htmlFor={id}>{t.reason}</label>
          <textarea
            id={id}
            rows={3}
            maxLength={LONGEST_REPORT}
            value={reason}
            aria-describedby={`${id}-note`}
            onChange={(event) => setReason(event.target.value)}
          />
          <p id={`${id}-note`} className="small muted">
            {t.reportNote}
          </p>
          <Refused error={error} />
          <Button
            isSubmit
            icon={<Flag size={18} />}
            blocked={reason.trim() === '' ? t.reasonMissing : undefined}
            testId="report"
          >
            {t.report}
          </Button>
        </form>
      )}
    </section>
  );
}
