import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../../language/language.ts';
import { api } from '../../../online/api.ts';
import { hrefOf } from '../../../online/place.ts';
import { Refused } from '../../../online/Refused.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { AccountCard, AccountForm, Done } from '../account/AccountCard.tsx';
import { type WayInfo, waysChanged } from './use-ways.ts';

interface MailWayProps {
  /** The server can send letters. */
  readonly isOffered: boolean;
  readonly isGuest: boolean;
  readonly ways: readonly WayInfo[];
}

/** Notices by e-mail, to an address that its owner has proved. */
export function MailWay({ isOffered, isGuest, ways }: MailWayProps) {
  const t = useText().online.notices.mail;
  const waiting = ways.find(({ kind, isConfirmed }) => kind === 'mail' && !isConfirmed);
  const [isDone, setDone] = useState(false);
  if (!isOffered || isGuest)
    return (
      <AccountCard title={t.title}>
        {isOffered ? <a href={hrefOf({ at: 'account' })}>{t.needsAccount}</a> : <p>{t.none}</p>}
      </AccountCard>
    );
  return waiting ? (
    <CodeForm key={waiting.id} way={waiting} onDone={() => setDone(true)} />
  ) : (
    <AddressForm done={isDone} onSent={() => setDone(false)} />
  );
}

function AddressForm({ done, onSent }: { readonly done: boolean; readonly onSent: () => void }) {
  const text = useText();
  const t = text.online.notices.mail;
  const language = text.start.locale.slice(0, 2);
  const [address, setAddress] = useState('');
  const asked = useMutation({
    mutationFn: () =>
      api.notices.addWay.mutate({ kind: 'mail', body: { address: address.trim() }, language }),
    onSuccess: async () => {
      onSent();
      await waysChanged();
    },
  });
  return (
    <AccountForm title={t.title} lead={t.lead} button={t.send} asked={asked} onSend={() => asked.mutate()}>
      <Field
        label={t.address}
        value={address}
        onChange={setAddress}
        type="email"
        autoComplete="email"
        most={200}
        isRequired
      />
      <Done>{done && t.done}</Done>
    </AccountForm>
  );
}

function CodeForm({ way, onDone }: { readonly way: WayInfo; readonly onDone: () => void }) {
  const t = useText().online.notices.mail;
  const [code, setCode] = useState('');
  const confirm = useMutation({
    mutationFn: () =>
      api.notices.confirmWay.mutate({ way: way.id, code: code.replace(/\D/g, '').slice(0, 6) }),
    onSuccess: async () => {
      onDone();
      await waysChanged();
    },
  });
  const again = useMutation({
    mutationFn: () => api.notices.sendCode.mutate({ way: way.id }),
    onMutate: () => confirm.reset(),
  });
  return (
    <AccountForm
      title={t.title}
      lead={t.sent(way.label)}
      button={t.confirm}
      asked={confirm}
      onSend={() => {
        again.reset();
        confirm.mutate();
      }}
      isMain
      ways={
        <Button onClick={() => !again.isPending && again.mutate()} testId="code-again">
          {t.again}
        </Button>
      }
    >
      <Field
        label={t.code}
        value={code}
        onChange={setCode}
        autoComplete="one-time-code"
        most={12}
        isRequired
      />
      <Refused error={again.error} />
    </AccountForm>
  );
}
