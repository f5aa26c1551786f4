import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../../language/language.ts';
import { accounts } from '../../../online/api.ts';
import type { Place } from '../../../online/place.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { OnlineFrame } from '../OnlineFrame.tsx';
import type { OnlinePageProps } from '../OnlinePages.tsx';
import { AccountForm } from './AccountCard.tsx';

type PasswordPlace = Extract<Place, { readonly at: 'password' }>;

/** Where the link in the letter leads: a new password for whoever has forgotten theirs. */
export function PasswordPage({ place, go }: OnlinePageProps<PasswordPlace>) {
  const t = useText().online.account;
  const [password, setPassword] = useState('');
  const asked = useMutation({ mutationFn: () => accounts.reset(place.token, password) });
  return (
    <OnlineFrame title={t.title} at={place.at} onBack={() => go({ at: 'lobby' })}>
      <AccountForm
        {...t.reset}
        isMain={!asked.isSuccess}
        asked={asked}
        onSend={() => asked.mutate()}
        ways={
          asked.isSuccess && (
            <Button kind="main" onClick={() => go({ at: 'account' })}>
              {t.reset.toSignIn}
            </Button>
          )
        }
      >
        <Field
          label={t.change.next}
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
    </OnlineFrame>
  );
}
