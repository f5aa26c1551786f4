/**
 * Plurals and lists as the platform knows them for each language. Their tables are looked up on first use: the first page
 * need not wait for those it does not ask.
 */

/** Picks the form that goes with a number; `Form` names those of a language besides `other`. */
export function pluralsOf<Form extends Intl.LDMLPluralRule>(
  locale: string,
): (n: number, forms: Readonly<Record<Form | 'other', string>>) => string {
  let rules: Intl.PluralRules | undefined;
  return (n, forms) => {
    rules ??= new Intl.PluralRules(locale);
    const form = rules.select(n) as Form | 'other';
    return forms[form] ?? forms.other;
  };
}

/** Joins parts by "and" or "or", as a language does. */
export function listsOf(
  locale: string,
): (type: 'conjunction' | 'disjunction', items: readonly string[]) => string {
  const formats: Partial<Record<'conjunction' | 'disjunction', Intl.ListFormat>> = {};
  return (type, items) => {
    formats[type] ??= new Intl.ListFormat(locale, { type });
    return formats[type].format(items);
  };
}
