import type { Origin } from '@bretwalda/ai';
import type { reasons as en } from '../en/reasons.ts';
import { percent } from '../percent.ts';
import { fromPlace, inPlace, place, the, toThe } from './grammar.ts';
import { names } from './names.ts';

const { units, counts } = names;

const worth = (points: number, round: number | null): string =>
  points === 0 ? '' : ` per ${counts.points(points)}${round === null ? '' : ` nel round ${round}`}`;

const chance = (share: number): string => `probabilità ${percent(share)}`;

const spoils = (bounty: number): string =>
  bounty < 0.5 ? '' : `; circa ${counts.points(Math.round(bounty))} per le unità sconfitte`;

/** "3 armate dal Kent", "5 armate (3 dal Kent, 2 dall’Essex)". */
function marching(armies: number, origins: readonly Origin[]): string {
  const [first, ...others] = origins;
  if (!first) return units.army(armies);
  if (others.length === 0) return `${units.army(armies)} ${fromPlace(first.area)}`;
  return `${units.army(armies)} (${origins.map((o) => `${o.armies} ${fromPlace(o.area)}`).join(', ')})`;
}

export const reasons: typeof en = (reason) => {
  switch (reason.code) {
    case 'only-choice':
      return 'Non ha altra scelta';
    case 'by-chance':
      return 'Si affida al caso';
    case 'points-now':
      return `Vuole subito ${counts.points(reason.points)}${reason.area === null ? '' : ` ${inPlace(reason.area)}`}`;
    case 'take': {
      const who = `${reason.leader ? 'il comandante e ' : ''}${marching(reason.armies, reason.origins)}`;
      const gain = worth(reason.points, reason.round);
      if (reason.from === null) return `Prende ${place(reason.area)} con ${who}${gain}`;
      return `Attacca ${the(reason.from)} ${inPlace(reason.area)} con ${who}${gain}; ${chance(reason.win)} di vincere${spoils(reason.bounty)}`;
    }
    case 'guard': {
      const foe = reason.against === null ? '' : ` contro ${the(reason.against)}`;
      return `Manda ${marching(reason.armies, reason.origins)} a difendere ${place(reason.area)}${foe}${worth(reason.points, reason.round)}`;
    }
    case 'nothing-to-gain':
      return 'Non vede altro da guadagnare';
    case 'as-the-rules-demand':
      return 'Fa ciò che le regole ancora richiedono';
    case 'best-odds':
      return `Combatte prima ${inPlace(reason.area)}, dove ha le migliori probabilità (${percent(reason.win)}${spoils(reason.bounty)})`;
    case 'stand':
      return `Continua a combattere ${inPlace(reason.area)}: l’attaccante vince con probabilità ${percent(reason.win)}${spoils(reason.bounty)}`;
    case 'retreat':
      return `Si ritira ${fromPlace(reason.area)} ${inPlace(reason.to)}: l’attaccante vincerebbe con probabilità ${percent(reason.win)}`;
    case 'best-position': {
      if (reason.gain < 0.05) return 'Vede poca differenza';
      const gain = reason.gain.toFixed(1).replace('.', ',').replace(',0', '');
      return `Ne ricava circa ${gain} ${gain === '1' ? 'punto' : 'punti'} in più`;
    }
    case 'own-candidate':
      return `Vuole dare la corona ${toThe(reason.nation)}, che sono suoi`;
    case 'harmless-candidate':
      return `Preferisce ${the(reason.nation)} a un rivale più forte`;
    case 'good-side':
      return `Si aspetta circa ${counts.points(reason.points)} da queste nazioni`;
  }
};
