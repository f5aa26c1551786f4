import { useMutation, useQuery } from '@tanstack/react-query';
import { KeyRound, Trash2 } from 'lucide-react';
import { useText } from '../../../language/language.ts';
import { queries } from '../../../online/api.ts';
import { dayOf } from '../../../online/dates.ts';
import { Refused } from '../../../online/Refused.tsx';
import { Button, IconButton } from '../../../ui/Button.tsx';
import styles from './AccountCard.module.css';
import { AccountCard, Done } from './AccountCard.tsx';
import { addPasskey, arePasskeysPossible, listPasskeys, removePasskey } from './passkeys.ts';

/** Ways to sign in without a password, by device. */
export function Passkeys() {
  const { online, start } = useText();
  const t = online.account.passkeys;
  const list = useQuery({ queryKey: ['passkeys'], queryFn: listPasskeys });
  const change = useMutation({
    mutationFn: (id: string | null) => (id === null ? addPasskey() : removePasskey(id)),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['passkeys'] }),
  });
  return (
    <AccountCard title={t.title} lead={t.lead}>
      {list.data?.length === 0 && <p>{t.none}</p>}
      <ul className={styles.keys}>
        {list.data?.map(({ id, name, createdAt }) => (
          <li key={id}>
            <span>
              <b>{name || t.nameless}</b>
              {createdAt && <span className="small muted"> {t.since(dayOf(createdAt, start.locale))}</span>}
            </span>
            <IconButton
              icon={<Trash2 size={18} />}
              label={t.remove(name || t.nameless)}
              onClick={() => change.mutate(id)}
            />
          </li>
        ))}
      </ul>
      <Refused error={list.error ?? change.error} />
      <div className={styles.ways}>
        <Button
          icon={<KeyRound size={18} />}
          blocked={arePasskeysPossible() ? undefined : t.unable}
          onClick={() => !change.isPending && change.mutate(null)}
        >
          {t.add}
        </Button>
      </div>
      <Done>{change.isSuccess && (change.variables === null ? t.added : t.removed)}</Done>
    </AccountCard>
  );
}
