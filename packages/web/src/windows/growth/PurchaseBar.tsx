import type { NationId } from '@bretwalda/engine';
import type { Purchase, Purchases } from '../../facts/purchase.ts';
import { type Text, useText } from '../../language/language.ts';
import { BurhToken, Disc } from '../../tokens/Tokens.tsx';
import { classes } from '../../ui/classes.ts';
import styles from './PurchaseBar.module.css';

interface PurchaseBarProps extends Purchases {
  readonly nation: NationId;
}

/** What the points buy: price, pieces left, and whether there are points enough (UI-63). */
export function PurchaseBar({ nation, points, goods }: PurchaseBarProps) {
  const t = useText();
  const words = t.windows.growth;
  return (
    <section className={styles.bar} aria-label={words.buys} data-testid="purchases">
      {points !== null && <p className="eyebrow">{words.toSpend(points)}</p>}
      <ul>
        {goods.map((good) => (
          <li key={good.unit} data-can={good.affordable > 0}>
            {good.unit === 'burh' ? <BurhToken size={26} /> : <Disc nation={nation} size={26} />}
            <span>
              <b>{words.good[good.unit]}</b>{' '}
              <span className="tiny muted">
                {words.cost(good.cost)}, {words.inSupply(good.supply)}
              </span>
            </span>
            <span className={classes('small', good.affordable > 0 ? 'good' : 'bad')}>
              {verdict(t, good, points)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function verdict(t: Text, { affordable, supply, cost }: Purchase, points: number | null): string {
  const words = t.windows.growth;
  if (points === null) return words.toPlace(affordable);
  if (affordable > 0) return words.enough(affordable);
  return supply === 0 ? words.soldOut : words.tooDear(cost - points);
}
