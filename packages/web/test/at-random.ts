import { type Action, type Dice, decision } from '@bretwalda/engine';
import { expect } from 'vitest';
import type { Session } from '../src/session/session.ts';
import { nextStep } from '../src/session/step.ts';

/** Does what is to be done at the screen: sits down, closes what is open, answers. False: others are at it. */
export function goOn(session: Session, chance: Dice): boolean {
  const step = nextStep(session.scene.get());
  if (step.kind !== 'wait') return false;
  switch (step.for) {
    case 'hand-over':
      session.flow.takeSeat();
      return true;
    case 'battle':
      session.flow.closeBattle();
      return true;
    case 'scoring':
      session.flow.closeScoring();
      return true;
    case 'answer':
      playOn(session, chance);
      return true;
    default:
      return false;
  }
}

/** Answers at random; ends half of the time what can be ended. */
function playOn(session: Session, chance: Dice): void {
  const { actions } = session;
  expect(actions.length, decision(session.scene.get().state)[0]?.kind).toBeGreaterThan(0);
  const end = actions.find((a) => a.type === 'end');
  const { revision } = session.game;
  if (end && chance.roll(2) === 1) void session.act([end]);
  if (session.game.revision !== revision) return;
  void session.act([actions[chance.roll(actions.length) - 1] as Action]);
}

/** Answers like somebody who clicks about: half of the time ends what can be ended. */
export function act(session: Session, chance: Dice): void {
  const { state } = session.scene.get();
  const actions = session.actions;
  const end = actions.find((a) => a.type === 'end' || a.type === 'stand');
  const offers = [...session.offers].filter(([, offer]) => offer.actions.length > 0);
  if (end && chance.roll(6) <= 3) return void session.act([end]);
  if (offers.length > 0 && chance.roll(2) === 1) {
    const [area] = offers[chance.roll(offers.length) - 1] as (typeof offers)[number];
    return session.pick(area);
  }
  if (state.pending?.kind === 'move' && chance.roll(2) === 1 && session.nextStack()) {
    const [area] = [...session.offers].find(([, offer]) => offer.actions.length > 0) ?? [];
    if (area) return session.pick(area);
  }
  expect(actions.length, decision(state)[0]?.kind).toBeGreaterThan(0);
  session.act([actions[chance.roll(actions.length) - 1] as Action]);
}
