import type { Area } from './ids.ts';
import type { Group, Kind } from './state.ts';

/** The one way to make a group, so that all groups have the same shape inside the JavaScript engine. */
export const makeGroup = (
  at: Area,
  kind: Kind,
  n: number,
  start: Area,
  back: Area,
  home: Area,
  spent: number,
  flags: number,
  trail: number,
): Group => ({ at, kind, n, start, back, home, spent, flags, trail });

export const withCount = (g: Group, n: number): Group =>
  makeGroup(g.at, g.kind, n, g.start, g.back, g.home, g.spent, g.flags, g.trail);

/** Armies at rest in an area: of their path only where they could go back and withdraw to is kept. */
export const restedGroup = (g: Group, at: Area, n: number, back: Area, home: Area): Group =>
  makeGroup(at, g.kind, n, at, back, home, 0, 0, 0);
