import { useText } from '../../language/language.ts';
import { Refused } from '../../online/Refused.tsx';
import { ownSeat } from '../../online/sitting.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { useTableScene } from '../table/use-table.ts';
import styles from './OrdersWindow.module.css';
import { type PlanThis, PreparedTurns } from './PreparedTurns.tsx';
import { StandingOrders } from './StandingOrders.tsx';
import { UsedOrders } from './UsedOrders.tsx';
import { useOrders } from './use-orders.ts';

interface OrdersWindowProps {
  readonly onPlan: PlanThis;
  readonly onClose: () => void;
}

/** What somebody decides beforehand: standing orders, the next turns, and what became of them. */
export function OrdersWindow({ onPlan, onClose }: OrdersWindowProps) {
  const t = useText().online.orders;
  const own = useTableScene((s) => ownSeat(s.info));
  const orders = useOrders();
  if (!own) return null;
  return (
    <Dialog title={t.title} onClose={onClose} testId="orders-window" className={styles.window}>
      <div className={styles.parts}>
        <p className="small muted">{t.lead}</p>
        <Refused error={orders.error} onAgain={() => void orders.refetch()} />
        {orders.data && (
          <>
            <StandingOrders seat={own.seat as never} given={orders.data.standing} />
            <PreparedTurns seat={own.seat as never} prepared={orders.data.prepared} onPlan={onPlan} />
          </>
        )}
        <UsedOrders />
      </div>
    </Dialog>
  );
}
