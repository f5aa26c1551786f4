import type { AreaId, NationId } from '@bretwalda/engine';
import { LAND, LEADER_NAMES, NATIONS, SEAS } from '@bretwalda/engine/data';

/** Names that the engine's tables give. */

export const AREA_NAMES = Object.fromEntries(
  [...LAND, ...SEAS].map((area) => [area.id, area.name]),
) as Readonly<Record<AreaId, string>>;

export const NATION_NAMES = Object.fromEntries(NATIONS.map((nation) => [nation.id, nation.name])) as Readonly<
  Record<NationId, { readonly en: string; readonly it: string }>
>;

export const LEADER_NAMES_EN = LEADER_NAMES;
