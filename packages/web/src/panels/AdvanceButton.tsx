import type { GameState, Violation } from '@bretwalda/engine';
import { contestedAreas } from '@bretwalda/engine/queries';
import { ArrowRight, Check, Lock } from 'lucide-react';
import { phaseAfter } from '../facts/phases.ts';
import { type Text, useText } from '../language/language.ts';
import { useScene, useSession } from '../session/context.ts';
import { type Picking, STOP } from '../session/picking.ts';
import { movableAreas } from '../session/selection.ts';
import { Button } from '../ui/Button.tsx';
import { TakeBackButtons } from './TakeBackButtons.tsx';
import { WaitingForOthers } from './WaitingForOthers.tsx';

/** The main button; when it cannot be pressed it says why. */
export function AdvanceButton() {
  const t = useText();
  const session = useSession();
  const state = useScene((s) => s.state);
  const review = useScene((s) => s.review !== null);
  const picking = useScene(() => session.picking);
  useScene(() => session.mayDecide);
  if (state.pending === null) return null;
  if (!session.mayDecide) return <WaitingForOthers />;
  if (picking) return <ConfirmPicks picking={picking} />;
  const { action, violation } = session.advance;
  const returns = session.actions.filter((a) => a.type === 'take-back');
  if (returns.length > 0 && !isOpenEnded(state, violation))
    return <TakeBackButtons state={state} actions={returns} />;
  if (!action && state.nation < 0) return null;
  const label = nextStepLabel(t, state);
  if (!action) {
    const blocked = review
      ? t.game.blockedReview
      : t.game.blockedDecide(t.decisions.prompt(state.pending, state));
    return (
      <Button blocked={blocked} icon={<Lock size={18} />}>
        {label}
      </Button>
    );
  }
  return (
    <Button
      kind="main"
      testId="next-phase"
      keys="N"
      blocked={violation && t.refusals(violation).text}
      icon={violation ? <Lock size={18} /> : <ArrowRight size={18} />}
      onClick={() => session.endPhase()}
    >
      {label}
    </Button>
  );
}

/** Further moves can put it right, so that nobody has to take any back (X-MOV-8). */
const isOpenEnded = (state: GameState, violation: Violation | undefined): boolean =>
  violation?.code === 'end-areas' && movableAreas(state).length > 0;

/** Confirms the pieces that were picked, once there are enough of them, or as many as their owner wants. */
function ConfirmPicks({ picking: { left, kind, mayStop, state } }: { readonly picking: Picking }) {
  const t = useText();
  const session = useSession();
  const stop = left > 0 && mayStop;
  const blocked = left > 0 && !stop;
  const first = kind === 'remove' ? t.phases.next.removeFirst : t.game.picks.first;
  return (
    <Button
      kind="main"
      testId="next-phase"
      keys="N"
      blocked={blocked ? t.game.picks.more(left) : undefined}
      icon={blocked ? <Lock size={18} /> : <Check size={18} />}
      onClick={() => session.confirmPicks()}
    >
      {stop ? t.decisions.label(STOP, state) : left === 0 ? t.game.picks.confirm : first(left)}
    </Button>
  );
}

/** What the main button leads to. */
function nextStepLabel(t: Text, state: GameState): string {
  const { next } = t.phases;
  const { pending } = state;
  if (pending?.kind === 'burhs') return next.burhs;
  if (pending?.kind === 'forts') return next.forts;
  if (pending?.kind === 'place') return next.placeFirst(pending.left);
  switch (phaseAfter(state)) {
    case 'movement':
    case 'movement-1':
      return next.movement;
    case 'battles':
    case 'battles-1':
    case 'battles-2':
      return contestedAreas(state).length > 0 ? next.battles : next.noBattles;
    case 'movement-2':
      return next.secondMovement;
    case 'withdrawal':
      return next.withdrawal;
    default:
      return next.endTurn;
  }
}
