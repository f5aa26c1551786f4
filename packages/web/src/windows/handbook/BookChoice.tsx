import { useText } from '../../language/language.ts';
import styles from './BookChoice.module.css';
import { READABLE } from './books.ts';

interface BookChoiceProps {
  readonly ruleset: string;
  readonly onChange: (ruleset: string) => void;
}

/** Whose rules are read. */
export function BookChoice({ ruleset, onChange }: BookChoiceProps) {
  const t = useText();
  const all = READABLE.includes(ruleset) ? READABLE : [ruleset, ...READABLE];
  return (
    <select
      className={styles.choice}
      aria-label={t.handbook.which}
      value={ruleset}
      onChange={(event) => onChange(event.target.value)}
      data-testid="handbook-ruleset"
    >
      {all.map((id) => (
        <option key={id} value={id}>
          {t.tableRules.ruleset(id).name}
        </option>
      ))}
    </select>
  );
}
