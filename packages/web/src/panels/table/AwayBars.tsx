import { Copy, Hourglass, Palmtree, UserRoundPlus } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../language/language.ts';
import { api } from '../../online/api.ts';
import { momentOf } from '../../online/dates.ts';
import { hrefOf } from '../../online/place.ts';
import { openProposals } from '../../online/proposals.ts';
import { Refused } from '../../online/Refused.tsx';
import { ownSeat, silentSeat, waitingSeat } from '../../online/sitting.ts';
import { useNow } from '../../online/use-now.ts';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import bar from '../WarningBar.module.css';
import styles from './TableBars.module.css';
import { useAsking, useSeatName, useTable, useTableScene } from './use-table.ts';

/** Whoever sits here is on vacation. */
export function VacationBar() {
  const all = useText();
  const t = all.online.play.vacation;
  const { table } = useTable();
  const info = useTableScene((s) => s.info);
  const { ask, error, isAsking } = useAsking();
  const until = ownSeat(info)?.vacation?.until;
  if (!until || info.status !== 'running') return null;
  return (
    <div className={classes(bar.bar, styles.proposal)} role="status" data-testid="vacation-bar">
      <Palmtree size={20} aria-hidden="true" />
      <p className={styles.words}>
        <b>{t.own(momentOf(until, all.start.locale))}</b>
        <Refused error={error} />
      </p>
      <Button
        kind="main"
        testId="end-vacation"
        onClick={() => isAsking || void ask(() => api.table.endVacation.mutate({ id: table.id }))}
      >
        {t.end}
      </Button>
    </div>
  );
}

/** A seat that nobody plays is awaited: the others bring somebody by the link, or agree on a computer. */
export function FreeSeatBar() {
  const { away: t, link } = useText().online.play;
  const { table } = useTable();
  const info = useTableScene((s) => s.info);
  const events = useTableScene((s) => s.events);
  const { ask, error, isAsking } = useAsking();
  const [isCopied, setCopied] = useState(false);
  const waiting = waitingSeat(info, events);
  if (!waiting || ownSeat(info)?.bot !== null || info.invitation === null) return null;
  const { seat, name } = waiting;
  const place = { at: 'table', id: table.id, invitation: info.invitation } as const;
  const href = new URL(hrefOf(place), document.baseURI).href;
  const copy = () => navigator.clipboard.writeText(href);
  const isProposed = openProposals(events).some(({ kind }) => kind === 'absent');
  return (
    <div className={classes(bar.bar, styles.proposal)} role="status" data-testid="free-seat">
      <UserRoundPlus size={20} aria-hidden="true" />
      <p className={styles.words}>
        <b>{t.waits(name)}</b>
        <Refused error={error} />
      </p>
      <div className={styles.buttons}>
        <Button icon={<Copy size={18} />} onClick={() => void ask(copy).then(setCopied)}>
          {isCopied ? link.copied : link.copy}
        </Button>
        {!isProposed && (
          <Button
            testId="let-bot"
            onClick={() =>
              isAsking || void ask(() => api.table.propose.mutate({ id: table.id, kind: 'absent', seat }))
            }
          >
            {t.letBot}
          </Button>
        )}
      </div>
    </div>
  );
}

const MINUTE = 60_000;

/** A game without a clock stands still for one who is silent: the others may agree on a computer. */
export function SilentSeatBar() {
  const { away: t } = useText().online.play;
  const { table } = useTable();
  const info = useTableScene((s) => s.info);
  const events = useTableScene((s) => s.events);
  const nameOf = useSeatName();
  const { ask, error, isAsking } = useAsking();
  useNow(MINUTE);
  const silent = silentSeat(info, table.now());
  if (!silent || ownSeat(info)?.bot !== null) return null;
  if (openProposals(events).some(({ kind }) => kind === 'absent')) return null;
  const { seat, days } = silent;
  return (
    <div className={classes(bar.bar, styles.proposal)} role="status" data-testid="silent-seat">
      <Hourglass size={20} aria-hidden="true" />
      <p className={styles.words}>
        <b>{t.silent(nameOf(seat), days)}</b>
        <Refused error={error} />
      </p>
      <Button
        testId="let-bot"
        onClick={() =>
          isAsking || void ask(() => api.table.propose.mutate({ id: table.id, kind: 'absent', seat }))
        }
      >
        {t.letBot}
      </Button>
    </div>
  );
}
