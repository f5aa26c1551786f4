import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useText } from '../../../language/language.ts';
import { api } from '../../../online/api.ts';
import { meQuery } from '../../../online/me.ts';
import { Refused } from '../../../online/Refused.tsx';
import { isMyTurn } from '../../../online/table-words.ts';
import { Button } from '../../../ui/Button.tsx';
import lobby from '../lobby/LobbyPage.module.css';
import { Tables } from '../lobby/Tables.tsx';
import { OnlineFrame } from '../OnlineFrame.tsx';
import type { OnlinePageProps } from '../OnlinePages.tsx';
import { BringGame } from './BringGame.tsx';
import { FinishedList } from './FinishedList.tsx';

const EVERY = 15_000;

/** All games of the person at this page: those in which a move is due first, then the others, then finished ones. */
export function HistoryPage({ place, go }: OnlinePageProps) {
  const { history: t, lobby: words, frame } = useText().online;
  const me = useQuery(meQuery);
  const isSomebody = Boolean(me.data);
  const mine = useQuery({
    queryKey: ['tables', 'mine'],
    queryFn: () => api.table.mine.query(),
    enabled: isSomebody,
    refetchInterval: EVERY,
  });
  const finished = useInfiniteQuery({
    queryKey: ['history'],
    queryFn: ({ pageParam }) => api.archive.mine.query({ after: pageParam }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    enabled: isSomebody,
  });
  const all = mine.data ?? [];
  const games = finished.data?.pages.flatMap((page) => page.games) ?? [];
  const total = finished.data?.pages[0]?.total ?? 0;
  const error = finished.error ?? mine.error ?? me.error;
  return (
    <OnlineFrame title={t.title} at={place.at} onBack={() => go({ at: 'lobby' })}>
      <p className="muted">{t.lead}</p>
      <Refused error={error} onAgain={() => void Promise.all([mine.refetch(), finished.refetch()])} />
      <Tables title={words.yourTurn} tables={all.filter(isMyTurn)} way="play" />
      <Tables
        title={words.running}
        tables={all.filter((table) => table.status === 'running' && !isMyTurn(table))}
        way="enter"
      />
      <Tables
        title={words.gathering}
        tables={all.filter(({ status }) => status === 'gathering')}
        way="enter"
      />
      <section className={lobby.section} aria-labelledby="finished">
        <h2 id="finished" className="title">
          {t.finished}
          {total > 0 && <span className="small muted number">{total}</span>}
        </h2>
        {me.data === null && <p className={lobby.empty}>{t.needsSomebody}</p>}
        {finished.data && games.length === 0 && <p className={lobby.empty}>{t.none}</p>}
        {isSomebody && finished.isPending && <p role="status">{frame.loading}</p>}
        <FinishedList games={games} />
        {total > games.length && games.length > 0 && (
          <p className={lobby.more} role="status">
            {t.shown(games.length, total)}{' '}
          </p>
        )}
        {finished.hasNextPage && (
          <Button
            testId="more-games"
            onClick={() => !finished.isFetchingNextPage && void finished.fetchNextPage()}
          >
            {t.more}
          </Button>
        )}
      </section>
      <BringGame go={go} />
    </OnlineFrame>
  );
}
