import type { NationId } from '@bretwalda/engine';
import { memo, useCallback } from 'react';
import { useText } from '../../language/language.ts';
import { NextScoring } from '../../panels/NextScoring.tsx';
import { useScene, useSession } from '../../session/context.ts';
import { classes } from '../../ui/classes.ts';
import { Log } from '../../windows/record/Log.tsx';
import { PointsPanel } from '../../windows/record/PointsPanel.tsx';
import styles from './GameScreen.module.css';
import type { OpenWindow } from './open-window.ts';
import { useGamePlace } from './use-game-place.ts';

interface RecordPanelProps {
  readonly onOpen: (window: OpenWindow) => void;
}

/** Points, log and the next scoring. */
export const RecordPanel = memo(function RecordPanel({ onOpen }: RecordPanelProps) {
  const t = useText();
  const place = useGamePlace();
  const session = useSession();
  const onMoment = useCallback((length: number) => session.review.moment(length), [session]);
  const state = useScene((s) => s.state);
  const history = useScene((s) => s.game);
  const players = useScene((s) => s.game.config.players);
  const viewer = useScene((s) => s.viewer);
  const reasons = useScene((s) => s.reasons);
  const onNation = useCallback((nation: NationId) => onOpen({ kind: 'nation', nation }), [onOpen]);
  const record = (
    <>
      <PointsPanel
        state={state}
        players={players}
        viewer={viewer}
        onOpen={() => onOpen({ kind: 'scores' })}
        onNation={onNation}
      />
      <div className={classes('card', styles.log)}>
        <Log history={history} players={players} reasons={reasons} notes={place.notes} onMoment={onMoment} />
      </div>
      <NextScoring />
    </>
  );
  return (
    <aside className={styles.recordPanel} aria-label={t.game.record}>
      {place.panel}
      {place.besideRecord?.(record) ?? record}
    </aside>
  );
});
