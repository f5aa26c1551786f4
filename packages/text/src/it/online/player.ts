import type { player as en } from '../../en/online/player.ts';
import { count } from '../numbers.ts';

const share = (part: number, of: number): string => `${Math.round((100 * part) / of)}%`;

/** What everybody may know of a player. */
export const player: typeof en = {
  you: 'Questo sei tu, come ti vedono gli altri.',
  rating: 'Punteggio',
  unrated: 'Ancora nessuna partita valida per la classifica.',
  atLeast: (value, likely) => `Quasi di sicuro almeno ${value}, più probabilmente circa ${likely}.`,
  surer: (games) =>
    games < 10
      ? `Per ora solo ${count(games, 'partita valida', 'partite valide')}: può ancora cambiare molto.`
      : games < 30
        ? `Dopo ${games} partite valide è abbastanza sicuro.`
        : `Dopo ${games} partite valide è sicuro.`,
  ratingNote: 'Contano anche le parti: vincere con una parte debole vale più che con una forte.',
  games: 'Partite',
  finished: (n) => count(n, 'partita finita', 'partite finite'),
  wins: (wins, of) =>
    of > 0 ? `${count(wins, 'vittoria', 'vittorie')} (${share(wins, of)})` : 'ancora nessuna vittoria',
  noGames: 'Ancora nessuna partita finita.',
  bySide: 'Per parte',
  scenario: 'Scenario',
  side: 'Parte',
  played: 'Partite',
  won: 'Vittorie',
  mean: 'Punti in media',
  figure: (n) => (Number.isInteger(n) ? String(n) : n.toFixed(1).replace('.', ',')),
  reliability: 'Affidabilità',
  answers: (time) => `Metà delle risposte è arrivata entro ${time}.`,
  noAnswers: 'Non ha ancora deciso nulla in una partita.',
  timeOuts: (n, answers) =>
    n === 0
      ? 'Non ha mai esaurito il tempo.'
      : `Ha esaurito il tempo ${count(n, 'volta', 'volte')} su ${count(answers, 'risposta', 'risposte')}.`,
  recent: 'Partite recenti',
  noRecent: 'Ancora nessuna partita pubblica finita.',
  gone: 'Questo giocatore non esiste',
};
