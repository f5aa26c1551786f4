import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../language/language.ts';
import { api } from '../../../online/api.ts';
import { meQuery } from '../../../online/me.ts';
import { Refused } from '../../../online/Refused.tsx';
import account from '../account/AccountCard.module.css';
import lobby from '../lobby/LobbyPage.module.css';
import { OnlineFrame } from '../OnlineFrame.tsx';
import type { OnlinePageProps } from '../OnlinePages.tsx';
import { MailWay } from './MailWay.tsx';
import { NoticeList } from './NoticeList.tsx';
import { PushWay } from './PushWay.tsx';
import { useWays } from './use-ways.ts';
import { WayList } from './WayList.tsx';
import { WebhookWay } from './WebhookWay.tsx';

/** What somebody has not seen yet, and how they want to be told of it. */
export function NoticesPage({ place, go }: OnlinePageProps) {
  const t = useText().online.notices;
  const me = useQuery(meQuery);
  const offered = useQuery({ queryKey: ['offered-ways'], queryFn: () => api.notices.offered.query() });
  const ways = useWays(Boolean(me.data));
  const { data: can } = offered;
  const list = ways.data ?? [];
  return (
    <OnlineFrame title={t.title} at={place.at} onBack={() => go({ at: 'lobby' })}>
      <p className="muted">{t.lead}</p>
      <Refused error={me.error ?? offered.error ?? ways.error} onAgain={() => void ways.refetch()} />
      {me.data === null && <p className={lobby.empty}>{t.needsSomebody}</p>}
      {me.data && (
        <>
          <NoticeList />
          {ways.data && can && (
            <div className={account.columns}>
              <div className={account.column}>
                <WayList ways={list} />
                <PushWay serverKey={can.push} ways={list} />
              </div>
              <div className={account.column}>
                <MailWay isOffered={can.mail} isGuest={me.data.isGuest} ways={list} />
                <WebhookWay />
              </div>
            </div>
          )}
        </>
      )}
    </OnlineFrame>
  );
}
