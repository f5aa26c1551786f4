import type { GrowthArea } from '../../facts/growth.ts';
import { useText } from '../../language/language.ts';
import { useRules } from '../../ui/use-rules.ts';
import styles from './GrowthWindow.module.css';

interface GrowthAreasProps {
  readonly areas: readonly GrowthArea[];
  readonly total: number;
}

/** Every area with its terrain and its points (POP-1). */
export function GrowthAreas({ areas, total }: GrowthAreasProps) {
  const t = useText();
  const words = t.windows.growth;
  const rules = useRules();
  return (
    <section className={styles.section}>
      <h3 className="title">{words.areas}</h3>
      {areas.length === 0 ? (
        <p className="muted">{words.noLand(rules)}</p>
      ) : (
        <table className={styles.areas}>
          <thead>
            <tr>
              <th scope="col">{words.area}</th>
              <th scope="col">{words.terrain}</th>
              <th scope="col">{words.points}</th>
            </tr>
          </thead>
          <tbody>
            {areas.map(({ area, difficult, points }) => (
              <tr key={area}>
                <th scope="row">{t.names.areas(area)}</th>
                <td className="small muted">{t.names.terrain(difficult ? 'difficult' : 'clear')}</td>
                <td>
                  <span className={styles.pips} aria-hidden="true">
                    <i data-on />
                    {points > 1 && <i data-on />}
                  </span>
                  {points}
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t.names.counts.areas(areas.length)}</th>
              <td />
              <td>{total}</td>
            </tr>
          </tfoot>
        </table>
      )}
    </section>
  );
}
