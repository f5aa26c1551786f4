import type { AreaId } from '@bretwalda/engine';
import { memo, useCallback, useState } from 'react';
import { settings } from '../../base/settings.ts';
import { useStore } from '../../base/store.ts';
import { useText } from '../../language/language.ts';
import { ListView } from '../../panels/list/ListView.tsx';
import { MapFrame } from '../../panels/MapFrame.tsx';
import { PhaseBar } from '../../panels/PhaseBar.tsx';
import { useScene, useSession } from '../../session/context.ts';
import { coverOf } from '../../session/step.ts';
import { Boundary } from '../../ui/Boundary.tsx';
import { Button } from '../../ui/Button.tsx';
import { PHONE, useMedia } from '../../ui/use-media.ts';
import { WindowTrouble } from '../../ui/WindowTrouble.tsx';
import { TimelineStrip } from '../../windows/timeline/TimelineStrip.tsx';
import { Confirmations } from './Confirmations.tsx';
import styles from './GameScreen.module.css';
import { GameWindows } from './GameWindows.tsx';
import { HandOver } from './HandOver.tsx';
import type { OpenWindow } from './open-window.ts';
import { HALF, PullUpSheet, type SheetHeight, sheetPixels } from './PullUpSheet.tsx';
import { RecordPanel } from './RecordPanel.tsx';
import { SceneWindows } from './SceneWindows.tsx';
import { TopBar } from './TopBar.tsx';
import { SheetStatuses, TurnCards, TurnPanel } from './TurnPanel.tsx';
import { useGameKeys } from './use-game-keys.ts';
import { useGamePlace } from './use-game-place.ts';

interface GameScreenProps {
  readonly onQuit: () => void;
  readonly onEnd: () => void;
}

/** The game: the map first, panels beside it, windows above it. Every part watches only what it shows. */
export function GameScreen({ onQuit, onEnd }: GameScreenProps) {
  const session = useSession();
  const handOver = useScene((s) => s.handOver);
  const isCovered = useScene((s) => coverOf(s) !== null || s.confirmEnd || s.failure !== null);
  const place = useGamePlace();
  const isOver = useScene((s) => s.game.state.pending === null) || place.isOver === true;
  const isReviewing = useScene((s) => s.review !== null);
  const mayDecide = useScene(() => session.mayDecide);
  const view = useStore(settings, (s) => s.view);
  const phone = useMedia(PHONE);
  const [window, setWindow] = useState<OpenWindow | null>(null);
  const [sheet, setSheet] = useState<SheetHeight>(view === 'list' ? 'bar' : 'half');
  const open = useCallback((next: OpenWindow) => setWindow(next), []);
  useGameKeys(session, open, window !== null || isCovered, mayDecide);
  const onInspect = useCallback((area: AreaId) => open({ kind: 'area', area }), [open]);
  const onRule = useCallback((rule: string) => open({ kind: 'handbook', rule }), [open]);
  if (handOver !== null) return <HandOver seat={handOver} />;
  const hasSheet = phone && mayDecide;
  return (
    <div className={styles.screen}>
      <div className={styles.top}>
        <TopBar onOpen={open} />
      </div>
      {!phone && <TurnPanel onOpen={open} />}
      <main className={styles.centre}>
        <div className={styles.timeline}>
          <Timeline onOpen={open} />
        </div>
        {place.bars(open)}
        {view === 'map' ? (
          <MapFrame
            covered={hasSheet ? Math.min(sheetPixels(sheet), HALF) : 0}
            onInspect={onInspect}
            onRule={onRule}
          />
        ) : (
          <ListView onInspect={onInspect} />
        )}
        {hasSheet && (
          <PullUpSheet height={sheet} onHeight={setSheet} statuses={<SheetStatuses onOpen={open} />}>
            <TurnCards />
          </PullUpSheet>
        )}
        {isOver && !isReviewing ? <GameOverBar onEnd={onEnd} /> : <PhaseBar onRule={onRule} />}
      </main>
      {!phone && <RecordPanel onOpen={open} />}
      <SceneWindows isOther={window !== null} />
      {window && (
        <Boundary instead={() => <WindowTrouble onClose={() => setWindow(null)} />}>
          <GameWindows window={window} onOpen={open} onClose={() => setWindow(null)} onQuit={onQuit} />
        </Boundary>
      )}
      <Confirmations />
    </div>
  );
}

const Timeline = memo(function Timeline({ onOpen }: { readonly onOpen: (window: OpenWindow) => void }) {
  const state = useScene((s) => s.state);
  return <TimelineStrip state={state} onOpen={() => onOpen({ kind: 'timeline' })} />;
});

function GameOverBar({ onEnd }: { readonly onEnd: () => void }) {
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
