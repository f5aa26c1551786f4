import type { Nation } from '../model/ids.ts';
import { ALONE, type GameState, type Group, HALTED, ROAD_ONLY, STOPPED } from '../model/state.ts';
import { allowanceOf } from './allowance.ts';
import { moverOf } from './mover.ts';
import { hasCrossed, isDone } from './step.ts';

/** How far a group may still go, and why no further. */
export interface MovementAccount {
  /** Areas it may enter in the phase, and those it has entered. */
  readonly most: number;
  readonly spent: number;
  readonly left: number;
  /** Can its leader take it along (LDR-8, LDR-9)? */
  readonly led: boolean;
  /** Why it may not go on by itself, although some of its allowance is left (MOV-4, MOV-8, ROAD-5). */
  readonly halt: 'difficult' | 'strait' | 'roads-only' | null;
}

export function movementAccount(s: GameState, nation: Nation, group: Group): MovementAccount {
  const m = moverOf(s, nation);
  const led = m.leader?.at === group.at && !(group.flags & ALONE);
  const most = allowanceOf(m.rules, nation, group.kind, led);
  const halt = haltOf(group, led);
  const stands = isDone(m, group) || halt === 'strait' || halt === 'difficult';
  return {
    most,
    spent: Math.min(group.spent, most),
    left: stands || halt === 'roads-only' ? 0 : Math.max(0, most - group.spent),
    led,
    halt,
  };
}

function haltOf(group: Group, led: boolean): MovementAccount['halt'] {
  const { flags } = group;
  if (flags & STOPPED) return 'strait';
  if (flags & ROAD_ONLY) return 'roads-only';
  if (!(flags & HALTED) || led) return null;
  return hasCrossed(group) ? 'strait' : 'difficult'; // DIG-7
}
