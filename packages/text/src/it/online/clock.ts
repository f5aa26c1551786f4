import type { clock as en } from '../../en/online/clock.ts';
import { count } from '../numbers.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

function time(ms: number): string {
  const left = Math.max(0, ms);
  const [days, hours] = [Math.floor(left / DAY), Math.floor((left % DAY) / HOUR)];
  const [minutes, seconds] = [Math.floor((left % HOUR) / MINUTE), Math.floor((left % MINUTE) / 1000)];
  const part = (n: number, one: string, many: string) => (n > 0 ? count(n, one, many) : '');
  const parts =
    days > 0
      ? [part(days, 'giorno', 'giorni'), part(hours, 'ora', 'ore')]
      : hours > 0
        ? [part(hours, 'ora', 'ore'), part(minutes, 'minuto', 'minuti')]
        : minutes >= 5
          ? [part(minutes, 'minuto', 'minuti')]
          : [part(minutes, 'minuto', 'minuti'), part(seconds, 'secondo', 'secondi')];
  return parts.filter(Boolean).join(' ') || count(0, 'secondo', 'secondi');
}

/** Time at a table, and what happens when it is out. */
export const clock: typeof en = {
  time,
  left: (ms) => `ancora ${time(ms)}`,
  paused: 'In pausa',
  rules: (bank, increment, cap) =>
    [time(bank), increment > 0 && `${time(increment)} in più per ogni turno, fino a ${time(cap)}`]
      .filter(Boolean)
      .join(', '),
  kinds: { live: 'Dal vivo', days: 'Per corrispondenza', none: 'Senza orologio' },
  pace: 'Ritmo',
  title: 'Tempo',
  note: 'Dal vivo dura una sera, per corrispondenza dura settimane',
  bank: 'All’inizio',
  increment: 'In più per ogni turno',
  cap: 'Al massimo',
  minutes: (name) => `${name}, in minuti`,
  days: (name) => `${name}, in giorni`,
  less: (name) => `${name}: meno`,
  more: (name) => `${name}: più`,
  absence: {
    label: 'Se il tempo scade',
    note: 'La partita va avanti in ogni caso',
    bot: 'Gioca un computer finché il giocatore non torna',
    replacement: 'Chi ha il link può prendere il posto',
    vote: 'Gli altri votano',
  },
  standIn: 'Computer sostituto',
  vacation: 'Vacanza',
  vacationNote: 'Giorni liberi per ogni giocatore, con l’orologio fermo',
  vacationDays: (days) => (days === 0 ? 'Nessuna' : `${count(days, 'giorno', 'giorni')} per ogni giocatore`),
};
