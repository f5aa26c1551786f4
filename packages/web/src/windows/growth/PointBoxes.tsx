import { type GameState, type NationId, nationOf } from '@bretwalda/engine';
import { cavalryPrice, figuresOf, infantryPrice } from '@bretwalda/engine/queries';
import type { GrowthAccount } from '../../facts/growth.ts';
import { BurhToken, Disc } from '../../tokens/Tokens.tsx';
import styles from './GrowthWindow.module.css';

interface Line {
  readonly key: string;
  readonly boxes: number;
  readonly filled: number;
  readonly brings: 'burh' | 'cavalry' | 'army' | null;
}

/** What each row of points becomes; the last holds the points that are left. */
function linesOf(
  state: GameState,
  nation: NationId,
  { burhs, cavalry, armies, points }: GrowthAccount,
): readonly Line[] {
  const { burhCost } = figuresOf(state);
  const armyCost = infantryPrice(state, nationOf(nation));
  const horse = cavalry === 0 ? 0 : cavalryPrice(state, nationOf(nation));
  const bought = (brings: 'burh' | 'cavalry' | 'army', n: number, cost: number) =>
    Array.from({ length: n }, (_, i): Line => ({ key: `${brings} ${i}`, boxes: cost, filled: cost, brings }));
  const rest = points - burhs * burhCost - cavalry * horse - armies * armyCost;
  return [
    ...bought('burh', burhs, burhCost),
    ...bought('cavalry', cavalry, horse),
    ...bought('army', armies, armyCost),
    ...(rest > 0 || burhs + cavalry + armies === 0
      ? [{ key: 'rest', boxes: Math.max(armyCost, rest), filled: rest, brings: null }]
      : []),
  ];
}

/** The points in rows, one for each army, each with its army: a picture of the account below. */
export function PointBoxes({
  state,
  nation,
  growth,
}: {
  readonly state: GameState;
  readonly nation: NationId;
  readonly growth: GrowthAccount;
}) {
  return (
    <div className={styles.sixes} aria-hidden="true">
      {linesOf(state, nation, growth).map(({ key, boxes, filled, brings }) => (
        <div key={key} data-bought={brings !== null || undefined}>
          <span className={styles.pips}>
            {Array.from({ length: boxes }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: boxes that never change places
              <i key={i} data-on={i < filled || undefined} />
            ))}
          </span>
          {(brings === 'army' || brings === 'cavalry') && <Disc nation={nation} size={30} />}
          {brings === 'burh' && <BurhToken size={30} />}
        </div>
      ))}
    </div>
  );
}
