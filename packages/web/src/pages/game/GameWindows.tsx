import { type NationId, nationId } from '@bretwalda/engine';
import { lazy, Suspense } from 'react';
import { useScene } from '../../session/context.ts';
import { AreaWindow } from '../../windows/area/AreaWindow.tsx';
import { GrowthWindow } from '../../windows/growth/GrowthWindow.tsx';
import { NationWindow } from '../../windows/nation/NationWindow.tsx';
import { PlayersWindow } from '../../windows/players/PlayersWindow.tsx';
import { ScoreWindow } from '../../windows/record/ScoreWindow.tsx';
import { RulesWindow } from '../../windows/rules/RulesWindow.tsx';
import { TimelineWindow } from '../../windows/timeline/TimelineWindow.tsx';
import { UnitsWindow } from '../../windows/units/UnitsWindow.tsx';
import { SettingsDialog } from '../settings/SettingsDialog.tsx';
import { AdviceWindow } from './AdviceWindow.tsx';
import { GameMenu } from './GameMenu.tsx';
import { KeysWindow } from './KeysWindow.tsx';
import { LogWindow } from './LogWindow.tsx';
import type { OpenWindow } from './open-window.ts';
import { PointsWindow } from './PointsWindow.tsx';
import { useGamePlace } from './use-game-place.ts';

const Handbook = lazy(async () => ({
  default: (await import('../../windows/handbook/Handbook.tsx')).Handbook,
}));

interface GameWindowsProps {
  readonly window: OpenWindow;
  readonly onOpen: (window: OpenWindow) => void;
  readonly onClose: () => void;
  readonly onQuit: () => void;
}

/** The one window that is open. */
export function GameWindows({ window, onOpen, onClose, onQuit }: GameWindowsProps) {
  const { state, game, viewer, review } = useScene((s) => s);
  const place = useGamePlace();
  const { players } = game.config;
  const onNation = (nation: NationId) => onOpen({ kind: 'nation', nation });
  switch (window.kind) {
    case 'menu':
      return <GameMenu onOpen={onOpen} onClose={onClose} onQuit={onQuit} />;
    case 'settings':
      return <SettingsDialog onClose={onClose} />;
    case 'keys':
      return <KeysWindow onClose={onClose} />;
    case 'advice':
      return <AdviceWindow onClose={onClose} />;
    case 'players':
      return <PlayersWindow state={state} players={players} onClose={onClose} onNation={onNation} />;
    case 'timeline':
      return <TimelineWindow state={state} onClose={onClose} onNation={onNation} />;
    case 'rules':
      return <RulesWindow state={state} onClose={onClose} />;
    case 'scores':
      return <ScoreWindow history={game} players={players} viewer={viewer} onClose={onClose} />;
    case 'nation':
      return (
        <NationWindow
          state={state}
          nation={window.nation}
          onClose={onClose}
          onNation={onNation}
          onUnits={(nation) => onOpen({ kind: 'units', nation })}
          onGrowth={(nation) => onOpen({ kind: 'growth', nation })}
        />
      );
    case 'growth':
      return (
        <GrowthWindow
          state={state}
          history={game}
          shown={review?.at ?? game.journal.length}
          nation={window.nation}
          onClose={onClose}
          onNation={(nation) => onOpen({ kind: 'growth', nation })}
          onRule={(rule) => onOpen({ kind: 'handbook', rule })}
        />
      );
    case 'units':
      return <UnitsWindow state={state} nation={window.nation} onClose={onClose} />;
    case 'area':
      return (
        <AreaWindow
          state={state}
          area={window.area}
          nation={state.nation < 0 ? null : nationId(state.nation)}
          onClose={onClose}
          onNation={onNation}
        />
      );
    case 'log':
      return <LogWindow onClose={onClose} />;
    case 'points':
      return <PointsWindow onOpen={onOpen} onClose={onClose} />;
    case 'table':
    case 'talk':
    case 'notes':
    case 'orders':
      return place.windows?.(window.kind, onClose) ?? null;
    case 'handbook':
      return (
        <Suspense fallback={null}>
          <Handbook
            onClose={onClose}
            ruleset={state.rules}
            variants={state.options.variants}
            {...(window.rule !== undefined && { initial: window.rule })}
          />
        </Suspense>
      );
  }
}
