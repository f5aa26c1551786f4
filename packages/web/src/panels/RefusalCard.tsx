import { Ban, X } from 'lucide-react';
import { memo } from 'react';
import { useText } from '../language/language.ts';
import { useScene, useSession } from '../session/context.ts';
import { Button, IconButton } from '../ui/Button.tsx';
import { WithTerms } from '../ui/WithTerms.tsx';
import { isLabel } from '../windows/handbook/rule-labels.ts';
import styles from './RefusalCard.module.css';

interface RefusalCardProps {
  readonly onRule: (rule: string) => void;
}

/** A refusal teaches: one sentence, the rule, and the nearest thing that is allowed. */
export const RefusalCard = memo(function RefusalCard({ onRule }: RefusalCardProps) {
  const t = useText();
  const session = useSession();
  const refusal = useScene((s) => s.refusal);
  const state = useScene((s) => s.state);
  if (!refusal) return null;
  const { violation, instead, area } = refusal;
  const leader = state.leaders[state.nation];
  const led = instead?.actions.some((a) => a.type === 'move' && a.leader) && leader;
  return (
    <div className={styles.card} role="alert" data-testid="refusal">
      <header>
        <Ban size={18} />
        <p>
          <WithTerms>{t.refusals(violation).text}</WithTerms>
        </p>
        <IconButton
          size="small"
          icon={<X size={16} />}
          label={t.game.close}
          onClick={() => session.refuse(null)}
        />
      </header>
      <div className={styles.buttons}>
        {instead && area && (
          <Button size="small" onClick={() => session.step(instead.actions, area)}>
            {t.game.instead(instead.count, led ? t.names.leaders(led.id) : null)}
          </Button>
        )}
        {isLabel(violation.rule) && (
          <button type="button" className={styles.rule} onClick={() => onRule(violation.rule)}>
            {t.game.ruleNamed(violation.rule)}
          </button>
        )}
      </div>
    </div>
  );
});
