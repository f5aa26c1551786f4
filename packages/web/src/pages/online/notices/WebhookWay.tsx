import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../../language/language.ts';
import { api } from '../../../online/api.ts';
import { Field } from '../../../ui/Field.tsx';
import { AccountForm } from '../account/AccountCard.tsx';
import { waysChanged } from './use-ways.ts';

/** Notices for a program or a chat channel. */
export function WebhookWay() {
  const text = useText();
  const t = text.online.notices.webhook;
  const language = text.start.locale.slice(0, 2);
  const [url, setUrl] = useState('');
  const asked = useMutation({
    mutationFn: () => api.notices.addWay.mutate({ kind: 'webhook', body: { url: url.trim() }, language }),
    onSuccess: async () => {
      setUrl('');
      await waysChanged();
    },
  });
  return (
    <AccountForm
      title={t.title}
      lead={t.lead}
      button={t.add}
      done={t.done}
      asked={asked}
      onSend={() => asked.mutate()}
    >
      <Field label={t.url} note={t.note} value={url} onChange={setUrl} most={1000} isRequired />
    </AccountForm>
  );
}
