import { useMutation, useQuery } from '@tanstack/react-query';
import { useText } from '../../../language/language.ts';
import { api } from '../../../online/api.ts';
import { Refused } from '../../../online/Refused.tsx';
import { limitsChanged, limitsQuery } from '../../../online/talk/talk-limits.ts';
import { Button } from '../../../ui/Button.tsx';
import styles from './AccountCard.module.css';
import { AccountCard } from './AccountCard.tsx';

/** Whom somebody does not hear at any table, with a way back. */
export function BlockedPlayers() {
  const t = useText().online.talk;
  const blocked = useQuery(limitsQuery).data?.blocked ?? [];
  const hear = useMutation({
    mutationFn: (user: string) => api.talk.unblock.mutate({ user }),
    onSuccess: limitsChanged,
  });
  if (blocked.length === 0) return null;
  return (
    <AccountCard title={t.blockedTitle} lead={t.blockedNote}>
      <Refused error={hear.error} />
      <ul className={styles.keys}>
        {blocked.map(({ player, name }) => (
          <li key={player}>
            <span>{name}</span>
            <Button onClick={() => hear.isPending || hear.mutate(player)}>
              {t.hear}
              <span className="hidden-text"> {name}</span>
            </Button>
          </li>
        ))}
      </ul>
    </AccountCard>
  );
}
