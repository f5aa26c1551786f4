import { useCallback, useState } from 'react';
import { PlanGame } from '../../../online/plan-game.ts';
import type { PlanThis } from '../../../panels/orders/PreparedTurns.tsx';
import type { Session } from '../../../session/session.ts';

interface Planned {
  readonly plan: PlanGame;
  readonly forgotten: number;
}

/** The turn that somebody plans on a copy of the board, while the game goes on. */
export function usePlanning(session: Session) {
  const [plan, setPlan] = useState<Planned | null>(null);
  const begin = useCallback<PlanThis>(
    ({ start }, prepared) => {
      const game = new PlanGame(start, session.game.config.players);
      setPlan({ plan: game, forgotten: game.resume(prepared) });
    },
    [session],
  );
  const end = useCallback(() => setPlan(null), []);
  return { plan, begin, end };
}
