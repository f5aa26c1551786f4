import { type NationId, nationId } from '@bretwalda/engine';
import { TIMELINE } from '@bretwalda/engine/data';
import { nationPoints } from '@bretwalda/engine/queries';
import {
  BookOpen,
  ClockArrowUp,
  Keyboard,
  ListTree,
  Map as MapIcon,
  Menu,
  ScrollText,
  Settings,
  Trophy,
  Users,
} from 'lucide-react';
import { memo } from 'react';
import { settings } from '../../base/settings.ts';
import { useStore } from '../../base/store.ts';
import { phaseOf } from '../../facts/phases.ts';
import { useText } from '../../language/language.ts';
import { NationOrder } from '../../panels/NationOrder.tsx';
import { useScene, useSession } from '../../session/context.ts';
import { Shield } from '../../tokens/Tokens.tsx';
import { IconButton } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { whyNoReview } from '../../windows/record/review-steps.ts';
import type { OpenWindow } from './open-window.ts';
import styles from './TopBar.module.css';

interface TopBarProps {
  readonly onOpen: (window: OpenWindow) => void;
}

/** Menu, the order of the nations, and tools. */
export const TopBar = memo(function TopBar({ onOpen }: TopBarProps) {
  const t = useText();
  const session = useSession();
  const state = useScene((s) => s.state);
  const name = useScene((s) => s.table.name);
  const review = useScene((s) => s.review !== null);
  const view = useStore(settings, (s) => s.view);
  const onNation = (nation: NationId) => onOpen({ kind: 'nation', nation });
  const since = session.lastOwnEntry;
  return (
    <header className={styles.bar}>
      <IconButton
        icon={<Menu size={18} />}
        label={t.game.menu}
        onClick={() => onOpen({ kind: 'menu' })}
        testId="menu"
      />
      <h1 className={classes('title', styles.name)}>Bretwalda</h1>
      <p className={classes('tiny muted', styles.table)}>{name}</p>
      <PhoneHead />
      <div className={styles.order}>
        <NationOrder state={state} onNation={onNation} />
      </div>
      <div className={styles.tools}>
        <IconButton
          icon={<ClockArrowUp size={18} />}
          label={t.game.review.since}
          blocked={whyNoReview(t, since, review)}
          onClick={() => since !== null && session.reviewFrom(since)}
        />
        <IconButton
          icon={<ScrollText size={18} />}
          label={t.game.log}
          keys="G"
          onClick={() => onOpen({ kind: 'log' })}
        />
        <span className={styles.narrow}>
          <IconButton
            icon={<Trophy size={18} />}
            label={t.game.points}
            onClick={() => onOpen({ kind: 'points' })}
          />
        </span>
        <span className={styles.big}>
          <IconButton
            icon={<Users size={18} />}
            label={t.game.players}
            onClick={() => onOpen({ kind: 'players' })}
          />
        </span>
        <span className={styles.wide}>
          <IconButton
            icon={<BookOpen size={18} />}
            label={t.game.handbook}
            onClick={() => onOpen({ kind: 'handbook' })}
          />
        </span>
        <span className={styles.wide}>
          <IconButton
            icon={<Keyboard size={18} />}
            label={t.game.keys}
            onClick={() => onOpen({ kind: 'keys' })}
          />
        </span>
        <span className={styles.big}>
          <IconButton
            icon={view === 'map' ? <ListTree size={18} /> : <MapIcon size={18} />}
            label={view === 'map' ? t.game.listView : t.game.mapView}
            keys="V"
            onClick={() => settings.update({ view: view === 'map' ? 'list' : 'map' })}
          />
        </span>
        <span className={styles.wide}>
          <IconButton
            icon={<Settings size={18} />}
            label={t.game.settings}
            onClick={() => onOpen({ kind: 'settings' })}
          />
        </span>
      </div>
      <div className={styles.row}>
        <b className="small">{t.game.roundShort(state.round)}</b>
        <span className="tiny muted">
          {t.game.years(TIMELINE[state.round - 1]?.years[0] ?? 0, TIMELINE[state.round - 1]?.years[1] ?? 0)}
        </span>
        <div className={styles.order}>
          <NationOrder state={state} onNation={onNation} size={18} />
        </div>
      </div>
    </header>
  );
});

/** On a phone the bar names the acting nation and its phase. */
function PhoneHead() {
  const t = useText();
  const state = useScene((s) => s.state);
  if (state.nation < 0) return null;
  const nation = nationId(state.nation);
  const phase = phaseOf(state);
  const points = t.names.counts.points(nationPoints(state)[state.nation] ?? 0);
  return (
    <div className={styles.phone}>
      <Shield nation={nation} size={34} />
      <div>
        <h2 className="title">{t.names.nations(nation)}</h2>
        <p className="tiny muted">{[...(phase ? [t.phases.turn(phase).name] : []), points].join(', ')}</p>
      </div>
    </div>
  );
}
