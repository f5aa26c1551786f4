import { useMutation } from '@tanstack/react-query';
import { Mail, Monitor, Trash2, Webhook } from 'lucide-react';
import { useText } from '../../../language/language.ts';
import { api } from '../../../online/api.ts';
import { Refused } from '../../../online/Refused.tsx';
import { IconButton } from '../../../ui/Button.tsx';
import account from '../account/AccountCard.module.css';
import { AccountCard, Done } from '../account/AccountCard.tsx';
import { type WayInfo, waysChanged } from './use-ways.ts';

const ICONS = {
  push: <Monitor size={18} aria-hidden="true" />,
  mail: <Mail size={18} aria-hidden="true" />,
  webhook: <Webhook size={18} aria-hidden="true" />,
};

/** Every way by which somebody is told, and how to get rid of it. */
export function WayList({ ways }: { readonly ways: readonly WayInfo[] }) {
  const t = useText().online.notices.ways;
  const remove = useMutation({
    mutationFn: (way: string) => api.notices.dropWay.mutate({ way }),
    onSuccess: waysChanged,
  });
  return (
    <AccountCard title={t.title} lead={t.lead}>
      {ways.length === 0 && <p>{t.none}</p>}
      <ul className={account.keys} data-testid="ways">
        {ways.map(({ id, kind, label, isConfirmed }) => {
          const name = `${t.kinds[kind]}: ${label || t.unnamed}`;
          return (
            <li key={id}>
              <span className={account.ways}>
                {ICONS[kind]}
                <span>
                  {name}
                  {!isConfirmed && <span className="small muted"> ({t.waiting})</span>}
                </span>
              </span>
              <IconButton
                icon={<Trash2 size={18} />}
                label={t.remove(name)}
                onClick={() => !remove.isPending && remove.mutate(id)}
              />
            </li>
          );
        })}
      </ul>
      <Refused error={remove.error} />
      <Done>{remove.isSuccess && t.removed}</Done>
    </AccountCard>
  );
}
