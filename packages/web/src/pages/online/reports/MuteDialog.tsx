import { LONGEST_REPORT } from '@bretwalda/protocol';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useText } from '../../../language/language.ts';
import { api } from '../../../online/api.ts';
import { Refused } from '../../../online/Refused.tsx';
import { reportsChanged } from '../../../online/talk/reports.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import select from '../../settings/Select.module.css';
import styles from './Reports.module.css';

/** Who shall not write, and which report is settled by it. */
export interface ToMute {
  readonly player: string;
  readonly name: string;
  readonly report?: number;
}

const DAYS = [1, 3, 7, 30, 90, 365] as const;

/** For how long somebody shall not write, and why. */
export function MuteDialog({ player, name, report, onClose }: ToMute & { readonly onClose: () => void }) {
  const t = useText().online.reports;
  const id = useId();
  const [reason, setReason] = useState('');
  const [days, setDays] = useState(7);
  const mute = useMutation({
    mutationFn: () => api.talk.mute.mutate({ user: player, reason, days, report }),
    onSuccess: async () => {
      await reportsChanged();
      onClose();
    },
  });
  const isReady = reason.trim() !== '';
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isReady && !mute.isPending) mute.mutate();
  };
  return (
    <Dialog title={t.muteTitle(name)} size="small" onClose={onClose} testId="mute-dialog">
      <form className={styles.form} onSubmit={send}>
        <p>{t.muteNote(name)}</p>
        <label htmlFor={`${id}-reason`}>{t.reason}</label>
        <textarea
          id={`${id}-reason`}
          rows={3}
          maxLength={LONGEST_REPORT}
          value={reason}
          data-autofocus
          onChange={(event) => setReason(event.target.value)}
        />
        <label htmlFor={`${id}-days`}>{t.howLong}</label>
        <select
          id={`${id}-days`}
          className={select.select}
          value={days}
          onChange={(event) => setDays(Number(event.target.value))}
        >
          {DAYS.map((n) => (
            <option key={n} value={n}>
              {t.days(n)}
            </option>
          ))}
        </select>
        <Refused error={mute.error} />
        <div className={styles.ways}>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button isSubmit kind="main" blocked={isReady ? undefined : t.reasonMissing} testId="mute-sure">
            {t.mute}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
