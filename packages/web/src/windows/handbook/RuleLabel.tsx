import { useText } from '../../language/language.ts';
import { classes } from '../../ui/classes.ts';
import { passageId } from './anchor.ts';
import { HandbookLink } from './HandbookLink.tsx';
import { HitText } from './HitText.tsx';
import styles from './PassageText.module.css';
import type { Label, Passage } from './passage.ts';
import type { PassageContext } from './passage-context.ts';
import { isRuling } from './rule-labels.ts';

interface RuleLabelProps {
  readonly label: Label;
  /** Shown as an example of a label: it leads nowhere. */
  readonly isSample: boolean;
  readonly passage: Passage;
  readonly context: PassageContext;
}

/** The label of a rule, such as MOV-4: a link to where the rule is told, unless that is here. */
export function RuleLabel({ label: { id, at }, isSample, passage, context }: RuleLabelProps) {
  const t = useText().handbook;
  const text = <HitText text={id} at={at} hits={context.hits?.get(passage.key)} current={context.current} />;
  if (isRuling(id))
    return (
      <span className={classes(styles.label, styles.ruling)} title={t.ruling}>
        {text}
      </span>
    );
  const place = context.rulePlaces.get(id)?.passage;
  if (place === undefined || place === passage.key || isSample)
    return <span className={styles.label}>{text}</span>;
  return (
    <HandbookLink
      name={id}
      element={passageId(place)}
      onGo={context.onGo}
      className={styles.label}
      title={t.toRule(id)}
    >
      {text}
    </HandbookLink>
  );
}
