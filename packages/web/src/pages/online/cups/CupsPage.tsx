import type { Answers } from '@bretwalda/server';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useText } from '../../../language/language.ts';
import { api } from '../../../online/api.ts';
import { hrefOf } from '../../../online/place.ts';
import { Refused } from '../../../online/Refused.tsx';
import { Button } from '../../../ui/Button.tsx';
import { classes } from '../../../ui/classes.ts';
import lobby from '../lobby/LobbyPage.module.css';
import rows from '../lobby/TableRow.module.css';
import { OnlineFrame } from '../OnlineFrame.tsx';
import type { OnlinePageProps } from '../OnlinePages.tsx';
import { scenarioName } from '../player/SideTable.tsx';

type Cup = Answers['cups']['all'][number];

const EVERY = 15_000;

/** All cups: those that gather players, those that are played, those that are over. */
export function CupsPage({ place, go }: OnlinePageProps) {
  const { cups: t, frame } = useText().online;
  const cups = useQuery({
    queryKey: ['cups'],
    queryFn: () => api.cups.all.query(),
    refetchInterval: EVERY,
  });
  return (
    <OnlineFrame title={t.title} at={place.at} onBack={() => go({ at: 'lobby' })}>
      <div className={lobby.lead}>
        <p className="muted">{t.lead}</p>
        <Button
          kind="main"
          size="big"
          icon={<Plus size={18} />}
          testId="new-cup"
          onClick={() => go({ at: 'new-cup' })}
        >
          {t.new}
        </Button>
      </div>
      <Refused error={cups.error} onAgain={() => void cups.refetch()} />
      {cups.isPending && <p role="status">{frame.loading}</p>}
      {cups.data?.length === 0 && <p className={lobby.empty}>{t.none}</p>}
      {(['gathering', 'running', 'over'] as const).map((status) => (
        <CupList
          key={status}
          title={t[status]}
          cups={cups.data?.filter((cup) => cup.status === status) ?? []}
        />
      ))}
    </OnlineFrame>
  );
}

function CupList({ title, cups }: { readonly title: string; readonly cups: readonly Cup[] }) {
  const t = useText();
  const words = t.online.cups;
  if (cups.length === 0) return null;
  return (
    <section className={lobby.section} aria-label={title}>
      <h2 className="title">
        {title}
        <span className="small muted number">{cups.length}</span>
      </h2>
      <ul className={lobby.list}>
        {cups.map((cup) => (
          <li
            key={cup.id}
            className={classes(rows.row, cup.isYours && rows.mine)}
            data-testid={`cup-${cup.id}`}
          >
            <div className={rows.about}>
              <h3 className="title">{cup.title}</h3>
              <p>
                {[
                  scenarioName(t, cup.scenario),
                  words.players(cup.players),
                  cup.games > 0 && words.played(cup.finished, cup.games),
                  cup.isYours && words.yours,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
            <div className={rows.ways}>
              <a className={rows.go} href={hrefOf({ at: 'cup', id: cup.id })}>
                {words.open}
                <span className="hidden-text"> {cup.title}</span>
              </a>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
