import type { ScenarioId } from '@bretwalda/engine';
import { scenario } from '@bretwalda/engine/data';
import { useText } from '../../language/language.ts';
import styles from './NewGamePage.module.css';
import { ScenarioPicture } from './ScenarioPicture.tsx';
import { nationCount, roundsOf, yearsOf } from './scenario-facts.ts';

/** The chosen scenario: the map at its start, its history and its key numbers (UI-15, UI-16). */
export function ScenarioPreview({ scenario: id }: { readonly scenario: ScenarioId }) {
  const t = useText();
  const { game } = t.start;
  const { title, history, hours, bestFor } = t.scenarios(id);
  const facts: readonly (readonly [string, string | number])[] = [
    [game.facts.players, scenario(id).groups.length],
    [game.facts.rounds, roundsOf(id)],
    [game.facts.nations, nationCount(id)],
    [game.facts.years, game.years(...yearsOf(id))],
    [game.facts.time, hours],
  ];
  return (
    <div className={styles.preview}>
      <h2 className="title">{title}</h2>
      <ScenarioPicture scenario={id} className={styles.map} label={t.start.pictureOf(title)} />
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="tiny muted">{name}</dt>
            <dd>
              <b>{value}</b>
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.history}>
        <p>{history}</p>
        <p className="muted">{bestFor}</p>
      </div>
    </div>
  );
}
