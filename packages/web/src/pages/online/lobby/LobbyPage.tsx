import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useText } from '../../../language/language.ts';
import { api } from '../../../online/api.ts';
import { meQuery } from '../../../online/me.ts';
import { hrefOf } from '../../../online/place.ts';
import { Refused } from '../../../online/Refused.tsx';
import { isMine, isMyTurn } from '../../../online/table-words.ts';
import { Button } from '../../../ui/Button.tsx';
import { OnlineFrame } from '../OnlineFrame.tsx';
import type { OnlinePageProps } from '../OnlinePages.tsx';
import styles from './LobbyPage.module.css';
import { Tables } from './Tables.tsx';

/** While the page is seen; also at once when somebody comes back to it. */
const EVERY = 5000;
const FINISHED_SHOWN = 5;

/** Where tables are found and made: one's own games, and the open tables of others (UI-93). */
export function LobbyPage({ place, go, onStart }: OnlinePageProps) {
  const { lobby: t, frame } = useText().online;
  const me = useQuery(meQuery);
  const mine = useQuery({
    queryKey: ['tables', 'mine'],
    queryFn: () => api.table.mine.query(),
    enabled: Boolean(me.data),
    refetchInterval: EVERY,
  });
  const open = useQuery({
    queryKey: ['tables', 'open'],
    queryFn: () => api.table.open.query(),
    refetchInterval: EVERY,
  });
  const all = mine.data ?? [];
  const turns = all.filter(isMyTurn);
  const running = all.filter((table) => table.status === 'running' && !isMyTurn(table));
  const gathering = all.filter(({ status }) => status === 'gathering');
  const finished = all.filter(({ result }) => result !== null);
  const others = (open.data ?? []).filter((table) => !isMine(table));
  const error = open.error ?? mine.error ?? me.error;
  const again = () => void Promise.all([me.refetch(), open.refetch(), me.data && mine.refetch()]);
  return (
    <OnlineFrame title={t.title} at={place.at} onBack={onStart}>
      <div className={styles.lead}>
        <p className="muted">{t.lead}</p>
        <Button
          kind="main"
          size="big"
          icon={<Plus size={18} />}
          testId="new-table"
          onClick={() => go({ at: 'new-table' })}
        >
          {t.newTable}
        </Button>
      </div>
      <Refused error={error} onAgain={again} />
      <Tables title={t.yourTurn} tables={turns} way="play" />
      <Tables title={t.running} tables={running} way="enter" />
      <Tables title={t.gathering} tables={gathering} way="enter" />
      <Tables title={t.open} tables={others} way="join">
        {open.data && <p className={styles.empty}>{t.noneOpen}</p>}
        {open.isPending && <p role="status">{frame.loading}</p>}
      </Tables>
      <Tables title={t.finished} tables={finished.slice(0, FINISHED_SHOWN)} way="look" />
      {finished.length > 0 && (
        <p>
          <a className={styles.more} href={hrefOf({ at: 'history' })}>
            {t.allFinished}
          </a>
        </p>
      )}
    </OnlineFrame>
  );
}
