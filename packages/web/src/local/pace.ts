import type { GameEvent } from '@bretwalda/engine';
import type { Settings } from '../base/settings.ts';

/** How long a computer player's action stays in sight before the next, in milliseconds, when shown calmly. */
const CALM: Readonly<Partial<Record<GameEvent['type'], number>>> = {
  'turn-started': 500,
  moved: 450,
  retreated: 500,
  withdrew: 400,
  displaced: 400,
  placed: 250,
  'leader-entered': 600,
  submitted: 900,
  'battle-started': 500,
  'battle-rolled': 900,
  'battle-ended': 600,
  bretwalda: 1200,
  king: 1200,
  points: 60,
  removed: 250,
};

const LONGEST = 2600;

export function paceOf(events: readonly GameEvent[], { motion, dice }: Settings): number {
  if (motion === 'off') return 0;
  const full = events.reduce((sum, event) => {
    const rolled = event.type === 'battle-rolled' && dice === 'skip';
    return sum + (rolled ? 0 : (CALM[event.type] ?? 0));
  }, 0);
  return Math.min(LONGEST, full) * (motion === 'fast' ? 0.35 : 1);
}
