import type { Answers } from '@bretwalda/server';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useText } from '../../../language/language.ts';
import { api } from '../../../online/api.ts';
import { meQuery } from '../../../online/me.ts';
import type { Place } from '../../../online/place.ts';
import { Refused } from '../../../online/Refused.tsx';
import { Button } from '../../../ui/Button.tsx';
import { AccountCard } from '../account/AccountCard.tsx';
import { FinishedList } from '../history/FinishedList.tsx';
import lobby from '../lobby/LobbyPage.module.css';
import { OnlineFrame } from '../OnlineFrame.tsx';
import type { OnlinePageProps } from '../OnlinePages.tsx';
import styles from './PlayerPage.module.css';
import { SideTable } from './SideTable.tsx';

type Profile = Answers['archive']['profile'];

/** What everybody may know of a player: strength, games, reliability. */
export function PlayerPage({
  place,
  go,
}: OnlinePageProps<Extract<Place, { readonly at: 'player' | 'cup' }>>) {
  const { player: t, frame } = useText().online;
  const me = useQuery(meQuery);
  const profile = useQuery({
    queryKey: ['profile', place.id],
    queryFn: () => api.archive.profile.query({ user: place.id }),
  });
  const found = profile.data;
  return (
    <OnlineFrame
      title={found?.name || (profile.error ? t.gone : frame.loading)}
      at={place.at}
      onBack={() => go({ at: 'lobby' })}
    >
      <Refused error={profile.error} />
      {found && (
        <>
          {me.data?.id === found.id && <p className="muted">{t.you}</p>}
          <div className={styles.cards}>
            <RatingCard profile={found} />
            <GamesCard profile={found} />
            <ReliabilityCard profile={found} />
          </div>
          {found.sides.length > 0 && <SideTable sides={found.sides} />}
          <RecentGames user={found.id} />
        </>
      )}
    </OnlineFrame>
  );
}

function RatingCard({ profile: { rating } }: { readonly profile: Profile }) {
  const t = useText().online.player;
  const least = Math.max(0, rating?.value ?? 0); // after few games it may be less than nothing
  return (
    <AccountCard title={t.rating}>
      {rating ? (
        <>
          <p className={styles.figure} data-testid="rating">
            {least}
          </p>
          <p>{t.atLeast(least, Math.max(0, rating.likely))}</p>
          <p className="small muted">{`${t.surer(rating.games)} ${t.ratingNote}`}</p>
        </>
      ) : (
        <p>{t.unrated}</p>
      )}
    </AccountCard>
  );
}

function GamesCard({ profile: { finished, wins } }: { readonly profile: Profile }) {
  const t = useText().online.player;
  return (
    <AccountCard title={t.games}>
      {finished > 0 ? (
        <>
          <p className={styles.figure}>{finished}</p>
          <p>{`${t.finished(finished)}, ${t.wins(wins, finished)}`}</p>
        </>
      ) : (
        <p>{t.noGames}</p>
      )}
    </AccountCard>
  );
}

function ReliabilityCard({ profile: { timeOuts, answers, medianAnswerMs } }: { readonly profile: Profile }) {
  const { player: t, clock } = useText().online;
  return (
    <AccountCard title={t.reliability}>
      {medianAnswerMs === null ? (
        <p>{t.noAnswers}</p>
      ) : (
        <>
          <p>{t.answers(clock.time(Math.max(1000, medianAnswerMs)))}</p>
          <p>{t.timeOuts(timeOuts, answers)}</p>
        </>
      )}
    </AccountCard>
  );
}

function RecentGames({ user }: { readonly user: string }) {
  const { player: t, history } = useText().online;
  const recent = useInfiniteQuery({
    queryKey: ['history', user],
    queryFn: ({ pageParam }) => api.archive.of.query({ user, after: pageParam, most: 10 }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
  const games = recent.data?.pages.flatMap((page) => page.games) ?? [];
  return (
    <section className={lobby.section} aria-labelledby="recent">
      <h2 id="recent" className="title">
        {t.recent}
      </h2>
      <Refused error={recent.error} />
      {recent.data && games.length === 0 && <p className={lobby.empty}>{t.noRecent}</p>}
      <FinishedList games={games} />
      {recent.hasNextPage && (
        <Button onClick={() => !recent.isFetchingNextPage && void recent.fetchNextPage()}>
          {history.more}
        </Button>
      )}
    </section>
  );
}
