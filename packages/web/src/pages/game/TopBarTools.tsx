import {
  BookOpen,
  ClockArrowUp,
  Keyboard,
  ListTree,
  Map as MapIcon,
  ScrollText,
  Settings,
  Trophy,
  Users,
} from 'lucide-react';
import { settings } from '../../base/settings.ts';
import { useStore } from '../../base/store.ts';
import { useText } from '../../language/language.ts';
import { useScene, useSession } from '../../session/context.ts';
import { IconButton } from '../../ui/Button.tsx';
import { whyNoReview } from '../../windows/record/review-steps.ts';
import type { OpenWindow } from './open-window.ts';
import styles from './TopBar.module.css';
import { useGamePlace } from './use-game-place.ts';

interface TopBarToolsProps {
  readonly onOpen: (window: OpenWindow) => void;
}

/** The buttons at the right of the bar; narrow screens show fewer of them, and the menu has them all. */
export function TopBarTools({ onOpen }: TopBarToolsProps) {
  const t = useText();
  const place = useGamePlace();
  return (
    <div className={styles.tools}>
      <span className={styles.desktop}>{place.tools?.(onOpen)}</span>
      <ReviewButton />
      <IconButton
        icon={<ScrollText size={18} />}
        label={t.game.log}
        keys="G"
        onClick={() => onOpen({ kind: 'log' })}
      />
      <span className={styles.belowDesktop}>
        <IconButton
          icon={<Trophy size={18} />}
          label={t.game.points}
          onClick={() => onOpen({ kind: 'points' })}
        />
      </span>
      <span className={styles.abovePhone}>
        <IconButton
          icon={<Users size={18} />}
          label={t.game.players}
          onClick={() => onOpen({ kind: 'players' })}
        />
      </span>
      <span className={styles.desktop}>
        <IconButton
          icon={<BookOpen size={18} />}
          label={t.game.handbook}
          onClick={() => onOpen({ kind: 'handbook' })}
        />
      </span>
      <span className={styles.desktop}>
        <IconButton
          icon={<Keyboard size={18} />}
          label={t.game.keys}
          onClick={() => onOpen({ kind: 'keys' })}
        />
      </span>
      <span className={styles.abovePhone}>
        <ViewButton />
      </span>
      <span className={styles.desktop}>
        <IconButton
          icon={<Settings size={18} />}
          label={t.game.settings}
          onClick={() => onOpen({ kind: 'settings' })}
        />
      </span>
    </div>
  );
}

/** Shows what happened since the viewer's last turn. */
function ReviewButton() {
  const t = useText();
  const session = useSession();
  const isReviewing = useScene((s) => s.review !== null);
  const since = useScene(() => session.review.lastOwnEntry);
  const isPlayed = useScene((s) => s.people.length > 0);
  if (!isPlayed) return null; // nobody here had a turn
  return (
    <IconButton
      icon={<ClockArrowUp size={18} />}
      label={t.game.review.since}
      blocked={whyNoReview(t, since, isReviewing)}
      onClick={() => since !== null && session.review.from(since)}
    />
  );
}

/** Between the map and the list. */
function ViewButton() {
  const t = useText();
  const view = useStore(settings, (s) => s.view);
  return (
    <IconButton
      icon={view === 'map' ? <ListTree size={18} /> : <MapIcon size={18} />}
      label={view === 'map' ? t.game.listView : t.game.mapView}
      keys="V"
      onClick={() => settings.update({ view: view === 'map' ? 'list' : 'map' })}
    />
  );
}
