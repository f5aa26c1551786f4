import type { NationId } from '@bretwalda/engine';
import { ARMY_COST, BURH_COST } from '@bretwalda/engine/queries';
import type { GrowthAccount } from '../../facts/growth.ts';
import { BurhToken, Disc } from '../../tokens/Tokens.tsx';
import styles from './GrowthWindow.module.css';

interface Line {
  readonly key: string;
  readonly boxes: number;
  readonly filled: number;
  readonly brings: 'burh' | 'army' | null;
}

/** What each row of points becomes; the last holds the points that are left. */
function linesOf({ burhs, armies, points }: GrowthAccount): readonly Line[] {
  const bought = (brings: 'burh' | 'army', n: number, cost: number) =>
    Array.from({ length: n }, (_, i): Line => ({ key: `${brings} ${i}`, boxes: cost, filled: cost, brings }));
  const rest = points - burhs * BURH_COST - armies * ARMY_COST;
  return [
    ...bought('burh', burhs, BURH_COST),
    ...bought('army', armies, ARMY_COST),
    ...(rest > 0 || burhs + armies === 0
      ? [{ key: 'rest', boxes: Math.max(ARMY_COST, rest), filled: rest, brings: null }]
      : []),
  ];
}

/** The points in rows of six, each with its army: a picture of the account below. */
export function PointBoxes({
  nation,
  growth,
}: {
  readonly nation: NationId;
  readonly growth: GrowthAccount;
}) {
  return (
    <div className={styles.sixes} aria-hidden="true">
      {linesOf(growth).map(({ key, boxes, filled, brings }) => (
        <div key={key} data-bought={brings !== null || undefined}>
          <span className={styles.pips}>
            {Array.from({ length: boxes }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: boxes that never change places
              <i key={i} data-on={i < filled || undefined} />
            ))}
          </span>
          {brings === 'army' && <Disc nation={nation} size={30} />}
          {brings === 'burh' && <BurhToken size={30} />}
        </div>
      ))}
    </div>
  );
}
