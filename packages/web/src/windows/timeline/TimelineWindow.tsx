import type { GameState, NationId } from '@bretwalda/engine';
import { rulesOf } from '@bretwalda/engine/queries';
import { useEffect, useRef } from 'react';
import { timelineOf } from '../../facts/rounds.ts';
import { useText } from '../../language/language.ts';
import { Crown } from '../../tokens/Tokens.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { RoundRow } from './RoundRow.tsx';
import styles from './TimelineWindow.module.css';
import { Laurel, StatusIcon } from './timeline-icons.tsx';

interface TimelineWindowProps {
  readonly state: GameState;
  readonly onClose: () => void;
  readonly onNation: (nation: NationId) => void;
}

/** Room above the present round, so that the one before it can be seen. */
const MARGIN = 120;
const STATUSES = ['major-invasion', 'raid', 'boats'] as const;
const CROWNS = ['bretwalda', 'king'] as const;

/** All rounds with their years, arrivals, crowns and scoring (UI-81). */
export function TimelineWindow({ state, onClose, onNation }: TimelineWindowProps) {
  const t = useText();
  const words = t.windows.timeline;
  const list = useRef<HTMLOListElement>(null);
  const rounds = timelineOf(state);
  const comings = rounds.flatMap((round) => round.comings);
  const crowns = CROWNS.filter((crown) => rounds.some((round) => round.crown === crown));
  const statuses = STATUSES.filter((status) => comings.some((coming) => coming.status.includes(status)));

  // The window opens on the present round.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const row = list.current?.querySelector('[aria-current]');
      const body = list.current?.closest('[role="group"]');
      if (row && body)
        body.scrollTop += row.getBoundingClientRect().top - body.getBoundingClientRect().top - MARGIN;
    });
    return () => cancelAnimationFrame(frame);
  }, []);

  return (
    <Dialog title={words.window} onClose={onClose} size="wide" testId="timeline-window">
      <p className="muted">
        {words.intro}
        {comings.some(({ namesake }) => namesake) && ` ${words.names}`}
      </p>
      <ul className={`${styles.key} small`} aria-label={words.key}>
        <li>
          <Laurel /> {words.scoring}
        </li>
        {crowns.length > 0 && (
          <li>
            <Crown size={18} /> {crowns.map((crown) => words.crown[crown]).join(', ')}
          </li>
        )}
        {statuses.map((status) => (
          <li key={status}>
            <StatusIcon status={status} />
            <span>
              <b>{t.windows.status(status)}:</b> {t.windows.statusNote(status, rulesOf(state))}
            </span>
          </li>
        ))}
      </ul>
      <ol ref={list} className={styles.rounds}>
        {rounds.map((fact) => (
          <RoundRow key={fact.round} fact={fact} onNation={onNation} />
        ))}
      </ol>
    </Dialog>
  );
}
