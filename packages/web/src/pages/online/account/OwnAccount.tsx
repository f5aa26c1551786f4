import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../../language/language.ts';
import { accounts } from '../../../online/api.ts';
import { meChanged } from '../../../online/me.ts';
import { Field } from '../../../ui/Field.tsx';
import { AccountForm } from './AccountCard.tsx';

/** What somebody with an account can change about it. */
export function RenameForm({
  name: before,
  onDone,
}: {
  readonly name: string;
  readonly onDone: (words: string) => void;
}) {
  const t = useText().online.account;
  const [name, setName] = useState(before);
  const asked = useMutation({
    mutationFn: () => accounts.rename(name),
    onSuccess: async () => {
      onDone(t.rename.done);
      await meChanged();
    },
  });
  return (
    <AccountForm {...t.rename} done={undefined} asked={asked} onSend={() => asked.mutate()}>
      <Field
        label={t.name}
        note={t.nameNote}
        value={name}
        onChange={setName}
        autoComplete="username"
        most={60}
        isRequired
      />
    </AccountForm>
  );
}

export function ChangePasswordForm() {
  const t = useText().online.account;
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const asked = useMutation({
    mutationFn: () => accounts.changePassword({ current, next }),
    onSuccess: () => {
      setCurrent('');
      setNext('');
    },
  });
  return (
    <AccountForm {...t.change} asked={asked} onSend={() => asked.mutate()}>
      <Field
        label={t.change.current}
        value={current}
        onChange={setCurrent}
        type="password"
        autoComplete="current-password"
        most={200}
        isRequired
        reveal={t}
      />
      <Field
        label={t.change.next}
        note={t.passwordNote}
        value={next}
        onChange={setNext}
        type="password"
        autoComplete="new-password"
        most={200}
        isRequired
        reveal={t}
      />
    </AccountForm>
  );
}
