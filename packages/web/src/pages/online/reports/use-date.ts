import { useText } from '../../../language/language.ts';
import { momentOf } from '../../../online/dates.ts';

/** Day and time, as they are written in the language of the page. */
export function useDate(): (at: string) => string {
  const { locale } = useText().start;
  return (at) => momentOf(at, locale);
}
