import type { AreaFact } from '../../facts/area.ts';
import { useText } from '../../language/language.ts';
import styles from './AreaWindow.module.css';

/** What kind of land it is, and what lies around it. */
export function Surroundings({ fact }: { readonly fact: AreaFact }) {
  const t = useText();
  const words = t.windows.area;
  const { terrain, region, population, borders, straits, seas, sea } = fact;
  const named = (ids: readonly Parameters<typeof t.names.areas>[0][]) => ids.map(t.names.areas).join(', ');
  const rows: readonly (readonly [string, string])[] = [
    [words.terrain, terrain ? t.names.terrain(terrain) : words.sea],
    [words.region, region ? t.names.regions(region) : ''],
    [words.population, population > 0 ? words.populationOf(population) : ''],
    [sea ? words.coast : words.borders, named(borders)],
    [words.straits, named(straits)],
    [sea ? words.nextSeas : words.seas, named(seas)],
  ];
  return (
    <dl className={styles.facts}>
      {rows
        .filter(([, value]) => value !== '')
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
