import { type AreaId, type GameEvent, makeAction, type NationId, type Seat } from '@bretwalda/engine';
import { areaName, leaderName, nationName, place, player, plural, roundName } from './names.ts';
import { reasonText } from './reasons.ts';

/** One event of a game as one English line. */

type EventOf<T extends GameEvent['type']> = Extract<GameEvent, { type: T }>;

const units = (count: number, unit: string): string =>
  unit === 'burh' ? plural(count, unit) : `${count} ${unit}`;

const from = (count: number, word: string): string => (count > 0 ? `, ${plural(count, word)}` : '');

const PLACED_WHY: Readonly<Record<EventOf<'placed'>['why'], string>> = {
  population: 'population',
  king: "the King's infantry",
  special: 'reinforcements of 1066',
  boudicca: "Boudicca's rising",
  arthur: "Arthur's horsemen",
  invaders: 'invaders',
  reinforcements: 'reinforcements from Rome',
  'romano-british': 'the Romano-British take over',
};

const REMOVED_WHY: Readonly<Record<EventOf<'removed'>['why'], string>> = {
  overpopulation: 'overpopulation',
  reduction: 'legions leave Britain',
  departure: 'leaves with Cnut',
  'roman-departure': 'Rome leaves Britain',
};

function party(e: { unit: string; count: number; leader: boolean }): string {
  if (e.count === 0) return 'the leader';
  return `${units(e.count, e.unit)}${e.leader ? ' and the leader' : ''}`;
}

function dice(rolls: EventOf<'battle-rolled'>['attacker']): string {
  const kinds = Object.entries(rolls).filter(([, thrown]) => thrown.length > 0);
  return kinds.map(([kind, thrown]) => `${kind} ${thrown.join(' ')}`).join(', ') || 'nothing';
}

function sides(owner: EventOf<'sides-settled'>['owner']): string {
  const bySeat = new Map<Seat, string[]>();
  for (const [nation, seat] of Object.entries(owner))
    bySeat.set(seat, [...(bySeat.get(seat) ?? []), nationName(nation as NationId)]);
  return [...bySeat]
    .sort(([a], [b]) => a - b)
    .map(([seat, nations]) => `${player(seat)} has ${nations.join(', ')}`)
    .join('; ');
}

function population(e: EventOf<'population'>): string {
  const halved = e.halved ? ' (halved)' : '';
  const built = `${from(e.burhs, 'burh')}${e.armies > 0 ? `, ${e.armies} infantry` : ''}`;
  return `population ${e.carried} + ${e.fromAreas}${halved}${built || ', nothing new'}, marker at ${e.marker}`;
}

const standing = (infantry: EventOf<'moves-taken-back'>['infantry']): string =>
  Object.entries(infantry)
    .map(([area, count]) => `${areaName(area as AreaId)} ${count}`)
    .join(', ');

function king(e: EventOf<'king'>): string {
  if (e.nation === null) return 'Nobody is King of England.';
  if (e.cnut) return `Danes: Cnut is King, with ${plural(e.areas, 'English area')}.`;
  return `${nationName(e.nation)}: King of England, with ${plural(e.areas, 'area')}.`;
}

function bretwalda(e: EventOf<'bretwalda'>): string {
  if (e.nation === null) return `Nobody is Bretwalda: the most are ${e.votes} of ${plural(e.of, 'vote')}.`;
  return `${nationName(e.nation)}: Bretwalda, with ${e.votes} of ${plural(e.of, 'vote')}.`;
}

/** What happened, without a subject where it is a nation: see `logLine`. */
function ofNation(e: Extract<GameEvent, { nation: NationId }>): string {
  switch (e.type) {
    case 'turn-started':
      return 'the turn begins';
    case 'movement-started':
      return e.half === 2 ? 'movement begins, second half of the Major Invasion' : 'movement begins';
    case 'movement-ended':
      return 'movement ends';
    case 'allowance':
      return `the ${nationName(e.overlord)} grant ${e.grant} population`;
    case 'population':
      return population(e);
    case 'marker-set':
      return `population marker at ${e.marker}`;
    case 'no-room':
      return `no room for ${e.count} infantry (${PLACED_WHY[e.why]})`;
    case 'placed':
      return `${units(e.count, e.unit)} placed in ${place(e.area)} (${PLACED_WHY[e.why]})`;
    case 'left-out':
      return `${units(e.count, e.unit)} for ${place(e.area)} left out, no pieces`;
    case 'leader-entered':
      return `${leaderName(e.leader)} enters in ${place(e.area)}`;
    case 'leader-stays-out':
      return `${leaderName(e.leader)} finds no place and stays out`;
    case 'leader-left':
      return `${leaderName(e.leader)} leaves ${place(e.area)} and the game`;
    case 'leader-eliminated':
      return `${leaderName(e.leader)} falls in ${place(e.area)}${e.by ? ` against the ${nationName(e.by)}` : ''}`;
    case 'moved':
    case 'retreated':
    case 'withdrew':
    case 'displaced':
      return `${party(e)} ${e.type} from ${place(e.from)} to ${place(e.to)}`;
    case 'moves-taken-back':
      return `moves${e.area ? ` out of ${place(e.area)}` : ''} taken back; armies stand in ${standing(e.infantry)}`;
    case 'permission':
      return `the ${nationName(e.overlord)} ${e.granted ? 'let' : 'do not let'} them leave ${place(e.area)} empty`;
    case 'submitted':
      return `submit to the ${nationName(e.overlord)}`;
    case 'resisted':
      return `do not submit to the ${nationName(e.overlord)}${e.forTurn ? ' in this turn' : ''}`;
    case 'submission-ended':
      return `no longer subject to the ${nationName(e.overlord)}`;
    case 'eliminated':
      return `${units(e.count, e.unit)} eliminated in ${place(e.area)}${e.by ? ` by the ${nationName(e.by)}` : ', no place to go'}`;
    case 'removed':
      return `${units(e.count, e.unit)} removed from ${place(e.area)} (${REMOVED_WHY[e.why]})`;
    case 'dismounted':
      return `${e.count} cavalry in ${place(e.area)} become infantry`;
    case 'points':
      return `${e.points > 0 ? '+' : ''}${plural(e.points, 'point')}, ${reasonText(e)}`;
    case 'ballot-cast':
      return 'ballot cast';
    case 'voted':
      return `${plural(e.votes, 'vote')} for the ${nationName(e.for)}`;
    case 'exchanged':
      return `${e.cavalry} cavalry taken instead of ${2 * e.cavalry} infantry`;
    case 'lost-reinforcements':
      return `${e.count} infantry lost for want of pieces`;
    default:
      return e satisfies never;
  }
}

export function logLine(e: GameEvent): string {
  switch (e.type) {
    case 'order-drawn':
      return `Order of choosing: ${e.order.map(player).join(', ')}.`;
    case 'side-taken':
      return `${player(e.seat)} takes group ${e.group + 1}${from(e.points, 'point')}.`;
    case 'sides-settled':
      return `Sides are settled: ${sides(e.owner)}.`;
    case 'round-started':
      return `=== ${roundName(e.round)} ===`;
    case 'round-ended':
      return `Round ${e.round} ends.`;
    case 'automatic':
      return `${player(e.seat)}: ${makeAction(e.action)} (the only choice).`;
    case 'fort-built':
      return `Romans: a fort is built in ${areaName(e.area)}.`;
    case 'fort-destroyed':
      return `Romans: the fort in ${areaName(e.area)} is destroyed.`;
    case 'fort-removed':
      return `Romans: the ${e.intact ? 'fort' : 'ruined fort'} in ${areaName(e.area)} is removed.`;
    case 'battle-started':
      return `Battle in ${areaName(e.area)}: ${nationName(e.attacker)} against ${nationName(e.defender)}.`;
    case 'battle-rolled':
      return `Battle in ${areaName(e.area)}, round ${e.round}: attackers roll ${dice(e.attacker)}; defenders roll ${dice(e.defender)}.`;
    case 'battle-ended':
      return `Battle in ${areaName(e.area)} ends: ${e.holder ? `the ${nationName(e.holder)} hold it` : 'nobody is left'}.`;
    case 'replaced':
      return `Romano-British: the Roman ${e.unit} in ${areaName(e.area)} becomes theirs.`;
    case 'ballot':
      return `${player(e.seat)} ${e.secret ? 'asks for a secret ballot' : 'is content with an open vote'}.`;
    case 'bretwalda':
      return bretwalda(e);
    case 'king':
      return king(e);
    case 'game-over':
      return `The game is over. Won by ${e.winners.map(player).join(' and ')}.`;
    case 'turn-started':
      return `--- ${nationName(e.nation)}, round ${e.round} ---`;
    default:
      return `${nationName(e.nation)}: ${ofNation(e)}.`;
  }
}
