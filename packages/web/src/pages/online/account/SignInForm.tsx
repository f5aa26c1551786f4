import { useMutation } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../../language/language.ts';
import { accounts } from '../../../online/api.ts';
import { meChanged } from '../../../online/me.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { AccountForm } from './AccountCard.tsx';
import { arePasskeysPossible, signInWithPasskey } from './passkeys.ts';

interface SignInFormProps {
  readonly onDone: (words: string) => void;
  readonly onForgotten: () => void;
}

export function SignInForm({ onDone, onForgotten }: SignInFormProps) {
  const t = useText().online.account;
  const [who, setWho] = useState('');
  const [password, setPassword] = useState('');
  const asked = useMutation({
    mutationFn: (way: 'password' | 'passkey') =>
      way === 'passkey' ? signInWithPasskey() : accounts.signIn({ who, password }),
    onSuccess: async () => {
      onDone(t.signIn.done);
      await meChanged();
    },
  });
  return (
    <AccountForm
      {...t.signIn}
      done={undefined}
      isMain
      asked={asked}
      onSend={() => asked.mutate('password')}
      ways={
        <>
          {arePasskeysPossible() && (
            <Button icon={<KeyRound size={18} />} onClick={() => asked.mutate('passkey')}>
              {t.signIn.passkey}
            </Button>
          )}
          <Button kind="flat" onClick={onForgotten}>
            {t.signIn.forgotten}
          </Button>
        </>
      }
    >
      <Field
        label={t.who}
        value={who}
        onChange={setWho}
        autoComplete="username webauthn"
        most={200}
        isRequired
      />
      <Field
        label={t.password}
        value={password}
        onChange={setPassword}
        type="password"
        autoComplete="current-password"
        most={200}
        isRequired
        reveal={t}
      />
    </AccountForm>
  );
}
