import { type GameState, type NationId, nationOf } from '@bretwalda/engine';
import { infantryPrice, markerTop, rulesOf } from '@bretwalda/engine/queries';
import { populationOf } from '../../facts/population.ts';
import { useText } from '../../language/language.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './NationSections.module.css';

interface PopulationSectionProps {
  readonly state: GameState;
  readonly nation: NationId;
  /** Opens the window of its growth, where there is one. */
  readonly onGrowth?: ((nation: NationId) => void) | undefined;
}

/** Population: kept points, what the areas bring, the next armies, and how many are too many. */
export function PopulationSection({ state, nation, onGrowth }: PopulationSectionProps) {
  const t = useText();
  const words = t.windows.nation;
  const cost = infantryPrice(state, nationOf(nation));
  const growth = populationOf(state, nation);
  return (
    <section className={styles.section}>
      <h3 className="title">{words.growthTitle}</h3>
      {growth === undefined ? (
        <p className="small muted">{words.romanGrowth(rulesOf(state))}</p>
      ) : (
        <dl className={`${styles.rows} small`}>
          <div>
            <dt>{words.marker}</dt>
            <dd className={styles.track}>
              {Array.from({ length: markerTop(state, nationOf(nation)) + 1 }, (_, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: boxes that never change places
                <i key={i} data-on={i < growth.marker} aria-hidden="true" />
              ))}
              <span className="tiny">{words.markerOf(growth.marker, cost)}</span>
            </dd>
          </div>
          <div>
            <dt>{words.fromAreas}</dt>
            <dd>{words.perTurn(growth.fromAreas, growth.ifHalved)}</dd>
          </div>
          <div>
            <dt>{words.nextGrowth}</dt>
            <dd>{words.growth(growth.armies, growth.kept)}</dd>
          </div>
          <div>
            <dt>{words.onLand}</dt>
            <dd>
              {words.onLandOf(growth.onLand, growth.limit)}
              {growth.over > 0 && <span className="bad tiny"> {words.over(growth.over)}</span>}
            </dd>
          </div>
        </dl>
      )}
      {onGrowth && growth && (
        <Button size="small" onClick={() => onGrowth(nation)}>
          {words.growthWindow}
        </Button>
      )}
    </section>
  );
}
