import { legalActions, makeSave, newHistory, play, present, seededDice } from '@bretwalda/engine';
import { chance } from '../play/index.ts';
import type { Plan } from './plan.ts';

/** A saved game that has come to a round by chance: the rest of a long scenario takes the time of a short one. */
export function gameAt(round: number, { scenario, seats, seed, ballot }: Plan): string {
  const players = seats.map((kind, seat) => ({ kind, name: `Player ${seat + 1}`, level: 'squire' }));
  const config = { scenario, ...(ballot && { options: { ballot } }), players };
  const dice = seededDice(seed);
  const pick = chance(seed);
  let history = newHistory(config);
  while (present(history).round < round) {
    const actions = legalActions(present(history));
    const end = actions.find(({ type }) => type === 'end');
    const action = (pick(4) === 0 && end) || actions[pick(actions.length)];
    if (!action) throw new Error(`the game is over before round ${round}`);
    history = play(history, action, dice).history;
  }
  return makeSave({ config, journal: history.journal });
}
