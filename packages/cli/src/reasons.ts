import type { AreaId, NationId, PointsSource } from '@bretwalda/engine';
import { LEADER_NAMES } from '@bretwalda/engine/data';
import { areaName, nationName } from './names.ts';

type Source = PointsSource<AreaId | null, NationId>;

/** What points were given for: 'occupied Kent', 'held York through the Brigantes'. */
export function reasonText(source: Source): string {
  const where = source.area === null ? '' : ` ${areaName(source.area)}`;
  switch (source.reason) {
    case 'occupy':
      return `occupied${where}${through(source)}`;
    case 'hold':
      return `held${where}${through(source)}`;
    case 'limes':
      return `Limes,${where}${through(source)}`;
    case 'taken-back':
      return `taken back:${where}${through(source)}`;
    case 'limit':
      return 'limit on hold points';
    case 'subject-half':
      return 'half of the hold points, as a subject';
    case 'eliminate':
      return `eliminated ${fallen(source)} in${where}`;
    case 'special':
      return source.event === 'harold-eliminated' ? `Harold fell in${where}` : 'the Belgae submitted';
    case 'bretwalda':
      return 'Bretwalda';
    case 'king':
      return source.cnut ? 'King Cnut' : 'King';
    default:
      return source satisfies never;
  }
}

const through = ({ via }: { readonly via?: NationId }): string =>
  via === undefined ? '' : ` through the ${nationName(via)}`;

function fallen({ unit, of, leader }: Extract<Source, { reason: 'eliminate' }>): string {
  if (leader) return LEADER_NAMES[leader];
  return of === undefined ? unit : `${nationName(of)} ${unit}`;
}
