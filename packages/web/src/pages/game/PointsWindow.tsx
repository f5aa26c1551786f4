import { useText } from '../../language/language.ts';
import { useScene } from '../../session/context.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { PointsPanel } from '../../windows/record/PointsPanel.tsx';
import type { OpenWindow } from './open-window.ts';

interface PointsWindowProps {
  readonly onOpen: (window: OpenWindow) => void;
  readonly onClose: () => void;
}

/** Who leads, where there is no room for it beside the map. */
export function PointsWindow({ onOpen, onClose }: PointsWindowProps) {
  const t = useText();
  const { state, game, viewer } = useScene((s) => s);
  return (
    <Dialog title={t.game.points} size="small" onClose={onClose}>
      <PointsPanel
        state={state}
        players={game.config.players}
        viewer={viewer}
        onOpen={() => onOpen({ kind: 'scores' })}
        onNation={(nation) => onOpen({ kind: 'nation', nation })}
      />
    </Dialog>
  );
}
