import type { EventType, GameEvent } from '@bretwalda/engine';

export type LogKind = 'battle' | 'points' | 'move' | 'growth' | 'politics' | 'turn' | 'quiet';

export interface LogLine {
  readonly text: string;
  readonly kind: LogKind;
}

type Holding<E, T> = E extends { readonly type: infer K } ? (T extends K ? E : never) : never;
/** The event of a type, also where several types share one shape. */
export type EventOf<T extends EventType> = Holding<GameEvent, T>;

/** What an event is about, in every language. */
export const LOG_KINDS: Readonly<Record<EventType, LogKind>> = {
  'order-drawn': 'politics',
  'side-taken': 'politics',
  'sides-settled': 'politics',
  'round-started': 'turn',
  'turn-started': 'turn',
  'movement-started': 'quiet',
  'movement-ended': 'quiet',
  automatic: 'quiet',
  allowance: 'politics',
  population: 'growth',
  'marker-set': 'quiet',
  'no-room': 'growth',
  placed: 'growth',
  'left-out': 'growth',
  'leader-entered': 'growth',
  'leader-stays-out': 'growth',
  'leader-left': 'growth',
  'leader-eliminated': 'battle',
  moved: 'move',
  retreated: 'battle',
  withdrew: 'move',
  displaced: 'politics',
  'moves-taken-back': 'move',
  'fort-built': 'move',
  'fort-destroyed': 'battle',
  'fort-removed': 'quiet',
  permission: 'politics',
  submitted: 'politics',
  resisted: 'politics',
  'submission-ended': 'politics',
  'battle-started': 'battle',
  'battle-rolled': 'quiet',
  eliminated: 'battle',
  'battle-ended': 'battle',
  removed: 'growth',
  replaced: 'politics',
  dismounted: 'growth',
  points: 'points',
  ballot: 'politics',
  'ballot-cast': 'politics',
  voted: 'politics',
  bretwalda: 'politics',
  king: 'politics',
  exchanged: 'growth',
  'lost-reinforcements': 'growth',
  'round-ended': 'quiet',
  'game-over': 'turn',
};
