import { type AreaId, type NationId, nationId } from '@bretwalda/engine';
import { memo, useCallback, useState } from 'react';
import { settings } from '../../base/settings.ts';
import { useStore } from '../../base/store.ts';
import { useText } from '../../language/language.ts';
import { DecisionPanel } from '../../panels/decide/DecisionPanel.tsx';
import { ElsewhereBar } from '../../panels/ElsewhereBar.tsx';
import { HintCard } from '../../panels/HintCard.tsx';
import { ListView } from '../../panels/list/ListView.tsx';
import { MapFrame } from '../../panels/MapFrame.tsx';
import { NationPanel } from '../../panels/NationPanel.tsx';
import { PhaseBar } from '../../panels/PhaseBar.tsx';
import { StackPanel } from '../../panels/StackPanel.tsx';
import { Statuses } from '../../panels/Statuses.tsx';
import { useScene, useSession } from '../../session/context.ts';
import { onlyPerson } from '../../session/people.ts';
import { coverOf } from '../../session/step.ts';
import { Boundary } from '../../ui/Boundary.tsx';
import { Button } from '../../ui/Button.tsx';
import { PHONE, useMedia } from '../../ui/use-media.ts';
import { WindowTrouble } from '../../ui/WindowTrouble.tsx';
import { BattleList } from '../../windows/battle/BattleList.tsx';
import { ScoringSummary } from '../../windows/record/ScoringSummary.tsx';
import { TimelineStrip } from '../../windows/timeline/TimelineStrip.tsx';
import { Confirmations } from './Confirmations.tsx';
import { EventWindow } from './EventWindow.tsx';
import styles from './GameScreen.module.css';
import { GameWindows } from './GameWindows.tsx';
import { HandOver } from './HandOver.tsx';
import { NotSavedBar } from './NotSavedBar.tsx';
import { OpenBattle } from './OpenBattle.tsx';
import type { OpenWindow } from './open-window.ts';
import { HALF, PullUpSheet, type SheetHeight, sheetPixels as sheetCover } from './PullUpSheet.tsx';
import { RecordPanel } from './RecordPanel.tsx';
import { TopBar } from './TopBar.tsx';
import { useGameKeys } from './use-game-keys.ts';

interface GameScreenProps {
  readonly onQuit: () => void;
  readonly onEnd: () => void;
  /** Takes the game over from another tab. */
  readonly onPlayHere: () => void;
}

/** The game: the map first, panels beside it, windows above it. Every part watches only what it shows. */
export function GameScreen({ onQuit, onEnd, onPlayHere }: GameScreenProps) {
  const session = useSession();
  const handOver = useScene((s) => s.handOver);
  const battle = useScene((s) => s.battle);
  const scoring = useScene((s) => s.scoring);
  const cover = useScene(coverOf);
  const asked = useScene((s) => s.confirmEnd || s.failure !== null);
  const over = useScene((s) => s.state.pending === null);
  const mayDecide = useScene(() => session.mayDecide);
  const view = useStore(settings, (s) => s.view);
  const phone = useMedia(PHONE);
  const [window, setWindow] = useState<OpenWindow | null>(null);
  const [sheet, setSheet] = useState<SheetHeight>(view === 'list' ? 'bar' : 'half');
  const open = useCallback((next: OpenWindow) => setWindow(next), []);
  useGameKeys(session, open, window !== null || cover !== null || asked, mayDecide);
  const onInspect = useCallback((area: AreaId) => open({ kind: 'area', area }), [open]);
  const onRule = useCallback((rule: string) => open({ kind: 'handbook', rule }), [open]);
  if (handOver !== null) return <HandOver seat={handOver} />;
  const sheeted = phone && mayDecide;
  return (
    <div className={styles.screen}>
      <div className={styles.top}>
        <TopBar onOpen={open} />
      </div>
      {!phone && <TurnPanel onOpen={open} />}
      <main className={styles.centre}>
        <div className={styles.strip}>
          <Strip onOpen={open} />
        </div>
        <ElsewhereBar onPlayHere={onPlayHere} />
        <NotSavedBar />
        {view === 'map' ? (
          <MapFrame
            covered={sheeted ? Math.min(sheetCover(sheet), HALF) : 0}
            onInspect={onInspect}
            onRule={onRule}
          />
        ) : (
          <ListView onInspect={onInspect} />
        )}
        {sheeted && (
          <PullUpSheet height={sheet} onHeight={setSheet} statuses={<SheetStatuses onOpen={open} />}>
            <Cards />
          </PullUpSheet>
        )}
        {over ? <OverBar onEnd={onEnd} /> : <PhaseBar onRule={onRule} />}
      </main>
      {!phone && <RecordPanel onOpen={open} />}
      {battle && cover === 'battle' && (
        <Boundary key={battle.from} instead={() => <WindowTrouble onClose={() => session.closeBattle()} />}>
          <OpenBattle battle={battle} />
        </Boundary>
      )}
      {cover === 'event' && !window && (
        <Boundary instead={() => <WindowTrouble onClose={() => session.closeHappenings()} />}>
          <EventWindow />
        </Boundary>
      )}
      {scoring !== null && cover === 'scoring' && !window && (
        <Boundary instead={() => <WindowTrouble onClose={() => session.closeScoring()} />}>
          <Scoring round={scoring} />
        </Boundary>
      )}
      {window && (
        <Boundary instead={() => <WindowTrouble onClose={() => setWindow(null)} />}>
          <GameWindows window={window} onOpen={open} onClose={() => setWindow(null)} onQuit={onQuit} />
        </Boundary>
      )}
      <Confirmations />
    </div>
  );
}

interface PanelProps {
  readonly onOpen: (window: OpenWindow) => void;
}

/** The nation at turn and what is to be decided. */
const TurnPanel = memo(function TurnPanel({ onOpen }: PanelProps) {
  const t = useText();
  const state = useScene((s) => s.state);
  const players = useScene((s) => s.table.config.players);
  const viewer = useScene((s) => s.viewer);
  const onNation = useCallback((nation: NationId) => onOpen({ kind: 'nation', nation }), [onOpen]);
  const { onRule, onUnits } = useExplained(onOpen);
  const onGrowth = useCallback((nation: NationId) => onOpen({ kind: 'growth', nation }), [onOpen]);
  return (
    <aside className={styles.left} aria-label={t.game.turn}>
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
      <Cards />
    </aside>
  );
});

/** On a phone the signs of the nation at turn stand on the edge of the sheet. */
const SheetStatuses = memo(function SheetStatuses({ onOpen }: PanelProps) {
  const state = useScene((s) => s.state);
  const explained = useExplained(onOpen);
  if (state.nation < 0) return null;
  return <Statuses state={state} nation={nationId(state.nation)} {...explained} bare />;
});

/** Where signs lead. */
function useExplained(onOpen: PanelProps['onOpen']) {
  const onRule = useCallback((rule: string) => onOpen({ kind: 'handbook', rule }), [onOpen]);
  const onUnits = useCallback((nation: NationId) => onOpen({ kind: 'units', nation }), [onOpen]);
  return { onRule, onUnits };
}

const Cards = memo(function Cards() {
  return (
    <>
      <DecisionPanel />
      <Battles />
      <StackPanel />
      <HintCard />
    </>
  );
});

const Strip = memo(function Strip({ onOpen }: PanelProps) {
  const state = useScene((s) => s.state);
  return <TimelineStrip state={state} onOpen={() => onOpen({ kind: 'timeline' })} />;
});

/** In the battles phase the battles that wait, with their odds. */
function Battles() {
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

function Scoring({ round }: { readonly round: number }) {
  const session = useSession();
  const { state, table } = useScene((s) => s);
  return (
    <ScoringSummary
      state={state}
      round={round}
      players={table.config.players}
      viewer={onlyPerson(table.config.players)}
      onClose={() => session.closeScoring()}
    />
  );
}

function OverBar({ onEnd }: { readonly onEnd: () => void }) {
  const t = useText();
  return (
    <footer className={styles.over}>
      <b>{t.game.over}</b>
      <Button kind="main" onClick={onEnd} testId="to-end">
        {t.game.toEnd}
      </Button>
    </footer>
  );
}
