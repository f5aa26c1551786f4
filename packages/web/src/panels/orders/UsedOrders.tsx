import { useText } from '../../language/language.ts';
import { classes } from '../../ui/classes.ts';
import styles from './OrdersWindow.module.css';
import { useToldOrders } from './use-orders.ts';

/** What was carried out for whoever looks, and what could not be, the newest on top. */
export function UsedOrders() {
  const all = useText();
  const t = all.online.orders;
  const told = useToldOrders();
  const time = new Intl.DateTimeFormat(all.start.locale, { dateStyle: 'short', timeStyle: 'short' });
  return (
    <section aria-labelledby="used-orders" className={styles.part}>
      <h3 id="used-orders">{t.used}</h3>
      {told.length === 0 && <p className="small muted">{t.usedNone}</p>}
      <ol className={styles.told} data-testid="used-orders">
        {told.toReversed().map(({ seq, at, text, isDropped }) => (
          <li key={seq} className={classes('small', isDropped && 'bad')}>
            <time className="tiny muted" dateTime={at}>
              {time.format(new Date(at))}
            </time>{' '}
            {text}
          </li>
        ))}
      </ol>
    </section>
  );
}
