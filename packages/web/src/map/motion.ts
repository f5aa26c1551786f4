import type { Motion } from './board-types.ts';

/** Whether things on the map may move: neither the game nor the system has switched motion off. */
export const mayAnimate = (motion: Motion): motion is Exclude<Motion, 'off'> =>
  motion !== 'off' && !matchMedia('(prefers-reduced-motion: reduce)').matches;
