import { useMutation, useQuery } from '@tanstack/react-query';
import { Bell, BellOff } from 'lucide-react';
import { useText } from '../../../language/language.ts';
import { api, queries } from '../../../online/api.ts';
import { obstacle, pushEndpoint, subscribe, unsubscribe } from '../../../online/push.ts';
import { Refused } from '../../../online/Refused.tsx';
import { Button } from '../../../ui/Button.tsx';
import account from '../account/AccountCard.module.css';
import { AccountCard } from '../account/AccountCard.tsx';
import { type WayInfo, waysChanged } from './use-ways.ts';

const KEY = ['push-endpoint'];

interface PushWayProps {
  readonly serverKey: string;
  readonly ways: readonly WayInfo[];
}

/** Notices that this browser shows by itself. It is asked only when somebody wants them. */
export function PushWay({ serverKey, ways }: PushWayProps) {
  const text = useText();
  const t = text.online.notices.push;
  const language = text.start.locale.slice(0, 2);
  const endpoint = useQuery({ queryKey: KEY, queryFn: pushEndpoint });
  const own = endpoint.data ? ways.find((way) => way.endpoint === endpoint.data) : undefined;
  const change = useMutation({
    mutationFn: async (): Promise<'unreachable' | undefined> => {
      if (own) {
        await unsubscribe();
        await api.notices.dropWay.mutate({ way: own.id });
        return undefined;
      }
      const body = await subscribe(serverKey).catch(() => null);
      if (body === null) return 'unreachable';
      if (body) await api.notices.addWay.mutate({ kind: 'push', body, language });
      return undefined;
    },
    onSettled: () => Promise.all([queries.invalidateQueries({ queryKey: KEY }), waysChanged()]),
  });
  const why = obstacle();
  return (
    <AccountCard title={t.title} lead={t.lead}>
      {why ? (
        <p data-testid="push-state">{t[why]}</p>
      ) : (
        <>
          <p role="status" data-testid="push-state">
            {own ? t.isOn : t.isOff}
          </p>
          {change.data === 'unreachable' && <p role="alert">{t.failed}</p>}
          <Refused error={change.error} />
          <div className={account.ways}>
            <Button
              icon={own ? <BellOff size={18} /> : <Bell size={18} />}
              testId="push-switch"
              onClick={() => !change.isPending && change.mutate()}
            >
              {own ? t.off : t.on}
            </Button>
          </div>
        </>
      )}
    </AccountCard>
  );
}
