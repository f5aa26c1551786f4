import { decision, type History, present, type Seat, type Violation } from '@bretwalda/engine';

/** Why a seat may not take anything back now, or undefined. */
export function undoProblem(history: History, seat: Seat): Violation | undefined {
  const [asked] = decision(present(history));
  if (asked === undefined) return { code: 'game-over', rule: 'WIN-1', details: {} };
  if (asked.seat === seat) return undefined;
  const details = { seat, deciders: [asked.seat], decision: asked.kind };
  return { code: 'not-your-decision', rule: 'DEC', details };
}
