import type { Answers } from '@bretwalda/server';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Ban, X } from 'lucide-react';
import { useState } from 'react';
import { type Text, useText } from '../../../language/language.ts';
import { api, queries } from '../../../online/api.ts';
import { momentOf } from '../../../online/dates.ts';
import { hrefOf } from '../../../online/place.ts';
import { Refused } from '../../../online/Refused.tsx';
import { Button, IconButton } from '../../../ui/Button.tsx';
import { Done } from '../account/AccountCard.tsx';
import lobby from '../lobby/LobbyPage.module.css';
import rows from '../lobby/TableRow.module.css';
import { scenarioName } from '../player/SideTable.tsx';
import styles from './NoticeList.module.css';

const EVERY = 10_000;

type Notice = Answers['notices']['unseen'][number];

/** What the person at this page has not seen yet, each with the way to it. */
export function NoticeList() {
  const { notices: t } = useText().online;
  const [said, setSaid] = useState('');
  const unseen = useQuery({
    queryKey: ['notices', 'unseen'],
    queryFn: () => api.notices.unseen.query(),
    staleTime: 0, // whoever comes here from a game has just seen some
    refetchInterval: EVERY,
  });
  const change = useMutation({
    mutationFn: ({ notice, block = false }: { notice: string | null; block?: boolean }) =>
      block && notice ? api.notices.block.mutate({ notice }) : api.notices.see.mutate({ notice }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['notices', 'unseen'] }),
  });
  const list = unseen.data ?? [];
  return (
    <section className={lobby.section} aria-labelledby="unseen">
      <h2 id="unseen" className="title">
        {t.unseen}
        {list.length > 0 && <span className="small muted number">{list.length}</span>}
      </h2>
      <Refused error={change.error ?? unseen.error} />
      <Done>{said}</Done>
      {unseen.data && list.length === 0 && <p className={lobby.empty}>{t.none}</p>}
      <ul className={lobby.list}>
        {list.map((notice) => (
          <NoticeRow
            key={notice.id}
            notice={notice}
            onDismiss={() => change.mutate({ notice: notice.id })}
            onBlock={() => {
              setSaid(t.blocked(notice.body.by ?? ''));
              change.mutate({ notice: notice.id, block: true });
            }}
          />
        ))}
      </ul>
      {list.length > 1 && (
        <p className={lobby.more}>
          <Button size="small" onClick={() => change.mutate({ notice: null })}>
            {t.dismissAll}
          </Button>
        </p>
      )}
    </section>
  );
}

interface NoticeRowProps {
  readonly notice: Notice;
  readonly onDismiss: () => void;
  readonly onBlock: () => void;
}

function NoticeRow({ notice, onDismiss, onBlock }: NoticeRowProps) {
  const t = useText();
  const words = t.online.notices;
  const { kind, gameId, body, at } = notice;
  const line = lineOf(t, notice);
  return (
    <li className={rows.row} data-testid={`notice-${kind}`}>
      <div className={rows.about}>
        <p>
          <b>{line}</b>
        </p>
        <p className="small muted">{momentOf(at, t.start.locale)}</p>
      </div>
      <div className={styles.ways}>
        {body.from && body.by && (
          <IconButton icon={<Ban size={18} />} label={words.blockWhom(body.by)} onClick={onBlock} />
        )}
        <a className={rows.go} href={hrefOf({ at: 'table', id: gameId, invitation: body.invitation })}>
          {words.go[kind]}
          <span className="hidden-text"> {line}</span>
        </a>
        <IconButton icon={<X size={18} />} label={`${words.dismiss}: ${line}`} onClick={onDismiss} />
      </div>
    </li>
  );
}

function lineOf(t: Text, { kind, title, scenario, body }: Notice): string {
  const left = body.deadline ? Date.parse(body.deadline) - Date.now() : undefined;
  return t.online.notices.line[kind]({
    title: title || scenarioName(t, scenario),
    by: body.by ?? body.name ?? '',
    left: left === undefined ? undefined : t.online.clock.time(left),
  });
}
