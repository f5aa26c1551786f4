import { decision } from '@bretwalda/engine';
import type { Text } from '../../language/language.ts';
import type { BattleWindowProps } from './battle-window-props.ts';

export type AskedPlayers = Pick<BattleWindowProps, 'state' | 'players' | 'actions' | 'alone'>;

/** Whose answer the battle waits for; by name where several people share the screen. */
export function awaitedAnswer(t: Text, { state, players, actions, alone }: AskedPlayers): string {
  if (actions.length > 0 && alone) return t.battle.choosing;
  const name = players[decision(state)[0]?.seat ?? -1]?.name ?? '';
  return actions.length > 0 ? t.battle.answers(name) : t.battle.waiting(name);
}
