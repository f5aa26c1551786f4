import { type NationId, nationId } from '@bretwalda/engine';
import { memo, useCallback } from 'react';
import { useText } from '../../language/language.ts';
import { DecisionPanel } from '../../panels/decide/DecisionPanel.tsx';
import { HintCard } from '../../panels/HintCard.tsx';
import { NationPanel } from '../../panels/NationPanel.tsx';
import { StackPanel } from '../../panels/StackPanel.tsx';
import { Statuses } from '../../panels/Statuses.tsx';
import { useScene, useSession } from '../../session/context.ts';
import { BattleList } from '../../windows/battle/BattleList.tsx';
import styles from './GameScreen.module.css';
import type { OpenWindow } from './open-window.ts';

interface TurnPanelProps {
  readonly onOpen: (window: OpenWindow) => void;
}

/** The acting nation and what is to be decided. */
export const TurnPanel = memo(function TurnPanel({ onOpen }: TurnPanelProps) {
  const t = useText();
  const state = useScene((s) => s.state);
  const players = useScene((s) => s.game.config.players);
  const viewer = useScene((s) => s.viewer);
  const onNation = useCallback((nation: NationId) => onOpen({ kind: 'nation', nation }), [onOpen]);
  const onGrowth = useCallback((nation: NationId) => onOpen({ kind: 'growth', nation }), [onOpen]);
  const { onRule, onUnits } = useStatusLinks(onOpen);
  return (
    <aside className={styles.turnPanel} aria-label={t.game.turn}>
      {state.nation >= 0 && (
        <div className={styles.nation}>
          <NationPanel
            state={state}
            nation={nationId(state.nation)}
            players={players}
            viewer={viewer}
            onNation={onNation}
            onRule={onRule}
            onUnits={onUnits}
            onGrowth={onGrowth}
          />
        </div>
      )}
      <TurnCards />
    </aside>
  );
});

/** On a phone the statuses of the acting nation stand on the edge of the sheet. */
export const SheetStatuses = memo(function SheetStatuses({ onOpen }: TurnPanelProps) {
  const state = useScene((s) => s.state);
  const links = useStatusLinks(onOpen);
  if (state.nation < 0) return null;
  return <Statuses state={state} nation={nationId(state.nation)} {...links} bare />;
});

/** What a status opens: a rule of the handbook, or the units of the nation. */
function useStatusLinks(onOpen: TurnPanelProps['onOpen']) {
  const onRule = useCallback((rule: string) => onOpen({ kind: 'handbook', rule }), [onOpen]);
  const onUnits = useCallback((nation: NationId) => onOpen({ kind: 'units', nation }), [onOpen]);
  return { onRule, onUnits };
}

/** The cards of the turn: beside the map, or on a phone in the sheet. */
export const TurnCards = memo(function TurnCards() {
  return (
    <>
      <DecisionPanel />
      <WaitingBattles />
      <StackPanel />
      <HintCard />
    </>
  );
});

/** In the battles phase the battles to be fought, with their odds. */
function WaitingBattles() {
  const session = useSession();
  const state = useScene((s) => s.state);
  const mayDecide = useScene(() => session.mayDecide);
  if (!mayDecide || state.pending?.kind !== 'battle') return null;
  return (
    <BattleList
      state={state}
      actions={session.actions}
      onAct={(action) => session.act([action])}
      onPick={(area) => session.focus(area)}
    />
  );
}
