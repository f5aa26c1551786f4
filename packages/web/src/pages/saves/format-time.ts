/** A time as people say it: "Today, 12:30", "Yesterday, 9:15", otherwise the date and the time. */
export function formatTime(time: number, locale: string, now: number = Date.now()): string {
  const date = new Date(time);
  const isToday = date.toDateString() === new Date(now).toDateString();
  const days = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const hour = new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(date);
  if (isToday) return `${capital(days.format(0, 'day'))}, ${hour}`;
  const isYesterday = date.toDateString() === new Date(now - 86_400_000).toDateString();
  if (isYesterday) return `${capital(days.format(-1, 'day'))}, ${hour}`;
  return `${new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(date)}, ${hour}`;
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
