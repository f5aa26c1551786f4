import type { Origin, Reason } from '@bretwalda/ai';
import { percent } from '../percent.ts';
import { count, place, the } from './grammar.ts';
import { names } from './names.ts';

const { units, counts } = names;

const worth = (points: number, round: number | null): string =>
  points === 0 ? '' : ` for ${counts.points(points)}${round === null ? '' : ` in round ${round}`}`;

/** Less than half a point is not worth a word. */
const spoils = (bounty: number): string =>
  bounty < 0.5 ? '' : `; about ${counts.points(Math.round(bounty))} for defeated units`;

/** "3 armies from Kent", "5 armies (3 from Kent, 2 from Essex)". */
function marching(armies: number, origins: readonly Origin[]): string {
  const [first, ...others] = origins;
  if (!first) return units.army(armies);
  if (others.length === 0) return `${units.army(armies)} from ${place(first.area)}`;
  return `${units.army(armies)} (${origins.map((o) => `${o.armies} from ${place(o.area)}`).join(', ')})`;
}

/** Why a computer player did something, without subject: "Takes York with 2 armies for 12 points". */
export const reasons = (reason: Reason): string => {
  switch (reason.code) {
    case 'only-choice':
      return 'Has no other choice';
    case 'by-chance':
      return 'Leaves it to chance';
    case 'points-now':
      return `Wants ${counts.points(reason.points)} now${reason.area === null ? '' : ` in ${place(reason.area)}`}`;
    case 'take': {
      const who = `${reason.leader ? 'the leader and ' : ''}${marching(reason.armies, reason.origins)}`;
      const gain = worth(reason.points, reason.round);
      if (reason.from === null) return `Takes ${place(reason.area)} with ${who}${gain}`;
      return `Attacks ${the(reason.from)} in ${place(reason.area)} with ${who}${gain}; wins ${percent(reason.win)} of the time${spoils(reason.bounty)}`;
    }
    case 'guard': {
      const foe = reason.against === null ? '' : ` against ${the(reason.against)}`;
      return `Sends ${marching(reason.armies, reason.origins)} to guard ${place(reason.area)}${foe}${worth(reason.points, reason.round)}`;
    }
    case 'nothing-to-gain':
      return 'Sees nothing else to gain';
    case 'as-the-rules-demand':
      return 'Does what the rules still require';
    case 'best-odds':
      return `Fights first in ${place(reason.area)}, where the odds are best (${percent(reason.win)}${spoils(reason.bounty)})`;
    case 'stand':
      return `Fights on in ${place(reason.area)}: the attacker wins ${percent(reason.win)} of the time${spoils(reason.bounty)}`;
    case 'retreat':
      return `Retreats from ${place(reason.area)} to ${place(reason.to)}: the attacker would win ${percent(reason.win)} of the time`;
    case 'best-position':
      return reason.gain < 0.05
        ? 'Sees little difference'
        : `Comes out about ${count(Number(reason.gain.toFixed(1)), 'point', 'points')} better off this way`;
    case 'own-candidate':
      return `Wants the crown for ${the(reason.nation)}, its own nation`;
    case 'harmless-candidate':
      return `Would rather see ${the(reason.nation)} win than a stronger rival`;
    case 'good-side':
      return `Expects about ${counts.points(reason.points)} from these nations`;
  }
};
