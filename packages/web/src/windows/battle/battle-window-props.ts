import type { Action, AreaId, GameState, NationId, Seat } from '@bretwalda/engine';
import type { Player } from '@bretwalda/table';
import type { ReactNode } from 'react';
import type { BattleReport } from './battle-types.ts';
import type { DiceSpeed } from './use-playback.ts';

export interface BattleWindowProps {
  readonly state: GameState;
  /**
   * The battles to show, in order: one answer may decide several, because a single one left is fought by itself. More
   * are added while the window is open. Empty before the first of the phase.
   */
  readonly reports: readonly BattleReport[];
  readonly players: readonly Player[];
  /** The legal actions of the viewer; empty while somebody else decides. */
  readonly actions: readonly Action[];
  readonly onAct: (action: Action) => void;
  readonly onClose: () => void;
  /** Centres the map on a battle of the list. */
  readonly onPick?: (area: AreaId) => void;
  /** What is wrong where the game is played. */
  readonly notice?: ReactNode;
  readonly speed: DiceSpeed;
  readonly onSpeed?: (speed: DiceSpeed) => void;
  /** Nations of the people at the screen: their side stands in front. */
  readonly own: readonly NationId[];
  /** Whether one person plays alone, who is then called "you". */
  readonly alone: boolean;
  /** Who answers at the screen. */
  readonly viewer: Seat | null;
  /** With which of the battles to begin. */
  readonly first: number;
  /** How many rounds of a battle were watched before. */
  readonly seenOf: (report: BattleReport) => number;
  /** Called with the battle and the number of rounds that have landed. */
  readonly onSeen?: (report: BattleReport, rounds: number) => void;
}
