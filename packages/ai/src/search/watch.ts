import type { Budget } from '../bot.ts';

/** Tells a search when its time is over. */
export class Watch {
  private readonly deadline: number;
  private readonly clock: () => number;

  constructor(budget: Budget | undefined) {
    this.clock = budget?.clock ?? Date.now;
    this.deadline = budget?.deadline ?? Number.POSITIVE_INFINITY;
  }

  get isOver(): boolean {
    return this.deadline !== Number.POSITIVE_INFINITY && this.clock() >= this.deadline;
  }
}
