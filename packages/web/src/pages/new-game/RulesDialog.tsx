import { useText } from '../../language/language.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Agreements } from './Agreements.tsx';
import type { Draft } from './game-draft.ts';
import { PresetList } from './PresetList.tsx';
import { RuleChanges } from './RuleChanges.tsx';
import { RuleGroups } from './RuleGroups.tsx';
import styles from './RulesDialog.module.css';
import { chosenPreset, countChanges, gameOf } from './rules-draft.ts';

interface RulesDialogProps {
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
  readonly onClose: () => void;
}

/** The rules of a table: a preset, single optional rules, and what is agreed besides. Changes apply at once. */
export function RulesDialog({ draft, onChange, onClose }: RulesDialogProps) {
  const { tableRules: t } = useText();
  const part = { draft, onChange };
  return (
    <Dialog
      title={t.title}
      onClose={onClose}
      testId="rules-dialog"
      className={styles.dialog}
      footer={
        <div className={styles.foot}>
          <p className="muted" role="status">
            {t.summary(t.preset(chosenPreset(draft).id).name, countChanges(draft))}
          </p>
          <Button kind="main" onClick={onClose}>
            {t.done}
          </Button>
        </div>
      }
    >
      <p className="muted">{`${t.ruleset(gameOf(draft)).name}. ${t.intro}`}</p>
      <div className={styles.columns}>
        <div className={styles.column}>
          <PresetList {...part} />
          <RuleChanges {...part} />
        </div>
        <div className={styles.column}>
          <RuleGroups {...part} />
          <Agreements {...part} />
        </div>
      </div>
    </Dialog>
  );
}
