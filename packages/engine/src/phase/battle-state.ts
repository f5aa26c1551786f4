import type { Draft } from '../model/draft.ts';
import type { Battle } from '../model/state.ts';

export function setBattle(d: Draft, change: Partial<Battle>): void {
  d.s.battle = { ...(d.s.battle as Battle), ...change };
}
