import { areaId, type Decision, type GameState } from '@bretwalda/engine';
import { BURH_COST } from '@bretwalda/engine/queries';
import { areaName, leaderName, nationName, playerName, plural } from './names.ts';

/** Who is asked what, in words: the prompt of every decision. */

const PLACE_WHY = {
  population: 'new infantry',
  king: "the King's infantry",
  special: 'reinforcements of 1066',
  boudicca: "Boudicca's army",
};

const REMOVE_WHY = {
  overpopulation: 'Overpopulation: remove',
  reduction: 'Legions leave Britain: remove',
  departure: 'Some leave with Cnut: remove',
};

export function question(state: GameState, d: Decision): string {
  const nation = d.nation ? `, for the ${nationName(d.nation)}` : '';
  return `${playerName(state, d.seat)}${nation}: ${ask(state, d)}`;
}

/** Pieces that go one by one may be named in one line. */
const several = (left: number): string => (left > 1 ? ' (several in one line, with commas)' : '');

function ask(state: GameState, d: Decision): string {
  const battle = state.battle ? areaName(areaId(state.battle.area)) : '';
  switch (d.kind) {
    case 'begin':
      return 'Draw lots for the sides.';
    case 'side':
      return state.options.sides === 'bid' ? 'Bid for a group of nations.' : 'Choose a group of nations.';
    case 'allowance':
      return `Full or half population for your subjects, the ${nationName(d.data.nation)}?`;
    case 'burhs':
      return `Build burhs (${BURH_COST} of ${plural(d.data.points, 'population point')} each), or end.`;
    case 'place':
      return `Where do ${PLACE_WHY[d.data.why]} go? ${d.data.left} to place.`;
    case 'leave-out':
      return `Pieces are short: which ${d.data.excess} of the invaders stay out?`;
    case 'leader':
      return `Where does ${leaderName(d.data.leader)} go?`;
    case 'move':
      return 'Move one area at a time, then end.';
    case 'permission':
      return `Your subjects, the ${nationName(d.data.nation)}, would leave ${areaName(d.data.area)} empty: permit or refuse?`;
    case 'submit':
      return `Submit to the ${nationName(d.data.overlord)}, resist for now, or hold out for the rest of this turn?`;
    case 'displace':
      return `Where do armies displaced by the submission of the ${nationName(d.data.subject)} go?`;
    case 'battle':
      return 'Which battle is fought next?';
    case 'strike':
      return `Battle in ${battle}: how many of your sixes hit cavalry of the ${nationName(d.data.victim)} (${d.data.least} to ${d.data.most})?`;
    case 'burh-loss':
      return `Battle in ${battle}: is an army lost or the burh?`;
    case 'losses':
      return `Battle in ${battle}: which armies were lost, by where they came from?`;
    case 'retreat':
      return `Battle in ${battle}, as ${d.data.side}: retreat units, or stand?`;
    case 'withdraw':
      return 'Raiders may withdraw; end when done.';
    case 'remove':
      return `${REMOVE_WHY[d.data.why]} ${plural(d.data.left, 'more unit')}${several(d.data.left)}.`;
    case 'replace':
      return `Which Roman ${d.data.unit === 'fort' ? 'forts' : 'armies'} become Romano-British? ${d.data.left} more${several(d.data.left)}.`;
    case 'ballot':
      return 'Vote for the Bretwalda: do you want a secret ballot?';
    case 'vote':
      return `Which nation shall be Bretwalda?${d.data.secret ? ' The ballot is secret.' : ''}`;
    case 'exchange':
      return `${d.data.due} infantry are due: exchange two of them for one cavalry, how often?`;
    default:
      return d satisfies never;
  }
}

type Pending = NonNullable<GameState['pending']>;

const REMOVE_PHASE = {
  overpopulation: 'overpopulation',
  reduction: 'legion withdrawal',
  departure: 'raider withdrawal',
};
const PLACE_PHASE = {
  population: 'population increase',
  king: 'end of the round',
  special: 'start of the round',
  boudicca: 'arrivals',
};

/** The phase of play that a decision belongs to; `GameState.step` already names the step that follows it. */
export function phaseName(p: Pending): string {
  switch (p.kind) {
    case 'begin':
    case 'side':
      return 'sides';
    case 'allowance':
    case 'burhs':
      return PLACE_PHASE.population;
    case 'place':
      return PLACE_PHASE[p.why];
    case 'leave-out':
    case 'leader':
      return PLACE_PHASE.boudicca;
    case 'move':
    case 'permission':
      return 'movement';
    case 'submit':
    case 'displace':
      return 'submission';
    case 'battle':
    case 'strike':
    case 'burh-loss':
    case 'losses':
    case 'retreat':
      return 'battles and retreats';
    case 'withdraw':
      return REMOVE_PHASE.departure;
    case 'remove':
      return REMOVE_PHASE[p.why];
    case 'replace':
    case 'exchange':
      return PLACE_PHASE.special;
    case 'ballot':
    case 'vote':
      return PLACE_PHASE.king;
    default:
      return p satisfies never;
  }
}
