import { useText } from '../../../language/language.ts';

/** Day and time, as they are written in the language of the page. */
export function useDate(): (at: string) => string {
  const { locale } = useText().start;
  const form = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (at) => form.format(new Date(at));
}
