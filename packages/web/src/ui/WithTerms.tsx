import { useText } from '../language/language.ts';
import { Tooltip } from './Tooltip.tsx';
import styles from './WithTerms.module.css';

/** A sentence whose rules terms say what they mean: on hover, on focus and on a tap. */
export function WithTerms({ children }: { readonly children: string }) {
  const t = useText();
  return t.terms.split(children).map(({ text, term }, i) =>
    term === null ? (
      text
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have no other name
      <Tooltip key={i} text={t.terms.note(term)} onTap>
        <button type="button" className={styles.term}>
          {text}
        </button>
      </Tooltip>
    ),
  );
}
