import type { ScenarioId } from '@bretwalda/engine';
import { scenario } from '@bretwalda/engine/data';
import { useText } from '../../language/language.ts';
import styles from './NewGamePage.module.css';
import { ScenarioPicture } from './ScenarioPicture.tsx';
import { nationCount, roundsOf, yearsOf } from './scenario-facts.ts';
import { storyWords } from './seat-names.ts';

/** The chosen story: the map at its start, its history and its figures (UI-15, UI-16). */
export function ScenarioPreview({ story }: { readonly story: ScenarioId }) {
  const t = useText();
  const { game } = t.start;
  const { title, history, hours, bestFor } = storyWords(t, story);
  const facts: readonly (readonly [string, string | number])[] = [
    [game.facts.players, scenario(story).groups.length],
    [game.facts.rounds, roundsOf(story)],
    [game.facts.nations, nationCount(story)],
    [game.facts.years, game.years(...yearsOf(story))],
    [game.facts.time, hours],
  ];
  return (
    <div className={styles.preview}>
      <h2 className="title">{title}</h2>
      <ScenarioPicture scenario={story} className={styles.map} label={t.start.pictureOf(title)} />
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
