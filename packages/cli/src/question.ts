import {
  type AreaId,
  BURH_COST,
  type Decision,
  type GameState,
  type LeaderId,
  type NationId,
} from '@bretwalda/engine';
import { areaName, leaderName, nationName, playerName, plural } from './names.ts';

/** Who is asked what, in words: the prompt of every decision. */

const PLACE_WHY: Readonly<Record<string, string>> = {
  population: 'new infantry',
  king: "the King's infantry",
  special: 'reinforcements of 1066',
  boudicca: "Boudicca's army",
};

const REMOVE_WHY: Readonly<Record<string, string>> = {
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

function ask(state: GameState, { kind, data }: Decision): string {
  const nation = (key: string) => nationName(data[key] as NationId);
  const count = (key: string) => data[key] as number;
  const battle = data.area ? areaName(data.area as AreaId) : '';
  switch (kind) {
    case 'begin':
      return 'Draw lots for the sides.';
    case 'side':
      return state.options.sides === 'bid' ? 'Bid for a group of nations.' : 'Choose a group of nations.';
    case 'allowance':
      return `Full or half population for your subjects, the ${nation('nation')}?`;
    case 'burhs':
      return `Build burhs (${BURH_COST} of ${plural(count('points'), 'population point')} each), or end.`;
    case 'place':
      return `Where do ${PLACE_WHY[data.why as string]} go? ${count('left')} to place.`;
    case 'leave-out':
      return `Pieces are short: which ${count('excess')} of the invaders stay out?`;
    case 'leader':
      return `Where does ${leaderName(data.leader as LeaderId)} go?`;
    case 'move':
      return 'Move one area at a time, then end.';
    case 'permission':
      return `Your subjects, the ${nation('nation')}, would leave ${areaName(data.area as AreaId)} empty: permit or refuse?`;
    case 'submit':
      return `Submit to the ${nation('overlord')}, resist for now, or hold out for the rest of this turn?`;
    case 'displace':
      return `Where do armies displaced by the submission of the ${nation('subject')} go?`;
    case 'battle':
      return 'Which battle is fought next?';
    case 'strike':
      return `Battle in ${battle}: how many of your sixes hit cavalry of the ${nation('victim')} (${count('least')} to ${count('most')})?`;
    case 'burh-loss':
      return `Battle in ${battle}: is an army lost or the burh?`;
    case 'losses':
      return `Battle in ${battle}: which armies were lost, by where they came from?`;
    case 'retreat':
      return `Battle in ${battle}, as ${data.side}: retreat units, or stand?`;
    case 'withdraw':
      return 'Raiders may withdraw; end when done.';
    case 'remove':
      return `${REMOVE_WHY[data.why as string]} ${plural(count('left'), 'more unit')}${several(count('left'))}.`;
    case 'replace':
      return `Which Roman ${data.unit === 'fort' ? 'forts' : 'armies'} become Romano-British? ${count('left')} more${several(count('left'))}.`;
    case 'ballot':
      return 'Vote for the Bretwalda: do you want a secret ballot?';
    case 'vote':
      return `Which nation shall be Bretwalda?${data.secret ? ' The ballot is secret.' : ''}`;
    case 'exchange':
      return `${count('due')} infantry are due: exchange two of them for one cavalry, how often?`;
    default:
      return kind satisfies never;
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
