import { useText } from '../language/language.ts';
import { Tooltip } from './Tooltip.tsx';
import { useRules } from './use-rules.ts';
import styles from './WithTerms.module.css';

/** A sentence whose rules terms say what they mean: on hover, on focus and on a tap. */
export function WithTerms({ children }: { readonly children: string }) {
  const t = useText();
  const rules = useRules();
  return t.terms.split(children, rules).map(({ text, term }, i) =>
    term === null ? (
      text
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have no other name
      <Tooltip key={i} text={t.terms.note(term, rules)} onTap>
        <button type="button" className={styles.term}>
          {text}
        </button>
      </Tooltip>
    ),
  );
}
