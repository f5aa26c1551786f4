import type { Action, ActionOf, AreaId } from '@bretwalda/engine';

type Retreat = ActionOf<'retreat'>;

/** One way out of a battle, and the most that may take it. */
export interface Way {
  readonly key: string;
  /** Null: nowhere, they are given up. */
  readonly to: AreaId | null;
  /** Raiders with different places to withdraw to are told apart by them. */
  readonly home: AreaId | null;
  readonly infantry: number;
  readonly cavalry: number;
  readonly leader: boolean;
  readonly actions: readonly Retreat[];
}

export interface Party {
  readonly infantry: number;
  readonly cavalry: number;
  readonly leader: boolean;
}

const sizeOf = (party: Party): number => party.infantry + party.cavalry;
const isRetreat = (action: Action): action is Retreat => action.type === 'retreat';

/** The legal retreats as places and numbers. A leader alone may take any way to the same place. */
export function waysOut(actions: readonly Action[]): readonly Way[] {
  const retreats = actions.filter(isRetreat);
  const armies = retreats.filter((action) => sizeOf(action) > 0);
  const alone = retreats.filter((action) => sizeOf(action) === 0);
  const keys = [...new Set(armies.map(keyOf))];
  const ways = keys.map((key) => {
    const own = armies.filter((action) => keyOf(action) === key);
    return wayOf(key, [...own, ...alone.filter((action) => action.to === own[0]?.to)]);
  });
  const rest = alone.filter((action) => !armies.some(({ to }) => to === action.to));
  return [...ways, ...rest.map((action) => wayOf(keyOf(action), [action]))];
}

const keyOf = ({ to, home }: Retreat): string => `${to}:${home ?? ''}`;

function wayOf(key: string, actions: readonly Retreat[]): Way {
  const most = (count: (action: Retreat) => number) => Math.max(0, ...actions.map(count));
  const first = actions[0] as Retreat;
  return {
    key,
    to: first.to,
    home: first.home,
    infantry: most((action) => action.infantry),
    cavalry: most((action) => action.cavalry),
    leader: actions.some((action) => action.leader),
    actions,
  };
}

export const actionFor = (way: Way, party: Party): Retreat | undefined =>
  way.actions.find(
    (action) =>
      action.infantry === party.infantry &&
      action.cavalry === party.cavalry &&
      action.leader === party.leader,
  );

/** The largest party that may take this way, its leader with it. */
export function largest(way: Way): Party {
  const weight = (action: Retreat) => sizeOf(action) * 2 + (action.leader ? 1 : 0);
  return way.actions.reduce((best, action) => (weight(action) > weight(best) ? action : best));
}

export const NOBODY: Party = { infantry: 0, cavalry: 0, leader: false };

/** The first way that takes all armies of a side, its leader with them; none if each would leave some behind. */
export const wayForAll = (ways: readonly Way[], armies: number): Way | undefined => {
  const led = ways.some(({ leader }) => leader);
  return ways.find((way) => {
    const party = largest(way);
    return way.to !== null && armies > 0 && sizeOf(party) === armies && party.leader === led;
  });
};

export type Problem =
  | { readonly code: 'nobody' }
  | { readonly code: 'stacking'; readonly most: number }
  | { readonly code: 'leader-stays-alone' }
  | { readonly code: 'leader-alone' };

/** Why a party cannot take a way, in terms of what to change. */
export function problemOf(way: Way, party: Party): Problem | undefined {
  if (actionFor(way, party)) return undefined;
  if (sizeOf(party) === 0) return { code: party.leader ? 'leader-alone' : 'nobody' };
  const fitting = way.actions.filter(
    (action) => action.infantry === party.infantry && action.cavalry === party.cavalry,
  );
  if (fitting.length > 0) return { code: 'leader-stays-alone' };
  return { code: 'stacking', most: Math.max(...way.actions.map(sizeOf)) };
}
