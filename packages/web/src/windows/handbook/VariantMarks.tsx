import { useText } from '../../language/language.ts';
import type { Mark } from './marks.ts';
import styles from './VariantMarks.module.css';

/** Optional rules of the table that change the clause above. */
export function VariantMarks({ marks }: { readonly marks: readonly Mark[] | undefined }) {
  const t = useText();
  if (!marks) return null;
  return marks.map(({ variant, rule }) => {
    const { name, rule: sentence } = t.variants(variant);
    return (
      <span key={variant} className={styles.mark} data-variant={variant}>
        <b>{t.handbook.optional(name)}</b> {sentence}
        {rule && <span className={styles.rule}>{rule}</span>}
      </span>
    );
  });
}
