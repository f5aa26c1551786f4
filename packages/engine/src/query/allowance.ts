import type { Nation } from '../model/ids.ts';
import type { Kind } from '../model/state.ts';
import { hasLongMarches } from './traits.ts';

/** Areas that units may enter in a Movement Phase. */

export const LEADER_ALLOWANCE = 3; // LDR-7

/** Infantry two, three behind a leader (LDR-8); cavalry and Romans three (MOV-2, ROM-1). */
export const allowanceOf = (nation: Nation, kind: Kind, led: boolean): number =>
  led || kind === 'cavalry' || hasLongMarches(nation) ? 3 : 2;
