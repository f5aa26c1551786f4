import type { ScenarioId } from '@bretwalda/engine';
import { scenario } from '@bretwalda/engine/data';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { useText } from '../../language/language.ts';
import { Chip } from '../../ui/Chip.tsx';
import { Tooltip } from '../../ui/Tooltip.tsx';
import styles from './ScenarioList.module.css';
import { ScenarioPicture } from './ScenarioPicture.tsx';
import { FIRST_SCENARIO, roundsOf } from './scenario-facts.ts';

interface ScenarioListProps {
  readonly offered: readonly ScenarioId[];
  readonly value: ScenarioId;
  readonly onChange: (id: ScenarioId) => void;
}

/** The scenarios as cards: radio buttons, so arrow keys go through them (UI-14), with their history as a tooltip (UI-15). */
export function ScenarioList({ offered, value, onChange }: ScenarioListProps) {
  const t = useText();
  const name = useId();
  const { game } = t.start;
  return (
    <div role="radiogroup" aria-label={game.story} className={styles.list}>
      {offered.map((id) => {
        const { title, line, history, hours } = t.scenarios(id);
        const length = [game.players(scenario(id).groups.length), game.rounds(roundsOf(id)), hours];
        return (
          <Tooltip key={id} text={history} block>
            <label className={styles.card} data-testid={`story-${id}`}>
              <input type="radio" name={name} checked={id === value} onChange={() => onChange(id)} />
              <ScenarioPicture scenario={id} look="thumb" className={styles.picture} />
              <span className={styles.words}>
                <span className={`title ${styles.name}`}>{title}</span>
                <span className="small muted">{length.join(', ')}</span>
                <span className="small">{line}</span>
              </span>
              {id === value ? (
                <span className={styles.tick}>
                  <Check size={16} strokeWidth={3} aria-hidden="true" />
                </span>
              ) : (
                id === FIRST_SCENARIO && (
                  <span className={styles.flag}>
                    <Chip tone="gold">{game.firstGame}</Chip>
                  </span>
                )
              )}
            </label>
          </Tooltip>
        );
      })}
    </div>
  );
}
