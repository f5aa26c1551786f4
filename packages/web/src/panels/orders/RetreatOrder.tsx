import type { LandId } from '@bretwalda/engine';
import type { Orders } from '@bretwalda/protocol';
import { useEffect, useState } from 'react';
import { useText } from '../../language/language.ts';
import { api } from '../../online/api.ts';
import { Refused } from '../../online/Refused.tsx';
import { Button } from '../../ui/Button.tsx';
import { useAsking, useTable } from '../table/use-table.ts';
import { AreaChoice } from './AreaChoice.tsx';
import styles from './OrdersWindow.module.css';
import { FIGHT_ON, LIMITS, type RetreatDraft, retreatDraft } from './retreat-draft.ts';

interface RetreatOrderProps {
  readonly given: Orders['retreat'];
}

/** When armies that are attacked retreat, and where to. */
export function RetreatOrder({ given }: RetreatOrderProps) {
  const t = useText().online.orders;
  const { table } = useTable();
  const { ask, error, isAsking } = useAsking();
  const [draft, setDraft] = useState<RetreatDraft>(() => retreatDraft(given));
  const [said, setSaid] = useState('');
  useEffect(() => setDraft(retreatDraft(given)), [given]);
  const give = async (body: RetreatDraft | null) => {
    if (isAsking) return;
    const order = { kind: 'retreat', body: body && { ...body, to: [...body.to] } } as const;
    if (await ask(() => api.orders.give.mutate({ id: table.id, order }))) setSaid(body ? t.given : t.revoked);
  };
  const change = (next: Partial<RetreatDraft>) => {
    setDraft({ ...draft, ...next });
    setSaid('');
  };
  const isSame = given !== undefined && JSON.stringify(retreatDraft(given)) === JSON.stringify(draft);
  return (
    <div className={styles.order} data-testid="order-retreat">
      <h4>{t.kinds.retreat}</h4>
      <p className="small">
        {given ? t.retreat.words(given.standUpTo, given.to as readonly LandId[]) : t.asked.retreat}{' '}
        <span role="status" className="good">
          {said}
        </span>
      </p>
      <label className={styles.field}>
        <span className="small">{t.retreat.stand}</span>
        <select
          className={styles.select}
          value={draft.standUpTo}
          onChange={(event) => change({ standUpTo: Number(event.target.value) })}
        >
          {[...new Set([...LIMITS, draft.standUpTo])].map((n) => (
            <option key={n} value={n}>
              {t.retreat.limit(n)}
            </option>
          ))}
        </select>
      </label>
      {draft.standUpTo < FIGHT_ON && <AreaChoice areas={draft.to} onChange={(to) => change({ to })} />}
      {!isSame && <p className="small muted">{t.retreat.words(draft.standUpTo, draft.to)}</p>}
      <div className={styles.buttons}>
        {!isSame && (
          <Button kind="main" testId="give-retreat" onClick={() => void give(draft)}>
            {given ? t.change : t.give}
          </Button>
        )}
        {given && (
          <Button testId="revoke-retreat" onClick={() => void give(null)}>
            {t.revoke}
          </Button>
        )}
      </div>
      <Refused error={error} />
    </div>
  );
}
