import type { AreaId, LeaderId, NationId } from '@bretwalda/engine';
import { listsOf } from '../lists.ts';
import { AREA_NAMES, LEADER_NAMES_EN, NATION_NAMES } from '../tables.ts';

export { count, plural } from './numbers.ts';

/** The small parts of English sentences. */

export const cap = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const join = listsOf('en-GB');

/** "Kent", "Kent and Essex", "Kent, Essex and York". */
export const list = (items: readonly string[], or = false): string =>
  items.length === 0 ? 'none' : join(or ? 'disjunction' : 'conjunction', items);

const WITH_ARTICLE: readonly AreaId[] = ['downlands', 'hebrides', 'march', 'orkneys', 'pennines'];

/** An area within a sentence: "Kent", "the Pennines", "the Irish Sea". */
export const place = (id: AreaId): string =>
  WITH_ARTICLE.includes(id) || /-(sea|channel|ocean)$/.test(id) ? `the ${AREA_NAMES[id]}` : AREA_NAMES[id];

/** A nation within a sentence: "the Welsh". */
export const the = (id: NationId): string => `the ${NATION_NAMES[id].en}`;

export const leader = (id: LeaderId): string => LEADER_NAMES_EN[id];

const isSeveral = (id: LeaderId): boolean => id === 'ivar-and-halfdan';

/** Two brothers share one leader: "Aelle arrives", "Ivar and Halfdan arrive". */
export const does = (id: LeaderId, one: string, many: string): string =>
  `${leader(id)} ${isSeveral(id) ? many : one}`;

export const him = (id: LeaderId): string => (isSeveral(id) ? 'them' : id === 'boudicca' ? 'her' : 'him');
export const he = (id: LeaderId): string => (isSeveral(id) ? 'they' : id === 'boudicca' ? 'she' : 'he');
export const his = (id: LeaderId): string => (isSeveral(id) ? 'their' : id === 'boudicca' ? 'her' : 'his');

/** "2 armies", "2 cavalry", "2 armies with Aelle", "Aelle". */
export function force(count_: number, what: (n: number) => string, company: string | null): string {
  if (count_ === 0) return company ?? what(0);
  return company === null ? what(count_) : `${what(count_)} with ${company}`;
}
