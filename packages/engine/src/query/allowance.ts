import type { Nation } from '../model/ids.ts';
import type { Rules } from '../model/rules.ts';
import type { Kind } from '../model/state.ts';

/** Areas that units may enter in a Movement Phase. */

/** A leader by himself or beside infantry (LDR-7), and beside cavalry, with which he may go further (DIG-4). */
export const leaderAllowance = ({ figures, ways }: Rules, company: Kind | null = null): number => {
  const further = company === 'cavalry' && ways.led === 'one-area-more';
  return further ? figures.longMarch + 1 : figures.leaderMarch;
};

/** Infantry two, three behind a leader (LDR-8); cavalry and Romans three (MOV-2, ROM-1). */
export const allowanceOf = (rules: Rules, nation: Nation, kind: Kind, led: boolean): number =>
  rules.allowance[4 * nation + (kind === 'cavalry' ? 2 : 0) + (led ? 1 : 0)] as number;
