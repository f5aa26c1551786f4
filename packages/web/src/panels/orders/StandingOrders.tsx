import type { Seat } from '@bretwalda/engine';
import type { Orders } from '@bretwalda/protocol';
import { useText } from '../../language/language.ts';
import { AnswerOrder } from './AnswerOrder.tsx';
import styles from './OrdersWindow.module.css';
import { RetreatOrder } from './RetreatOrder.tsx';
import { useOrderKinds } from './use-orders.ts';

interface StandingOrdersProps {
  readonly seat: Seat;
  readonly given: Orders;
}

/** One control for each decision that the turns of others may still bring. */
export function StandingOrders({ seat, given }: StandingOrdersProps) {
  const t = useText().online.orders;
  const kinds = useOrderKinds(seat);
  return (
    <section aria-labelledby="standing-orders" className={styles.part}>
      <h3 id="standing-orders">{t.standing}</h3>
      {kinds.length === 0 && <p>{t.none}</p>}
      {kinds.map((kind) =>
        kind === 'retreat' ? (
          <RetreatOrder key={kind} given={given.retreat} />
        ) : (
          <AnswerOrder key={kind} kind={kind} given={given} />
        ),
      )}
    </section>
  );
}
