import { presetsFor } from '@bretwalda/engine/data';
import { useId } from 'react';
import { useText } from '../../language/language.ts';
import type { Draft } from './game-draft.ts';
import styles from './RulesDialog.module.css';
import { chosenPreset, gameOf, withPreset } from './rules-draft.ts';

interface PresetListProps {
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

/** Choices of optional rules with a name: radio buttons, so arrow keys go through them. */
export function PresetList({ draft, onChange }: PresetListProps) {
  const { tableRules: t } = useText();
  const name = useId();
  const chosen = chosenPreset(draft).id;
  return (
    <section>
      <h3 className="title">{t.presets}</h3>
      <div role="radiogroup" aria-label={t.presets} className={styles.presets}>
        {presetsFor(gameOf(draft)).map(({ id }) => {
          const words = t.preset(id);
          return (
            <label key={id} className={styles.preset} data-testid={`preset-${id}`}>
              <input
                type="radio"
                name={name}
                checked={id === chosen}
                onChange={() => onChange(withPreset(draft, id))}
              />
              <span className={styles.dot} />
              <span className={styles.words}>
                <b>{words.name}</b>
                <span className="tiny muted">{words.note}</span>
              </span>
            </label>
          );
        })}
      </div>
    </section>
  );
}
