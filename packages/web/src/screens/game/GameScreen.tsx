import { nationId } from '@bretwalda/engine';
import { useCallback, useState } from 'react';
import { BattleList } from '../../battle/BattleList.tsx';
import { DecisionPanel } from '../../decide/DecisionPanel.tsx';
import { ListView } from '../../list/ListView.tsx';
import { HintCard } from '../../panels/HintCard.tsx';
import { MapFrame } from '../../panels/MapFrame.tsx';
import { NationPanel } from '../../panels/NationPanel.tsx';
import { NextScoring } from '../../panels/NextScoring.tsx';
import { PhaseBar } from '../../panels/PhaseBar.tsx';
import { StackPanel } from '../../panels/StackPanel.tsx';
import { Log } from '../../record/Log.tsx';
import { PointsPanel } from '../../record/PointsPanel.tsx';
import { ScoringSummary } from '../../record/ScoringSummary.tsx';
import { useScene, useSession } from '../../session/context.ts';
import { settings } from '../../session/settings.ts';
import { useStore } from '../../session/store.ts';
import { useText } from '../../text/index.ts';
import { Button, classes } from '../../ui/index.ts';
import { useMedia } from '../../ui/use-media.ts';
import { TimelineStrip } from '../../windows/timeline/TimelineStrip.tsx';
import { Confirmations } from './Confirmations.tsx';
import styles from './GameScreen.module.css';
import { GameWindows } from './GameWindows.tsx';
import { HandOver } from './HandOver.tsx';
import { useGameKeys } from './keyboard.ts';
import { coverOf, HALF, Sheet, type SheetHeight } from './Sheet.tsx';
import { ShownBattle } from './ShownBattle.tsx';
import { TopBar } from './TopBar.tsx';
import type { OpenWindow } from './windows.ts';

interface GameScreenProps {
  readonly onQuit: () => void;
  readonly onEnd: () => void;
}

/** The game: the map first, panels beside it, windows above it. */
export function GameScreen({ onQuit, onEnd }: GameScreenProps) {
  const t = useText();
  const session = useSession();
  const { state, table, viewer, handOver, battle, scoring, reasons, confirmEnd, failure } = useScene(
    (s) => s,
  );
  const view = useStore(settings, (s) => s.view);
  const phone = useMedia('(max-width: 699px)');
  const [sheet, setSheet] = useState<SheetHeight>('half');
  const [window, setWindow] = useState<OpenWindow | null>(null);
  const open = useCallback((next: OpenWindow) => setWindow(next), []);
  const blocked =
    window !== null ||
    battle !== null ||
    scoring !== null ||
    handOver !== null ||
    confirmEnd ||
    failure !== null;
  useGameKeys(session, open, blocked);
  if (handOver !== null) return <HandOver seat={handOver} />;
  const { players } = table.config;
  const openNation = (nation: ReturnType<typeof nationId>) => open({ kind: 'nation', nation });
  const cards = (
    <>
      <DecisionPanel />
      <Battles />
      <StackPanel />
      <HintCard />
    </>
  );
  return (
    <div className={styles.screen}>
      <div className={styles.top}>
        <TopBar onOpen={open} />
      </div>
      {!phone && (
        <aside className={styles.left} aria-label={t.game.turn}>
          {state.nation >= 0 && (
            <NationPanel
              state={state}
              nation={nationId(state.nation)}
              players={players}
              viewer={viewer}
              onNation={openNation}
            />
          )}
          {cards}
        </aside>
      )}
      <main className={styles.centre}>
        <div className={styles.strip}>
          <TimelineStrip state={state} onOpen={() => open({ kind: 'timeline' })} />
        </div>
        {view === 'map' ? (
          <MapFrame
            covered={phone && session.mayDecide ? Math.min(coverOf(sheet), HALF) : 0}
            onInspect={(area) => open({ kind: 'area', area })}
            onRule={(rule) => open({ kind: 'handbook', rule })}
          />
        ) : (
          <ListView onInspect={(area) => open({ kind: 'area', area })} />
        )}
        {phone && session.mayDecide && (
          <Sheet height={sheet} onHeight={setSheet}>
            {cards}
          </Sheet>
        )}
        {state.pending === null ? <OverBar onEnd={onEnd} /> : <PhaseBar />}
      </main>
      <aside className={styles.right} aria-label={t.game.record}>
        <PointsPanel
          state={state}
          players={players}
          viewer={viewer}
          onOpen={() => open({ kind: 'scores' })}
          onNation={openNation}
        />
        <div className={classes('card', styles.log)}>
          <Log history={table.history} players={players} reasons={reasons} />
        </div>
        <NextScoring />
      </aside>
      {battle && <ShownBattle key={battle.from} from={battle.from} />}
      {scoring !== null && !battle && !window && (
        <ScoringSummary
          state={state}
          round={scoring}
          players={players}
          viewer={viewer}
          onClose={() => session.closeScoring()}
        />
      )}
      {window && (
        <GameWindows window={window} onOpen={open} onClose={() => setWindow(null)} onQuit={onQuit} />
      )}
      <Confirmations />
    </div>
  );
}

/** In the battles phase the battles that wait, with their odds. */
function Battles() {
  const session = useSession();
  const state = useScene((s) => s.state);
  if (!session.mayDecide || state.pending?.kind !== 'battle') return null;
  return <BattleList state={state} actions={session.actions} onAct={(action) => session.act([action])} />;
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
