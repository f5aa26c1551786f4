import type { OrderKind, Orders } from '@bretwalda/protocol';
import { useState } from 'react';
import { useText } from '../../language/language.ts';
import { api } from '../../online/api.ts';
import { Refused } from '../../online/Refused.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { useAsking, useTable } from '../table/use-table.ts';
import styles from './OrdersWindow.module.css';

export type AnswerKind = Exclude<OrderKind, 'retreat'>;

/** The one field of each of these orders. */
const FIELD: Readonly<Record<AnswerKind, string>> = {
  submit: 'answer',
  allowance: 'grant',
  permission: 'answer',
  strike: 'first',
  'burh-loss': 'unit',
};

const ASK = 'ask';

interface AnswerOrderProps {
  readonly kind: AnswerKind;
  readonly given: Orders;
}

/** A decision with a few answers: one of them is ordered, or its owner is asked. It counts as soon as it is chosen. */
export function AnswerOrder({ kind, given }: AnswerOrderProps) {
  const t = useText().online.orders;
  const { table } = useTable();
  const { ask, error, isAsking } = useAsking();
  const answers: Readonly<Record<string, string>> = t.answers[kind];
  const does: Readonly<Record<string, string>> = t.does[kind];
  const now = (given[kind] as Readonly<Record<string, string>> | undefined)?.[FIELD[kind]] ?? ASK;
  const [said, setSaid] = useState('');
  const choose = async (value: string) => {
    if (isAsking || value === now) return;
    const body = value === ASK ? null : { [FIELD[kind]]: value };
    const done = await ask(() => api.orders.give.mutate({ id: table.id, order: { kind, body } as never }));
    if (done) setSaid(value === ASK ? t.revoked : t.given);
  };
  return (
    <div className={styles.order} data-testid={`order-${kind}`}>
      <div className={styles.head}>
        <h4>{t.kinds[kind]}</h4>
        <Segmented
          label={t.kinds[kind]}
          value={now}
          options={[
            { value: ASK, label: t.ask },
            ...Object.entries(answers).map(([value, label]) => ({ value, label })),
          ]}
          onChange={(value) => void choose(value)}
        />
      </div>
      <p className="small">
        {does[now] ?? t.asked[kind]}{' '}
        <span role="status" className="good">
          {said}
        </span>
      </p>
      <Refused error={error} />
    </div>
  );
}
