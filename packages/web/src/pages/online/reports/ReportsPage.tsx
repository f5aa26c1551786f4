import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../../language/language.ts';
import { meQuery } from '../../../online/me.ts';
import { Refused } from '../../../online/Refused.tsx';
import { mutesQuery, reportsQuery } from '../../../online/talk/reports.ts';
import { Done } from '../account/AccountCard.tsx';
import { OnlineFrame } from '../OnlineFrame.tsx';
import type { OnlinePageProps } from '../OnlinePages.tsx';
import { MuteDialog, type ToMute } from './MuteDialog.tsx';
import { MutedPlayers } from './MutedPlayers.tsx';
import { ReportCard } from './ReportCard.tsx';
import styles from './Reports.module.css';

/** For operators: messages that players complain about, and whoever may not write. */
export function ReportsPage({ place, go }: OnlinePageProps) {
  const t = useText().online.reports;
  const me = useQuery(meQuery);
  return (
    <OnlineFrame title={t.title} at={place.at} onBack={() => go({ at: 'lobby' })}>
      <Refused error={me.error} onAgain={() => void me.refetch()} />
      {me.data !== undefined && (me.data?.isOperator ? <Desk /> : <p role="status">{t.onlyOperators}</p>)}
    </OnlineFrame>
  );
}

function Desk() {
  const t = useText().online.reports;
  const reports = useQuery(reportsQuery);
  const mutes = useQuery(mutesQuery);
  const [toMute, setToMute] = useState<ToMute | null>(null);
  const [done, setDone] = useState('');
  return (
    <>
      <Refused error={reports.error ?? mutes.error} onAgain={() => void reports.refetch()} />
      <Done>{done}</Done>
      <section className={styles.part} aria-labelledby="reported">
        <h2 id="reported" className="title">
          {t.reported}
        </h2>
        {reports.data?.length === 0 && <p className="muted">{t.none}</p>}
        <ul className={styles.cards}>
          {reports.data?.map((report) => (
            <ReportCard key={report.id} report={report} onMute={setToMute} />
          ))}
        </ul>
      </section>
      <section className={styles.part} aria-labelledby="muted-players">
        <h2 id="muted-players" className="title">
          {t.muted}
        </h2>
        {mutes.data?.length === 0 && <p className="muted">{t.nobody}</p>}
        <MutedPlayers muted={mutes.data ?? []} onMute={setToMute} onDone={setDone} />
      </section>
      {toMute && <MuteDialog {...toMute} onClose={() => setToMute(null)} />}
    </>
  );
}
