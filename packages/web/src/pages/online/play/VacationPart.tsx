import { useText } from '../../../language/language.ts';
import { api } from '../../../online/api.ts';
import { momentOf } from '../../../online/dates.ts';
import { Refused } from '../../../online/Refused.tsx';
import { ownSeat } from '../../../online/sitting.ts';
import { useAsking, useTable, useTableScene } from '../../../panels/table/use-table.ts';
import { Button } from '../../../ui/Button.tsx';
import styles from './TableWindow.module.css';

/** Days on which the clock of whoever sits here stands; nothing where the table has agreed on none. */
export function VacationPart() {
  const all = useText();
  const t = all.online.play.vacation;
  const { table } = useTable();
  const info = useTableScene((s) => s.info);
  const { ask, error, isAsking } = useAsking();
  const own = ownSeat(info);
  const isOffered = info.status === 'running' && info.clocks !== null && info.agreed.vacation > 0;
  if (!isOffered || !own?.vacation || own.bot !== null) return null;
  const { until, left } = own.vacation;
  const ways = until
    ? { testId: 'stop-vacation', label: t.end, send: () => api.table.endVacation.mutate({ id: table.id }) }
    : {
        testId: 'begin-vacation',
        label: t.begin,
        send: () => api.table.beginVacation.mutate({ id: table.id }),
      };
  return (
    <section>
      <h3>{t.title}</h3>
      <p className="small muted">
        {until ? t.own(momentOf(until, all.start.locale)) : left > 0 ? t.text(left) : t.none}
      </p>
      {(until || left > 0) && (
        <div className={styles.buttons}>
          <Button testId={ways.testId} onClick={() => isAsking || void ask(ways.send)}>
            {ways.label}
          </Button>
        </div>
      )}
      <Refused error={error} />
    </section>
  );
}
