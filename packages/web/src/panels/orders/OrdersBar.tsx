import { ClipboardList } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../language/language.ts';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import styles from '../table/TableBars.module.css';
import { useTable } from '../table/use-table.ts';
import bar from '../WarningBar.module.css';
import { keepSeenOrders, seenOrders } from './seen-orders.ts';
import { useToldOrders } from './use-orders.ts';

/** What was done in somebody's place since they last looked, with the way to change it. */
export function OrdersBar({ onOrders }: { readonly onOrders: () => void }) {
  const t = useText().online.orders;
  const { table } = useTable();
  const [seen, setSeen] = useState(() => seenOrders(table.id));
  const fresh = useToldOrders().filter(({ seq }) => seq > seen);
  const last = fresh.at(-1);
  if (!last) return null;
  const used = fresh.filter(({ isDropped }) => !isDropped).length;
  const close = () => {
    keepSeenOrders(table.id, last.seq);
    setSeen(last.seq);
  };
  return (
    <div
      className={classes(bar.bar, styles.proposal)}
      role={last.isDropped ? 'alert' : 'status'}
      data-testid="orders-bar"
    >
      <ClipboardList size={20} aria-hidden="true" />
      <p className={styles.words}>
        {used > 0 && <b>{t.usedBar(used)} </b>}
        <span className="small">{last.text}</span>
      </p>
      <div className={styles.buttons}>
        <Button
          testId="show-orders"
          onClick={() => {
            close();
            onOrders();
          }}
        >
          {t.show}
        </Button>
        <Button testId="orders-seen" onClick={close}>
          {t.seen}
        </Button>
      </div>
    </div>
  );
}
