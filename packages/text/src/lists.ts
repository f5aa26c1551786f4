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
