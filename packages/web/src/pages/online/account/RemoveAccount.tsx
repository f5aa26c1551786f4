import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useText } from '../../../language/language.ts';
import { accounts } from '../../../online/api.ts';
import { meChanged } from '../../../online/me.ts';
import { Refused } from '../../../online/Refused.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import styles from './AccountCard.module.css';
import { AccountCard } from './AccountCard.tsx';

interface RemoveAccountProps {
  readonly isGuest: boolean;
  readonly onDone: (words: string) => void;
}

/** Deleting an account, or a guest, for ever. */
export function RemoveAccount({ isGuest, onDone }: RemoveAccountProps) {
  const t = useText().online.account.remove;
  const [isAsked, setAsked] = useState(false);
  return (
    <AccountCard title={isGuest ? t.guestTitle : t.title} lead={t.lead}>
      <div className={styles.ways}>
        <Button onClick={() => setAsked(true)}>{isGuest ? t.guestButton : t.button}</Button>
      </div>
      {isAsked && <RemoveDialog isGuest={isGuest} onDone={onDone} onClose={() => setAsked(false)} />}
    </AccountCard>
  );
}

function RemoveDialog({ isGuest, onDone, onClose }: RemoveAccountProps & { readonly onClose: () => void }) {
  const t = useText().online.account;
  const [password, setPassword] = useState('');
  const asked = useMutation({
    mutationFn: () => accounts.remove(isGuest ? undefined : password),
    onSuccess: async () => {
      onDone(t.remove.done);
      onClose();
      await meChanged();
    },
  });
  const send = (event?: FormEvent) => {
    event?.preventDefault();
    if (!asked.isPending) asked.mutate();
  };
  return (
    <Dialog
      title={isGuest ? t.remove.guestSure : t.remove.sure}
      size="small"
      onClose={onClose}
      testId="remove-account"
      footer={
        <>
          <Button onClick={() => send()}>{t.remove.yes}</Button>
          <Button kind="main" autoFocus={isGuest} onClick={onClose}>
            {t.remove.no}
          </Button>
        </>
      }
    >
      <form noValidate className={styles.form} onSubmit={send}>
        <p>{isGuest ? t.remove.guestText : t.remove.text}</p>
        {!isGuest && (
          <Field
            label={t.password}
            value={password}
            onChange={setPassword}
            type="password"
            autoComplete="current-password"
            most={200}
            reveal={t}
          />
        )}
        <Refused error={asked.error} />
      </form>
    </Dialog>
  );
}
