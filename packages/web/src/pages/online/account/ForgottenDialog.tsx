import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useText } from '../../../language/language.ts';
import { accounts } from '../../../online/api.ts';
import { Refused } from '../../../online/Refused.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { useFirstFocus } from '../../saves/use-first-focus.ts';
import styles from './AccountCard.module.css';
import { Done } from './AccountCard.tsx';

/** Asks for the letter with the way to a new password. Whether there is such an account is told to nobody. */
export function ForgottenDialog({ onClose }: { readonly onClose: () => void }) {
  const { online, game } = useText();
  const t = online.account;
  const first = useFirstFocus<HTMLInputElement>();
  const [email, setEmail] = useState('');
  const asked = useMutation({ mutationFn: () => accounts.forgot(email.trim()) });
  const send = (event?: FormEvent) => {
    event?.preventDefault();
    if (!asked.isPending) asked.mutate();
  };
  return (
    <Dialog
      title={t.forgot.title}
      size="small"
      onClose={onClose}
      testId="forgotten"
      footer={
        <>
          <Button onClick={onClose}>{game.close}</Button>
          <Button kind="main" onClick={() => send()}>
            {t.forgot.button}
          </Button>
        </>
      }
    >
      <form noValidate className={styles.form} onSubmit={send}>
        <p>{t.forgot.lead}</p>
        <Field
          ref={first}
          label={t.emailLabel}
          value={email}
          onChange={setEmail}
          type="email"
          autoComplete="email"
          most={200}
        />
        <Refused error={asked.error} />
        <Done>{asked.isSuccess && t.forgot.done}</Done>
      </form>
    </Dialog>
  );
}
