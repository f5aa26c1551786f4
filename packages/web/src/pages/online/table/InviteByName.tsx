import { useMutation, useQuery } from '@tanstack/react-query';
import { UserRoundPlus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useText } from '../../../language/language.ts';
import { api } from '../../../online/api.ts';
import { meQuery } from '../../../online/me.ts';
import { hrefOf } from '../../../online/place.ts';
import { Refused } from '../../../online/Refused.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import account from '../account/AccountCard.module.css';
import { Done } from '../account/AccountCard.tsx';

/** Asks somebody to the table by name; they get a notice (UI-92, UI-98). */
export function InviteByName({ id }: { readonly id: string }) {
  const t = useText().online.notices.invite;
  const me = useQuery(meQuery);
  const [name, setName] = useState('');
  const asked = useMutation({
    mutationFn: async () => {
      const wanted = name.trim();
      await api.table.invite.mutate({ id, name: wanted });
      return wanted;
    },
    onSuccess: () => setName(''),
  });
  if (!me.data) return null;
  if (me.data.isGuest)
    return (
      <p className="small">
        <a href={hrefOf({ at: 'account' })}>{t.needsAccount}</a>
      </p>
    );
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() && !asked.isPending) asked.mutate();
  };
  return (
    <form noValidate className={account.form} onSubmit={send}>
      <Field label={t.label} note={t.note} value={name} onChange={setName} most={60} />
      <Refused error={asked.error} />
      <div className={account.ways}>
        <Button isSubmit icon={<UserRoundPlus size={18} />}>
          {t.send}
        </Button>
      </div>
      <Done>{asked.isSuccess && t.sent(asked.data)}</Done>
    </form>
  );
}
