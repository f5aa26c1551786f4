import { count } from '../numbers.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A length of time, as exactly as it matters: "2 days 3 hours", "12 minutes", "40 seconds". */
function time(ms: number): string {
  const left = Math.max(0, ms);
  const [days, hours] = [Math.floor(left / DAY), Math.floor((left % DAY) / HOUR)];
  const [minutes, seconds] = [Math.floor((left % HOUR) / MINUTE), Math.floor((left % MINUTE) / 1000)];
  const part = (n: number, one: string, many: string) => (n > 0 ? count(n, one, many) : '');
  const parts =
    days > 0
      ? [part(days, 'day', 'days'), part(hours, 'hour', 'hours')]
      : hours > 0
        ? [part(hours, 'hour', 'hours'), part(minutes, 'minute', 'minutes')]
        : minutes >= 5
          ? [part(minutes, 'minute', 'minutes')]
          : [part(minutes, 'minute', 'minutes'), part(seconds, 'second', 'seconds')];
  return parts.filter(Boolean).join(' ') || count(0, 'second', 'seconds');
}

/** Time at a table, and what happens when it is out. */
export const clock = {
  time,
  left: (ms: number) => `${time(ms)} left`,
  paused: 'Paused',
  /** "30 minutes, 2 minutes more each turn" */
  rules: (bank: number, increment: number, cap: number) =>
    [time(bank), increment > 0 && `${time(increment)} more for each turn, up to ${time(cap)}`]
      .filter(Boolean)
      .join(', '),
  kinds: { live: 'Live', days: 'By correspondence', none: 'No clock' },
  pace: 'Pace',
  title: 'Time',
  note: 'A live game takes an evening, a correspondence game weeks',
  bank: 'At the start',
  increment: 'More for each turn',
  cap: 'At most',
  minutes: (name: string) => `${name}, in minutes`,
  days: (name: string) => `${name}, in days`,
  less: (name: string) => `${name}: less`,
  more: (name: string) => `${name}: more`,
  absence: {
    label: 'When time runs out',
    note: 'The game goes on in any case',
    bot: 'A computer plays until the player is back',
    replacement: 'Anyone with the link can take the seat',
    vote: 'The others vote',
  },
  standIn: 'Stand-in computer',
  vacation: 'Vacation',
  vacationNote: 'Days off for every player, with the clock stopped',
  vacationDays: (days: number) => (days === 0 ? 'None' : `${count(days, 'day', 'days')} for every player`),
};
