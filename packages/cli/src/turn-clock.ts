import type { GameState } from '@bretwalda/engine';

/** How long seats think about the turns of their nations: what a nation decides in its own turn, taken together. */
export class TurnClock {
  readonly turns: number[][];
  private turn = '';

  constructor(seats: number) {
    this.turns = Array.from({ length: seats }, () => []);
  }

  add({ pending, nation, round }: GameState, seat: number, ms: number): void {
    if (pending === null || pending.kind === 'allowance' || pending.kind === 'permission') return;
    if (!('nation' in pending) || pending.nation !== nation) return;
    const own = this.turns[seat] as number[];
    const turn = `${round} ${nation}`;
    if (turn !== this.turn) own.push(0);
    this.turn = turn;
    own[own.length - 1] = (own.at(-1) as number) + ms;
  }
}
