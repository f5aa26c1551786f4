import { SlidersHorizontal } from 'lucide-react';
import { useText } from '../../language/language.ts';
import { Button } from '../../ui/Button.tsx';
import type { Draft } from './game-draft.ts';
import styles from './RulesRow.module.css';
import { chosenPreset, countChanges } from './rules-draft.ts';
import { changeLines } from './rules-lines.ts';

interface RulesRowProps {
  readonly draft: Draft;
  readonly onOpen: () => void;
}

/** Names of changes before "and 2 more". */
const SHOWN = 3;

/** The rules of the table in one line, and the way to change them. */
export function RulesRow({ draft, onOpen }: RulesRowProps) {
  const t = useText();
  const words = t.tableRules;
  const { name, note } = words.preset(chosenPreset(draft).id);
  const names = changeLines(t, draft).map((line) => line.name);
  const more = names.length - SHOWN;
  const shown = [...names.slice(0, SHOWN), ...(more > 0 ? [words.more(more)] : [])];
  return (
    <div className={styles.row}>
      <div className={styles.words} data-testid="rules-summary">
        <b>{words.summary(name, countChanges(draft))}</b>
        <span className="small muted">{shown.length > 0 ? shown.join(', ') : note}</span>
      </div>
      <Button icon={<SlidersHorizontal size={18} />} onClick={onOpen} testId="change-rules">
        {words.change}
      </Button>
    </div>
  );
}
