/** The platform looks for its tables on first use: no page waits for those it does not ask. */

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
