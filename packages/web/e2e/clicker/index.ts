export { playByClicks } from './game.ts';
export type { Plan } from './plan.ts';
