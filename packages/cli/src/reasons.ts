import { type AreaId, LEADER_NAMES, type LeaderId, type NationId, type Reason } from '@bretwalda/engine';
import { areaName, nationName } from './names.ts';

/** 'romans fort', 'boudicca' or 'welsh', as the ledger has it, in words. */
function whatWords(what: string): string {
  const [first = '', ...units] = what.split(' ');
  return LEADER_NAMES[first as LeaderId] ?? [nationName(first as NationId), ...units].join(' ');
}

/** What points were given for: 'occupied Kent', 'held York through the Brigantes'. */
export function reasonText({ reason, area, what }: Pick<Reason, 'reason' | 'area' | 'what'>): string {
  const where = area === null ? '' : ` ${areaName(area as AreaId)}`;
  const through = what === null ? '' : ` through the ${whatWords(what)}`;
  switch (reason) {
    case 'occupy':
      return `occupied${where}${through}`;
    case 'hold':
      return `held${where}${through}`;
    case 'limes':
      return `Limes,${where}${through}`;
    case 'limit':
      return 'limit on hold points';
    case 'subject-half':
      return 'half of the hold points, as a subject';
    case 'eliminate':
      return `eliminated ${whatWords(what ?? '')} in${where}`;
    case 'special':
      return what === 'harold-eliminated' ? `Harold fell in${where}` : 'the Belgae submitted';
    case 'bretwalda':
      return 'Bretwalda';
    case 'king':
      return what === 'cnut' ? 'King Cnut' : 'King';
    case 'taken-back':
      return `taken back:${where}${through}`;
    default:
      return reason satisfies never;
  }
}
