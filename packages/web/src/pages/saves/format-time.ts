/** A moment as people say it: the time today, the day and time otherwise. */
export function formatTime(moment: number, locale: string, now: number = Date.now()): string {
  const date = new Date(moment);
  const isToday = date.toDateString() === new Date(now).toDateString();
  const days = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(date);
  if (isToday) return `${capital(days.format(0, 'day'))}, ${time}`;
  const isYesterday = date.toDateString() === new Date(now - 86_400_000).toDateString();
  if (isYesterday) return `${capital(days.format(-1, 'day'))}, ${time}`;
  return `${new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(date)}, ${time}`;
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
