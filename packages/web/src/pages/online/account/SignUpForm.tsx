import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../../language/language.ts';
import { accounts } from '../../../online/api.ts';
import { meChanged } from '../../../online/me.ts';
import { Field } from '../../../ui/Field.tsx';
import { AccountForm } from './AccountCard.tsx';

/** A guest, or nobody yet, becomes an account and keeps everything. */
export function SignUpForm({ onDone }: { readonly onDone: (words: string) => void }) {
  const t = useText().online.account;
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const asked = useMutation({
    mutationFn: () =>
      accounts.signUp({
        ...(name.trim() && { name }),
        ...(email.trim() && { email: email.trim() }),
        password,
      }),
    onSuccess: async () => {
      onDone(t.signUp.done);
      await meChanged();
    },
  });
  return (
    <AccountForm {...t.signUp} done={undefined} isMain asked={asked} onSend={() => asked.mutate()}>
      <Field
        label={t.name}
        note={t.nameNote}
        value={name}
        onChange={setName}
        autoComplete="username"
        most={60}
        isRequired
      />
      <Field
        label={t.emailLabel}
        note={t.emailNote}
        value={email}
        onChange={setEmail}
        type="email"
        autoComplete="email"
        most={200}
      />
      <Field
        label={t.password}
        note={t.passwordNote}
        value={password}
        onChange={setPassword}
        type="password"
        autoComplete="new-password"
        most={200}
        isRequired
        reveal={t}
      />
    </AccountForm>
  );
}
