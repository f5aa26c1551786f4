import { nationId } from '@bretwalda/engine';
import { rulesOf } from '@bretwalda/engine/queries';
import { useEffect, useMemo } from 'react';
import { useStore } from '../../../base/store.ts';
import { useText } from '../../../language/language.ts';
import type { PlanGame } from '../../../online/plan-game.ts';
import { SessionContext } from '../../../session/context.ts';
import { Session } from '../../../session/session.ts';
import { RulesContext } from '../../../ui/use-rules.ts';
import { GameScreen } from '../../game/GameScreen.tsx';
import { type GamePlace, GamePlaceContext } from '../../game/use-game-place.ts';
import { PlanBar } from './PlanBar.tsx';

interface PlanScreenProps {
  readonly plan: PlanGame;
  /** Steps prepared before that do not fit this board. */
  readonly forgotten: number;
  readonly onClose: () => void;
}

/** A turn is planned like any turn is played, on a copy of the board. */
export function PlanScreen({ plan, forgotten, onClose }: PlanScreenProps) {
  const t = useText().online.orders.plan;
  const title = t.title(nationId(plan.nation), plan.round);
  const session = useMemo(() => new Session({ link: plan, name: title, people: [plan.seat] }), [plan, title]);
  const end = useStore(plan.plan, (s) => s.end);
  const rules = useMemo(() => rulesOf(plan.snapshot().state), [plan]);
  useEffect(() => {
    session.start();
    return () => session.close();
  }, [session]);
  useEffect(() => session.flow.sit(end === null), [session, end]);
  const place = useMemo(
    (): GamePlace => ({
      bars: () => <PlanBar plan={plan} forgotten={forgotten} onClose={onClose} />,
      menu: () => null,
      note: null,
    }),
    [plan, forgotten, onClose],
  );
  return (
    <SessionContext value={session}>
      <RulesContext value={rules}>
        <GamePlaceContext value={place}>
          <GameScreen onQuit={onClose} onEnd={onClose} />
        </GamePlaceContext>
      </RulesContext>
    </SessionContext>
  );
}
