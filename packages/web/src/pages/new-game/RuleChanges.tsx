import { RotateCcw } from 'lucide-react';
import { useText } from '../../language/language.ts';
import { Button } from '../../ui/Button.tsx';
import type { Draft } from './game-draft.ts';
import styles from './RulesDialog.module.css';
import { chosenPreset, withoutChanges } from './rules-draft.ts';
import { changeLines } from './rules-lines.ts';

interface RuleChangesProps {
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

/** What differs from the preset, and the way back. */
export function RuleChanges({ draft, onChange }: RuleChangesProps) {
  const t = useText();
  const words = t.tableRules;
  const { name } = words.preset(chosenPreset(draft).id);
  const lines = changeLines(t, draft);
  return (
    <section data-testid="rule-changes">
      <h3 className="title">{words.changedFrom(name)}</h3>
      {lines.length === 0 ? (
        <p className="muted">{words.unchanged}</p>
      ) : (
        <>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
          <ul className={styles.changes} tabIndex={0} aria-label={words.changedFrom(name)}>
            {lines.map((line) => (
              <li key={line.key}>
                <span className="tiny muted">{words[line.kind]}</span>
                <span>{line.name}</span>
              </li>
            ))}
          </ul>
          <Button icon={<RotateCcw size={16} />} onClick={() => onChange(withoutChanges(draft))}>
            {words.reset(name)}
          </Button>
        </>
      )}
    </section>
  );
}
