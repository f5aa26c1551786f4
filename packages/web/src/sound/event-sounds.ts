import type { GameEvent } from '@bretwalda/engine';
import type { SoundName } from './voices.ts';

/** The sound of something that happened; null for what is only bookkeeping. */
export function soundFor(event: GameEvent): SoundName | null {
  switch (event.type) {
    case 'moved':
    case 'retreated':
    case 'withdrew':
    case 'displaced':
    case 'moves-taken-back':
    case 'eliminated':
    case 'leader-eliminated':
    case 'leader-left':
    case 'removed':
    case 'fort-built':
    case 'fort-destroyed':
    case 'fort-removed':
    case 'replaced':
    case 'exchanged':
    case 'dismounted':
      return 'token';
    case 'placed':
      return event.why === 'invaders' ? 'horn' : 'token';
    case 'leader-entered':
      return 'horn';
    case 'battle-rolled':
      return 'dice';
    case 'turn-started':
    case 'movement-started':
    case 'round-started':
      return 'page';
    case 'points':
      return event.points > 0 ? 'bell' : null;
    case 'bretwalda':
    case 'king':
      return event.nation === null ? null : 'bell';
    case 'game-over':
      return 'bell';
    case 'submitted':
    case 'submission-ended':
    case 'ballot-cast':
    case 'voted':
    case 'side-taken':
    case 'sides-settled':
      return 'quill';
    case 'permission':
      return event.granted ? 'quill' : 'knock';
    case 'resisted':
      return 'knock';
    default:
      return null;
  }
}

/** The loudest thing wins when much happens at once. */
const RANK: readonly SoundName[] = ['quill', 'token', 'page', 'knock', 'dice', 'bell', 'horn'];

/** One sound for events that are shown together. */
export function soundForAll(events: readonly GameEvent[]): SoundName | null {
  let best = -1;
  for (const event of events) {
    const sound = soundFor(event);
    if (sound) best = Math.max(best, RANK.indexOf(sound));
  }
  return RANK[best] ?? null;
}
