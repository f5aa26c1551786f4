import { nationId } from '@bretwalda/engine';
import type { Layer } from '@bretwalda/text';
import {
  BookOpen,
  Clock,
  DoorOpen,
  Keyboard,
  Lightbulb,
  ListTree,
  Map as MapIcon,
  Scale,
  Settings,
  Shield as ShieldIcon,
  Users,
  Wheat,
} from 'lucide-react';
import { settings } from '../../base/settings.ts';
import { useStore } from '../../base/store.ts';
import { useText } from '../../language/language.ts';
import { useScene, useSession } from '../../session/context.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import styles from './GameMenu.module.css';
import type { OpenWindow } from './open-window.ts';
import { useGamePlace } from './use-game-place.ts';

const LAYERS: readonly Layer[] = ['moves', 'points', 'population', 'stacking'];

interface GameMenuProps {
  readonly onOpen: (window: OpenWindow) => void;
  readonly onQuit: () => void;
  readonly onClose: () => void;
}

/** Saving, leaving, and the ways to every window (UI-8, UI-41). */
export function GameMenu({ onOpen, onQuit, onClose }: GameMenuProps) {
  const t = useText();
  const state = useScene((s) => s.state);
  const place = useGamePlace();
  const view = useStore(settings, (s) => s.view);
  const own = state.nation >= 0;
  return (
    <Dialog title={t.game.menuTitle} size="small" onClose={onClose} testId="game-menu">
      <div className={styles.list}>
        {place.menu(onOpen)}
        <Layers />
        <Button icon={<Users size={18} />} onClick={() => onOpen({ kind: 'players' })}>
          {t.game.players}
        </Button>
        <Button icon={<Clock size={18} />} onClick={() => onOpen({ kind: 'timeline' })}>
          {t.game.timeline}
        </Button>
        <Button icon={<Scale size={18} />} onClick={() => onOpen({ kind: 'rules' })}>
          {t.tableRules.window}
        </Button>
        {own && (
          <>
            <Button
              icon={<ShieldIcon size={18} />}
              onClick={() => onOpen({ kind: 'units', nation: nationId(state.nation) })}
            >
              {t.game.units}
            </Button>
            <Button
              icon={<Wheat size={18} />}
              onClick={() => onOpen({ kind: 'growth', nation: nationId(state.nation) })}
            >
              {t.game.growth}
            </Button>
          </>
        )}
        <Button icon={<BookOpen size={18} />} onClick={() => onOpen({ kind: 'handbook' })}>
          {t.game.handbook}
        </Button>
        <Button icon={<Lightbulb size={18} />} onClick={() => onOpen({ kind: 'advice' })}>
          {t.game.advice}
        </Button>
        <Button icon={<Keyboard size={18} />} onClick={() => onOpen({ kind: 'keys' })}>
          {t.game.keys}
        </Button>
        <Button
          icon={view === 'map' ? <ListTree size={18} /> : <MapIcon size={18} />}
          onClick={() => {
            settings.update({ view: view === 'map' ? 'list' : 'map' });
            onClose();
          }}
        >
          {view === 'map' ? t.game.listView : t.game.mapView}
        </Button>
        <Button icon={<Settings size={18} />} onClick={() => onOpen({ kind: 'settings' })}>
          {t.game.settings}
        </Button>
        <Button icon={<DoorOpen size={18} />} onClick={onQuit} testId="quit">
          {t.game.quit}
        </Button>
        <p className="small muted">{t.game.negotiation(state.options.negotiation)}</p>
        {place.note}
      </div>
    </Dialog>
  );
}

/** The layers of the map: on a phone there is no room for them above it. */
function Layers() {
  const t = useText();
  const session = useSession();
  const layer = useScene((s) => s.layer);
  return (
    <div className={styles.layers}>
      <span className="eyebrow">{t.game.layers}</span>
      <Segmented
        label={t.game.layers}
        value={layer}
        options={LAYERS.map((id) => ({ value: id, label: t.game.layer(id) }))}
        onChange={(value) => session.look(value)}
      />
    </div>
  );
}
