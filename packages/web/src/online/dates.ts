/** Days and moments, as they are written in the language of the page. */

export const dayOf = (at: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(new Date(at));

/** A moment, to the minute. */
export const momentOf = (at: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at));

/** A day of this year, in few letters. */
export const shortDayOf = (at: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' }).format(new Date(at));
